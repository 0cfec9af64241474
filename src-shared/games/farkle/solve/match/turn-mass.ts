import type { Probability } from '../../../../base/units.ts'
import type { TurnModel, TurnNode } from '../turn/turn-model.ts'
import type { Spread } from './outcomes.ts'

/** A probability of still rolling below this is ignored. */
const GONE = 1e-22

/** A place within a turn: so many rows made at node n, as one number. */
export function cellOf({ nodes }: TurnModel, row: number, n: TurnNode): number {
  return row * nodes.length + n - 1
}

/** By node, what to add to a row's first cell for the cell that each option leads to. */
export function cellSteps(model: TurnModel): Int32Array[] {
  return model.byDice.map(({ optionLeft, optionSteps }) =>
    Int32Array.from(optionSteps, (steps, o) => cellOf(model, steps, optionLeft[o]!)),
  )
}

/** Whether what has come to a cell, with this chance, is banked. */
export type Banks = (row: number, n: TurnNode, chance: Probability) => boolean

/** Spreads the chance to roll at node n and a row over all rolls. */
export type SpreadRoll = (row: number, n: TurnNode, chance: Probability) => void

/** Room for the chances that have arrived in cells. */
interface CellRoom {
  readonly arrived: Float64Array<ArrayBuffer>
  /** Makes room for so many cells at least; `arrived` may be another one then. */
  reserve(cells: number): void
}

/** The chances of a turn as they flow from its first roll to its ends. */
export class TurnMass implements Spread {
  banked = new Float64Array(0)
  last = 0
  farkle: Probability = 0
  ended: Probability = 0
  won: Probability = 0
  /** Chances that have arrived in a cell, neither banked nor rolled yet; spread adds to them. */
  arrived = new Float64Array(0)
  readonly #model: TurnModel
  readonly #room: CellRoom | null
  readonly #rolledOn: Float64Array

  /** Where somebody else has room for what arrives, it is theirs. */
  constructor(model: TurnModel, room: CellRoom | null = null) {
    this.#model = model
    this.#room = room
    this.#rolledOn = new Float64Array(model.nodes.length + 1)
  }

  /**
   * Lets a turn flow up to row `top`. Where `banks` says no the dice are rolled: `spread` adds the
   * chance of each roll to `arrived`, `farkle` or, by end, to the game's end. What comes to `top` or above, at most to
   * `last`, stays in `arrived`.
   */
  flow(top: number, last: number, banks: Banks, spread: SpreadRoll): void {
    const cells = cellOf(this.#model, last + 1, 1)
    this.#room?.reserve(cells)
    this.arrived = cleared(this.#room?.arrived ?? this.arrived, cells)
    this.banked = cleared(this.banked, last + 1)
    this.last = last
    this.farkle = 0
    this.ended = 0
    this.won = 0
    spread(0, this.#model.start, 1)
    const { arrived } = this
    const { nodes } = this.#model
    for (let row = 1; row < top; row++) {
      const base = cellOf(this.#model, row, 1)
      // The innermost loop of every match: most cells are empty.
      for (let i = 0; i < nodes.length; i++) {
        const n = nodes[i]!
        const chance = arrived[base + n - 1]!
        if (chance === 0) continue
        arrived[base + n - 1] = 0
        if (banks(row, n, chance)) this.banked[row]! += chance
        else spread(row, n, chance)
      }
    }
  }

  /** Ends the game with this chance, won with another one. */
  end(chance: Probability, won: Probability): void {
    this.ended += chance
    this.won += chance * won
  }

  /** Plays on from row `top`, where all rows are alike, so that all rolls are made at `top`. */
  finish(top: number, banks: Banks, spread: SpreadRoll): void {
    while (this.#bankFrom(top, banks) > GONE) {
      for (const n of this.#model.nodes) {
        const chance = this.#rolledOn[n]!
        this.#rolledOn[n] = 0
        if (chance > 0) spread(top, n, chance)
      }
    }
  }

  /** Takes out what has arrived in a cell. */
  take(row: number, n: TurnNode): Probability {
    const cell = cellOf(this.#model, row, n)
    const chance = this.arrived[cell]!
    this.arrived[cell] = 0
    return chance
  }

  /** Banks from row `top` on what is to be banked; returns the chance of all that is rolled on. */
  #bankFrom(top: number, banks: Banks): Probability {
    let rolled = 0
    for (let row = top; row <= this.last; row++) {
      for (const n of this.#model.nodes) {
        const chance = this.take(row, n)
        if (chance === 0) continue
        if (banks(row, n, chance)) this.banked[row]! += chance
        else {
          this.#rolledOn[n]! += chance
          rolled += chance
        }
      }
    }
    return rolled
  }
}

function cleared(array: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
  if (array.length < length) return new Float64Array(length * 2)
  array.fill(0, 0, length)
  return array
}
