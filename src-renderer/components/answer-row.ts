import type { RouteLocationRaw } from 'vue-router'
import type { Face } from '#shared/dice/multiset.ts'
import type { Grade } from '#shared/study/grade.ts'

/** An answer that was given, of any game, in words. */
export interface AnswerRow {
  readonly id: number
  readonly grade: Grade
  /** Loss in words; empty for none. */
  readonly loss: string
  /** Dice on the table, and the rest of the situation. */
  readonly dice: readonly Face[]
  readonly where: string
  readonly best: string
  /** Empty where the best was chosen. */
  readonly chosen: string
  /** A few quiet words more. */
  readonly note: string
  /** Where it can be analysed, and what that is called. */
  readonly to: RouteLocationRaw
  readonly toLabel: string
}
