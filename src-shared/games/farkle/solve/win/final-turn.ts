import type { Probability } from '../../../../base/units.ts'
import type { TurnModel } from '../turn/turn-model.ts'
import { rollWithoutFarkle } from './turn-values.ts'
import type { WinGame } from './win-game.ts'

/**
 * Values of rolling in a last turn, after the opponent reached the goal: only the rows still
 * missing matter. By node (entry 0 unused) and rows missing; the last row stands for all larger
 * ones.
 */
export interface FinalTurn {
  readonly rows: number
  /** Where 0 rows missing wins. */
  readonly reach: readonly Float64Array[]
  /** Where 0 rows missing ties and one more wins. */
  readonly beat: readonly Float64Array[]
}

/** Values that fall less over the length of the longest roll are settled. */
const SETTLED = 1e-17

/** Bound; accepted games settle long before. */
const MAX_ROWS = 400_000

function settled(values: readonly number[][], { start, nodes, largestSteps }: TurnModel): boolean {
  const last = values[start]!.length - 1
  return (
    last > largestSteps &&
    nodes.every((n) => values[n]![last - largestSteps]! - values[n]![last]! <= SETTLED)
  )
}

/** Values of rolling until they settle; `atZero` is the value of a bank with 0 rows missing. */
function rollingValues(game: WinGame, atZero: Probability): number[][] {
  const { start, nodes, bankable } = game.model
  const { lost } = game
  const values: number[][] = Array.from({ length: nodes.length + 1 }, () => [])
  do {
    const row = values[start]!.length
    for (const n of nodes) {
      const value = rollWithoutFarkle(game, n, (left, steps) => {
        const missing = row - steps
        if (missing > 0) return values[left]![missing]!
        if (missing < 0 || !bankable[left]) return 1 - lost[left]!
        return row === 0 ? atZero : Math.max(atZero, values[left]![0]!)
      })
      values[n]!.push(value)
    }
  } while (!settled(values, game.model) && values[start]!.length < MAX_ROWS)
  return values
}

/** Solves the last turn for every number of rows missing; `tie` is the worth of a tie. */
export function finalTurn(game: WinGame, tie: Probability = 0.5): FinalTurn {
  const reach = rollingValues(game, 1)
  const beat = rollingValues(game, tie)
  const { start } = game.model
  const rows = Math.max(reach[start]!.length, beat[start]!.length)
  const column = (values: readonly number[]): Float64Array =>
    Float64Array.from({ length: rows }, (_, row) => values[Math.min(row, values.length - 1)]!)
  return { rows, reach: reach.map(column), beat: beat.map(column) }
}

interface Need {
  /** Least row that wins, minimum included. */
  readonly winRow: number
  /** Row that ties; null if it may not be banked. */
  readonly tieRow: number | null
}

/** Rows that a mover with `own` banked needs against `target`, in steps; own < target. */
export function needOf(game: WinGame, own: number, target: number): Need {
  const exact = (target - own) / game.perRow
  // Beating a score at the goal reaches the goal, so finishFrom does not matter.
  const minimum = own <= 0 ? game.minimumFirstRow : game.minimumRow
  const winRow = Math.max(Math.floor(exact) + 1, minimum)
  return { winRow, tieRow: Number.isInteger(exact) && exact >= minimum ? exact : null }
}

/** Value of rolling at node n in a last turn, with `row` rows made. */
export function finalRoll(turn: FinalTurn, need: Need, n: number, row: number): Probability {
  const last = turn.rows - 1
  if (need.tieRow !== null) {
    const missing = Math.max(0, need.tieRow - row)
    return turn.beat[n]![Math.min(last, missing)]!
  }
  return turn.reach[n]![Math.min(last, Math.max(0, need.winRow - row))]!
}

/** Value of banking a row in a last turn; 0 below the minimum. */
export function finalBank(need: Need, row: number): Probability {
  if (row >= need.winRow) return 1
  return row === need.tieRow ? 0.5 : 0
}

/** Win probability with one turn to beat `target`; scores in steps. */
export function lastChance(
  game: WinGame,
  turn: FinalTurn,
  own: number,
  target: number,
): Probability {
  return finalRoll(turn, needOf(game, own, target), game.model.start, 0)
}
