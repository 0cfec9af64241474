import type { DrillRequests } from '#shared/contract/drill.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import type { Drill } from '#shared/study/drill.ts'
import { readJson } from '../store/known-values.ts'
import { waiting } from './answer-records.ts'
import type { StudyParts } from './grading.ts'
import { playedOf, type AskedGame } from './played.ts'
import { ProgressQueries, progressOf } from './progress.ts'
import { shownPast } from './session-end.ts'
import { openExpectedLosses } from './expected-losses.ts'

/** Choice of a stored answer; null if there is none that can be read. */
function choiceIn(drill: Drill, stored: string | null): unknown {
  const own = stored === null ? null : drill.knownOwn(readJson(stored))
  return own && drill.choiceOf(own)
}

export function resultHandlers({ grading, store, clock, signal }: StudyParts) {
  const expectedLossOf = openExpectedLosses(store, signal)
  /** `since` in ms since the epoch; null for all answers. */
  const subjectOf = async ({ game: name, rules, goal }: AskedGame, since: number | null = null) => {
    const { game, drill } = await grading.gameNamed(name)
    const played = playedOf(game, rules, goal)
    return { drill, subject: { played, since: since ?? 0, clock: clock() } }
  }
  return {
    async 'drill.progress'(asked) {
      const { drill, subject } = await subjectOf(asked, asked.since)
      const found = await store.useInSlices((database) =>
        progressOf(database, drill, subject, asked.sessions),
      )
      return { game: asked.game, ...found }
    },
    /** Solves the game once there are enough answers. */
    async 'drill.expectedLoss'(asked) {
      const { drill, subject } = await subjectOf(asked)
      const { played, clock: now } = subject
      const graded = () => grading.of(played)
      return { game: asked.game, ...(await expectedLossOf(drill, played, graded, now)) }
    },
    async 'drill.days'(asked) {
      const { drill, subject } = await subjectOf(asked)
      return store.use((database) => ({
        game: asked.game,
        days: new ProgressQueries(database, subject)
          .days(asked.limit)
          .map(({ own, ...line }) => ({ ...line, choice: choiceIn(drill, own) })),
      }))
    },
    async 'drill.waiting'(asked) {
      const { drill, subject } = await subjectOf(asked, asked.since)
      const { game, rules, which, limit } = asked
      return store.use((database) => ({
        game,
        answers: waiting(database, which, { ...subject, limit }).flatMap((one) =>
          shownPast(drill, rules, one),
        ),
      }))
    },
  } satisfies Partial<Handlers<DrillRequests>>
}
