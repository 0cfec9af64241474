import { farkleTexts } from '../texts/texts.ts'
import {
  actionWords,
  differenceWords,
  PLAIN_WRITING,
  pointsWords,
  type Writing,
} from '../analysis/analysis-words.ts'
import { facesInWords } from '../analysis/kind-names.ts'
import type { Goal, Value } from '../../../base/goal.ts'
import type { RankedOption } from './question.ts'

/** Examples: "12.3 points", "1.20 percentage points". */
export function lossWords(goal: Goal, loss: Value, writing: Writing = PLAIN_WRITING): string {
  return goal === 'points' ? pointsWords(loss, writing) : differenceWords(loss, writing)
}

/** Examples: "set aside 1 1 and bank 350", "roll 4 dice", "set aside 1 1". */
export function optionWords(
  option: Pick<
    RankedOption,
    'setAside' | 'kinds' | 'then' | 'diceLeft' | 'leftKinds' | 'turnTotal'
  >,
  writing: Writing = PLAIN_WRITING,
): string {
  const { then, setAside, kinds } = option
  return then === null
    ? farkleTexts.analysis.setAside(facesInWords(setAside, kinds, writing.kinds ?? []))
    : actionWords({ ...option, then }, writing)
}
