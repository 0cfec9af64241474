import type { Goal, Value } from '../../../base/goal.ts'
import type { DiceCount, Points, Probability } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import type { Position } from '../analysis/position.ts'
import type { BankOutcome } from '../analysis/outcome-names.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import type { Course } from '../../../study/course.ts'
import type { DecisionKind } from './setup.ts'

/**
 * A player's answer; `then` is null where only the dice are asked, `setAside` empty without a roll.
 */
export interface Choice {
  readonly setAside: readonly Face[]
  /** Where the dice are not alike: the kinds of those set aside. */
  readonly kinds?: readonly number[] | undefined
  readonly then: 'bank' | 'roll' | null
}

/** One answer to a question with what it is worth, beside all others; equal ones share a rank. */
export interface RankedOption extends Choice {
  /** Ascending faces, and the points they make. */
  readonly points: Points
  /** After setting aside; all dice after hot dice, and none after the last roll of a turn. */
  readonly diceLeft: DiceCount
  /** Where the dice are not alike: the kinds of those left. */
  readonly leftKinds?: readonly number[] | undefined
  /** Place in the turn that it leads to. */
  readonly node: TurnNode
  readonly turnTotal: Points
  /** The better action after setting aside, where only the dice were asked. */
  readonly best: 'bank' | 'roll'
  readonly value: Value
  /** Against the best option, 0 within the tolerance. */
  readonly loss: Value
  /** From 1. */
  readonly rank: number
  readonly farkleProbability: Probability
  readonly afterFarkle: Value | null
  readonly outcome: BankOutcome | null
}

/** A decision to be made. */
export interface Question {
  readonly goal: Goal
  readonly kind: DecisionKind
  /** With dice left for roll-or-bank, with dice rolled for the other kinds. */
  readonly position: Position
  /** Best first. */
  readonly options: readonly RankedOption[]
  /** Whether no option loses anything. */
  readonly forced: boolean
  /** Between the best option and the best one that loses; 0 if forced. */
  readonly gap: Value
  readonly finalTurn: boolean
  /** Loss of the best play for the other goal, in this goal's unit; null where it is not known. */
  readonly disagreement: Value | null
}

/** A course that yields questions of Farkle and is given the chosen option. */
export type FarkleCourse<Return> = Course<Return, Question, RankedOption>
