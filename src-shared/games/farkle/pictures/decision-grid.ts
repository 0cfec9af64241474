import { diceCounts, type Points, type DiceCount } from '../../../base/units.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import {
  allDiceOf,
  DECISION,
  decisionAt,
  decisionIndex,
  type Decisions,
  rolledUpTo,
} from './decisions.ts'
import type { Boundary } from '../../../pictures/drawing.ts'
import { CELL, type Grid, type Region } from '../../../pictures/grid.ts'

/** See rolledUpTo. */
export interface RollLimits {
  readonly dice: DiceCount
  readonly left: Points | null
  readonly right: Points | null
}

export interface DecisionDifference {
  /** Turn totals listed on both sides, ascending. */
  readonly totals: readonly Points[]
  /** 1 where one side banks and the other rolls: `index in totals * limits.length + dice - 1`. */
  readonly changed: Uint8Array
  readonly changes: number
  /** By number of dice, up to the larger number. */
  readonly limits: readonly RollLimits[]
  /** Largest relative change; null if no limit changes. */
  readonly most: RollLimits | null
}

function totalsOf(left: Decisions, right: Decisions): Points[] {
  const end = Math.min(left.end, right.end)
  const all = new Set<Points>()
  for (const { grid } of [left, right]) {
    for (let total = grid; total < end; total += grid) all.add(total)
  }
  return [...all].sort((a, b) => a - b)
}

/** Relative to the larger limit, as low totals are more common; from or to no limit is 1. */
function changeOf({ left, right }: RollLimits): number {
  if (left === right) return 0
  if (left === null || right === null) return 1
  return Math.abs(left - right) / Math.max(left, right)
}

/** A cell has changed if both sides can reach it and their choices differ. */
export function decisionDifference(left: Decisions, right: Decisions): DecisionDifference {
  const totals = totalsOf(left, right)
  const counts = diceCounts(Math.max(allDiceOf(left), allDiceOf(right)))
  const changed = new Uint8Array(totals.length * counts.length)
  let changes = 0
  totals.forEach((total, i) => {
    for (const n of counts) {
      const [one, other] = [decisionAt(left, total, n), decisionAt(right, total, n)]
      const both = (one & other & DECISION.reached) !== 0
      if (!both || ((one ^ other) & DECISION.bank) === 0) continue
      changed[i * counts.length + n - 1] = 1
      changes++
    }
  })
  const limits = counts.map((dice) => ({
    dice,
    left: rolledUpTo(left, dice),
    right: rolledUpTo(right, dice),
  }))
  const most = limits.reduce((far, one) => (changeOf(one) >= changeOf(far) ? one : far))
  return { totals, changed, changes, limits, most: changeOf(most) > 0 ? most : null }
}

/** Rows shown beyond the last relevant total, and minimum number of rows. */
const BEYOND = 3
const FEWEST = 12

/** Points at stake between roll and bank: positive where this player rolls, else negative. */
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
