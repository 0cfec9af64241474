import { type Points, type Probability, moments, type Distribution } from '../../../base/units.ts'
import { turnPolicyOf, type TurnPlayer } from '../solve/match/turn-player.ts'
import { TurnStrategies } from '../solve/match/turn-strategies.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { TurnKey } from '../solve/turn/turn-types.ts'
import { resultPoints, turnResults } from '../solve/turn/turn-results.ts'
import { decisionsOf, type Decisions } from './decisions.ts'

/** Increment when the content or its computation changes; invalidates cached results. */
export const PLAYED_TURN_VERSION = 1

export interface PlayedTurn {
  /** Banked points; a farkle is 0, without a penalty. */
  readonly results: Distribution
  readonly mean: Points
  readonly standardDeviation: Points
  readonly farkleProbability: Probability
  readonly decisions: Decisions
}

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
