import { findThresholds } from './find-thresholds.ts'
import { chancesOf, type MatchResult } from './match-chances.ts'
import type { Progress } from './match-order.ts'
import { Match } from './match-solver.ts'
import { sideOf } from '../win/past-goal.ts'
import { optimalPair, optimalPlayer } from './optimal-player.ts'
import { PlannedPlayer } from './planned-player.ts'
import { holdPlans, pointsPlans, tablePlans } from './plans.ts'
import type { MatchContext, Player } from './player.ts'
import { ThumbPlayer } from '../thumb/thumb-player.ts'
import { noThresholds, type Policy } from './policy.ts'
import { policyText } from './policy-text.ts'

/**
 * The player of a policy with known thresholds; null for the optimal policy. `second`: of the
 * opponent's side.
 */
export function plannedPlayer(
  context: MatchContext,
  policy: Policy,
  second = false,
): Player | null {
  const { game, endings } = sideOf(context, second)
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
  const isSame = !context.game.opponent && policyText(first) === policyText(second)
  const theirs = isSame ? mine : plannedPlayer(context, second, true)
  if (mine) return [mine, theirs ?? optimalPlayer(context, mine.lastChance, true)]
  return theirs ? [optimalPlayer(context, theirs.lastChance), theirs] : optimalPair(context)
}

const asks = (policy: Policy): boolean => policy.kind === 'go-for-it' && policy.thresholds === null

function turned({ first, second, residual }: MatchResult): MatchResult {
  return { first: second, second: first, residual }
}

/**
 * Exact match; a policy that is optimal or asks for thresholds needs a solved `context`. Where the
 * sides differ, `first` plays yours and the thresholds must be given.
 */
export function playMatch(
  context: MatchContext,
  first: Policy,
  second: Policy,
  progress: Progress = () => {},
): MatchResult {
  const search = asks(first) || asks(second)
  if (search) {
    if (context.game.opponent) throw new Error('each side has thresholds of its own')
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
