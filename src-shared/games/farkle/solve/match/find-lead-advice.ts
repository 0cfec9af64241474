import type { Points, Probability } from '../../../../base/units.ts'
import { sideOf } from '../win/past-goal.ts'
import { turnFigures } from '../turn/score-solver.ts'
import { goalRow, minimumRowAt } from '../win/win-states.ts'
import { BankLosses, lossesFrom, type BankOrRollLosses } from './bank-losses.ts'
import {
  gameParts,
  leadParts,
  type LeadAdvice,
  type LeadNumber,
  type LeadParts,
} from './lead-advice.ts'
import { LeadPlayer } from './lead-player.ts'
import { chancesOf } from './match-chances.ts'
import type { Progress } from './match-order.ts'
import { Match } from './match-solver.ts'
import { optimalPlayer } from './optimal-player.ts'
import { PlannedPlayer } from './planned-player.ts'
import { tablePlans } from './plans.ts'
import type { MatchContext, Player } from './player.ts'
import type { EvaluateTurn } from './turn-guide.ts'
import { TurnStrategies } from './turn-strategies.ts'

/** Increase when results change; part of the cache key. */
export const LEAD_ADVICE_VERSION = 1

const HARDLY_EVER = 1e-5

/** Win probability that a rounder number may lose against the best one. */
const ROUNDING = 5e-6

const ROUND: readonly Points[] = [1000, 500, 100]

interface Rows {
  readonly first: number
  readonly never: number
  readonly table: number
}

function easiest(rows: readonly number[], { first, never, table }: Rows, grid: Points): number {
  if (rows.includes(first) && rows.includes(never)) return table
  if (rows.includes(first)) return first
  if (rows.includes(never)) return never
  const roundest = ROUND.map((step) => rows.find((row) => (row * grid) % step === 0))
  return roundest.find((row) => row !== undefined) ?? rows[0]!
}

/** The best number for one part of a game, or a rounder one within ROUNDING of it. */
function numberOf(losses: BankOrRollLosses, rows: Rows, grid: Points): LeadNumber {
  const { first, never, table } = rows
  const all = lossesFrom(losses, first)
  const least = all.reduce((a, b) => Math.min(a, b), Infinity)
  const good = Array.from(all.keys()).filter((row) => all[row]! <= least + ROUNDING)
  const row = easiest(good, rows, grid)
  return {
    from: row === never ? null : row === first ? 0 : row * grid,
    reached: losses.choices > HARDLY_EVER,
    worth: Math.max(0, all[table]! - all[row]!),
  }
}

/** Candidate rows once something is banked, by number of dice; entry 0 unused. */
function rowsByDice(context: MatchContext): Rows[] {
  const { game, endings } = sideOf(context)
  const plan = tablePlans(game, endings)(game.goal - 1, 0)
  const first = minimumRowAt(game, 1)
  const never = goalRow(game, game.lowest)
  return plan.bank.map((bank) => {
    const row = bank.indexOf(1)
    const table = row < 0 ? never : Math.min(Math.max(row, first), never)
    return { first, never, table }
  })
}

function phasesOf(
  context: MatchContext,
  parts: LeadParts,
  losses: BankLosses,
): LeadAdvice['phases'] {
  const { game } = context
  const bands = parts.leads.length + 1
  const rows = rowsByDice(context)
  return parts.phases.map((from, phase) => ({
    from,
    numbers: Array.from({ length: bands }, (_, band) =>
      game.model.counts.map((n) =>
        numberOf(losses.parts[phase * bands + band]![n]!, rows[n]!, game.model.grid),
      ),
    ),
  }))
}

const FIRST_MATCH = 0.55
const LOSSES = 0.35

/**
 * Finds the turn totals to bank from by part of the game, lead and dice left. Each number minimises
 * the loss summed over the decisions of two optimal players; a match measures the result. `visits`
 * are expected visits per game by stateIndex.
 */
export function findLeadAdvice(
  context: MatchContext,
  evaluate: EvaluateTurn,
  visits: ArrayLike<number>,
  progress: Progress = () => {},
): LeadAdvice {
  const { game, endings } = sideOf(context)
  const single = new TurnStrategies(game.rules).strategy('single')
  const parts = leadParts(game, turnFigures(single).expectedPoints)
  const table = new PlannedPlayer(game, endings, tablePlans(game, endings), true)
  const { lastChance } = table
  const optimal = optimalPlayer(context, lastChance, true)
  const averageOf = (player: Player, from: number, to: number): Probability => {
    const match = new Match(context.game, player, optimal)
    match.solve((part) => progress(from + part * (to - from)))
    return chancesOf(match).first.average
  }
  const withoutNumbers = averageOf(table, 0, FIRST_MATCH)
  const losses = new BankLosses(context.game, evaluate, gameParts(game, parts), visits, (part) =>
    progress(FIRST_MATCH + part * LOSSES),
  )
  const phases = phasesOf(context, parts, losses)
  const limits = phases.flatMap(({ numbers }) =>
    numbers.map((band) => band.map(({ from }) => from)),
  )
  const player = new LeadPlayer(game, endings, parts, limits, lastChance)
  const average = averageOf(player, FIRST_MATCH + LOSSES, 1)
  return { grid: game.grid, leads: parts.leads, phases, average, withoutNumbers }
}
