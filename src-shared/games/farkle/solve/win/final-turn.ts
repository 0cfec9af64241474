import type { Probability } from '../../../../base/units.ts'
import type { TurnModel } from '../turn/turn-model.ts'
import { rollWithoutFarkle } from './turn-values.ts'
import type { WinGame } from './win-game.ts'

/**
 * The value of rolling when only this turn counts: for the last turn of a game whose other player
 * has reached the goal. The mover must make a number of rows or has lost, so all that matters is how
 * many are still missing, not the scores. By node (entry 0 unused) and rows missing; the
 * last row stands for itself and all larger ones.
 */
export interface FinalTurn {
  readonly rows: number
  /** When the mover wins with no row missing. */
  readonly reach: readonly Float64Array[]
  /** When the mover ties with no row missing, worth a half, and wins with one more. */
  readonly beat: readonly Float64Array[]
}

/** Values that move by less over a whole roll's length have settled. */
const SETTLED = 1e-17

/** The rows of an accepted game settle long before. */
const MAX_ROWS = 400_000

/** Whether the newest row differs from the one a longest roll before by nothing that counts. */
function settled(values: readonly number[][], { start, nodes, largestSteps }: TurnModel): boolean {
  const last = values[start]!.length - 1
  return (
    last > largestSteps &&
    nodes.every((n) => values[n]![last - largestSteps]! - values[n]![last]! <= SETTLED)
  )
}

/** Rolling values until they settle; `atZero` is what banking is worth with no row missing. */
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
        // With enough in hand only a farkle before the bank can still lose.
        if (missing < 0 || !bankable[left]) return 1 - lost[left]!
        return row === 0 ? atZero : Math.max(atZero, values[left]![0]!)
      })
      values[n]!.push(value)
    }
  } while (!settled(values, game.model) && values[start]!.length < MAX_ROWS)
  return values
}

/** Solves the last turn of a game for every number of rows missing. */
export function finalTurn(game: WinGame): FinalTurn {
  const reach = rollingValues(game, 1)
  const beat = rollingValues(game, 0.5)
  const { start } = game.model
  const rows = Math.max(reach[start]!.length, beat[start]!.length)
  const column = (values: readonly number[]): Float64Array =>
    Float64Array.from({ length: rows }, (_, row) => values[Math.min(row, values.length - 1)]!)
  return { rows, reach: reach.map(column), beat: beat.map(column) }
}

/** Rows that the mover must make in a last turn. */
export interface Need {
  /** The rows that win, the minimum bank included. */
  readonly winRow: number
  /** The rows that tie; null if none may be banked. */
  readonly tieRow: number | null
}

/** Rows that a mover with `own` banked needs against `target`, in steps; own < target. */
export function needOf(game: WinGame, own: number, target: number): Need {
  const exact = (target - own) / game.perRow
  // Whoever beats a score that reached the goal reaches it, too, so no other rule of a minimum counts.
  const minimum = own <= 0 ? game.minimumFirstRow : game.minimumRow
  const winRow = Math.max(Math.floor(exact) + 1, minimum)
  return { winRow, tieRow: Number.isInteger(exact) && exact >= minimum ? exact : null }
}

/** The value of rolling at node n in a last turn with so many rows made. */
export function finalRoll(turn: FinalTurn, need: Need, n: number, row: number): Probability {
  const last = turn.rows - 1
  if (need.tieRow !== null) {
    const missing = Math.max(0, need.tieRow - row)
    return turn.beat[n]![Math.min(last, missing)]!
  }
  return turn.reach[n]![Math.min(last, Math.max(0, need.winRow - row))]!
}

/** The value of banking so many rows in a last turn with dice that may be banked; 0 below the minimum. */
export function finalBank(need: Need, row: number): Probability {
  if (row >= need.winRow) return 1
  return row === need.tieRow ? 0.5 : 0
}

/** The chance of a mover who has one turn to beat `target`, both in steps. */
export function lastChance(
  game: WinGame,
  turn: FinalTurn,
  own: number,
  target: number,
): Probability {
  return finalRoll(turn, needOf(game, own, target), game.model.start, 0)
}
