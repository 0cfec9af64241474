import type { Probability } from '../../../base/units.ts'
import { chancesOf } from '../solve/match/match-chances.ts'
import type { Progress } from '../solve/match/match-order.ts'
import { Match } from '../solve/match/match-solver.ts'
import { optimalPlayers } from '../solve/match/optimal-player.ts'
import { PlannedPlayer, topRow, type PlanOf } from '../solve/match/planned-player.ts'
import { plannedPlayer } from '../solve/match/play-match.ts'
import type { MatchContext, Player } from '../solve/match/player.ts'
import { policyPlan, type TurnPlan } from '../solve/match/turn-plan.ts'
import { turnModel } from '../solve/turn/turn-model.ts'
import type { TurnPolicy } from '../solve/turn/turn-policy.ts'
import { minimumRowAt } from '../solve/win/win-states.ts'
import type { FarkleStep, FarkleStepId } from './knowledge-steps.ts'
import type { DeckSources } from './sources.ts'
import { stepPolicies, type StepPolicies } from './step-policies.ts'

/** How often a step of knowledge wins against the optimal player, first and second on average. */
export interface StepWin {
  readonly id: FarkleStepId
  readonly average: Probability
}

/** Part of the progress that the first match makes, in which the optimal player's turns are played. */
const FIRST_MATCH = 0.85

/** The same policy, which banks nothing below a row of its own grid. */
function waiting(policy: TurnPolicy, least: number): TurnPolicy {
  const at = (row: number): number => Math.min(row, policy.rows)
  return {
    rows: Math.max(policy.rows, least),
    option: (dice, group, row) => policy.option(dice, group, at(row)),
    banks: (n, row) => row >= least && policy.banks(n, at(row)),
  }
}

/** Plans by turn policies; before the first bank they wait for the house's minimum. */
function plansOf({ game, endings }: MatchContext, policies: StepPolicies): PlanOf {
  const { grid } = turnModel(game.rules)
  const mostRows = Math.max(topRow(game, endings), game.minimumFirstRow) + 1
  const known = new Map<string, TurnPlan>()
  return (own, farkles) => {
    const type = Math.min(farkles, policies.length - 1)
    const least = minimumRowAt(game, own)
    const key = `${type} ${least}`
    const found = known.get(key)
    if (found) return found
    const policy = waiting(policies[type]!, Math.ceil((least * game.model.grid) / grid))
    const plan = policyPlan(game, policy, grid, mostRows)
    known.set(key, plan)
    return plan
  }
}

/** The player of a step that is about points; null for any other. */
function playerOf(
  context: MatchContext,
  { id, policy }: FarkleStep,
  policies: StepPolicies | null,
): Player | null {
  if (id === 'thresholds' || id === 'thumb') return null
  if (policy) return plannedPlayer(context, policy)
  return (
    policies && new PlannedPlayer(context.game, context.endings, plansOf(context, policies), true)
  )
}

/** The player of each step that is about points, at home in a game; a winning bank is always taken. */
export function gamePlayers(
  context: MatchContext,
  sources: DeckSources,
  steps: readonly FarkleStep[],
): { readonly id: FarkleStepId; readonly player: Player }[] {
  const policies = stepPolicies(sources, steps)
  return steps.flatMap((step, i) => {
    const player = playerOf(context, step, policies[i]!)
    return player ? [{ id: step.id, player }] : []
  })
}

/**
 * How often each step that is about points wins a whole game against the optimal player, exactly.
 * The game must be solved; `context` has its values.
 */
export function stepWins(
  context: MatchContext,
  sources: DeckSources,
  steps: readonly FarkleStep[],
  progress: Progress = () => {},
): StepWin[] {
  const players = gamePlayers(context, sources, steps)
  const optimal = optimalPlayers(
    context,
    players.map(({ player }) => player.lastChance),
  )
  const later = (1 - FIRST_MATCH) / (players.length - 1)
  let before: Match | null = null
  return players.map(({ id, player }, i) => {
    const match = new Match(context.game, player, optimal[i]!)
    // A step plays much like the one before it, so its values are not far.
    match.values.forEach((values, mover) => before && values.set(before.values[mover]!))
    match.solve((part) =>
      progress(i === 0 ? FIRST_MATCH * part : FIRST_MATCH + later * (i - 1 + part)),
    )
    before = match
    return { id, average: chancesOf(match).first.average }
  })
}
