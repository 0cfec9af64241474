import type { Goal } from '#shared/base/goal.ts'
import type { DrillStep, DrillVerdict, PastAnswer } from '#shared/games/farkle/requests/drill.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { FarkleDrill } from '#shared/games/farkle/drill/drill-session.ts'
import type { DecisionKind, DrillSetup } from '#shared/study/setup.ts'
import type { StudyKit } from '#shared/games/farkle/drill/study-kit.ts'

/** What drills of Farkle are made of, in memory, on the disk and in a window. */
export interface FarkleTypes extends FarkleDrill {
  readonly played: { readonly rules: RuleSet; readonly goal: Goal }
  readonly setup: DrillSetup
  /** Its code is that of positionCode. */
  readonly again: { readonly kind: DecisionKind; readonly code: string }
  /** All options, see compactOptions, and the place of the choice among them. */
  readonly own: {
    readonly kind: DecisionKind
    readonly goal: Goal
    readonly options: string
    readonly choice: number
  }
  readonly kit: StudyKit
  readonly shownStep: DrillStep
  readonly shownVerdict: DrillVerdict
  readonly pastAnswer: PastAnswer
}
