import { findThresholds } from './find-thresholds.ts'
import { chancesOf, type MatchResult } from './match-chances.ts'
import type { Progress } from './match-order.ts'
import { Match } from './match-solver.ts'
import { bestLastChance, optimalPlayer } from './optimal-player.ts'
import { PlannedPlayer } from './planned-player.ts'
import { holdPlans, pointsPlans, tablePlans } from './plans.ts'
import type { MatchContext, Player } from './player.ts'
import { ThumbPlayer } from '../thumb/thumb-player.ts'
import { noThresholds, type Policy } from './policy.ts'
import { policyText } from './policy-text.ts'

export type { MatchResult } from './match-chances.ts'

/** A policy at home in a game; its thresholds must be known. Null for the optimal one. */
export function plannedPlayer({ game, endings }: MatchContext, policy: Policy): Player | null {
  switch (policy.kind) {
    case 'optimal':
      return null
    case 'points': {
      const { winningBank } = policy
      return new PlannedPlayer(game, endings, pointsPlans(game, endings, winningBank), winningBank)
    }
    case 'table':
    case 'go-for-it': {
      const player = new PlannedPlayer(game, endings, tablePlans(game, endings), true)
      const given = policy.kind === 'table' ? null : policy.thresholds
      player.setThresholds(given ?? noThresholds(game.model.allDice))
      return player
    }
    case 'hold':
      return new PlannedPlayer(game, endings, holdPlans(game, endings, policy.at), true)
    case 'thumb':
      return new ThumbPlayer(game, endings, policy.rule)
  }
}

/** Both policies at home in a game; equal ones are one player. */
function playersOf(context: MatchContext, first: Policy, second: Policy): [Player, Player] {
  const mine = plannedPlayer(context, first)
  const equal = policyText(first) === policyText(second)
  const theirs = equal ? mine : plannedPlayer(context, second)
  const against = (other: Player | null): Player =>
    optimalPlayer(context, other?.lastChance ?? bestLastChance(context))
  if (mine && theirs) return [mine, theirs]
  const optimal = against(mine ?? theirs)
  return [mine ?? optimal, theirs ?? optimal]
}

/** A policy that does not say which thresholds it wants. */
const asks = (policy: Policy): boolean => policy.kind === 'go-for-it' && policy.thresholds === null

/** The match the other way round. */
function turned({ first, second, residual }: MatchResult): MatchResult {
  return { first: second, second: first, residual }
}

/**
 * Plays two policies against each other, exactly: the chance of each to win a whole game from the
 * start, as the one who moves first and as the other. `game` must be solved if one of them plays
 * optimally or asks for the best thresholds.
 */
export function playMatch(
  context: MatchContext,
  first: Policy,
  second: Policy,
  progress: Progress = () => {},
): MatchResult {
  const search = asks(first) || asks(second)
  if (search) {
    const other = asks(first) ? second : first
    const alone = other.kind === 'optimal'
    const found = findThresholds(context, (part) => progress(alone ? part : part / 2))
    // The search ends with this match.
    if (alone) return asks(first) ? found.match : turned(found.match)
    const { thresholds } = found
    const known = (policy: Policy): Policy =>
      asks(policy) ? { kind: 'go-for-it', thresholds } : policy
    return playMatch(context, known(first), known(second), (part) => progress((1 + part) / 2))
  }
  const match = new Match(context.game, ...playersOf(context, first, second))
  match.solve(progress)
  return { ...chancesOf(match), residual: match.residual() }
}
