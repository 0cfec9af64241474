import type { Probability } from '../../../base/units.ts'
import type { Goal, Value } from '../../../base/goal.ts'
import type { PositionAction } from '../analysis/actions.ts'
import type { Position } from '../analysis/position.ts'
import type { BankOutcome } from '../analysis/outcome-names.ts'

export interface JudgedAction extends PositionAction {
  readonly value: Value
  readonly farkleProbability: Probability
  readonly afterFarkle: Value | null
  /** null for a roll, and for points. */
  readonly outcome: BankOutcome | null
}

export interface Judgement {
  /** Best first; empty if the roll decided the turn. */
  readonly actions: readonly JudgedAction[]
  readonly value: Value
  readonly farkled: boolean
  readonly winsAtOnce: boolean
  readonly finalTurn: boolean
}

export interface Judge {
  readonly goal: Goal
  /** Values closer than this are equal. */
  readonly tolerance: number
  /** Requires a position without positionProblems. Takes up to some milliseconds. */
  judge(position: Position): Judgement
  /** Win probability at the start of a turn with these scores, or expected points of that turn. */
  startOfTurn(position: Position): Value
}
