import { writtenDifference } from '../../../texts/numbers.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import { addsText, decimal, worthOf } from '../../../sheets/sheet-words.ts'
import { stepSentences } from '../steps/step-sentences.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { SheetMaterial } from './sheet-sources.ts'

/** At most seven lines. */
export function firstStepsSheet({ rules, steps, worth }: SheetMaterial): SheetBody {
  const words = farkleTexts.sheets.firstSteps
  const sentences = stepSentences(rules, steps)
  const lines = steps.flatMap((step, i) => {
    if (step.rules.length === 0) return []
    const makes = decimal(step.makes, 1)
    if (i === 0) return [words.first(sentences[i]!, makes)]
    const adds = writtenDifference(step.makes, steps[i - 1]!.makes, 1)
    return [words.step(sentences[i]!, addsText(adds === 0 ? Number.MIN_VALUE : adds), makes)]
  })
  const made = steps.findLast((step) => step.rules.length > 0)!.makes
  return {
    blocks: [{ kind: 'lines', title: words.caption, lines }],
    worth: worthOf(made, worth.best, null),
  }
}
