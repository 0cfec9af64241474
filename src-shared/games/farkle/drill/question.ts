import type { Goal, Value, DiceCount, Points, Probability } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import type { Position } from '../analysis/position.ts'
import type { BankOutcome } from '../analysis/kind-names.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import type { Course } from '../../../study/course.ts'
import type { DecisionKind } from './setup.ts'

/** `then` is null if only the dice are asked; `setAside` is empty before a roll. */
export interface Choice {
  readonly setAside: readonly Face[]
  readonly kinds?: readonly number[] | undefined
  readonly then: 'bank' | 'roll' | null
}

/** Equal options share a rank. */
export interface RankedOption extends Choice {
  readonly points: Points
  /** All dice after hot dice; 0 after the last roll of a turn. */
  readonly diceLeft: DiceCount
  readonly leftKinds?: readonly number[] | undefined
  readonly node: TurnNode
  readonly turnTotal: Points
  /** Better action after setting aside, if only the dice are asked. */
  readonly best: 'bank' | 'roll'
  readonly value: Value
  /** Relative to the best option; 0 within the tolerance. */
  readonly loss: Value
  /** From 1. */
  readonly rank: number
  readonly farkleProbability: Probability
  readonly afterFarkle: Value | null
  readonly outcome: BankOutcome | null
}

/** What an option shows without its values. */
export type LegalAction = Pick<
  RankedOption,
  'setAside' | 'kinds' | 'points' | 'then' | 'diceLeft' | 'leftKinds' | 'turnTotal'
>

export interface Question {
  readonly goal: Goal
  readonly kind: DecisionKind
  /** Before a roll for roll-or-bank, after one for other kinds. */
  readonly position: Position
  /** Best first. */
  readonly options: readonly RankedOption[]
  /** True if no option loses anything. */
  readonly forced: boolean
  /** Between the best option and the best losing one; 0 if forced. */
  readonly gap: Value
  readonly finalTurn: boolean
  /** Loss of the best answer for the other goal, in this goal's unit; null if unknown. */
  readonly disagreement: Value | null
}

export type FarkleCourse<Return> = Course<Return, Question, RankedOption>
