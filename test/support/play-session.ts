import { expect } from 'vitest'
import type { Goal } from '#shared/base/units.ts'
import { pick, type Random } from '#shared/dice/random.ts'
import type {
  DrillSession,
  FarkleSessionOptions,
} from '#shared/games/farkle/drill/drill-session.ts'
import type { Choice, Question } from '#shared/games/farkle/drill/question.ts'
import type { TableEvent } from '#shared/games/farkle/drill/table-event.ts'
import type { SessionStep } from '#shared/study/graded-session.ts'
import type { DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { setupOf } from './drill-kits.ts'

/** Thresholds near the calibrated ones. */
export const THRESHOLDS = {
  points: { inaccuracy: 20, mistake: 50, blunder: 100 },
  wins: { inaccuracy: 0.002, mistake: 0.008, blunder: 0.02 },
} as const

/** Options of a session without needs. */
export function optionsOf(goal: Goal, some: Partial<DrillSetup>): FarkleSessionOptions {
  return { setup: setupOf(goal, some), needs: new Map(), thresholds: THRESHOLDS[goal] }
}

/** Runs a generator of work to its end. */
export function finished<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
  }
}

type Step = SessionStep<Question, TableEvent>

/** Record of a played session. */
export interface Played {
  readonly steps: Step[]
  readonly questions: Question[]
  readonly choices: Choice[]
  readonly end: Extract<Step, { kind: 'over' }>
}

/** Chooses at random. */
export const anyOption = (random: Random) => (question: Question) => pick(random, question.options)

/** Plays a session to its end, and checks on the way that it waits and goes on as it should. */
export function played(session: DrillSession, choose: (question: Question) => Choice): Played {
  const steps: Step[] = []
  const questions: Question[] = []
  const choices: Choice[] = []
  for (;;) {
    const step = finished(session.advance())
    expect(finished(session.advance())).toBe(step)
    expect(session.current).toBe(step)
    steps.push(step)
    if (step.kind === 'over') return { steps, questions, choices, end: step }
    expect(step.number).toBe(steps.length)
    questions.push(step.question)
    const { setAside, then } = choose(step.question)
    choices.push({ setAside, then })
    const answer = session.answer({ setAside, then })
    expect(answer.ok).toBe(true)
    expect(session.current).toBeNull()
  }
}
