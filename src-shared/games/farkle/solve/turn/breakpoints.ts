import { ALL_DICE, type DiceCount, type Points } from '../../../../base/units.ts'
import { gainOfRolling, type TurnStrategy } from './score-solver.ts'
import type { DiceModel, TurnNode } from './turn-model.ts'

/** From this turn total on, rolling is worth at most so many points. */
export interface Breakpoint {
  readonly value: Points
  readonly from: Points
}

/** Breakpoints to learn by heart for one number of dice. */
export interface BreakpointRow {
  readonly dice: DiceCount
  /** The node that the row is for; left out where it is the number of dice. */
  readonly node?: TurnNode
  /** Ascending by value, so descending by turn total; the last one holds from 0. */
  readonly breakpoints: readonly Breakpoint[]
  /**
   * Whether the value of rolling only falls as the turn total grows. Where a minimum bank makes it
   * rise somewhere, a breakpoint still holds for every larger total, but the values below it are
   * not in order.
   */
  readonly falling: boolean
}

/**
 * The breakpoint table of a turn (Busche and Neller 2017, table 3): for each number of dice, from
 * which turn totals the value of rolling is at most 0, step, 2 step, ...
 */
export interface BreakpointTable {
  readonly step: Points
  /** By number of dice, from all of them (or one fewer) down to one. */
  readonly rows: readonly BreakpointRow[]
  /** With all dice and no row for them: roll below this turn total; null means always. */
  readonly rollSixBelow: Points | null
  readonly minimumBank: Points
}

const MAX_COLUMNS = 14
const NICE_FACTORS = [1, 2, 5]

/** Rounding in E(s, n) must not move a breakpoint by a row. */
const TOLERANCE = 1e-9

/** The smallest round multiple of the grid that keeps a table to a readable number of columns. */
function readableStep(grid: Points, largest: Points): Points {
  for (let power = 1; ; power *= 10) {
    for (const factor of NICE_FACTORS) {
      const step = grid * factor * power
      if (largest / step <= MAX_COLUMNS) return step
    }
  }
}

/** E(s, n) by row over the reachable turn totals of n dice, from the least reachable one on. */
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
  // The largest value of rolling at this total or any larger one; a breakpoint is where it falls.
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
 * Makes the breakpoint table of a solved turn. `reachable` are the reachable rows (reachableRows),
 * at least as many as the strategy has and one more. `withAll` adds a row for all dice; without it
 * hot dice count as better than anything, and all dice are rolled below `rollSixBelow`. Turns that
 * remember more than the dice left need it.
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

/** The turn total from which all dice are banked; null if they are rolled at any total. */
function rollSixBelow(strategy: TurnStrategy): Points | null {
  const { rows, bank, model, tail } = strategy
  const { allDice } = model
  if (tail.rolls[allDice]) return null
  let row = rows
  while (row > 1 && bank[allDice]![row - 1] === 1) row--
  return row * model.grid
}

/** The estimate for rolling at node n and turn total s: the leftmost column whose value is at most s. */
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
