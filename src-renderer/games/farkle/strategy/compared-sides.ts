import {
  decisionDifference,
  bankBoundary,
  changedRegion,
  decisionGrid,
  shownTotals,
  type DecisionDifference,
  type RollLimits,
} from '#shared/games/farkle/pictures/decision-grid.ts'
import { CELL, cellIndex, type Grid, type GridCell } from '#shared/pictures/grid.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import {
  formatNumber,
  formatDifference,
  formatPercent,
  formatPercentDifference,
} from '../../../components/format.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { NumberRow } from '../../../components/number-row.ts'

type DecisionAnswer = AnswerOf<BackendRequests, 'farkle.turnDecisions'>

interface Side {
  readonly title: string
  readonly answer: DecisionAnswer
}

const SMALL = 0.05

type Reach = Parameters<Words['limit']>[1]
type Words = typeof farklePageTexts.strategy.compare

/** Null means that the dice are always rolled. */
function reachOf(limit: number | null): Reach {
  if (limit === null) return 'always'
  return limit === 0 ? 'never' : { upTo: formatNumber(limit) }
}

function worthWords(left: DecisionAnswer, right: DecisionAnswer): string {
  const { asMuch, worth } = farklePageTexts.strategy.compare
  const gain = right.mean - left.mean
  return Math.abs(gain) < SMALL ? asMuch : worth(formatNumber(Math.abs(gain), 1), gain > 0)
}

const limitWords = ({ dice, left, right }: RollLimits, who: string | null): string =>
  farklePageTexts.strategy.compare.limit(dice, reachOf(left), reachOf(right), who)

/**
 * Sentence on the largest change. `who` is the policy on the right, such as "holding at 300"; null
 * if the right is the best play under other rules.
 */
export function compareFinding(
  { changes, most }: DecisionDifference,
  left: DecisionAnswer,
  right: DecisionAnswer,
  who: string | null = null,
): string {
  const { noLimit, same, finding } = farklePageTexts.strategy.compare
  const unmoved = changes > 0 ? noLimit(changes, formatNumber(changes)) : same
  return finding(most ? limitWords(most, who) : unmoved, worthWords(left, right))
}

export function compareRows(left: Side, right: Side): NumberRow[] {
  const row = ({ title, answer }: Side): NumberRow => ({
    key: title,
    cells: [
      title,
      formatNumber(answer.mean, 3),
      formatNumber(answer.standardDeviation, 1),
      formatPercent(answer.farkleProbability),
    ],
  })
  const [a, b] = [left.answer, right.answer]
  return [
    row(left),
    row(right),
    {
      key: 'difference',
      cells: [
        farklePageTexts.strategy.compare.difference,
        formatDifference(b.mean, a.mean, 3, 'exceptZero'),
        formatDifference(b.standardDeviation, a.standardDeviation, 1, 'exceptZero'),
        formatPercentDifference(b.farkleProbability, a.farkleProbability, 2, 'exceptZero'),
      ],
    },
  ]
}

export function compareColumns(): string[] {
  const { pointsATurn, deviation, farkles } = farklePageTexts.strategy.columns
  return [farklePageTexts.strategy.compare.side, pointsATurn, deviation, farkles]
}

function limitsFinding(limits: readonly (number | null)[]): string {
  const all = limits.map((limit, i) => ({ dice: i + 1, reach: reachOf(limit) })).reverse()
  const always = all.filter(({ reach }) => reach === 'always')
  const limited = all.filter(({ reach }) => typeof reach === 'object')
  return farklePageTexts.strategy.compare.rolls([...limited, ...always])
}

export function comparedSides(left: DecisionAnswer, right: DecisionAnswer) {
  const difference = decisionDifference(left, right)
  const totals = shownTotals(difference)
  return {
    difference,
    changed: changedRegion(difference, totals),
    drawn: (['left', 'right'] as const).map((side) => {
      const limits = difference.limits.map((limit) => limit[side])
      return {
        grid: decisionGrid(side === 'left' ? left : right, totals),
        boundary: bankBoundary(limits, totals),
        finding: limitsFinding(limits),
      }
    }),
  }
}

/** Action and stake of a side in a cell; null if the cell is unreachable. */
function deedAt(
  grid: Grid,
  at: GridCell,
): { readonly action: 'roll' | 'bank'; readonly stake: number } | null {
  const cell = cellIndex(grid, at)
  if (grid.kinds[cell] !== CELL.value) return null
  const value = grid.values[cell]!
  return { action: value > 0 ? 'roll' : 'bank', stake: Math.abs(value) }
}

export function decisionWords(
  sides: readonly { readonly grid: Grid }[],
  titles: readonly string[],
  side: number,
  at: GridCell,
): string {
  const { rows, columns } = sides[side]!.grid
  const dice = columns.values[at.column]!
  const words = farklePageTexts.strategy.compare
  const where = words.where(dice, formatNumber(rows.values[at.row]!))
  const own = deedAt(sides[side]!.grid, at)
  const other = deedAt(sides[1 - side]!.grid, at)
  if (own === null) return words.neverReached(where)
  const stake = formatNumber(own.stake, 1)
  return other === null || other.action === own.action
    ? words.action(where, own.action, stake)
    : words.actions(where, own.action, stake, titles[1 - side]!, other.action)
}
