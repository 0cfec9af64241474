import { problemText } from '#shared/base/result.ts'
import type { NamedRules } from '#shared/base/rules.ts'
import type { RecordChecks } from '#shared/study/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import type { DrillGame, DrillGames } from '../drills/drill-game.ts'
import type { RecordOf } from './package-records.ts'

export type Wrong = (why: string) => Error

export const faults = () => texts.userData.records.wrong

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '')

interface KnownRules extends DrillGame {
  readonly rules: NamedRules
  checks: RecordChecks | null
}

interface KnownSession {
  readonly known: KnownRules
  readonly setup: RecordOf<'session'>['setup']
  lastNumber: number
}

/** Checks that drill records are valid and refer to earlier records only. */
export class DrillCheck {
  readonly #games: DrillGames
  readonly #wrong: Wrong
  readonly #rules = new Map<string, KnownRules>()
  readonly #sessions = new Map<string, KnownSession>()
  readonly #playable = new Set<string>()

  constructor(games: DrillGames, wrong: Wrong) {
    this.#games = games
    this.#wrong = wrong
  }

  playable(name: string, rules: NamedRules): void {
    const { game } = this.#games.get(name)!
    const key = game.rules.hash(rules)
    if (this.#playable.has(key)) return
    const parsed = game.rules.parse(rules)
    if (!parsed.ok) throw this.#wrong(faults().unplayable(withoutStop(parsed.problems[0]!.message)))
    this.#playable.add(key)
  }

  game({ game: name, hash, rules }: RecordOf<'game'>): void {
    const known = this.#games.get(name)!
    if (known.game.rules.hash(rules) !== hash) {
      throw this.#wrong(
        faults().form(texts.userData.records.names.game, `, ${texts.userData.records.must.hash}`),
      )
    }
    this.#rules.set(`${name} ${hash}`, { ...known, rules, checks: null })
  }

  /** Throws unless the package has these rules and they are playable. */
  rulesOf({ game, rules }: { readonly game: string; readonly rules: string }): KnownRules {
    const known = this.#rules.get(`${game} ${rules}`)
    if (!known) throw this.#wrong(faults().rules)
    this.playable(game, known.rules)
    return known
  }

  session({ uid, source, setup, again, end, ...names }: RecordOf<'session'>): void {
    const known = this.rulesOf(names)
    if (source !== null && this.#sessions.get(source)?.known.game !== known.game) {
      throw this.#wrong(faults().earlier)
    }
    if ((setup.source.kind === 'session') !== (source !== null)) {
      throw this.#wrong(faults().repeated)
    }
    for (const { code } of again ?? []) this.#position(known, code)
    if (end && end.review !== null) {
      const problem = checksOf(known).reviewProblem(end.review)
      if (problem !== null) throw this.#wrong(faults().position(withoutStop(problem)))
    }
    this.#sessions.set(uid, { known, setup, lastNumber: 0 })
  }

  answer({ game, session, number, decision: kind, ...given }: RecordOf<'answer'>): void {
    const found = this.#sessions.get(session)
    if (found?.known.game.name !== game) throw this.#wrong(faults().session)
    if (number <= found.lastNumber) throw this.#wrong(faults().number)
    found.lastNumber = number
    const { known, setup } = found
    this.#position(known, given.code)
    const goal = known.drill.goalOf(setup)
    const fault = checksOf(known).answerFault({ ...given, kind, goal })
    if (fault) throw this.#wrong(faults()[fault])
  }

  record({ game, text }: RecordOf<'record'>): void {
    const read = this.#games.get(game)!.drill.records?.read(text)
    if (read?.ok) return
    const reason = read ? problemText(read.problems) : texts.backend.records.noNotation
    throw this.#wrong(faults().record(withoutStop(reason)))
  }

  position({ game, rules, code }: RecordOf<'position'>): void {
    this.#position(this.rulesOf({ game, rules }), code)
  }

  #position(known: KnownRules, code: string): void {
    const problem = checksOf(known).positionProblem(code)
    if (problem !== null) throw this.#wrong(faults().position(withoutStop(problem)))
  }
}

function checksOf(known: KnownRules): RecordChecks {
  known.checks ??= known.drill.checks(known.rules)
  return known.checks
}
