import type { DiceCount, Points, Probability } from '../../../../base/units.ts'
import { kernelEvaluations } from '../match/kernel-guides.ts'
import { chancesOf } from '../match/match-chances.ts'
import type { Progress } from '../match/match-order.ts'
import { Match } from '../match/match-solver.ts'
import { optimalPlayer } from '../match/optimal-player.ts'
import { topRow } from '../match/planned-player.ts'
import type { MatchContext } from '../match/player.ts'
import { cellOf } from '../match/turn-mass.ts'
import { Visits } from '../match/visits.ts'
import { pastOf } from '../win/turn-values.ts'
import { endRow, stateCount } from '../win/win-states.ts'
import { eachState, indexOf, turnWorth, type TurnState } from './thumb-guide.ts'
import { ThumbPlayer } from './thumb-player.ts'
import type { ThumbRule } from './thumb-rule.ts'
import { ThumbTurns } from './thumb-turns.ts'

/** To be raised when what is told of a rule's errors changes. */
export const THUMB_ERRORS_VERSION = 2

/** A decision between bank and roll that a rule gets wrong. Scores and totals in points. */
export interface ThumbError {
  readonly own: Points
  readonly opponent: Points
  /** Farkles in a row of both. */
  readonly ownFarkles: number
  readonly opponentFarkles: number
  /** Where seats count: whether the mover is the second player. */
  readonly second: boolean
  readonly turnTotal: Points
  readonly dice: DiceCount
  /** What the rule does. */
  readonly does: 'bank' | 'roll'
  /** Chance to win that it loses each time. */
  readonly loss: Probability
  /** By how much that puts the rule behind, in parts of all games. */
  readonly cost: Probability
}

/** Where a rule of thumb loses against the best player. All parts are of all games, both seats. */
export interface ThumbErrors {
  readonly behind: Probability
  /** The part of it that is lost between bank and roll; the rest by the choice of dice. */
  readonly byBanking: Probability
  /** The part that is lost in last turns, in answer to the goal. */
  readonly inLastTurns: Probability
  /** The lower ends of the bands of scores, ascending. */
  readonly bands: readonly Points[]
  /** The part that is lost in each band, by [opponent's band * bands + own band]. */
  readonly parts: readonly Probability[]
  /** The costliest decisions, no two alike. */
  readonly costliest: readonly ThumbError[]
}

/** Bands of scores from nothing to the goal. */
const BANDS = 20

/** Costliest decisions that are told. */
const TOLD = 10

/** Decisions that cost less, in parts of all games, are not told. */
const LEAST_COST = 1e-8

/** Two decisions with the same dice are alike if none of their scores is further apart, of the goal. */
const ALIKE = 0.08

const MEETING_PART = 0.5

function alike(a: ThumbError, b: ThumbError, goal: Points): boolean {
  const near = (one: Points, other: Points): boolean => Math.abs(one - other) <= ALIKE * goal
  return (
    a.dice === b.dice &&
    a.does === b.does &&
    a.ownFarkles === b.ownFarkles &&
    a.second === b.second &&
    near(a.own, b.own) &&
    near(a.opponent, b.opponent)
  )
}

/** The costliest of these decisions, no two alike. */
function toldOf(errors: readonly ThumbError[], goal: Points): ThumbError[] {
  const told: ThumbError[] = []
  for (const error of errors.toSorted((a, b) => b.cost - a.cost)) {
    if (told.length === TOLD) break
    if (!told.some((other) => alike(other, error, goal))) told.push(error)
  }
  return told
}

/**
 * Finds where a rule of thumb loses, exactly: what it loses in all is the sum, over the decisions that
 * its own games come to, of how often they come and what is lost there if the best play goes on (the
 * performance difference lemma). What is not lost in turns before the last is lost in last turns.
 */
export function findThumbErrors(
  context: MatchContext,
  rule: ThumbRule,
  progress: Progress = () => {},
): ThumbErrors {
  const { game, endings, values } = context
  const { grid, model, rules } = game
  const player = new ThumbPlayer(game, endings, rule)
  const match = new Match(game, player, optimalPlayer(context, player.lastChance))
  match.values.forEach((start) => start.set(values))
  match.solve((part) => {
    progress(part * MEETING_PART)
  })
  const { counts } = new Visits(match)
  const evaluate = kernelEvaluations(context)
  const turns = new ThumbTurns(game, rule, topRow(game, endings))
  const errors: ThumbError[] = []
  /** The costliest decision of a turn by node and by what is done, as [2 n + banks]. */
  const costs = new Float64Array(2 * (model.nodes.length + 1))
  const losses = new Float64Array(costs.length)
  const rowsOf = new Int32Array(costs.length)
  const bandOf = (score: number): number =>
    Math.max(0, Math.min(BANDS - 1, Math.floor((score / game.goal) * BANDS)))
  const parts = new Float64Array(BANDS * BANDS)
  let byBanking = 0
  let seen = 0
  const states = stateCount(game)
  const visit = (state: TurnState): void => {
    if (++seen % game.scores === 0) progress(MEETING_PART + (seen / states) * (1 - MEETING_PART))
    const { own, opponent, ownFarkles, opponentFarkles, second } = state
    const at = indexOf(game, state)
    // A win less puts a player behind by two: the other one has it.
    const visits = 2 * counts[0][at]!
    if (visits === 0) return
    const { bank, best, roll, rows } = evaluate(state)
    const answered = pastOf(endings, second) !== null
    const take = endRow(game, own)
    costs.fill(0)
    const aim = { own, opponent, farkles: ownFarkles, take, answered, last: null }
    turns.run(aim, (row, n, chance, banks) => {
      if (row >= rows) return
      const cell = cellOf(model, row, n)
      const loss = best[cell]! - (banks ? bank[row]! : roll[cell]!)
      if (loss <= 0) return
      const cost = visits * chance * loss
      byBanking += cost
      const place = 2 * n + Number(banks)
      if (cost <= costs[place]!) return
      costs[place] = cost
      losses[place] = loss
      rowsOf[place] = row
    })
    costs.forEach((cost, place) => {
      if (cost < LEAST_COST) return
      errors.push({
        own: own * grid,
        opponent: opponent * grid,
        ...{ ownFarkles, opponentFarkles, second },
        turnTotal: rowsOf[place]! * model.grid,
        dice: model.byDice[place >> 1]!.dice,
        does: place % 2 === 1 ? 'bank' : 'roll',
        loss: losses[place]!,
        cost,
      })
    })
    const { worth, chance } = turnWorth(context, turns.mass, state)
    parts[bandOf(opponent) * BANDS + bandOf(own)]! += visits * (values[at]! - worth / chance)
  }
  eachState(game, visit)
  progress(1)
  const behind = 1 - 2 * chancesOf(match).first.average
  const before = parts.reduce((sum, part) => sum + part, 0)
  return {
    behind,
    byBanking,
    // Without an answer to the goal there are none, but for rounding.
    inLastTurns: endings.past ? Math.max(0, behind - before) : 0,
    bands: Array.from({ length: BANDS }, (_, i) => (i * rules.goal) / BANDS),
    parts: [...parts],
    costliest: toldOf(errors, rules.goal),
  }
}
