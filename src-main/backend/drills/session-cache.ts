import { LRUCache } from 'lru-cache'
import type { AnySession, Drill } from '#shared/study/drill.ts'
import type { AnyQuestion, SessionStep } from '#shared/study/graded-session.ts'
import { inSlices } from '../solve/in-slices.ts'
import type { Played } from './played.ts'
import type { SessionPlan } from './session-records.ts'

/** Others are played again from their answers when they are asked for. */
const MAX_LIVE = 6

/** An answer just given, in case it is asked for once more. */
interface LastAnswer {
  readonly number: number
  readonly choice: unknown
  readonly graded: Graded
}

/** An answer that was graded, as a window gets it. */
export interface Graded {
  readonly game: string
  readonly graded: true
  readonly verdict: object
  readonly last: boolean
}

/** Parts of a session in memory. */
interface LiveParts {
  readonly id: number
  readonly drill: Drill
  readonly played: Played
  readonly plan: SessionPlan
  /** Makes the questions of the session. */
  readonly kit: object
  readonly session: AnySession
}

type Step = SessionStep<AnyQuestion, unknown>

/** A session in memory on its way from question to question. */
export class LiveSession {
  readonly parts: LiveParts
  lastAnswer: LastAnswer | null = null
  readonly #signal: AbortSignal
  #going: Promise<Step> | null = null

  constructor(parts: LiveParts, signal: AbortSignal) {
    this.parts = parts
    this.#signal = signal
  }

  /** The question that waits, or the end; if neither is found yet, it is looked for. */
  step(): Promise<Step> {
    const { current } = this.parts.session
    if (current !== null) return Promise.resolve(current)
    this.#going ??= this.#go()
    return this.#going
  }

  /** Asks the question of this number again, if that can be done: see GradedSession.takeBack. */
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

/** The last few sessions in memory; others are played again when they are asked for. */
export class SessionCache {
  readonly #replay: (game: string, id: number) => Promise<LiveSession> | null
  readonly #live = new LRUCache<number, Promise<LiveSession>>({ max: MAX_LIVE })

  /** `replay` plays a kept session again, up to its last answer; null for one that has ended. */
  constructor(replay: (game: string, id: number) => Promise<LiveSession> | null) {
    this.#replay = replay
  }

  add(live: LiveSession): void {
    void this.#remember(live.parts.id, Promise.resolve(live))
  }

  /** A session, if it is in memory. */
  known(id: number): Promise<LiveSession> | undefined {
    return this.#live.get(id)
  }

  /** Forgets a session, which is then played again from what is kept, or all of them. */
  forget(id?: number): void {
    if (id === undefined) this.#live.clear()
    else this.#live.delete(id)
  }

  /**
   * A session in memory, or one that goes on, played again; null for one that has ended, and for one
   * of another game. Rejects with RequestError.
   */
  async find(game: string, id: number): Promise<LiveSession | null> {
    const found = this.#live.get(id) ?? this.#replay(game, id)
    if (!found) return null
    const live = await this.#remember(id, found)
    return live.parts.played.game === game ? live : null
  }

  #remember(id: number, live: Promise<LiveSession>): Promise<LiveSession> {
    this.#live.set(id, live)
    live.catch(() => {
      if (this.#live.peek(id) === live) this.#live.delete(id)
    })
    return live
  }
}
