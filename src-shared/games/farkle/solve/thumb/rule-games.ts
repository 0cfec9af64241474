import { Match } from '../match/match-solver.ts'
import { bestLastChance, optimalPlayer } from '../match/optimal-player.ts'
import type { MatchContext, Player } from '../match/player.ts'
import { Visits } from '../match/visits.ts'
import { eachState, indexOf, type Standing, type TurnState } from './thumb-guide.ts'
import { HARDLY_EVER, ThumbPlayer } from './thumb-player.ts'
import type { ThumbRule } from './thumb-rule.ts'

const END_PART = 0.2
const PARTS = 50

/** Share of games still running when the visits are final. */
const HARDLY_LEFT = 1e-3

export interface RuleGames {
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
    const match = new Match(game, player, this.#best)
    match.values.forEach((all) => all.set(values))
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

  #like(state: TurnState): TurnState {
    return { ...state, own: this.#likeOf(state.own), opponent: this.#likeOf(state.opponent) }
  }
}
