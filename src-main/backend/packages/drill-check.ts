import type { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'

/** Makes the error of a line from what is wrong with it. */
export type Wrong = (why: string) => RequestError

const faults = () => texts.userData.records.wrong

/** What a session's record names. */
interface Names {
  readonly uid: string
  readonly game: string
  readonly source: string | null
  readonly setup: { readonly source: { readonly kind: string } }
}

interface AnswerNames {
  readonly session: string
  readonly number: number
  readonly code: string
}

/** Whether what the records of a game's drills name stands before them, and can be. */
export class DrillCheck<Game> {
  readonly #games = new Map<string, Game>()
  readonly #sessions = new Map<string, { game: Game; lastNumber: number }>()
  readonly #wrong: Wrong
  readonly #problemOf: (game: Game, code: string) => string | null

  /** `problemOf` says what is wrong with a position's code under a game's rules. */
  constructor(wrong: Wrong, problemOf: (game: Game, code: string) => string | null) {
    this.#wrong = wrong
    this.#problemOf = problemOf
  }

  add(hash: string, game: Game): void {
    this.#games.set(hash, game)
  }

  /** The game that a record names. */
  gameOf({ game }: { readonly game: string }): Game {
    const found = this.#games.get(game)
    if (!found) throw this.#wrong(faults().rules)
    return found
  }

  /** A session, which asks these positions once more. */
  session({ uid, source, setup, ...names }: Names, again: readonly string[]): void {
    const game = this.gameOf(names)
    if (source !== null && !this.#sessions.has(source)) throw this.#wrong(faults().earlier)
    if ((setup.source.kind === 'session') !== (source !== null)) {
      throw this.#wrong(faults().repeated)
    }
    for (const code of again) this.#position(game, code)
    this.#sessions.set(uid, { game, lastNumber: 0 })
  }

  /** An answer; returns the game that it was given in. */
  answer({ session, number, code }: AnswerNames): Game {
    const known = this.#sessions.get(session)
    if (!known) throw this.#wrong(faults().session)
    if (number <= known.lastNumber) throw this.#wrong(faults().number)
    known.lastNumber = number
    this.#position(known.game, code)
    return known.game
  }

  #position(game: Game, code: string): void {
    const problem = this.#problemOf(game, code)
    if (problem) throw this.#wrong(faults().position(problem.replace(/\.$/, '')))
  }
}
