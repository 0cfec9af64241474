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

/** The player of a policy with known thresholds; null for the optimal policy. */
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

const asks = (policy: Policy): boolean => policy.kind === 'go-for-it' && policy.thresholds === null

function turned({ first, second, residual }: MatchResult): MatchResult {
  return { first: second, second: first, residual }
}

/** Exact match; a policy that is optimal or asks for thresholds needs a solved `context`. */
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
