import { farkleTexts } from '../texts/texts.ts'
import { actionWords, differenceWords, pointsWords } from '../analysis/analysis-words.ts'
import { facesInWords } from '../analysis/kind-names.ts'
import type { Goal, Value } from '../../../base/units.ts'
import type { LegalAction } from './question.ts'

/** Examples: "12.3 points", "1.20 percentage points". */
export function lossWords(goal: Goal, loss: Value): string {
  return goal === 'points' ? pointsWords(loss) : differenceWords(loss)
}

/** Examples: "set aside 1 1 and bank 350", "roll 4 dice", "set aside 1 1". */
export function optionWords(
  option: Omit<LegalAction, 'points'>,
  names: readonly string[] = [],
): string {
  const { then, setAside, kinds } = option
  return then === null
    ? farkleTexts.analysis.setAside(facesInWords(setAside, kinds, names))
    : actionWords({ ...option, then }, names)
}
