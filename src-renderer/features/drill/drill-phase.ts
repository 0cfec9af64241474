import type { DrillStep } from '#shared/contract/drill.ts'
import type { RuleEntry } from '#shared/contract/library.ts'
import type { DrillSetup } from '#shared/study/setup.ts'

/**
 * Where a drill is: nothing begun; the first question on its way; what happened at the table being
 * told; a question asked; its answer being graded; a brief mark before the next one; the verdict
 * shown; the next question awaited; over.
 */
export type Phase =
  'setup' | 'starting' | 'telling' | 'asking' | 'grading' | 'mark' | 'verdict' | 'waiting' | 'over'

/** The session that is on the table. */
export interface Session {
  readonly id: number
  readonly setup: DrillSetup
  readonly entry: RuleEntry
}

/** What there is to say in the end, and the events that led to it. */
export type Ending = Extract<DrillStep, { kind: 'over' }>
