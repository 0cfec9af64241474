import type { Probability } from '../../../../base/units.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import {
  startTurnKernel,
  type TurnArea,
  type TurnKernel,
  type TurnProgram,
} from '../win/lane-turns.ts'
import { turnProgram } from '../win/turn-kernel.ts'
import { NO_BANK, valueAtGoal } from '../win/turn-values.ts'
import type { WinGame } from '../win/win-game.ts'
import { endRow, goalRow, LANES, minimumRowAt } from '../win/win-states.ts'
import { PLAYERS, threeIndex, type ThreeBoard } from './three-states.ts'

/** Quantities of a value: the mover's chance, the next player's chance, the chance of a farkle. */
const OWN = 0
const NEXT = 1
const FARKLE = 2
const QUANTITIES = 3

const NUMBERS = QUANTITIES * LANES

/** A turn played best for one value of a farkle, by lane. */
export interface TurnResult {
  /** Chances of the mover and of the next player, without what comes after a farkle. */
  readonly own: Float64Array
  readonly next: Float64Array
  readonly farkle: Float64Array
}

export function newTurnResult(): TurnResult {
  const lanes = (): Float64Array => new Float64Array(LANES)
  return { own: lanes(), next: lanes(), farkle: lanes() }
}

/** Data for a solve, for every thread. */
export interface ThreeLayout {
  readonly game: WinGame
  readonly program: TurnProgram
}

export function threeLayout(game: WinGame): ThreeLayout {
  const program = turnProgram(game, endRow(game, 0), { carried: QUANTITIES - 1, areas: PLAYERS })
  return { game, program }
}

/**
 * Turns of the three states of a cycle, two cycles in the lanes of a kernel. Rows are laid out so
 * that all turns end in the same row: the values past it are written once.
 */
export class ThreeTurns {
  readonly #game: WinGame
  readonly #board: ThreeBoard
  readonly #kernel: TurnKernel
  /** Rows of the laid-out turns, by area and lane. */
  readonly #rows = Array.from({ length: PLAYERS }, () => new Int32Array(LANES))
  /** Nodes whose values past the last row depend on the farkle value. */
  readonly #unsettled: readonly TurnNode[]

  constructor({ game, program }: ThreeLayout, board: ThreeBoard) {
    this.#game = game
    this.#board = board
    this.#kernel = startTurnKernel(program)
    this.#unsettled = game.model.nodes.filter((n) => game.exact || game.lost[n]! > 0)
    for (const area of this.#kernel.areas) {
      for (let lane = 0; lane < LANES; lane++) this.#fillEnd(area, lane, game.model.nodes, 0)
    }
  }

  /** Lays out the turn of a state; the states that banks lead to must be solved. */
  setState(index: number, lane: number, own: number, next: number, third: number): void {
    const game = this.#game
    const rows = endRow(game, own)
    this.#rows[index]![lane] = rows
    const { bank } = this.#kernel.areas[index]!
    const minimum = Math.min(rows, minimumRowAt(game, own))
    const goal = Math.min(rows, goalRow(game, own))
    let at = (this.#kernel.rows - rows) * NUMBERS + lane
    const set = (mover: Probability, other: Probability): void => {
      bank[at] = mover
      bank[at + NEXT * LANES] = other
      at += NUMBERS
    }
    for (let row = 0; row < minimum; row++) set(NO_BANK, 0)
    const { mover, third: last } = this.#board
    const after = threeIndex(game, next, third, own)
    for (let row = minimum; row < goal; row++) set(last[after + row]!, mover[after + row]!)
    // Only an exact goal may be banked before the last row.
    for (let row = Math.max(minimum, goal); row < rows; row++) set(1, 0)
  }

  /** Evaluates the turns of an area, if a farkle has these values for their movers. */
  evaluate(index: number, farkles: Float64Array, into: TurnResult): void {
    const { farkle, areas } = this.#kernel
    const area = areas[index]!
    const rows = this.#rows[index]!
    for (let lane = 0; lane < LANES; lane++) {
      farkle[lane] = farkles[lane]!
      farkle[NEXT * LANES + lane] = 0
      farkle[FARKLE * LANES + lane] = 1
      if (this.#unsettled.length > 0) this.#fillEnd(area, lane, this.#unsettled, farkles[lane]!)
    }
    this.#kernel.run(area, Math.max(...rows), this.#kernel.rows)
    const { nodes, start } = this.#game.model
    for (let lane = 0; lane < LANES; lane++) {
      const first = (this.#kernel.rows - rows[lane]!) * nodes.length + start - 1
      const at = first * NUMBERS + lane
      const lost = area.best[at + FARKLE * LANES]!
      into.farkle[lane] = lost
      into.own[lane] = area.best[at + OWN * LANES]! - lost * farkles[lane]!
      into.next[lane] = area.best[at + NEXT * LANES]!
    }
  }

  /** Values from the end row on: the goal is banked, unless the dice must be rolled. */
  #fillEnd(area: TurnArea, lane: number, nodes: readonly TurnNode[], farkle: Probability): void {
    const game = this.#game
    const { model, exact, lost } = game
    for (const n of nodes) {
      const own = valueAtGoal(game, n, farkle, 0)
      for (let row = 0; row <= model.largestSteps; row++) {
        const cell = (this.#kernel.rows + row) * model.nodes.length + n - 1
        const at = cell * NUMBERS + lane
        area.best[at] = own
        area.best[at + NEXT * LANES] = 0
        area.best[at + FARKLE * LANES] = exact ? 1 : lost[n]!
      }
    }
  }
}
