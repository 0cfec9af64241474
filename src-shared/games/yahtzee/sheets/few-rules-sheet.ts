import { yahtzeeTexts } from '../texts/texts.ts'
import { yahtzeeThumbSentences } from '../analysis/thumb-sentences.ts'
import type { YahtzeeMaterial } from '../cards/sources.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import { decimal } from '../../../sheets/sheet-words.ts'
import type { YahtzeeSheetSources } from './sheet-sources.ts'

export function fewRulesSheet(
  { value, rules }: YahtzeeMaterial,
  { thumb }: YahtzeeSheetSources,
): SheetBody {
  const words = yahtzeeTexts.sheets.fewRules
  if (thumb === null) throw new Error('the sheet of few rules needs a rule')
  const { keeps, box } = yahtzeeThumbSentences(thumb.rule)
  const numbered = rules.rerolls > 0 ? keeps.map((line, i) => words.numbered(i + 1, line)) : []
  const text = words.earns(decimal(thumb.mean, 1), decimal(value, 1))
  return {
    blocks: [{ kind: 'lines', title: null, lines: [...numbered, box] }],
    worth: { points: thumb.mean, bestPoints: value, wins: null, text },
  }
}
