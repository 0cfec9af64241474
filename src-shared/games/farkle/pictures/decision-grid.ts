import { diceCounts, type Points } from '../../../base/units.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { DecisionDifference } from './decision-difference.ts'
import { allDiceOf, DECISION, decisionAt, decisionIndex, type Decisions } from './decisions.ts'
import type { Boundary } from '../../../pictures/drawing.ts'
import { CELL, type Grid, type Region } from '../../../pictures/grid.ts'

/** Rows shown beyond the last relevant total, and minimum number of rows. */
const BEYOND = 3
const FEWEST = 12

/**
 * Points at stake between roll and bank: positive where this player rolls, negative where it
 * banks.
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

export function shownTotals({ totals, limits }: DecisionDifference): Points[] {
  const highest = Math.max(...limits.flatMap(({ left, right }) => [left ?? 0, right ?? 0]))
  const last = totals.findLastIndex((total) => total <= highest)
  return totals.slice(0, Math.max(last + 1 + BEYOND, FEWEST))
}

export function changedRegion(
  { changed, limits }: DecisionDifference,
  totals: readonly Points[],
): Region {
  return { title: texts.pictures.changed, mask: changed.slice(0, totals.length * limits.length) }
}

/** null is a limit that does not exist: always roll. */
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
