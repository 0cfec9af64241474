import type { DrillVerdict } from '#shared/contract/drill.ts'
import { replay, type DrillSession, type SessionStep } from '#shared/study/drill-session.ts'
import type { StudyKit } from '#shared/study/study-kit.ts'
import type { Choice } from '#shared/study/question.ts'
import type { KeptAnswer } from './answer-records.ts'
import { readOptions } from './compact-options.ts'
import { GoingSession } from './going-session.ts'
import { inSlices } from './in-slices.ts'
import type { SessionPlan } from './session-records.ts'

/** An answer just given, in case it is asked for once more. */
export interface LastAnswer {
  readonly number: number
  readonly choice: Choice
  readonly verdict: DrillVerdict
  readonly last: boolean
}

/** A session in memory, on its way from question to question. */
export class LiveSession extends GoingSession<SessionStep, DrillSession, LastAnswer> {
  readonly kit: StudyKit
  readonly plan: SessionPlan

  constructor(
    id: number,
    { kit, plan, drill }: { kit: StudyKit; plan: SessionPlan; drill: DrillSession },
    signal: AbortSignal,
  ) {
    super(id, drill, signal)
    this.kit = kit
    this.plan = plan
  }

  /** Gives the answers that were kept; false if they are not those of this session. */
  async replay(answers: readonly KeptAnswer[]): Promise<boolean> {
    const given = answers.map(({ code, options, choice }) => ({
      code,
      choice: readOptions(options)[choice]!,
    }))
    return (await inSlices(replay(this.drill, given), this.signal)).ok
  }
}
