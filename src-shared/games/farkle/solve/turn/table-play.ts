import type { DiceCount, Points } from '../../../../base/units.ts'
import { facesOf, type Face } from '../../../../dice/multiset.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { mayBank } from './banking.ts'
import { breakpointTable, estimatedGain, type BreakpointTable } from './breakpoints.ts'
import { turnFigures, type TurnStrategy } from './score-solver.ts'
import {
  bestPolicy,
  evaluatePolicy,
  rollsPerTurn,
  stateObjective,
  type TurnPolicy,
} from './turn-policy.ts'
import { tailStart, type Tail } from './tail.ts'
import { isPlainModel, type DiceModel, type TurnModel, type TurnNode } from './turn-model.ts'

export interface TurnChoice {
  readonly taken: number
  readonly points: Points
  readonly then: 'bank' | 'roll'
  /** Dice left to roll, all of them after hot dice. */
  readonly diceLeft: DiceCount
}

export interface TableException {
  /** Turn total before the roll; with `andAbove` it stands for all larger totals, too. */
  readonly turnScore: Points
  readonly andAbove: boolean
  readonly roll: readonly Face[]
  readonly table: TurnChoice
  readonly best: TurnChoice
  /** Points lost by the table's choice, with best play afterwards. */
  readonly cost: Points
  readonly perTurn: number
}

export interface FollowedTable {
  readonly table: BreakpointTable
  /** Expected points per turn of following the table, farkle penalty included. */
  readonly expectedPoints: Points
  readonly farkleProbability: number
  /** Wrong decisions, by descending cost times frequency. */
  readonly exceptions: readonly TableException[]
}

const NEGLIGIBLE_COST = 1e-8

/** Rows searched for exceptions: those below the goal, or all in games of rounds, which have none. */
export function exceptionRows(
  { goal, end }: Pick<RuleSet, 'goal' | 'end'>,
  { grid }: TurnModel,
): number {
  return end === 'rounds' ? Infinity : Math.ceil(goal / grid)
}

/** Rows that every table shows: through one row above the least cautious tail. */
export function tableRows(model: TurnModel, tail: Tail, minimumBank: Points): number {
  return Math.max(tailStart(model, tail, 0), Math.ceil(minimumBank / model.grid)) + 2
}

/**
 * Policy of following a table: the option with the largest turn total plus estimate; of equals one
 * that is banked, else the one that leaves more dice. Bank where the estimate is 0.
 */
export function tablePolicy(model: TurnModel, table: BreakpointTable, rows: number): TurnPolicy {
  const { grid } = model
  const length = rows + model.largestSteps + 1
  const estimates = model.nodes.map((n) =>
    Float64Array.from({ length }, (_, row) =>
      estimatedGain(table, n, row * grid, model.allDice, model.byDice[n]!.dice),
    ),
  )
  const least = Math.ceil(table.minimumBank / grid)
  const banks = (n: TurnNode, row: number): boolean =>
    estimates[n - 1]![row] === 0 && mayBank(model, least, n, row)
  return {
    rows,
    banks,
    option(dice, group, row) {
      let best = -1
      let most = -Infinity
      let bestBanks = false
      // Options are ordered by dice taken, so the earlier of two equals leaves more dice, except
      // that hot dice leave all.
      for (let o = dice.optionStart[group]!; o < dice.optionStart[group + 1]!; o++) {
        const n = dice.optionLeft[o]!
        const at = row + dice.optionSteps[o]!
        const value = at * grid + estimates[n - 1]![at]!
        const wouldBank = banks(n, at)
        const better =
          value > most ||
          (value === most && !bestBanks && (wouldBank || model.byDice[n]!.dice === model.allDice))
        if (better) {
          best = o
          most = value
          bestBanks = wouldBank
        }
      }
      return best
    },
  }
}

function choiceOf(
  model: TurnModel,
  policy: TurnPolicy,
  dice: DiceModel,
  group: number,
  row: number,
): { readonly choice: TurnChoice; readonly node: TurnNode } {
  const option = policy.option(dice, group, row)
  const taken = dice.optionDice[option]!
  const steps = dice.optionSteps[option]!
  const node = dice.optionLeft[option]!
  const then = policy.banks(node, row + steps) ? 'bank' : 'roll'
  const diceLeft = model.byDice[node]!.dice
  return { choice: { taken, points: steps * model.grid, then, diceLeft }, node }
}

function choiceValue(
  strategy: TurnStrategy,
  row: number,
  { choice, node }: ReturnType<typeof choiceOf>,
): Points {
  const { model, goal, rows, rollPoints, rollFarkle } = strategy
  const total = row * model.grid + choice.points
  if (choice.then === 'bank') return total
  const at = total / model.grid
  if (at >= rows) return stateObjective(strategy, node, at)
  return rollPoints[node]![at]! - goal.farklePenalty * rollFarkle[node]![at]!
}

function exceptionsOf(
  strategy: TurnStrategy,
  reachable: readonly Uint8Array[],
  policy: TurnPolicy,
  below: number,
): TableException[] {
  const { model, rows } = strategy
  const best = bestPolicy(strategy)
  const rolls = rollsPerTurn(model, policy)
  const exceptions: TableException[] = []
  for (const n of model.nodes) {
    const dice = model.byDice[n]!
    for (let row = 0; row <= rows && row < below; row++) {
      if (row < rows && reachable[n]![row] === 0) continue
      for (let g = 0; g < dice.groupCount; g++) {
        const right = choiceOf(model, best, dice, g, row)
        const chosen = choiceOf(model, policy, dice, g, row)
        const isSame =
          right.node === chosen.node &&
          right.choice.taken === chosen.choice.taken &&
          right.choice.then === chosen.choice.then
        if (isSame) continue
        const cost = choiceValue(strategy, row, right) - choiceValue(strategy, row, chosen)
        if (cost <= NEGLIGIBLE_COST) continue
        exceptions.push({
          turnScore: row * model.grid,
          andAbove: row === rows,
          roll: dice.example[g]!.flatMap(facesOf),
          table: chosen.choice,
          best: right.choice,
          cost,
          perTurn: rolls[n]![row]! * dice.probability[g]!,
        })
      }
    }
  }
  return exceptions.sort((a, b) => b.cost * b.perTurn - a.cost * a.perTurn || b.cost - a.cost)
}

function play(
  strategy: TurnStrategy,
  reachable: readonly Uint8Array[],
  below: number,
  withAll: boolean,
): FollowedTable {
  const { model, rows, goal } = strategy
  const table = breakpointTable(strategy, reachable, withAll)
  const policy = tablePolicy(model, table, rows)
  const { points, farkleProbability } = evaluatePolicy(model, policy)
  return {
    table,
    expectedPoints: points - goal.farklePenalty * farkleProbability,
    farkleProbability,
    exceptions: exceptionsOf(strategy, reachable, policy, below),
  }
}

/**
 * Breakpoint table of a solved turn, its exact value and its errors. A row for all dice is added
 * only where the plain rule (hot dice are best) costs points. `reachable` as for breakpointTable;
 * the penalty must be finite; exceptions are searched in rows before `below`.
 */
export function tablePlay(
  strategy: TurnStrategy,
  reachable: readonly Uint8Array[],
  below = Infinity,
): FollowedTable {
  if (!isPlainModel(strategy.model)) return play(strategy, reachable, below, true)
  const plain = play(strategy, reachable, below, false)
  // Where hot dice must be rolled, a row for them is pointless.
  if (!strategy.model.bankable[strategy.model.allDice]) return plain
  if (turnFigures(strategy).expectedPoints - plain.expectedPoints <= NEGLIGIBLE_COST) return plain
  const full = play(strategy, reachable, below, true)
  return full.expectedPoints > plain.expectedPoints + NEGLIGIBLE_COST ? full : plain
}
