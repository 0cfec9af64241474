import { LRUCache } from 'lru-cache'
import type { AnySession, AnyVerdict, Drill, Own } from '#shared/study/drill.ts'
import type { AnyQuestion, SessionStep } from '#shared/study/graded-session.ts'
import { cachePromise } from '../cached-by-rules.ts'
import { inSlices } from '../solve/in-slices.ts'
import type { Played } from './played.ts'
import type { SessionPlan } from './session-records.ts'

type Step = SessionStep<AnyQuestion, Own<'event'>>

export function questionOf(
  drill: Drill,
  session: AnySession,
  { number, turn, question }: Extract<Step, { kind: 'question' }>,
) {
  const kind: Own<'decision', string> = question.kind
  return { number, turn, kind, code: session.codeOf(question), ...drill.show(question) }
}

const MAX_LIVE = 6

/** The last answer, in case the request is repeated. */
interface LastAnswer {
  readonly number: number
  readonly choice: unknown
  readonly graded: GradedAnswer
}

export interface GradedAnswer {
  readonly game: string
  readonly graded: true
  readonly verdict: AnyVerdict & { readonly milliseconds: number }
  /** Whether this answer ends the session, as a mistake ends a streak. */
  readonly last: boolean
}

interface LiveParts {
  readonly id: number
  readonly drill: Drill
  readonly played: Played
  readonly plan: SessionPlan
  readonly kit: object
  readonly session: AnySession
}

export class LiveSession {
  readonly parts: LiveParts
  lastAnswer: LastAnswer | null = null
  readonly #signal: AbortSignal
  #going: Promise<Step> | null = null

  constructor(parts: LiveParts, signal: AbortSignal) {
    this.parts = parts
    this.#signal = signal
  }

  /** Current question or end; searches for the next question if there is none. */
  step(): Promise<Step> {
    const { current } = this.parts.session
    if (current !== null) return Promise.resolve(current)
    this.#going ??= this.#go()
    return this.#going
  }

  /** False if impossible, see GradedSession.takeBack. */
  takeBack(number: number): boolean {
    const isTaken = this.parts.session.takeBack(number)
    if (isTaken) this.lastAnswer = null
    return isTaken
  }

  async #go(): Promise<Step> {
    try {
      return await inSlices(this.parts.session.advance(), this.#signal)
    } finally {
      this.#going = null
    }
  }
}

/**
 * LRU cache of sessions; others are replayed on request. `replay` returns null for a session that
 * has ended.
 */
export function sessionCache(replay: (game: string, id: number) => Promise<LiveSession> | null) {
  const cache = new LRUCache<number, Promise<LiveSession>>({ max: MAX_LIVE })
  return {
    add(live: LiveSession): void {
      cache.set(live.parts.id, Promise.resolve(live))
    },
    known: (id: number): Promise<LiveSession> | undefined => cache.get(id),
    forget(id?: number): void {
      if (id === undefined) cache.clear()
      else cache.delete(id)
    },
    /** Null if the session has ended or belongs to another game. Rejects with RequestError. */
    async find(game: string, id: number): Promise<LiveSession | null> {
      const found = cache.get(id) ?? replay(game, id)
      if (!found) return null
      const live = await cachePromise(cache, id, () => found)
      return live.parts.played.game === game ? live : null
    },
  }
}
