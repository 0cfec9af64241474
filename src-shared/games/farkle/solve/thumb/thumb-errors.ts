import type { DiceCount, Points, Probability } from '../../../../base/units.ts'
import type { Face } from '../../../../dice/multiset.ts'
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
import { DiceErrors, type SetAsideDice } from './dice-errors.ts'
import { eachState, indexOf, turnWorth, type TurnState } from './thumb-guide.ts'
import { ThumbPlayer } from './thumb-player.ts'
import type { ThumbRule } from './thumb-rule.ts'
import { ThumbTurns, type HearDecision } from './thumb-turns.ts'

/** To be raised when what is told of a rule's errors changes. */
export const THUMB_ERRORS_VERSION = 3

/** A decision that a rule gets wrong. Scores and totals in points. */
interface WrongDecision {
  readonly own: Points
  readonly opponent: Points
  /** Farkles in a row of both. */
  readonly ownFarkles: number
  readonly opponentFarkles: number
  /** Where seats count: whether the mover is the second player. */
  readonly second: boolean
  readonly turnTotal: Points
  /** Chance to win that it loses each time. */
  readonly loss: Probability
  /** By how much that puts the rule behind, in parts of all games. */
  readonly cost: Probability
}

/** A decision between bank and roll that a rule gets wrong. */
export interface ThumbError extends WrongDecision {
  readonly dice: DiceCount
  /** What the rule does. */
  readonly does: 'bank' | 'roll'
}

/** A choice of dice that a rule gets wrong; the turn total is that before the roll. */
export interface ThumbDiceError extends WrongDecision {
  readonly rolled: readonly Face[]
  /** What the rule sets aside. */
  readonly does: SetAsideDice
  readonly best: SetAsideDice
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
  /** The costliest decisions between bank and roll, no two alike. */
  readonly costliest: readonly ThumbError[]
  /** The costliest choices of dice, no two alike. */
  readonly costliestDice: readonly ThumbDiceError[]
}

/** Bands of scores from nothing to the goal. */
const BANDS = 20

/** Costliest decisions that are told. */
const TOLD = 10

/** Decisions that cost less, in parts of all games, are not told. */
const LEAST_COST = 1e-8

/** Two decisions of a kind are alike if none of their scores is further apart, of the goal. */
const ALIKE = 0.08

const MEETING_PART = 0.5

/** Whether two decisions are about nearly the same scores. */
function isNear(a: WrongDecision, b: WrongDecision, goal: Points): boolean {
  const near = (one: Points, other: Points): boolean => Math.abs(one - other) <= ALIKE * goal
  return (
    a.ownFarkles === b.ownFarkles &&
    a.second === b.second &&
    near(a.own, b.own) &&
    near(a.opponent, b.opponent)
  )
}

/** The costliest of these decisions, no two of a kind at nearly the same scores. */
function toldOf<T extends WrongDecision>(
  errors: readonly T[],
  goal: Points,
  kindOf: (error: T) => string,
): T[] {
  const told: T[] = []
  for (const error of errors.toSorted((a, b) => b.cost - a.cost)) {
    if (told.length === TOLD) break
    const kind = kindOf(error)
    if (!told.some((other) => kindOf(other) === kind && isNear(other, error, goal))) {
      told.push(error)
    }
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
  const dice = new DiceErrors(turns.model)
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
    const evaluation = evaluate(state)
    const { bank, best, roll, rows } = evaluation
    const answered = pastOf(endings, second) !== null
    const take = endRow(game, own)
    costs.fill(0)
    const aim = { own, opponent, farkles: ownFarkles, take, answered, last: null }
    const { rolled, leave } = dice.hear(state, visits, evaluation, answered)
    const decided: HearDecision = (row, n, chance, banks) => {
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
    }
    turns.run(aim, decided, rolled)
    leave()
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
    costliest: toldOf(errors, rules.goal, ({ dice: left, does }) => `${left} ${does}`),
    costliestDice: toldOf(
      dice.found.map(({ state: { own, opponent, ...standing }, ...error }) => ({
        ...{ own: own * grid, opponent: opponent * grid, ...standing, ...error },
      })),
      rules.goal,
      ({ rolled, does, best }) => `${rolled.join('')} ${does.dice} ${best.dice}`,
    ),
  }
}
