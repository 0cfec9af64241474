import type { Probability } from '../../../../base/units.ts'
import type { TurnModel, TurnNode } from '../turn/turn-model.ts'
import type { Spread } from './outcomes.ts'

/** Smaller probabilities of still rolling are ignored. */
const GONE = 1e-22

/** Index of a turn state: a row and a node. */
export function cellOf({ nodes }: TurnModel, row: number, n: TurnNode): number {
  return row * nodes.length + n - 1
}

/** By node and option, the offset from a row's first cell to the option's cell. */
export function cellSteps(model: TurnModel): Int32Array[] {
  return model.byDice.map(({ optionLeft, optionSteps }) =>
    Int32Array.from(optionSteps, (steps, o) => cellOf(model, steps, optionLeft[o]!)),
  )
}

/** Whether a cell is banked on arrival, with this probability. */
export type Banks = (row: number, n: TurnNode, chance: Probability) => boolean

export type SpreadRoll = (row: number, n: TurnNode, chance: Probability) => void

interface CellRoom {
  readonly arrived: Float64Array<ArrayBuffer>
  /** Makes room for this many cells; `arrived` may be replaced. */
  reserve(cells: number): void
}

export class TurnMass implements Spread {
  banked = new Float64Array(0)
  last = 0
  farkle: Probability = 0
  ended: Probability = 0
  won: Probability = 0
  /** Probabilities that arrived and are neither banked nor rolled yet; `spread` adds here. */
  arrived = new Float64Array(0)
  readonly #model: TurnModel
  readonly #room: CellRoom | null
  readonly #rolledOn: Float64Array

  /** With `room`, `arrived` is the array of that room. */
  constructor(model: TurnModel, room: CellRoom | null = null) {
    this.#model = model
    this.#room = room
    this.#rolledOn = new Float64Array(model.nodes.length + 1)
  }

  /**
   * Propagates a turn up to row `top`. Where `banks` is false, `spread` adds the chance of each
   * roll to `arrived`, `farkle` or, by `end`, to the end of the game. Chances that reach `top` or
   * above, at most `last`, stay in `arrived`.
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

  end(chance: Probability, won: Probability): void {
    this.ended += chance
    this.won += chance * won
  }

  /** Continues from row `top`, where all rows are alike, so that all rolls are made at `top`. */
  finish(top: number, banks: Banks, spread: SpreadRoll): void {
    while (this.#bankFrom(top, banks) > GONE) {
      for (const n of this.#model.nodes) {
        const chance = this.#rolledOn[n]!
        this.#rolledOn[n] = 0
        if (chance > 0) spread(top, n, chance)
      }
    }
  }

  take(row: number, n: TurnNode): Probability {
    const cell = cellOf(this.#model, row, n)
    const chance = this.arrived[cell]!
    this.arrived[cell] = 0
    return chance
  }

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
