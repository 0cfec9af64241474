import { ALL_DICE, type DiceCount, type Points, type Probability } from '../../../base/units.ts'
import { reachableRows } from '../solve/turn/reachability.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import {
  gainOfRolling,
  solveTurn,
  turnFigures,
  type TurnFigures,
  type TurnGoal,
  type TurnStrategy,
} from '../solve/turn/score-solver.ts'
import {
  exceptionRows,
  tablePlay,
  tableRows,
  type TableException,
  type FollowedTable,
} from '../solve/turn/table-play.ts'
import type { BreakpointTable } from '../solve/turn/breakpoints.ts'
import { isEveryBankable } from '../solve/turn/banking.ts'
import { bestTail, tailStart } from '../solve/turn/tail.ts'
import { isPlainModel, optionCount, turnModel } from '../solve/turn/turn-model.ts'
import { wholeGame, type TurnKey } from '../solve/turn/turn-types.ts'

/** Increment when the report or its computation changes; invalidates cached reports. */
export const SCORE_REPORT_VERSION = 2

export const MAX_EXCEPTIONS = 500

export interface TurnReport {
  readonly key: TurnKey
  readonly goal: TurnGoal
  /** Left out for six. */
  readonly allDice?: DiceCount
  /** Numbers of dice left with which banking is forbidden; left out if none. */
  readonly forced?: readonly DiceCount[]
  readonly figures: TurnFigures
  /** Banking is right from this total on, with every number of dice that can farkle. */
  readonly bankFrom: Points
  /** E(s, n): `gains[row * allDice + n - 1]`, where row i is turn total i * grid. */
  readonly gains: Float64Array
  /** 1 if (s, n) is reachable by legal play; indexed like `gains`. */
  readonly reachable: Uint8Array
  readonly play: Omit<FollowedTable, 'exceptions'>
  /** The costliest ones, at most MAX_EXCEPTIONS. */
  readonly exceptions: readonly TableException[]
  readonly exceptionCount: number
}

export function allDiceOf({ allDice = ALL_DICE }: Pick<TurnReport, 'allDice'>): DiceCount {
  return allDice
}

export function isBankable(
  { goal, forced = [] }: TurnReport,
  n: DiceCount,
  total: Points,
): boolean {
  return total >= goal.minimumBank && !forced.includes(n)
}

export interface ScoreReport {
  readonly grid: Points
  /** Indexed by number of dice - 1. */
  readonly farkleProbabilities: readonly Probability[]
  readonly turns: readonly TurnReport[]
  /** E_AVG of eq. 9, for rules with a farkle penalty; else null. */
  readonly averagePoints: Points | null
  /**
   * Most expected points of a single turn if those above the goal are worth nothing; null in games of
   * rounds, and where the goal is too far away to lay out the turn up to it.
   */
  readonly cappedPoints: Points | null
}

/** Bounds the time for `cappedPoints` to about a second: turn totals below the goal times options. */
const MAX_CAPPED_WORK = 3e8

const NO_TABLE: BreakpointTable = { step: 0, rows: [], rollSixBelow: null, minimumBank: 0 }

function cappedPoints({ end, goal: most }: RuleSet, strategy: TurnStrategy): Points | null {
  const { model, goal, tail, rows } = strategy
  const goalRow = most / model.grid
  // A turn that is banked from `rows` on never gets further than one roll above them.
  const isBanked = tail.rolls.every((rolls) => !rolls)
  if (end === 'rounds') return null
  if (isBanked && goalRow >= rows + model.largestSteps) return turnFigures(strategy).expectedPoints
  if (goalRow * optionCount(model) > MAX_CAPPED_WORK) return null
  return turnFigures(solveTurn(model, { ...goal, most }, tail)).expectedPoints
}

/** First row from which every number of dice that is banked at large totals is banked. */
function bankRow({ model, tail, goal, rows, bank }: TurnStrategy): number {
  if (isEveryBankable(model)) return tailStart(model, tail, goal.farklePenalty)
  const banked = model.nodes.filter((n) => !tail.rolls[n])
  return Math.max(0, ...banked.map((n) => bank[n]!.lastIndexOf(0, rows - 1) + 1))
}

function turnReport(
  rules: RuleSet,
  strategy: TurnStrategy,
  key: TurnKey,
  rows: number,
): TurnReport {
  const { model, goal } = strategy
  const { allDice } = model
  const figures = turnFigures(strategy)
  // Rules with more turn state have no table by dice left.
  const isPlain = isPlainModel(model)
  const tableRows = isPlain ? rows : 0
  const length = Math.max(tableRows, strategy.rows + 1)
  const reachable = isPlain ? reachableRows(rules, model, length) : []
  const { exceptions, ...play } = isPlain
    ? tablePlay(strategy, reachable, exceptionRows(rules, model))
    : { ...figures, table: NO_TABLE, exceptions: [] }
  const gains = new Float64Array(tableRows * allDice)
  const mask = new Uint8Array(tableRows * allDice)
  for (let row = 0; row < tableRows; row++) {
    for (const n of model.counts) {
      gains[row * allDice + n - 1] = gainOfRolling(strategy, row * model.grid, n)
      mask[row * allDice + n - 1] = reachable[n]![row]!
    }
  }
  return {
    key,
    goal,
    ...(allDice === ALL_DICE ? {} : { allDice }),
    ...(isEveryBankable(model) || !isPlain
      ? {}
      : { forced: model.counts.filter((n) => !model.bankable[n]) }),
    figures,
    bankFrom: bankRow(strategy) * model.grid,
    gains,
    reachable: mask,
    play,
    exceptions: exceptions.slice(0, MAX_EXCEPTIONS),
    exceptionCount: exceptions.length,
  }
}

/**
 * Solves a single turn, an opening turn if the first bank has its own minimum, and all turn types
 * under a farkle penalty. With `farklePenalty` (points, finite, >= 0) only a single turn under
 * that artificial penalty.
 */
export function scoreReport(
  rules: RuleSet,
  farklePenalty: Points | null = null,
  progress: (fraction: number) => void = () => {},
): ScoreReport {
  const model = turnModel(rules)
  const tail = bestTail(model)
  const { minimumBank, minimumFirstBank } = rules
  const rows = tableRows(model, tail, minimumFirstBank)
  const single = solveTurn(model, { farklePenalty: farklePenalty ?? 0, minimumBank }, tail)
  const strategies: [TurnKey, TurnStrategy][] = [['single', single]]
  if (farklePenalty === null && minimumFirstBank > minimumBank) {
    const goal = { farklePenalty: 0, minimumBank: minimumFirstBank }
    strategies.push(['opening', solveTurn(model, goal, tail)])
  }
  let averagePoints: Points | null = null
  if (farklePenalty === null && rules.farklePenalty) {
    const game = wholeGame(model, minimumBank, rules.farklePenalty)
    averagePoints = game.averagePoints
    game.strategies.forEach((strategy, i) => strategies.push([`after-${i}`, strategy]))
  }
  const turns = strategies.map(([key, strategy], i) => {
    progress(i / strategies.length)
    return turnReport(rules, strategy, key, rows)
  })
  return {
    grid: model.grid,
    farkleProbabilities: model.counts.map(
      (n) => model.byDice.find(({ dice }) => dice === n)?.farkleProbability ?? 0,
    ),
    turns,
    averagePoints,
    cappedPoints: cappedPoints(rules, single),
  }
}
