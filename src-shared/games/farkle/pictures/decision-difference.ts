import { diceCounts, type DiceCount, type Points } from '../../../base/units.ts'
import { allDiceOf, DECISION, decisionAt, rolledUpTo, type Decisions } from './decisions.ts'

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
