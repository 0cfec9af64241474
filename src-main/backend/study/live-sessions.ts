import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { answersOf } from './answer-records.ts'
import type { Kits } from './kits.ts'
import { LiveFew } from './live-few.ts'
import { LiveSession } from './live-session.ts'
import { drillOf } from './session-plan.ts'
import { endSession, readSession, type KeptSession } from './session-records.ts'
import { scoreOf } from './session-summary.ts'
import type { StudyDatabase } from './study-database.ts'
import type { StudyStore } from './study-store.ts'

export interface LiveSessionsOptions {
  readonly store: StudyStore
  readonly kits: Kits
  /** Milliseconds of the epoch. */
  readonly now: () => number
  /** Stops the search for questions. */
  readonly signal: AbortSignal
}

/** A session that was kept; throws RequestError if there is none of this id. */
export function keptSession(database: StudyDatabase, id: number): KeptSession {
  const kept = readSession(database, id)
  if (kept) return kept
  throw new RequestError('not-found', texts.backend.drills.noSession(id))
}

/** The sessions in memory. */
export class LiveSessions extends LiveFew<LiveSession> {
  constructor(options: LiveSessionsOptions) {
    super((id) => {
      const kept = options.store.use((database) => keptSession(database, id))
      return kept.end ? null : replayed(options, kept)
    })
  }
}

/** Plays a kept session again, up to its last answer. */
async function replayed(
  { store, kits, now, signal }: LiveSessionsOptions,
  { id, end, started, ...plan }: KeptSession,
): Promise<LiveSession> {
  const { rules, setup } = plan
  const kit = await kits.kit(rules, setup.goal, setup.filters.disagree)
  const live = new LiveSession(id, { kit, plan, drill: drillOf(kit, plan) }, signal)
  const answers = store.use((database) => answersOf(database, id))
  if (await live.replay(answers)) return live
  const score = scoreOf(setup.speed, answers)
  store.use((database) =>
    endSession(database, id, { at: now(), reason: 'stopped', score, review: null }),
  )
  throw new RequestError('not-found', texts.backend.drills.otherVersion)
}
