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

/** How a game's rules are checked and what positions are checked with. */
export interface CheckedGame<Rules, Game> {
  /** Why these rules cannot be played; null if they can. */
  readonly problemOf: (rules: Rules) => string | null
  /** What the checks of positions need; it may take some milliseconds. */
  readonly build: (rules: Rules) => Game
  /** What is wrong with a position's code; null if it can be. */
  readonly positionProblem: (game: Game, code: string) => string | null
}

/** Rules that a package holds; what takes time is done once, and only if a record needs it. */
interface KnownGame<Rules, Game> {
  readonly rules: Rules
  checked: boolean
  game: Game | null
}

/** A session that a package holds. */
interface KnownSession<Rules, Game, About> {
  readonly known: KnownGame<Rules, Game>
  readonly about: About
  lastNumber: number
}

/** Whether what the records of a game's drills name stands before them, and can be. */
export class DrillCheck<Rules, Game, About> {
  readonly #games = new Map<string, KnownGame<Rules, Game>>()
  readonly #sessions = new Map<string, KnownSession<Rules, Game, About>>()
  readonly #wrong: Wrong
  readonly #checked: CheckedGame<Rules, Game>

  constructor(wrong: Wrong, checked: CheckedGame<Rules, Game>) {
    this.#wrong = wrong
    this.#checked = checked
  }

  add(hash: string, rules: Rules): void {
    this.#games.set(hash, { rules, checked: false, game: null })
  }

  /** The rules that a record names. */
  rulesOf(record: { readonly game: string }): Rules {
    return this.#known(record).rules
  }

  #known({ game }: { readonly game: string }): KnownGame<Rules, Game> {
    const known = this.#games.get(game)
    if (!known) throw this.#wrong(faults().rules)
    if (!known.checked) {
      const problem = this.#checked.problemOf(known.rules)
      if (problem !== null) throw this.#wrong(faults().unplayable(problem.replace(/\.$/, '')))
      known.checked = true
    }
    return known
  }

  /** A session, which asks these positions once more; `about` is what its answers are checked with. */
  session({ uid, source, setup, game }: Names, again: readonly string[], about: About): void {
    const known = this.#known({ game })
    if (source !== null && !this.#sessions.has(source)) throw this.#wrong(faults().earlier)
    if ((setup.source.kind === 'session') !== (source !== null)) {
      throw this.#wrong(faults().repeated)
    }
    for (const code of again) this.#position(known, code)
    this.#sessions.set(uid, { known, about, lastNumber: 0 })
  }

  /** An answer; returns what its session is about and the game that it was given in. */
  answer({ session, number, code }: AnswerNames): { about: About; game: Game } {
    const found = this.#sessions.get(session)
    if (!found) throw this.#wrong(faults().session)
    if (number <= found.lastNumber) throw this.#wrong(faults().number)
    found.lastNumber = number
    return { about: found.about, game: this.#position(found.known, code) }
  }

  #position(known: KnownGame<Rules, Game>, code: string): Game {
    known.game ??= this.#checked.build(known.rules)
    const problem = this.#checked.positionProblem(known.game, code)
    if (problem) throw this.#wrong(faults().position(problem.replace(/\.$/, '')))
    return known.game
  }
}
