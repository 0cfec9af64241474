import { ALL_DICE, type DiceCount, type Points } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { gainOfRolling, type TurnStrategy } from './score-solver.ts'
import { isPlainModel, type DiceModel, type TurnNode } from './turn-model.ts'

/** From this turn total on, rolling is worth at most `value`. */
export interface Breakpoint {
  readonly value: Points
  readonly from: Points
}

export interface BreakpointRow {
  readonly dice: DiceCount
  readonly node?: TurnNode
  /** Ascending by value, so descending by turn total; the last one holds from 0. */
  readonly breakpoints: readonly Breakpoint[]
  /**
   * Whether the value of rolling never rises with the turn total. A minimum bank can make it rise:
   * then a breakpoint still holds for all larger totals, but values below it are not in order.
   */
  readonly falling: boolean
}

/**
 * Breakpoint table of a turn (Busche and Neller 2017, table 3): for each number of dice, the turn
 * totals from which rolling is worth at most 0, step, 2 step, ...
 */
export interface BreakpointTable {
  readonly step: Points
  readonly rows: readonly BreakpointRow[]
  /** Without a row for all dice: roll them below this turn total; null means always. */
  readonly rollSixBelow: Points | null
  readonly minimumBank: Points
}

const MAX_COLUMNS = 14
const NICE_FACTORS = [1, 2, 5]

/** Rounding in E(s, n) must not move a breakpoint by a row. */
const TOLERANCE = 1e-9

/** The smallest round multiple of the grid that gives at most MAX_COLUMNS columns. */
function readableStep(grid: Points, largest: Points): Points {
  for (let power = 1; ; power *= 10) {
    for (const factor of NICE_FACTORS) {
      const step = grid * factor * power
      if (largest / step <= MAX_COLUMNS) return step
    }
  }
}

interface Gains {
  readonly first: number
  readonly gains: Float64Array
  readonly reachable: Uint8Array
}

function gainsOf(strategy: TurnStrategy, reachable: Uint8Array, n: TurnNode): Gains | null {
  const first = reachable.indexOf(1)
  if (first < 0) return null
  const gains = Float64Array.from(reachable, (_, row) =>
    gainOfRolling(strategy, row * strategy.model.grid, n),
  )
  return { first, gains, reachable }
}

function rowOf(
  { node, dice }: DiceModel,
  { first, gains, reachable }: Gains,
  grid: Points,
  step: Points,
): BreakpointRow {
  // Largest value of rolling at this total or a larger one; breakpoints are where it falls.
  const atMost = gains.slice()
  for (let row = atMost.length - 2; row >= first; row--) {
    atMost[row] = Math.max(atMost[row]!, atMost[row + 1]!)
  }
  const breakpoints: Breakpoint[] = []
  const lowest = Math.max(0, Math.ceil((atMost.at(-1)! - TOLERANCE) / step))
  for (let label = lowest; ; label++) {
    const value = label * step
    let row = first
    while (atMost[row]! > value + TOLERANCE) row++
    if (row === first) {
      breakpoints.push({ value, from: 0 })
      break
    }
    breakpoints.push({ value, from: row * grid })
  }
  let falling = true
  let before = Infinity
  gains.forEach((gain, row) => {
    if (reachable[row] === 0) return
    if (gain > before + TOLERANCE) falling = false
    before = gain
  })
  return { dice, ...(node === dice ? {} : { node }), breakpoints, falling }
}

/**
 * Breakpoint table of a solved turn. `reachable` (see reachableRows) needs one row more than the
 * strategy. `withAll` adds a row for all dice; without it hot dice count as best and are rolled
 * below `rollSixBelow`. Turns whose state holds more than the dice left need `withAll`.
 */
export function breakpointTable(
  strategy: TurnStrategy,
  reachable: readonly Uint8Array[],
  withAll: boolean,
): BreakpointTable {
  const { grid, allDice, nodes, byDice } = strategy.model
  const models = nodes
    .map((n) => byDice[n]!)
    .filter(({ dice }) => dice > 0 && (dice < allDice || withAll))
    .reverse()
  const columns = models.map(({ node }) => gainsOf(strategy, reachable[node]!, node))
  const largest = columns.reduce((most, column) => {
    return column
      ? column.gains.subarray(column.first).reduce((a, b) => Math.max(a, b), most)
      : most
  }, 0)
  const step = readableStep(grid, largest)
  const rows = models.flatMap((model, i) => {
    const column = columns[i]
    return column ? [rowOf(model, column, grid, step)] : []
  })
  return {
    step,
    rows,
    rollSixBelow: rollSixBelow(strategy),
    minimumBank: strategy.goal.minimumBank,
  }
}

/** The table without turn totals from the goal on, where the turn is won. Rounds have no goal. */
export function tableBelow(
  { goal, end }: Pick<RuleSet, 'goal' | 'end'>,
  table: BreakpointTable,
): BreakpointTable {
  if (end === 'rounds') return table
  const { rollSixBelow } = table
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      breakpoints: row.breakpoints.filter(({ from }) => from < goal),
    })),
    rollSixBelow: rollSixBelow !== null && rollSixBelow >= goal ? null : rollSixBelow,
  }
}

/** The turn total from which all dice are banked; null if they are always rolled, or the turn remembers more. */
function rollSixBelow(strategy: TurnStrategy): Points | null {
  const { rows, bank, model, tail } = strategy
  const { allDice } = model
  if (!isPlainModel(model) || tail.rolls[allDice]) return null
  let row = rows
  while (row > 1 && bank[allDice]![row - 1] === 1) row--
  return row * model.grid
}

/** Estimate for rolling at node n and turn total s: the leftmost column that s has reached. */
export function estimatedGain(
  table: BreakpointTable,
  n: TurnNode,
  s: Points,
  allDice = ALL_DICE,
  dice = n,
): Points {
  const row = table.rows.find((candidate) => (candidate.node ?? candidate.dice) === n)
  if (!row) {
    return dice === allDice && (table.rollSixBelow === null || s < table.rollSixBelow)
      ? Infinity
      : 0
  }
  return row.breakpoints.find(({ from }) => from <= s)!.value
}
