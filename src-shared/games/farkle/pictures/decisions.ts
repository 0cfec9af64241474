import { ALL_DICE, type DiceCount, type Points } from '../../../base/units.ts'
import { reachableRows } from '../solve/turn/reachability.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { gainOfRolling, type TurnStrategy } from '../solve/turn/score-solver.ts'
import { isPlainModel } from '../solve/turn/turn-model.ts'
import type { TurnPolicy } from '../solve/turn/turn-policy.ts'

export const DECISION = {
  /** Set for a bank, clear for a roll. */
  bank: 1,
  /** Reachable by legal play with a choice; at the start of a turn there is nothing to bank. */
  reached: 2,
} as const

/** Minimum number of rows, if the game has as many. */
const ENOUGH_ROWS = 2_000

/** Bank or roll by turn total and dice left. */
export interface Decisions {
  /** Row i is turn total i * grid. */
  readonly grid: Points
  /** Left out for six. */
  readonly allDice?: DiceCount | undefined
  /** Turn totals below are listed; the goal, or a total above which nothing changes. */
  readonly end: Points
  /** DECISION bits: `row * allDice + dice - 1`. */
  readonly cells: ArrayLike<number>
  /** E(s, n): points that rolling adds with the best policy; indexed like `cells`. */
  readonly gains: ArrayLike<number>
}

export function allDiceOf({ allDice = ALL_DICE }: Pick<Decisions, 'allDice'>): DiceCount {
  return allDice
}

/** `best` is the best strategy for the same turn. */
export function decisionsOf(rules: RuleSet, best: TurnStrategy, policy: TurnPolicy): Decisions {
  const { grid, allDice } = best.model
  // Rules with more turn state have no such picture.
  const counts = isPlainModel(best.model) ? best.model.counts : []
  const rows = Math.min(Math.ceil(rules.goal / grid), Math.max(ENOUGH_ROWS, best.rows + 1))
  const reached = reachableRows(rules, best.model, rows)
  const cells = new Uint8Array(rows * allDice)
  const gains = new Float64Array(rows * allDice)
  for (let row = 0; row < rows; row++) {
    for (const n of counts) {
      const at = row * allDice + n - 1
      const banks = policy.banks(n, Math.min(row, policy.rows))
      const decides = row > 0 && reached[n]![row] === 1
      cells[at] = (banks ? DECISION.bank : 0) | (decides ? DECISION.reached : 0)
      gains[at] = gainOfRolling(best, row * grid, n)
    }
  }
  const end = Math.min(rules.goal, rows * grid)
  return { grid, end, cells, gains, ...(allDice === ALL_DICE ? {} : { allDice }) }
}

/** -1 off the grid or from `end` on. */
export function decisionIndex(decisions: Decisions, total: Points, n: DiceCount): number {
  const { grid, end } = decisions
  const allDice = allDiceOf(decisions)
  const row = total / grid
  return Number.isInteger(row) && total < end && n <= allDice ? row * allDice + n - 1 : -1
}

/** 0 if not listed. */
export function decisionAt(decisions: Decisions, total: Points, n: DiceCount): number {
  return decisions.cells[decisionIndex(decisions, total, n)] ?? 0
}

/**
 * Largest turn total at which n dice are rolled, by choice or because banking is not allowed yet.
 * 0 if there is none, null if they are rolled at every reachable total.
 */
export function rolledUpTo(decisions: Decisions, n: DiceCount): Points | null {
  const { grid, end } = decisions
  let banked = false
  for (let row = Math.ceil(end / grid) - 1; row > 0; row--) {
    const bits = decisionAt(decisions, row * grid, n)
    if ((bits & DECISION.reached) === 0) continue
    if (bits === DECISION.reached) return banked ? row * grid : null
    banked = true
  }
  return 0
}
