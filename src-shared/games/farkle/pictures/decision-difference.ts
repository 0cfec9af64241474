import { diceCounts, type DiceCount, type Points } from '../../../base/units.ts'
import { allDiceOf, DECISION, decisionAt, rolledUpTo, type Decisions } from './decisions.ts'

/** Up to which turn total a number of dice is rolled on either side, as rolledUpTo says it. */
export interface RollLimits {
  readonly dice: DiceCount
  readonly left: Points | null
  readonly right: Points | null
}

/** How two ways to decide differ. */
export interface DecisionDifference {
  /** Every turn total of either side that is listed on both, ascending from the least one. */
  readonly totals: readonly Points[]
  /** 1 where one side banks and the other rolls, by `place in totals * limits + dice - 1`. */
  readonly changed: Uint8Array
  readonly changes: number
  /** By number of dice, up to what the side with more of them rolls. */
  readonly limits: readonly RollLimits[]
  /** The number of dice whose limit changes most as a part of itself; null if none changes. */
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

/**
 * How much a limit changes, as a part of the larger one: what is low comes up in more turns, so that
 * 100 points weigh more there. From or to no limit is a change of the whole.
 */
function changeOf({ left, right }: RollLimits): number {
  if (left === right) return 0
  if (left === null || right === null) return 1
  return Math.abs(left - right) / Math.max(left, right)
}

/**
 * Where two ways to decide differ: two rule sets, or two players of one. A cell has changed if play
 * comes there on both sides and one banks where the other rolls.
 */
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
