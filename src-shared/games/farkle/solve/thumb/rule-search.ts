import type { Probability } from '../../../../base/units.ts'
import { eachState, indexOf, type TurnScores } from '../match/match-order.ts'
import type { MatchContext, Player } from '../match/player.ts'
import { RuleClimb, type Choose, type LossOf } from './rule-climb.ts'
import { pointScale } from './point-scale.ts'
import { ExactLosses, type SearchStep } from './found-rules.ts'
import { drawLastTurns, drawStates, ThumbGuide, type StateLoss } from './thumb-guide.ts'
import { singleMoves, type NumberGame, type NumberKind } from './thumb-moves.ts'
import type { ThumbRule } from './thumb-rule.ts'
import { sideOf } from '../win/past-goal.ts'
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
  readonly standings: readonly StateLoss[]
}

/** Approximate games against the best player: merges far scores, drops rare events. 5x as fast. */
export class CoarseGames {
  readonly #context: MatchContext
  readonly #best: Player

  constructor(context: MatchContext) {
    this.#context = context
    const best = optimalPlayer(context, bestLastChance(context), true)
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
    const { game, values } = this.#context
    const side = sideOf(this.#context)
    const coarse = { likeOf: this.#likeOf, least: HARDLY_EVER }
    const player = new ThumbPlayer(side.game, side.endings, rule, coarse)
    const match = new Match(game, player, this.#best, values)
    const { counts } = new Visits(match, undefined, HARDLY_LEFT)
    const visits = new Map<number, number>()
    eachState(game, (state) => {
      const seen = counts[0][indexOf(game, state)]!
      if (seen === 0) return
      const at = indexOf(game, this.#like(state))
      visits.set(at, (visits.get(at) ?? 0) + seen)
    })
    const standings: StateLoss[] = []
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

/** Moves of one number that are guessed to lose at most so much more are measured. */
const DOUBT = 1e-5

/** Measured gains below this are not worth a change. */
const MEASURED_GAIN = 1e-7

type Measured = Omit<SearchStep, 'isSettled'>

/** Search for cards of one solved game, guided by guesses from coarse games. */
export class RuleSearch {
  readonly #climb: RuleClimb
  readonly #context: MatchContext
  readonly #games: CoarseGames
  readonly #kinds: readonly NumberKind[]
  /** The rule whose games the guesses are based on, and whether on all of its states. */
  #looksAt: { readonly rule: ThumbRule; readonly whole: boolean } | null = null
  #guide: ThumbGuide | null = null
  /** Cached guesses; if not `whole`, a lower bound. */
  #guesses = new Map<string, { readonly behind: Probability; readonly whole: boolean }>()

  /** `kindsOf` gives the kinds of numbers to move. */
  constructor(context: MatchContext, kindsOf: (game: NumberGame) => readonly NumberKind[]) {
    const { game } = context
    this.#context = context
    this.#games = new CoarseGames(context)
    const { model, counters } = game
    this.#kinds = kindsOf({
      goal: game.rules.goal,
      grid: model.grid,
      scale: pointScale(model),
      counters,
      answered: context.endings.past !== null,
    })
    const guess: LossOf = (rule, most) => this.#guess(rule, most)
    const choose: Choose = (rules) => this.#byLooks(rules)
    this.#climb = new RuleClimb(this.#kinds, guess, choose)
  }

  #lookAt(rule: ThumbRule, whole = false): ThumbGuide {
    if (this.#guide && rule === this.#looksAt?.rule && whole === this.#looksAt.whole) {
      return this.#guide
    }
    const { player, standings } = this.#games.of(rule)
    const samples = whole ? standings : drawStates(standings, STATES)
    const lastTurns = drawLastTurns(this.#context, samples, player)
    const lost = standings.reduce((sum, { visits, loss }) => sum + visits * loss, 0)
    this.#guesses = new Map()
    this.#looksAt = { rule, whole }
    return (this.#guide = new ThumbGuide(this.#context, rule, lost, samples, lastTurns))
  }

  #guess(rule: ThumbRule, most = Infinity): Probability {
    const key = JSON.stringify(rule)
    const known = this.#guesses.get(key)
    if (known && (known.whole || known.behind > most)) return known.behind
    const behind = this.#guide!.behind(rule, most)
    this.#guesses.set(key, { behind, whole: behind <= most })
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
    return this.#climb.tuned(this.#climb.bestOf(rules), pairs)
  }

  /** Tunes the best `tried` of these rules, with guesses from the games of `like`. */
  bestLike(rules: readonly ThumbRule[], like: ThumbRule, tried: number): ThumbRule {
    this.#lookAt(like)
    return this.#climb.bestTuned(rules, tried)
  }

  /** Rules that may lose less, most promising first: all guessed moves at once, then single ones. */
  *#promising(rule: ThumbRule): Generator<ThumbRule> {
    this.#lookAt(rule, true)
    const most = this.#guess(rule) + DOUBT
    yield this.#climb.tuned(rule, false)
    yield* singleMoves(this.#kinds, rule)
      .map((move) => ({ move, guess: this.#guess(move, most) }))
      .filter(({ guess }) => guess <= most)
      .toSorted((a, b) => a.guess - b.guess)
      .map(({ move }) => move)
  }

  /** The first promising rule that is measured to lose less; null if there is none. */
  #better({ rule, behind }: Measured, losses: ExactLosses): Measured | null {
    for (const move of this.#promising(rule)) {
      const lost = losses.of(move)
      if (lost < behind - MEASURED_GAIN) return { rule: move, behind: lost }
    }
    return null
  }

  /**
   * Moves numbers while that gains, by exact measurement, until no move of a single number does.
   * Goes on the same from any step that `keep` was given.
   */
  settled(begun: ThumbRule | SearchStep, keep: (step: SearchStep) => void): ThumbRule {
    const losses = new ExactLosses(this.#context)
    const isStep = 'rule' in begun
    let best: Measured = isStep ? begun : { rule: begun, behind: losses.of(begun) }
    if (!isStep) keep({ ...best, isSettled: false })
    for (let better = this.#better(best, losses); better; better = this.#better(best, losses)) {
      best = better
      keep({ ...best, isSettled: false })
    }
    keep({ ...best, isSettled: true })
    return best.rule
  }
}
