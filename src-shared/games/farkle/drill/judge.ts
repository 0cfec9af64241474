import type { Probability } from '../../../base/units.ts'
import type { Goal, Value } from '../../../base/goal.ts'
import type { PositionAction } from '../analysis/actions.ts'
import type { Position } from '../analysis/position.ts'
import type { BankOutcome } from '../analysis/outcome-names.ts'

/** An action with what it is worth for one goal. */
export interface JudgedAction extends PositionAction {
  readonly value: Value
  /** Chance that the next roll farkles; 0 for a bank. */
  readonly farkleProbability: Probability
  /** Value after a farkle; null for a bank. */
  readonly afterFarkle: Value | null
  /** Result of a bank; null for a roll, and for points. */
  readonly outcome: BankOutcome | null
}

/** Value of a position for one goal. */
export interface Judgement {
  /** Every legal action, best first; empty where the roll has decided. */
  readonly actions: readonly JudgedAction[]
  /** Of the best action, or of what the roll has decided. */
  readonly value: Value
  readonly farkled: boolean
  /** Six of a kind wins this game at once. */
  readonly winsAtOnce: boolean
  /** Whether this turn is the last one. */
  readonly finalTurn: boolean
}

/** Values positions for one goal. Pure; takes up to some milliseconds. */
export interface Judge {
  readonly goal: Goal
  /** Two values nearer than this are equal. */
  readonly tolerance: number
  /** The position must have no positionProblems (for points: a turn total and dice that can be). */
  judge(position: Position): Judgement
  /**
   * For the value of what is not a decision: for wins the chance of the player to move at the start
   * of a turn of this position's scores; for points the expected points of that turn.
   */
  startOfTurn(position: Position): Value
}
