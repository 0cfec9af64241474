import { diceSigns } from '../../../sheets/dice-signs.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import { decimal } from '../../../sheets/sheet-words.ts'
import { writtenDifference } from '../../../texts/numbers.ts'
import type { ScorecardMaterial, ScorecardSheetSources } from '../cards/sources.ts'
import { stepCard } from '../steps/step-card.ts'
import { exampleSentence, stepSentence } from '../steps/step-sentences.ts'
import { scorecardTexts } from '../texts/texts.ts'

/** The steps in order, each with what it makes and an example. */
export function stepsSheet(
  { value, rules }: ScorecardMaterial,
  { steps: found }: ScorecardSheetSources,
): SheetBody {
  const words = scorecardTexts.sheets.steps
  if (found === null) throw new Error('the sheet of steps needs the steps')
  const { numbers, steps } = found
  const card = stepCard(rules)
  const lines = steps.map(({ id, makes, examples: [example] }, i) => {
    const before = steps[i - 1]
    const adds = before && decimal(writtenDifference(makes, before.makes, 1), 1)
    const sentence = stepSentence(card, numbers, id)
    const shown = example && words.example(exampleSentence(rules, example, diceSigns))
    return words.step(i + 1, sentence, adds ?? null, decimal(makes, 1)) + (shown ?? '')
  })
  const points = steps.at(-1)!.makes
  const text = words.earns(decimal(points, 1), decimal(value, 1))
  return {
    blocks: [{ kind: 'lines', title: words.caption, lines }],
    worth: { points, bestPoints: value, wins: null, text },
  }
}
