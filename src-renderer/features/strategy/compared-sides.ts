import { ALL_DICE } from '#shared/base/units.ts'
import {
  decisionDifference,
  type DecisionDifference,
} from '#shared/pictures/decision-difference.ts'
import {
  bankBoundary,
  changedRegion,
  decisionGrid,
  shownTotals,
} from '#shared/pictures/decision-grid.ts'
import type { Boundary } from '#shared/pictures/drawing.ts'
import { CELL, cellIndex, type Grid, type GridCell, type Region } from '#shared/pictures/grid.ts'
import { formatDice, formatNumber } from '../../components/format.ts'
import type { DecisionAnswer } from './compare-words.ts'

/** One side of a comparison as it is drawn. */
interface DrawnSide {
  readonly grid: Grid
  readonly boundary: Boundary
  /** Up to which turn totals dice are rolled, in a sentence. */
  readonly finding: string
}

/** Two sides over the same axes, and where they differ. */
export interface ComparedSides {
  readonly difference: DecisionDifference
  readonly changed: Region
  readonly drawn: readonly DrawnSide[]
}

/** "Rolls 5 dice up to 2 850, 4 dice up to 950; 6 dice always." */
function limitsFinding(limits: readonly (number | null)[]): string {
  const dice = limits.map((limit, i) => ({ limit, words: formatDice(i + 1) })).reverse()
  const rolled = dice.filter(({ limit }) => limit !== null && limit > 0)
  const always = dice.filter(({ limit }) => limit === null)
  const parts = [
    ...rolled.map(({ limit, words }) => `${words} up to ${formatNumber(limit!)}`),
    ...always.map(({ words }) => `${words} at any total`),
  ]
  return parts.length === 0 ? 'Banks whatever it can.' : `Rolls ${parts.join(', ')}.`
}

/** What is drawn of two ways to decide. */
export function comparedSides(left: DecisionAnswer, right: DecisionAnswer): ComparedSides {
  const difference = decisionDifference(left, right)
  const totals = shownTotals(difference)
  const drawnOf = (own: DecisionAnswer, limits: readonly (number | null)[]): DrawnSide => ({
    grid: decisionGrid(own, totals),
    boundary: bankBoundary(limits, totals),
    finding: limitsFinding(limits),
  })
  return {
    difference,
    changed: changedRegion(difference, totals),
    drawn: [
      drawnOf(
        left,
        difference.limits.map((limit) => limit.left),
      ),
      drawnOf(
        right,
        difference.limits.map((limit) => limit.right),
      ),
    ],
  }
}

/** What a side does in a cell, and what is at stake there; null where play never comes. */
function deedAt(
  { grid }: DrawnSide,
  at: GridCell,
): { readonly deed: 'roll' | 'bank'; readonly stake: number } | null {
  const cell = cellIndex(grid, at)
  if (grid.kinds[cell] !== CELL.value) return null
  const value = grid.values[cell]!
  return { deed: value > 0 ? 'roll' : 'bank', stake: Math.abs(value) }
}

/** A cell of one side in a sentence, with the other side where it decides otherwise. */
export function decisionWords(
  sides: readonly DrawnSide[],
  titles: readonly string[],
  side: number,
  at: GridCell,
): string {
  const { rows } = sides[side]!.grid
  const dice = Math.min(at.column + 1, ALL_DICE)
  const where = `${formatDice(dice)} left at a turn total of ${formatNumber(rows.values[at.row]!)}`
  const own = deedAt(sides[side]!, at)
  const other = deedAt(sides[1 - side]!, at)
  if (own === null) return `${where}: never reached.`
  const said = `${where}: ${own.deed}, ${formatNumber(own.stake, 1)} points at stake`
  if (other === null || other.deed === own.deed) return `${said}.`
  return `${said}; ${titles[1 - side]!}: ${other.deed}.`
}
