import type { Probability } from '../../../../base/units.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import { startTurnKernel, type TurnProgram } from '../win/lane-turns.ts'
import { valueAtGoal } from '../win/turn-values.ts'
import type { WinGame } from '../win/win-game.ts'
import { endRow, goalRow, LANES, minimumRowAt } from '../win/win-states.ts'
import {
  fillPast,
  lastPlayer,
  LastTurns,
  leastRisk,
  longestAnswer,
  settledLead,
  type LastPlayer,
  type TurnTail,
} from './last-turns.ts'
import { PLAYERS, threeIndex, type ThreeBoard } from './three-states.ts'
import { rowsProgram, TurnRows, type RowValues, type LaneChances } from './turn-rows.ts'

/** Margin of the farkle value for which a final turn's rows are laid out, as part of its distance to 1. */
const FARKLE_MARGIN = 0.02

/** Rows for a farkle value that is larger by more are laid out anew: they are many more. */
const FARKLE_SLACK = 0.1

/** Data for a solve, for every thread. */
export interface ThreeLayout {
  readonly game: WinGame
  readonly program: TurnProgram
  /** Null if the goal wins at once. */
  readonly last: LastPlayer | null
}

export function threeLayout(game: WinGame): ThreeLayout {
  const last = lastPlayer(game)
  // A turn past the goal can go on until the other two no longer catch up.
  const past = last ? Math.max(longestAnswer(game, last), game.scores + settledLead(last)) : 0
  const rows = endRow(game, 0) + past
  return { game, program: rowsProgram(game, rows, PLAYERS), last }
}

interface LaidOut {
  own: number
  next: number
  third: number
  /** Largest farkle value for which the rows suffice; matters with a final turn. */
  limit: Probability
  end: TurnTail
}

/** Turns of the three states of a cycle, two cycles in the lanes of a kernel. */
export class ThreeTurns {
  readonly #game: WinGame
  readonly #board: ThreeBoard
  readonly #turns: readonly TurnRows[]
  /** Nodes whose values past the last row depend on the farkle value, if the goal wins at once. */
  readonly #unsettled: readonly TurnNode[]
  readonly #last: LastTurns | null
  readonly #settled: number
  readonly #risk: Probability
  /** By area and lane. */
  readonly #states: readonly (readonly LaidOut[])[]

  constructor({ game, program, last }: ThreeLayout, board: ThreeBoard) {
    this.#game = game
    this.#board = board
    const kernel = startTurnKernel(program)
    this.#turns = kernel.areas.map((area) => new TurnRows(game, kernel, area))
    this.#unsettled = game.model.nodes.filter((n) => game.exact || game.lost[n]! > 0)
    this.#last = last && new LastTurns(game, program, last)
    this.#settled = last ? settledLead(last) : 0
    this.#risk = leastRisk(game)
    this.#states = kernel.areas.map(() =>
      Array.from({ length: LANES }, () => ({
        own: 0,
        next: 0,
        third: 0,
        limit: 0,
        end: { rows: 0, alike: false },
      })),
    )
    for (const turn of this.#turns) {
      for (let lane = 0; lane < LANES; lane++) this.#fillGoal(turn, lane, game.model.nodes, 0)
    }
  }

  /** Lays out the turn of a state; the states that banks lead to must be solved. */
  setState(index: number, lane: number, own: number, next: number, third: number): void {
    const state = this.#states[index]![lane]!
    state.own = own
    state.next = next
    state.third = third
    // With a final turn the first evaluation lays out the rows.
    state.limit = -1
    if (!this.#last) this.#layOut(index, lane, endRow(this.#game, own))
  }

  /** Evaluates the turns of an area, if a farkle has these values for their movers. */
  evaluate(index: number, farkles: Float64Array, into: LaneChances): void {
    const turn = this.#turns[index]!
    for (let lane = 0; lane < LANES; lane++) {
      const farkle = farkles[lane]!
      if (this.#last) this.#layOutPast(this.#last, index, lane, farkle)
      else if (this.#unsettled.length > 0) this.#fillGoal(turn, lane, this.#unsettled, farkle)
    }
    turn.evaluate(farkles, into)
  }

  /** The end of a state's turn, and the values of its last evaluation. */
  evaluated(index: number, lane: number): { readonly end: TurnTail; readonly values: RowValues } {
    const { own, end } = this.#states[index]![lane]!
    const rows = this.#last ? end : { rows: endRow(this.#game, own), alike: true }
    return { end: rows, values: this.#turns[index]!.values(lane) }
  }

  /** Lays out the rows below the goal. */
  #layOut(index: number, lane: number, rows: number): void {
    const game = this.#game
    const { own, next, third } = this.#states[index]![lane]!
    const turn = this.#turns[index]!
    const minimum = Math.min(rows, minimumRowAt(game, own))
    const goal = Math.min(rows, goalRow(game, own))
    turn.begin(lane, rows, minimum)
    const { mover, third: last } = this.#board
    const after = { own: last, next: mover, index: threeIndex(game, next, third, own) }
    turn.bankStates(lane, minimum, goal, after)
    // Only an exact goal may be banked before the last row.
    if (!this.#last)
      for (let row = Math.max(minimum, goal); row < rows; row++) turn.bank(lane, row, 1, 0)
  }

  /** Lays out a turn that a final turn follows, so that its rows suffice for a farkle value. */
  #layOutPast(last: LastTurns, index: number, lane: number, farkle: Probability): void {
    const game = this.#game
    const state = this.#states[index]![lane]!
    const { own, next, third } = state
    const turn = this.#turns[index]!
    const bankAt = (row: number) => last.chances(own + row, next, third)
    const first = endRow(game, own)
    if (farkle > state.limit || farkle < state.limit - FARKLE_SLACK) {
      state.limit = farkle + FARKLE_MARGIN * (1 - farkle)
      // A bank is best where it is worth more than a roll without a farkle that always wins.
      const enough = 1 - this.#risk * (1 - state.limit)
      const far = Math.max(own, next, third) - own + this.#settled + first
      let rows = first
      while (rows < far && (this.#risk === 0 || bankAt(rows)[0] < enough)) rows++
      state.end = { rows, alike: rows === far }
      this.#layOut(index, lane, rows)
      for (let row = first; row < rows; row++) turn.bank(lane, row, ...bankAt(row))
      fillPast(game, turn, lane, state.end, farkle, bankAt)
    } else if (state.end.alike) fillPast(game, turn, lane, state.end, farkle, bankAt)
  }

  /** Values from the end row on: the goal is banked, unless the dice must be rolled. */
  #fillGoal(turn: TurnRows, lane: number, nodes: readonly TurnNode[], farkle: Probability): void {
    const game = this.#game
    for (const n of nodes) {
      const own = valueAtGoal(game, n, farkle, 0)
      const lost = game.exact ? 1 : game.lost[n]!
      for (let past = 0; past <= game.model.largestSteps; past++)
        turn.end(lane, n, past, own, 0, lost)
    }
  }
}
