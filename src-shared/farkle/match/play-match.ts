import type { Probability } from '../../base/units.ts'
import { findThresholds } from './find-thresholds.ts'
import { chancesOf, type MatchChances } from './match-chances.ts'
import type { Progress } from './match-order.ts'
import { Match } from './match-solver.ts'
import { bestLastChance, OptimalPlayer } from './optimal-player.ts'
import { PlannedPlayer } from './planned-player.ts'
import { holdPlans, pointsPlans, tablePlans } from './plans.ts'
import type { MatchContext, Player } from './player.ts'
import { NO_THRESHOLDS, type Policy } from './policy.ts'
import { policyText } from './policy-text.ts'

/** Two policies against each other. */
export interface MatchResult {
  readonly first: MatchChances
  readonly second: MatchChances
  /** The largest difference between a value and its equation over all states of both. */
  readonly residual: Probability
}

/** A policy other than the optimal one, at home in a game; its thresholds must be known. */
function plannedPlayer({ game, endings }: MatchContext, policy: Policy): PlannedPlayer | null {
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
      player.setThresholds((policy.kind === 'table' ? null : policy.thresholds) ?? NO_THRESHOLDS)
      return player
    }
    case 'hold':
      return new PlannedPlayer(game, endings, holdPlans(game, endings, policy.at), true)
  }
}

/** Both policies at home in a game; equal ones are one player. */
function playersOf(context: MatchContext, first: Policy, second: Policy): [Player, Player] {
  const mine = plannedPlayer(context, first)
  const equal = policyText(first) === policyText(second)
  const theirs = equal ? mine : plannedPlayer(context, second)
  const against = (other: PlannedPlayer | null): OptimalPlayer =>
    new OptimalPlayer(context, other?.lastChance ?? bestLastChance(context))
  if (mine && theirs) return [mine, theirs]
  const optimal = against(mine ?? theirs)
  return [mine ?? optimal, theirs ?? optimal]
}

/** The policy itself, or with the best thresholds where it asks for them. */
function resolved(context: MatchContext, policy: Policy, progress: Progress): Policy {
  if (policy.kind !== 'go-for-it' || policy.thresholds) return policy
  return { ...policy, thresholds: findThresholds(context, progress).thresholds }
}

/**
 * Plays two policies against each other, exactly: the chance of each to win a whole game from the
 * start, as the one who moves first and as the other. `game` must be solved, whoever plays.
 */
export function playMatch(
  context: MatchContext,
  first: Policy,
  second: Policy,
  progress: Progress = () => {},
): MatchResult {
  const asks = [first, second].some((policy) => policy.kind === 'go-for-it' && !policy.thresholds)
  const search = asks ? 0.5 : 0
  const mine = resolved(context, first, (part) => progress(search * part))
  const theirs =
    policyText(first) === policyText(second)
      ? mine
      : resolved(context, second, (part) => progress(search * part))
  const match = new Match(context.game, ...playersOf(context, mine, theirs))
  match.solve((part) => progress(search + (1 - search) * part))
  return { ...chancesOf(match), residual: match.residual() }
}
