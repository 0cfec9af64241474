import { diceCounts, type Points } from '../../../base/units.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { DecisionDifference } from './decision-difference.ts'
import { allDiceOf, DECISION, decisionAt, decisionIndex, type Decisions } from './decisions.ts'
import type { Boundary } from '../../../pictures/drawing.ts'
import { CELL, type Grid, type Region } from '../../../pictures/grid.ts'

/** Turn totals shown beyond the last one that matters, and how many there are at least. */
const BEYOND = 3
const FEWEST = 12

/**
 * A way to decide as a grid: dice left across, turn totals upward. A value is what is at stake, the
 * points between rolling and banking with the best play after it: above zero where this player rolls
 * and below zero where it banks. What play never reaches has none.
 */
export function decisionGrid(decisions: Decisions, totals: readonly Points[]): Grid {
  const counts = diceCounts(allDiceOf(decisions))
  const values = new Float64Array(totals.length * counts.length)
  const kinds = new Uint8Array(values.length)
  totals.forEach((total, row) => {
    for (const n of counts) {
      const at = row * counts.length + n - 1
      const bits = decisionAt(decisions, total, n)
      const reached = (bits & DECISION.reached) !== 0
      const stake = Math.abs(decisions.gains[decisionIndex(decisions, total, n)] ?? NaN)
      kinds[at] = reached ? CELL.value : CELL.unreachable
      values[at] = !reached ? NaN : bits & DECISION.bank ? -stake : stake
    }
  })
  return {
    columns: { title: farkleTexts.pictures.diceLeft, values: counts },
    rows: { title: farkleTexts.pictures.turnTotal, values: totals },
    title: farkleTexts.pictures.stake,
    values,
    kinds,
  }
}

/** The turn totals worth a picture: up to a little above the last limit of either side. */
export function shownTotals({ totals, limits }: DecisionDifference): Points[] {
  const highest = Math.max(...limits.flatMap(({ left, right }) => [left ?? 0, right ?? 0]))
  const last = totals.findLastIndex((total) => total <= highest)
  return totals.slice(0, Math.max(last + 1 + BEYOND, FEWEST))
}

/** The cells that differ, to be outlined in the grids of both sides over these totals. */
export function changedRegion(
  { changed, limits }: DecisionDifference,
  totals: readonly Points[],
): Region {
  return { title: texts.pictures.changed, mask: changed.slice(0, totals.length * limits.length) }
}

/** From which turn total on each number of dice is banked, as a line; nowhere where it is always rolled. */
export function bankBoundary(
  limits: readonly (Points | null)[],
  totals: readonly Points[],
): Boundary {
  return {
    title: farkleTexts.pictures.boundary,
    from: limits.map((limit) =>
      limit === null ? null : (totals.find((total) => total > limit) ?? Infinity),
    ),
  }
}
