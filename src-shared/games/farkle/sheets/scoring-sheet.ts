import { diceCounts } from '../../../base/units.ts'
import { pointsText } from '../../../cards/card-words.ts'
import { FACES } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { combinationWords } from '../analysis/rule-words.ts'
import { farkleTexts } from '../texts/texts.ts'
import { diceSigns } from '../../../sheets/dice-signs.ts'
import { cell, NONE, numberColumns } from '../../../sheets/sheet-cells.ts'
import type { SheetBlock, SheetBody } from '../../../sheets/sheet.ts'

/** At most six rows of six columns for sets, and five rows for combinations. */
export function scoringSheet({ rules }: { readonly rules: RuleSet }): SheetBody {
  const { corner, ofAKind, allSix, points: heading } = farkleTexts.sheets.scoring
  const counts = diceCounts(rules.dice).filter((count) =>
    rules.sets.some((points) => points[count - 1]! > 0),
  )
  const combinations = combinationWords(rules, pointsText)
  const sets: SheetBlock = {
    kind: 'table',
    caption: null,
    corner,
    columns: numberColumns(counts.map(ofAKind)),
    rows: FACES.map((face) => ({
      head: diceSigns([face]),
      cells: counts.map((count) => {
        const points = rules.sets[face - 1]![count - 1]!
        return points > 0 ? cell(pointsText(points)) : cell(NONE, 'never')
      }),
    })),
  }
  const others: SheetBlock = {
    kind: 'table',
    caption: null,
    corner: allSix,
    columns: numberColumns([heading]),
    rows: combinations.map(({ name, points }) => ({ head: name, cells: [cell(points)] })),
  }
  return { blocks: combinations.length > 0 ? [sets, others] : [sets], worth: null }
}
