import type { RouteLocationRaw } from 'vue-router'
import type { Face } from '#shared/dice/multiset.ts'
import type { Grade } from '#shared/study/grade.ts'

/** A position of any game, in words. */
export interface PositionRow {
  readonly id: number
  /** Dice on the table, and the rest of the situation. */
  readonly dice: readonly Face[]
  readonly where: string
  /** Where it can be analysed, and what that is called. */
  readonly to: RouteLocationRaw
  readonly toLabel: string
}

/** An answer that was given, of any game, in words. */
export interface AnswerRow extends PositionRow {
  readonly grade: Grade
  /** Loss in words; empty for none. */
  readonly loss: string
  readonly best: string
  /** Empty where the best was chosen. */
  readonly chosen: string
  /** A few quiet words more. */
  readonly note: string
  /**
   * Why the best choice and one's own, empty where that is the same, are worth what they are; missing
   * where that is not told.
   */
  readonly why?: { readonly best: string; readonly chosen: string }
}
