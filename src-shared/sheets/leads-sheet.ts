import type { Points } from '../base/units.ts'
import { pointsText } from '../cards/card-words.ts'
import type { LeadNumber, LeadPhase } from '../farkle/match/lead-advice.ts'
import type { RuleSet } from '../farkle/rule-set.ts'
import { ANY, NEVER, wordMeanings } from './limit-cells.ts'
import { cell, diceRow, diceTable, NONE } from './sheet-cells.ts'
import type { SheetBody, SheetMaterial } from './sheet-sources.ts'
import { boldLines, decimal, winsWorth } from './sheet-words.ts'
import type { SheetCell, SheetTable } from './sheet.ts'

/** Bold where the number wins so many games more than the number for points. */
const DEAR_WINS = 0.0005

/** "500 to 1,450", or "1,500 or more" without an upper end. */
const range = (from: Points, to: Points | undefined): string =>
  to === undefined ? `${pointsText(from)} or more` : `${pointsText(from)} to ${pointsText(to)}`

/** What heads a row: the leads that it holds for. */
function leadHead(leads: readonly Points[], band: number, grid: Points): string {
  const from = leads[band - 1]
  const next = leads[band]
  const to = next === undefined ? undefined : next - grid
  if (from !== undefined && from > 0) return `${range(from, to)} ahead`
  if (to !== undefined && to < 0) {
    return `${range(-to, from === undefined ? undefined : -from)} behind`
  }
  return to === undefined ? 'Any score' : `Within ${pointsText(to)}`
}

function numberCell({ minimumBank }: RuleSet, { from, reached, worth }: LeadNumber): SheetCell {
  if (!reached) return cell(NONE, 'never')
  const weight = worth >= DEAR_WINS ? 'dear' : 'plain'
  if (from === null) return cell(NEVER, weight)
  // What is below the minimum cannot be banked, however much one would like to.
  const least = Math.max(from, minimumBank)
  return cell(least === 0 ? ANY : pointsText(least), weight)
}

function captionOf(phases: readonly LeadPhase[], i: number): string {
  const { from } = phases[i]!
  const next = phases[i + 1]?.from
  if (phases.length === 1) return 'Bank from, by lead and dice left'
  if (i === 0) return `Bank from, while both are below ${pointsText(next!)}`
  return next === undefined
    ? `Bank from, once somebody has ${pointsText(from)}`
    : `Bank from, once somebody has ${pointsText(from)}, up to ${pointsText(next)}`
}

/**
 * When to bank by lead and dice left: at most three tables of five rows and six columns. A lead that
 * no game comes to has no row.
 */
export function leadsSheet({ rules, leads: advice, worth }: SheetMaterial): SheetBody {
  const { grid, leads, phases, average, withoutNumbers } = advice!
  const tables = phases.map(({ numbers }, i): SheetTable => {
    const rows = numbers.flatMap((band, b) =>
      band.some(({ reached }) => reached)
        ? [diceRow(leadHead(leads, b, grid), (n) => numberCell(rules, band[n - 1]!))]
        : [],
    )
    return diceTable(rows, { caption: captionOf(phases, i), corner: 'Your lead' })
  })
  const cells = tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
  const goal = pointsText(rules.goal)
  return {
    blocks: [
      {
        kind: 'lines',
        title: 'How to use it',
        lines: [
          'Your lead is your banked score less theirs, before this turn. Choose dice by the breakpoint table.',
          'Bank once the turn total has reached the number for your lead and dice left; until then roll.',
          wordMeanings(cells, [
            [ANY, 'always bank'],
            [NEVER, `bank nothing short of ${goal}`],
          ]),
          `What reaches ${goal} is always banked.`,
        ].filter((line) => line !== ''),
      },
      ...tables,
      ...boldLines(
        cells,
        `by itself wins at least ${decimal(DEAR_WINS * 100, 2)} % more games than the number for most points`,
      ),
    ],
    worth: winsWorth(worth.best, average, withoutNumbers),
  }
}
