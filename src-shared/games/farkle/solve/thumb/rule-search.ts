import type { Probability } from '../../../../base/units.ts'
import { eachState, indexOf, type TurnScores } from '../match/match-order.ts'
import type { MatchContext, Player } from '../match/player.ts'
import { condensed, type FoundRule } from './found-rules.ts'
import { RuleClimb, type Choose, type LossOf } from './rule-climb.ts'
import { pointScale } from './point-scale.ts'
import { drawLastTurns, drawStates, ThumbGuide, type Standing } from './thumb-guide.ts'
import { departures, numberKinds, type NumberGame, type NumberKind } from './thumb-moves.ts'
import { numberCount, type ThumbRule } from './thumb-rule.ts'
import { thumbText } from './thumb-text.ts'
import { Match } from '../match/match-solver.ts'
import { bestLastChance, optimalPlayer } from '../match/optimal-player.ts'
import { Visits } from '../match/visits.ts'
import { HARDLY_EVER, ThumbPlayer } from './thumb-player.ts'

const END_PART = 0.2
const PARTS = 50

/** Share of games still running when the visits are final. */
const HARDLY_LEFT = 1e-3

interface RuleGames {
  readonly player: Player
  readonly standings: readonly Standing[]
}

/** Approximate games against the best player: merges far scores, drops rare events. 5x as fast. */
export class CoarseGames {
  readonly #context: MatchContext
  readonly #best: Player

  constructor(context: MatchContext) {
    this.#context = context
    const best = optimalPlayer(context, bestLastChance(context))
    this.#best = {
      ...best,
      outcomeAt: (own, opponent, ...rest) =>
        best.outcomeAt(this.#likeOf(own), this.#likeOf(opponent), ...rest),
    }
  }

  readonly #likeOf = (score: number): number => {
    const { goal } = this.#context.game
    const fine = Math.floor(goal * (1 - END_PART))
    if (score >= fine) return score
    const step = Math.max(1, Math.floor(goal / PARTS))
    return Math.min(fine, Math.ceil(score / step) * step)
  }

  of(rule: ThumbRule): RuleGames {
    const { game, endings, values } = this.#context
    const coarse = { likeOf: this.#likeOf, least: HARDLY_EVER }
    const player = new ThumbPlayer(game, endings, rule, coarse)
    const match = new Match(game, player, this.#best, values)
    const { counts } = new Visits(match, undefined, HARDLY_LEFT)
    const visits = new Map<number, number>()
    eachState(game, (state) => {
      const seen = counts[0][indexOf(game, state)]!
      if (seen === 0) return
      const at = indexOf(game, this.#like(state))
      visits.set(at, (visits.get(at) ?? 0) + seen)
    })
    const standings: Standing[] = []
    eachState(game, (state) => {
      const at = indexOf(game, state)
      const seen = visits.get(at)
      if (seen === undefined) return
      const { own, opponent, ownFarkles, opponentFarkles, second } = state
      const id = player.outcomeAt(own, opponent, ownFarkles, opponentFarkles, second)
      const worth = match.valueWith(0, id, own, opponent, ownFarkles, opponentFarkles, second)
      // Dropped chances are assumed to end like the rest.
      const chance = player.outcomes.scored[id]! + player.outcomes.farkle[id]!
      standings.push({ state, visits: seen, loss: values[at]! - worth / chance })
    })
    return { player, standings }
  }

  #like(state: TurnScores): TurnScores {
    return { ...state, own: this.#likeOf(state.own), opponent: this.#likeOf(state.opponent) }
  }
}

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
      goal: game.rules.goal,
      grid: model.grid,
      scale: pointScale(model),
      counters,
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
