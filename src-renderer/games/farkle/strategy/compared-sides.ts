import {
  decisionDifference,
  type DecisionDifference,
  bankBoundary,
  changedRegion,
  decisionGrid,
  shownTotals,
} from '#shared/games/farkle/pictures/decision-grid.ts'
import type { Boundary } from '#shared/pictures/drawing.ts'
import { CELL, cellIndex, type Grid, type GridCell, type Region } from '#shared/pictures/grid.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber } from '../../../components/format.ts'
import { reachOf, type DecisionAnswer } from './compare-words.ts'

interface DrawnSide {
  readonly grid: Grid
  readonly boundary: Boundary
  readonly finding: string
}

export interface ComparedSides {
  readonly difference: DecisionDifference
  readonly changed: Region
  readonly drawn: readonly DrawnSide[]
}

function limitsFinding(limits: readonly (number | null)[]): string {
  const all = limits.map((limit, i) => ({ dice: i + 1, reach: reachOf(limit) })).reverse()
  const always = all.filter(({ reach }) => reach === 'always')
  const limited = all.filter(({ reach }) => typeof reach === 'object')
  return farklePageTexts.strategy.compare.rolls([...limited, ...always])
}

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

/** Action and stake of a side in a cell; null if the cell is unreachable. */
function deedAt(
  { grid }: DrawnSide,
  at: GridCell,
): { readonly action: 'roll' | 'bank'; readonly stake: number } | null {
  const cell = cellIndex(grid, at)
  if (grid.kinds[cell] !== CELL.value) return null
  const value = grid.values[cell]!
  return { action: value > 0 ? 'roll' : 'bank', stake: Math.abs(value) }
}

export function decisionWords(
  sides: readonly DrawnSide[],
  titles: readonly string[],
  side: number,
  at: GridCell,
): string {
  const { rows, columns } = sides[side]!.grid
  const dice = columns.values[at.column]!
  const words = farklePageTexts.strategy.compare
  const where = words.where(dice, formatNumber(rows.values[at.row]!))
  const own = deedAt(sides[side]!, at)
  const other = deedAt(sides[1 - side]!, at)
  if (own === null) return words.neverReached(where)
  const stake = formatNumber(own.stake, 1)
  return other === null || other.action === own.action
    ? words.action(where, own.action, stake)
    : words.actions(where, own.action, stake, titles[1 - side]!, other.action)
}
