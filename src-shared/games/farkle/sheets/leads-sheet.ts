import type { DiceCount, Points } from '../../../base/units.ts'
import { pointsText } from '../../../cards/card-words.ts'
import type { LeadNumber, LeadPhase } from '../solve/match/lead-advice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'
import { howToUse, wordMeanings } from './limits-sheet.ts'
import { cell, cellsOf, diceRows, diceTable, NONE } from '../../../sheets/sheet-cells.ts'
import type { SheetBody, SheetCell, SheetTable } from '../../../sheets/sheet.ts'
import type { SheetMaterial } from './sheet-sources.ts'
import { boldLines, decimal, winsWorth } from '../../../sheets/sheet-words.ts'

/** Bold from this win probability gained over the number for points. */
const DEAR_WINS = 0.0005

function range(from: Points, to: Points | undefined): string {
  const words = farkleTexts.sheets.leads
  return to === undefined
    ? words.orMore(pointsText(from))
    : words.range(pointsText(from), pointsText(to))
}

function leadHead(leads: readonly Points[], band: number, grid: Points): string {
  const from = leads[band - 1]
  const next = leads[band]
  const to = next === undefined ? undefined : next - grid
  const words = farkleTexts.sheets.leads
  if (from !== undefined && from > 0) return words.ahead(range(from, to))
  if (to !== undefined && to < 0) {
    return words.behind(range(-to, from === undefined ? undefined : -from))
  }
  return to === undefined ? words.any : words.within(pointsText(to))
}

function numberCell({ minimumBank }: RuleSet, { from, reached, worth }: LeadNumber): SheetCell {
  if (!reached) return cell(NONE, 'never')
  const weight = worth >= DEAR_WINS ? 'dear' : 'plain'
  if (from === null) return cell(farkleTexts.sheets.never, weight)
  // Totals below the minimum cannot be banked.
  const least = Math.max(from, minimumBank)
  return cell(least === 0 ? farkleTexts.sheets.any : pointsText(least), weight)
}

function captionOf(phases: readonly LeadPhase[], i: number): string {
  const { from } = phases[i]!
  const next = phases[i + 1]?.from
  const words = farkleTexts.sheets.leads
  if (phases.length === 1) return words.caption
  if (i === 0) return words.below(pointsText(next!))
  return next === undefined
    ? words.from(pointsText(from))
    : words.between(pointsText(from), pointsText(next))
}

/** At most three tables of five columns; leads without any visits have no column. */
export function leadsSheet({ rules, leads: advice, worth }: SheetMaterial): SheetBody {
  const { grid, leads, phases, average, withoutNumbers } = advice!
  const { nothingShort, boldWins, leads: words } = farkleTexts.sheets
  const tables = phases.map(({ numbers }, i): SheetTable => {
    const columns = numbers.flatMap((band, b) =>
      band.some(({ reached }) => reached)
        ? [
            {
              title: leadHead(leads, b, grid),
              cellOf: (n: DiceCount) => numberCell(rules, band[n - 1]!),
            },
          ]
        : [],
    )
    return diceTable(diceRows(rules.dice), columns, { caption: captionOf(phases, i) })
  })
  const cells = tables.flatMap(cellsOf)
  const goal = pointsText(rules.goal)
  return {
    blocks: [
      howToUse(
        words.useLead,
        words.useBank,
        wordMeanings(cells, nothingShort(goal)),
        words.useGoal(goal),
      ),
      ...tables,
      ...boldLines(cells, boldWins(decimal(DEAR_WINS * 100, 2))),
    ],
    worth: winsWorth(worth.best, average, withoutNumbers),
  }
}
