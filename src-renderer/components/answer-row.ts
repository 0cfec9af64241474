import type { RouteLocationRaw } from 'vue-router'
import type { Face } from '#shared/dice/multiset.ts'
import type { Grade } from '#shared/study/grade.ts'

export interface PositionRow {
  readonly id: number
  readonly dice: readonly Face[]
  readonly where: string
  readonly to: RouteLocationRaw
  readonly toLabel: string
}

export interface AnswerRow extends PositionRow {
  readonly grade: Grade
  readonly loss: string
  readonly best: string
  /** Empty if the best option was chosen. */
  readonly chosen: string
  readonly note: string
  /** Why the options have these values; `chosen` is empty if it was the best. */
  readonly why?: { readonly best: string; readonly chosen: string }
}
