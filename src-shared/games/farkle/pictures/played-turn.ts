import type { Points, Probability } from '../../../base/units.ts'
import { moments, type Distribution } from '../../../base/distribution.ts'
import { turnPolicyOf, type TurnPlayer } from '../solve/match/turn-player.ts'
import { TurnStrategies } from '../solve/match/turn-strategies.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { TurnKey } from '../solve/turn/turn-types.ts'
import { resultPoints, turnResults } from '../solve/turn/turn-results.ts'
import { decisionsOf, type Decisions } from './decisions.ts'

/** Changes with every change of what a played turn holds or how it is computed. */
export const PLAYED_TURN_VERSION = 1

/** One turn as a player plays it. */
export interface PlayedTurn {
  /** The points that it banks; a farkle is a 0, without any penalty. */
  readonly results: Distribution
  readonly mean: Points
  readonly standardDeviation: Points
  readonly farkleProbability: Probability
  readonly decisions: Decisions
}

/** Plays a turn of a game, one of its turnKeys, exactly. */
export function playedTurn(rules: RuleSet, turn: TurnKey, player: TurnPlayer): PlayedTurn {
  const strategies = new TurnStrategies(rules)
  const { model } = strategies
  const policy = turnPolicyOf(strategies, turn, player)
  const found = turnResults(model, policy)
  const results = resultPoints(found)
  return {
    results,
    ...moments(results),
    farkleProbability: found.farkleProbability,
    decisions: decisionsOf(rules, strategies.strategy(turn), policy),
  }
}
