import type { Probability } from '../../../../base/units.ts'
import { chancesOf } from '../match/match-chances.ts'
import { Match } from '../match/match-solver.ts'
import { bestLastChance, optimalPlayer } from '../match/optimal-player.ts'
import type { MatchContext, Player } from '../match/player.ts'
import { Visits } from '../match/visits.ts'
import { bestForWins, condensed, type FoundRule } from './found-rules.ts'
import { RuleClimb, type LossOf } from './rule-climb.ts'
import { drawLastTurns, drawStates, ThumbGuide } from './thumb-guide.ts'
import { departures, numberKinds } from './thumb-moves.ts'
import { ThumbPlayer } from './thumb-player.ts'
import { numberCount, type ThumbRule } from './thumb-rule.ts'

/** States that a guess looks at. */
const STATES = 500

/** Visits are counted until so small a part of all games is still played. */
const HARDLY_LEFT = 1e-4

/** A search among rules of thumb for one solved game, by guesses and, now and then, exactly. */
export class RuleSearch {
  /** Moves by guesses. */
  readonly climb: RuleClimb
  /** The same, also to single hold numbers that depart from a template. */
  readonly departing: RuleClimb
  readonly #found = new Map<number, FoundRule>()
  readonly #context: MatchContext
  readonly #optimal: Player
  readonly #guessed: () => void
  readonly #exact = new Map<string, Probability>()
  /** The rule that was measured last, and that whose games are looked at. */
  #newest: ThumbRule | null = null
  #looksAt: ThumbRule | null = null
  #guide: ThumbGuide
  /** What was guessed; what is not whole is at least so much. */
  #guesses = new Map<string, { readonly behind: Probability; readonly whole: boolean }>()

  /** Looks first at the games of the best player, by a rule like those to come. `guessed` hears of every guess. */
  constructor(context: MatchContext, like: ThumbRule, guessed: () => void) {
    const { game } = context
    this.#guessed = guessed
    this.#context = context
    this.#optimal = optimalPlayer(context, bestLastChance(context))
    const { goal } = game.rules
    const kinds = numberKinds(goal, game.model.grid, game.counters, context.endings.past !== null)
    const guess: LossOf = (rule, most) => this.#guess(rule, most)
    this.climb = new RuleClimb(kinds, guess)
    this.departing = new RuleClimb([...kinds, departures(game.model.grid)], guess)
    this.#guide = this.#look(new Match(game, this.#optimal, this.#optimal), like)
  }

  /** From now on guesses are about the states that the first of these players comes to. */
  #look(match: Match, like: ThumbRule): ThumbGuide {
    // Nothing is far from what is best.
    match.values.forEach((values) => values.set(this.#context.values))
    match.solve()
    const { counts } = new Visits(match, undefined, HARDLY_LEFT)
    const samples = drawStates(this.#context, counts[0], STATES)
    const lastTurns = drawLastTurns(this.#context, samples, match.players[0])
    this.#guide = new ThumbGuide(this.#context, like, samples, lastTurns)
    this.#guesses = new Map()
    return this.#guide
  }

  /** The best rules by ascending number of numbers, each better than all with fewer. */
  found(mostNumbers: number): FoundRule[] {
    const found = [...this.#found.values()].filter(({ numbers }) => numbers <= mostNumbers)
    return bestForWins([found]).map((one) => ({ ...one, rule: condensed(one.rule) }))
  }

  /** A guess, which is whole unless it is more than `most`. */
  #guess(rule: ThumbRule, most = Infinity): Probability {
    const key = JSON.stringify(rule)
    const known = this.#guesses.get(key)
    if (known && (known.whole || known.behind > most)) return known.behind
    const behind = this.#guide.behind(rule, most)
    this.#guesses.set(key, { behind, whole: behind <= most })
    this.#guessed()
    return behind
  }

  /**
   * Measures a rule, keeps it if it is the best with as many numbers, and looks at its games. Where there
   * is a last turn, what is lost there is a guess: see measuredRules.
   */
  measure(rule: ThumbRule): Probability {
    const known = this.#exact.get(JSON.stringify(rule))
    if (known !== undefined) return known
    const match = this.#play(rule)
    const behind = 1 - 2 * chancesOf(match).first.average + this.#guide.inLastTurns(rule)
    this.recall({ rule, behind })
    return behind
  }

  /** Plays all games by a rule against the best player, and looks at the states that it comes to. */
  #play(rule: ThumbRule): Match {
    const { game, endings } = this.#context
    const match = new Match(game, new ThumbPlayer(game, endings, rule), this.#optimal)
    this.#look(match, rule)
    this.#looksAt = rule
    return match
  }

  /** Keeps what a rule was measured to be. */
  recall({ rule, behind }: Omit<FoundRule, 'numbers'>): void {
    const key = JSON.stringify(rule)
    if (this.#exact.has(key)) return
    this.#exact.set(key, behind)
    this.#newest = rule
    const numbers = numberCount(rule)
    const before = this.#found.get(numbers)
    if (!before || behind < before.behind) this.#found.set(numbers, { numbers, rule, behind })
  }

  /** Looks at the games of the rule that was measured last, if it was in another search. */
  lookAgain(): void {
    if (this.#newest && this.#newest !== this.#looksAt) this.#play(this.#newest)
  }
}
