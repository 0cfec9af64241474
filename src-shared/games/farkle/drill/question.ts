import type { Goal, Value } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import type { Position } from '../analysis/position.ts'
import type { QuestionCourse } from '../../../study/course.ts'
import type { JudgedAction } from './judge.ts'
import type { DecisionKind } from './setup.ts'

/** `then` is null if only the dice are asked; `setAside` is empty before a roll. */
export interface Choice {
  readonly setAside: readonly Face[]
  readonly kinds?: readonly number[] | undefined
  readonly then: 'bank' | 'roll' | null
}

/** Equal options share a rank. */
export interface RankedOption extends Choice, Omit<JudgedAction, 'then' | 'takesUp'> {
  /** Better action after setting aside, if only the dice are asked. */
  readonly best: 'bank' | 'roll'
  /** Relative to the best option; 0 within the tolerance. */
  readonly loss: Value
  /** From 1. */
  readonly rank: number
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
  /** Drawn as an occasion of a habit, so no sample of play. */
  readonly isSought?: boolean
  /** Loss of the best answer for the other goal, in this goal's unit; null if unknown. */
  readonly disagreement: Value | null
}

export type FarkleCourse<Return> = QuestionCourse<Return, Question, RankedOption>
