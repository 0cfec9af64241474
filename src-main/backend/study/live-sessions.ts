import { RequestError } from '#shared/contract/errors.ts'
import { answersOf } from './answer-records.ts'
import type { Kits } from './kits.ts'
import { LiveSession } from './live-session.ts'
import { drillOf } from './session-plan.ts'
import { endSession, readSession, type KeptSession } from './session-records.ts'
import { scoreOf } from './session-summary.ts'
import type { StudyDatabase } from './study-database.ts'
import type { StudyStore } from './study-store.ts'

/** Others are played again from their answers when they are asked for. */
const MOST_LIVE = 4

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
  throw new RequestError('not-found', `There is no session ${id}. Begin a new one.`)
}

/** The sessions in memory. */
export class LiveSessions {
  readonly #options: LiveSessionsOptions
  /** In the order of their last use. */
  readonly #live = new Map<number, Promise<LiveSession>>()

  constructor(options: LiveSessionsOptions) {
    this.#options = options
  }

  add(live: LiveSession): void {
    void this.#remember(live.id, Promise.resolve(live))
  }

  /** Forgets a session, which is then played again from what is kept, or all of them. */
  forget(id?: number): void {
    if (id === undefined) this.#live.clear()
    else this.#live.delete(id)
  }

  /**
   * A session in memory, or one that goes on, played again; null for one that has ended. Rejects with
   * RequestError.
   */
  async find(id: number): Promise<LiveSession | null> {
    const live = this.#live.get(id)
    if (live) return this.#remember(id, live)
    const kept = this.#options.store.use((database) => keptSession(database, id))
    return kept.end ? null : this.#remember(id, this.#replayed(kept))
  }

  #remember(id: number, live: Promise<LiveSession>): Promise<LiveSession> {
    this.#live.delete(id)
    this.#live.set(id, live)
    live.catch(() => {
      if (this.#live.get(id) === live) this.#live.delete(id)
    })
    if (this.#live.size > MOST_LIVE) this.#live.delete(this.#live.keys().next().value!)
    return live
  }

  /** Plays a kept session again, up to its last answer. */
  async #replayed({ id, end, started, ...plan }: KeptSession): Promise<LiveSession> {
    const { store, kits, now, signal } = this.#options
    const { rules, setup } = plan
    const kit = await kits.kit(rules, setup.goal, setup.filters.disagree)
    const live = new LiveSession(id, { kit, plan, drill: drillOf(kit, plan) }, signal)
    const answers = store.use((database) => answersOf(database, id))
    if (await live.replay(answers)) return live
    const score = scoreOf(setup.speed, answers)
    store.use((database) =>
      endSession(database, id, { at: now(), reason: 'stopped', score, review: null }),
    )
    throw new RequestError(
      'not-found',
      'This session cannot go on: another version of Breakpoint began it. Its answers are kept.',
    )
  }
}
