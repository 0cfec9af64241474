import { prefixed, type Prefixed } from '#shared/study/session-requests.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import type { DrillTypes } from './drill-game.ts'
import type { Drills } from './drills.ts'

interface OfSession {
  readonly session: number
}
interface OfQuestion extends OfSession {
  readonly number: number
}

function handlersOf<T extends DrillTypes>(drills: Drills<T>) {
  return {
    start: ({ rules, setup }: { rules: T['played']['rules']; setup: T['setup'] }) =>
      drills.start(rules, setup),
    answer: ({
      session,
      number,
      choice,
      milliseconds,
    }: OfQuestion & { readonly choice: T['choice']; readonly milliseconds: number }) =>
      drills.answer(session, number, choice, milliseconds),
    next: ({ session }: OfSession) => drills.next(session),
    hint: ({ session, number, hint }: OfQuestion & { readonly hint: 1 | 2 }) =>
      drills.hint(session, number, hint),
    finish: ({ session, reason }: OfSession & { readonly reason: 'time' | 'stopped' }) =>
      drills.finish(session, reason),
    resume: ({ session }: OfSession) => drills.resume(session),
    thresholds: (played: T['played']) => drills.thresholds(played),
    setThresholds({
      thresholds,
      ...played
    }: T['played'] & { readonly thresholds: GradeThresholds | null }) {
      drills.setThresholds(played, thresholds)
      return {}
    },
  }
}

/** Answers to the requests of a game's sessions, by their names. */
export function sessionHandlers<const Prefix extends string, T extends DrillTypes>(
  prefix: Prefix,
  drills: Drills<T>,
): Prefixed<Prefix, ReturnType<typeof handlersOf<T>>> {
  return prefixed(prefix, handlersOf(drills))
}
