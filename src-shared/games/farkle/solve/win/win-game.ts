import type { Points, Probability } from '../../../../base/units.ts'
import { contains, countOf, FACES, multisetOf, type Multiset } from '../../../../dice/multiset.ts'
import { chanceOf, rollsOf } from '../../../../dice/rolls.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { tailLost } from '../turn/tail.ts'
import { turnModel, type DiceModel, type TurnModel } from '../turn/turn-model.ts'

/** The most states that a win table may hold, so that it fits into memory and a day. */
export const MAX_STATES = 4_000_000

/**
 * The two-player game of a rule set on a grid of banked scores. A banked score is a whole number of
 * steps of `grid` points, from `lowest` to below `goal`; a turn total is a number of rows of the turn
 * model's grid, `perRow` steps each.
 */
export interface WinGame {
  readonly rules: RuleSet
  /**
   * How many seats a mover can have that change what a state is worth: 2 where only the second player
   * answers a score that has reached the goal, else 1.
   */
  readonly seats: number
  /** The rolls of a turn, those that win at once left out. */
  readonly model: TurnModel
  /** Chance that a roll of n dice wins at once, by node; entry 0 unused. */
  readonly instantWin: Float64Array
  /**
   * Least chance to farkle before the next bank where any total is as good, by node; 0
   * where a bank is allowed.
   */
  readonly lost: Float64Array
  /** Points of one step of a banked score. */
  readonly grid: Points
  /** Steps of one row of a turn total. */
  readonly perRow: number
  /** The lowest banked score in steps: the penalty's floor, zero or negative. */
  readonly lowest: number
  /** The least banked score, in steps, that ends the game. */
  readonly goal: number
  /** How many banked scores there are below the goal. */
  readonly scores: number
  /** How many counts of farkles in a row are told apart: 1 without a penalty. */
  readonly counters: number
  /** Steps that the penalty takes; 0 without one. */
  readonly penalty: number
  /** The least row that may be banked; at least 1, for nothing cannot be banked. */
  readonly minimumRow: number
  /** The same while the banked score is zero or less. */
  readonly minimumFirstRow: number
  /** The banked score, in steps, from which nothing short of the goal may be banked; the goal if none. */
  readonly finishFrom: number
  /** Whether the goal must be hit exactly, and a turn total beyond it is lost. */
  readonly exact: boolean
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b)
}

/** Whether a roll wins the game at once: six of its dice show one face, or it has the winning dice. */
export function winsAtOnce({ sixOfAKindWins, winningDice }: RuleSet, roll: Multiset): boolean {
  if (winningDice.length > 0 && contains(roll, multisetOf(winningDice))) return true
  return sixOfAKindWins && FACES.some((face) => countOf(roll, face) >= 6)
}

/** How many times as often something comes up at a node as in one roll: more than once for a last die. */
function againChance({ lastDieRolls }: RuleSet, { dice, farkleProbability }: DiceModel): number {
  if (dice !== 1 || lastDieRolls === 1) return 1
  return (1 - farkleProbability) / (1 - farkleProbability ** (1 / lastDieRolls))
}

/** The grid of banked scores: everything that a turn or a penalty can make of a score. */
function gridOf(rules: RuleSet, model: TurnModel): Points {
  const { farklePenalty } = rules
  if (!farklePenalty) return model.grid
  return [farklePenalty.points, farklePenalty.floor].reduce(greatestCommonDivisor, model.grid)
}

/** Lays out the two-player game of a rule set that parseRuleSet has accepted. */
export function winGame(rules: RuleSet): WinGame {
  // With an answer to the goal more points can be worse: they may reach it too soon. Where the goal
  // must be hit exactly they may lead beyond it.
  const exact = rules.overshoot === 'lost'
  const everyOption = exact || rules.end === 'finalTurn' || rules.end === 'equalTurns'
  const model = turnModel(rules, (roll) => !winsAtOnce(rules, roll), everyOption)
  const instantWin = new Float64Array(model.nodes.length + 1)
  for (const n of model.nodes) {
    const { dice: count } = model.byDice[n]!
    const ways = rollsOf(count).reduce(
      (sum, { dice, ways }) => (winsAtOnce(rules, dice) ? sum + ways : sum),
      0,
    )
    instantWin[n] = chanceOf(ways, count) * againChance(rules, model.byDice[n]!)
  }
  const grid = gridOf(rules, model)
  const lowest = (rules.farklePenalty?.floor ?? 0) / grid
  const goal = Math.ceil(rules.goal / grid)
  return {
    rules,
    seats: rules.end === 'equalTurns' ? 2 : 1,
    model,
    instantWin,
    lost: tailLost(model),
    grid,
    perRow: model.grid / grid,
    lowest: lowest === 0 ? 0 : lowest,
    goal,
    scores: goal - lowest,
    counters: rules.farklePenalty?.farkles ?? 1,
    penalty: (rules.farklePenalty?.points ?? 0) / grid,
    minimumRow: Math.ceil(Math.max(1, rules.minimumBank) / model.grid),
    minimumFirstRow: Math.ceil(Math.max(1, rules.minimumFirstBank) / model.grid),
    finishFrom: rules.finishFrom > 0 ? Math.ceil(rules.finishFrom / grid) : goal,
    exact,
  }
}

/** A solved two-player game. */
export interface WinTable {
  /** W of every state at the start of a turn: the chance of the player to move, by stateIndex. */
  readonly values: Float64Array
  /** The largest difference between a value and its Bellman equation over all states. */
  readonly residual: Probability
  /** How many turns were evaluated to find it. */
  readonly evaluations: number
}
