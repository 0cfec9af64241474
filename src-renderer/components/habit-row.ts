import type { RouteLocationRaw } from 'vue-router'
import type { PositionRow } from './answer-row.ts'

/** A habit as a list shows it, in words. */
export interface HabitRow {
  readonly id: string
  readonly what: string
  readonly count: string
  /** `share`: part of all that is lost. Null while unknown. */
  readonly cost: { readonly share: number; readonly told: string; readonly sure: string } | null
  /** Position of the latest error. */
  readonly latest: PositionRow | null
  readonly drill: RouteLocationRaw
  readonly lesson: RouteLocationRaw | null | ''
}
