import type { Goal } from '#shared/base/goal.ts'
import type { DrillStep, DrillVerdict, PastAnswer } from '#shared/games/farkle/requests/drill.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { GameReview } from '#shared/games/farkle/drill/game-track.ts'
import type { Choice, Question } from '#shared/games/farkle/drill/question.ts'
import type { TableEvent } from '#shared/games/farkle/drill/table-event.ts'
import type { Verdict } from '#shared/games/farkle/drill/verdict.ts'
import type { DrillTypes } from '../../../drills/drill-game.ts'
import type { DecisionKind, DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import type { StudyKit } from '#shared/games/farkle/drill/study-kit.ts'

/** What drills of Farkle are made of, in memory, on the disk and in a window. */
export interface FarkleTypes extends DrillTypes {
  readonly question: Question
  readonly choice: Choice
  readonly verdict: Verdict
  readonly event: TableEvent
  readonly review: GameReview
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
