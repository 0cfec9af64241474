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

const STATES = 500

/** Relative error of a guess; rules this close are not distinguished. */
const IN_DOUBT = 0.005

/** With a penalty measuring is slow, so only this many rules per number of numbers are measured. */
const MEASURED_WITH_PENALTY = 2

/** Search for rules of thumb of one solved game, guided by guesses from sampled games. */
export class RuleSearch {
  readonly climb: RuleClimb
  /** As `climb`, with moves of single hold numbers away from a template. */
  readonly departing: RuleClimb
  readonly #found = new Map<string, FoundRule & { readonly asked: number }>()
  readonly #context: MatchContext
  readonly #games: CoarseGames
  readonly #guessed: () => void
  /** The rule whose games the guesses are based on. */
  #looksAt: ThumbRule | null = null
  #guide: ThumbGuide | null = null
  /** Cached guesses; if not `whole`, a lower bound. */
  #guesses = new Map<string, { readonly behind: Probability; readonly whole: boolean }>()

  /** `guessed` is called after every guess; `kindsOf` gives the kinds of numbers to move. */
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

  /** Candidate rules with at most `mostNumbers` numbers, also those of searches for fewer. */
  found(mostNumbers: number): FoundRule[] {
    const chosen = new Map<string, FoundRule>()
    for (let asked = 0; asked <= mostNumbers; asked++) {
      for (const one of this.#best(asked)) chosen.set(thumbText(one.rule), one)
    }
    return [...chosen.values()].sort((a, b) => a.numbers - b.numbers || a.behind - b.behind)
  }

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

  #guess(rule: ThumbRule, most = Infinity): Probability {
    const key = JSON.stringify(rule)
    const known = this.#guesses.get(key)
    if (known && (known.whole || known.behind > most)) return known.behind
    const behind = this.#guide!.behind(rule, most)
    this.#guesses.set(key, { behind, whole: behind <= most })
    this.#guessed()
    return behind
  }

  #byLooks(rules: readonly ThumbRule[]): ThumbRule {
    const losses = rules.map((rule) => this.#lookAt(rule).behind(rule))
    const best = rules[losses.indexOf(Math.min(...losses))]!
    this.#lookAt(best)
    return best
  }

  bestNear(rules: readonly ThumbRule[], like: ThumbRule, pairs = true): ThumbRule {
    this.#lookAt(like)
    return this.climb.tuned(this.climb.bestOf(rules), pairs)
  }

  /** Tunes the best `tried` of these rules, with guesses from the games of `like`. */
  bestLike(rules: readonly ThumbRule[], like: ThumbRule, tried: number): ThumbRule {
    this.#lookAt(like)
    return this.climb.bestTuned(rules, tried)
  }

  grown(rule: ThumbRule, climb: RuleClimb): ThumbRule | null {
    this.#lookAt(rule)
    return climb.grown(rule)
  }

  merged(rule: ThumbRule, climb: RuleClimb): ThumbRule | null {
    this.#lookAt(rule)
    return climb.merged(rule)
  }

  take(rule: ThumbRule, asked: number): Probability {
    const behind = this.#lookAt(rule).behind(rule)
    this.recall({ rule, behind }, asked)
    return behind
  }

  recall({ rule, behind }: Omit<FoundRule, 'numbers'>, asked: number): void {
    const key = thumbText(rule)
    if ((this.#found.get(key)?.asked ?? Infinity) <= asked) return
    this.#found.set(key, { numbers: numberCount(rule), rule, behind, asked })
  }
}
