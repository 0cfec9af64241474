import type { Probability } from '../../../../base/units.ts'
import type { MatchContext } from '../match/player.ts'
import { condensed, type FoundRule } from './found-rules.ts'
import { RuleClimb, type Choose, type LossOf } from './rule-climb.ts'
import { pointScale } from './point-scale.ts'
import { CoarseGames } from './rule-games.ts'
import { drawLastTurns, drawStates, ThumbGuide } from './thumb-guide.ts'
import { departures, numberKinds, type NumberGame, type NumberKind } from './thumb-moves.ts'
import { numberCount, type ThumbRule } from './thumb-rule.ts'
import { thumbText } from './thumb-text.ts'

/** States that a guess looks at. */
const STATES = 500

/** What a look finds may be wrong by this part: which of two is the better one is not known before. */
const IN_DOUBT = 0.005

/** Where farkles cost points a rule is measured slowly, and so many of each number of numbers are. */
const MEASURED_WITH_PENALTY = 2

/** A search among rules of thumb for one solved game, by guesses from looks at their games. */
export class RuleSearch {
  /** Moves by guesses. */
  readonly climb: RuleClimb
  /** The same, also to single hold numbers that depart from a template. */
  readonly departing: RuleClimb
  readonly #found = new Map<string, FoundRule & { readonly asked: number }>()
  readonly #context: MatchContext
  readonly #games: CoarseGames
  readonly #guessed: () => void
  /** The rule whose games are looked at. */
  #looksAt: ThumbRule | null = null
  #guide: ThumbGuide | null = null
  /** What was guessed; what is not whole is at least so much. */
  #guesses = new Map<string, { readonly behind: Probability; readonly whole: boolean }>()

  /** `guessed` hears of every guess; `kindsOf` are the kinds of numbers that are moved. */
  constructor(
    context: MatchContext,
    guessed: () => void,
    kindsOf: (game: NumberGame) => readonly NumberKind[] = numberKinds,
  ) {
    const { game } = context
    this.#guessed = guessed
    this.#context = context
    this.#games = new CoarseGames(context)
    const { model, counters } = game
    const kinds = kindsOf({
      ...{ goal: game.rules.goal, grid: model.grid, scale: pointScale(model), counters },
      answered: context.endings.past !== null,
    })
    const guess: LossOf = (rule, most) => this.#guess(rule, most)
    const choose: Choose = (rules) => this.#byLooks(rules)
    this.climb = new RuleClimb(kinds, guess, choose)
    this.departing = new RuleClimb([...kinds, departures(model.grid)], guess, choose)
  }

  /** From now on guesses are about the states that a rule comes to. */
  #lookAt(rule: ThumbRule): ThumbGuide {
    if (this.#guide && rule === this.#looksAt) return this.#guide
    const { player, standings } = this.#games.of(rule)
    const samples = drawStates(standings, STATES)
    const lastTurns = drawLastTurns(this.#context, samples, player)
    const lost = standings.reduce((sum, { visits, loss }) => sum + visits * loss, 0)
    this.#guesses = new Map()
    this.#looksAt = rule
    return (this.#guide = new ThumbGuide(this.#context, rule, lost, samples, lastTurns))
  }

  /**
   * The rules of which one may be the best with at most as many numbers, by ascending number of them: all
   * that a search for no more numbers would have come to, and those that one for fewer would have chosen.
   */
  found(mostNumbers: number): FoundRule[] {
    const chosen = new Map<string, FoundRule>()
    for (let asked = 0; asked <= mostNumbers; asked++) {
      // Where nobody asks for a number rules may differ and be the same.
      for (const one of this.#best(asked)) chosen.set(thumbText(one.rule), one)
    }
    return [...chosen.values()].sort((a, b) => a.numbers - b.numbers || a.behind - b.behind)
  }

  /** Those of a search that was asked for at most so many numbers. */
  #best(mostNumbers: number): FoundRule[] {
    const rules = [...this.#found.values()].filter(
      ({ numbers, asked }) => Math.max(numbers, asked) <= mostNumbers,
    )
    const isLeast = ({ numbers, behind }: FoundRule): boolean =>
      rules.every(
        (one) => one.numbers > numbers || behind - one.behind <= IN_DOUBT * Math.abs(one.behind),
      )
    const short = rules
      .filter(isLeast)
      .sort((a, b) => a.numbers - b.numbers || a.behind - b.behind)
      .map(({ numbers, rule, behind }) => ({ numbers, behind, rule: condensed(rule) }))
    const found = [...new Map(short.map((one) => [thumbText(one.rule), one])).values()]
    const most = this.#context.game.penalty > 0 ? MEASURED_WITH_PENALTY : Infinity
    return found.filter((one, i) => found[i - most]?.numbers !== one.numbers)
  }

  /** A guess, which is whole unless it is more than `most`. */
  #guess(rule: ThumbRule, most = Infinity): Probability {
    const key = JSON.stringify(rule)
    const known = this.#guesses.get(key)
    if (known && (known.whole || known.behind > most)) return known.behind
    const behind = this.#guide!.behind(rule, most)
    this.#guesses.set(key, { behind, whole: behind <= most })
    this.#guessed()
    return behind
  }

  /** The one of some rules that loses least by the states that itself comes to, at which it then looks. */
  #byLooks(rules: readonly ThumbRule[]): ThumbRule {
    const losses = rules.map((rule) => this.#lookAt(rule).behind(rule))
    const best = rules[losses.indexOf(Math.min(...losses))]!
    this.#lookAt(best)
    return best
  }

  /** The best of some rules, tuned, by the games of one like them; in pairs as well unless told not to. */
  bestNear(rules: readonly ThumbRule[], like: ThumbRule, pairs = true): ThumbRule {
    this.#lookAt(like)
    return this.climb.tuned(this.climb.bestOf(rules), pairs)
  }

  /** The best of some rules that are like another one, of which so many are tuned. */
  bestLike(rules: readonly ThumbRule[], like: ThumbRule, tried: number): ThumbRule {
    this.#lookAt(like)
    return this.climb.bestTuned(rules, tried)
  }

  /** The best rule with one number more; null if there is none. */
  grown(rule: ThumbRule, climb: RuleClimb): ThumbRule | null {
    this.#lookAt(rule)
    return climb.grown(rule)
  }

  /** The best rule with one number less; null if there is none. */
  merged(rule: ThumbRule, climb: RuleClimb): ThumbRule | null {
    this.#lookAt(rule)
    return climb.merged(rule)
  }

  /** Keeps a rule, and looks at its games: what it loses, nearly. */
  take(rule: ThumbRule, asked: number): Probability {
    const behind = this.#lookAt(rule).behind(rule)
    this.recall({ rule, behind }, asked)
    return behind
  }

  /** Keeps what a look found in a step that a search for so many numbers has. */
  recall({ rule, behind }: Omit<FoundRule, 'numbers'>, asked: number): void {
    const key = thumbText(rule)
    // What a search for fewer numbers knows of a rule stays.
    if ((this.#found.get(key)?.asked ?? Infinity) <= asked) return
    this.#found.set(key, { numbers: numberCount(rule), rule, behind, asked })
  }
}
