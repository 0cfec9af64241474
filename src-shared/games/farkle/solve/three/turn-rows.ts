import type { Probability } from '../../../../base/units.ts'
import { turnProgram } from '../win/turn-kernel.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import type { TurnArea, TurnKernel, TurnProgram } from '../win/lane-turns.ts'
import { NO_BANK } from '../win/turn-values.ts'
import type { WinGame } from '../win/win-game.ts'
import { LANES } from '../win/win-states.ts'

// Quantities of a value: the mover's chance, the next player's chance, the chance of a farkle.
const NEXT = LANES
const FARKLE = 2 * LANES
const QUANTITIES = 3
const NUMBERS = QUANTITIES * LANES

/** Program of the turns of a game, with so many areas and rows. */
export function rowsProgram(game: WinGame, rows: number, areas: number): TurnProgram {
  return turnProgram(game, rows, { carried: QUANTITIES - 1, areas })
}

/** Turns played best for given values of a farkle, by lane. */
export interface LaneChances {
  /** Chances of the mover and of the next player in turns without a farkle. */
  readonly own: Float64Array
  readonly next: Float64Array
  readonly farkle: Float64Array
}

/** Chances at the nodes and rows of an evaluated turn; those of a farkle are not in `next`. */
export type RowValues = (
  n: TurnNode,
  row: number,
) => readonly [own: Probability, next: Probability, farkle: Probability]

export function newTurnResult(): LaneChances {
  const lanes = (): Float64Array => new Float64Array(LANES)
  return { own: lanes(), next: lanes(), farkle: lanes() }
}

/**
 * Rows of one kernel area, a turn in each lane. Turns of any length end in the same row of the area,
 * so that what lies past their ends stays where it is.
 */
export class TurnRows {
  readonly #kernel: TurnKernel
  readonly #area: TurnArea
  readonly #nodes: number
  readonly #start: number
  readonly #lengths = new Int32Array(LANES)

  constructor({ model }: WinGame, kernel: TurnKernel, area: TurnArea) {
    this.#kernel = kernel
    this.#area = area
    this.#nodes = model.nodes.length
    this.#start = model.start
  }

  /** Begins a turn of so many rows, of which the first `unbankable` may not be banked. */
  begin(lane: number, rows: number, unbankable: number): void {
    if (rows > this.#kernel.rows) throw new RangeError('more rows than the kernel has')
    this.#lengths[lane] = rows
    for (let row = 0; row < unbankable; row++) this.bank(lane, row, NO_BANK, 0)
  }

  bank(lane: number, row: number, own: Probability, next: Probability): void {
    const at = (this.#kernel.rows - this.#lengths[lane]! + row) * NUMBERS + lane
    this.#area.bank[at] = own
    this.#area.bank[at + NEXT] = next
  }

  /** Banks the rows from `row` to before `to`: the chances of consecutive states. */
  bankStates(
    lane: number,
    row: number,
    to: number,
    from: { readonly own: Float64Array; readonly next: Float64Array; readonly index: number },
  ): void {
    const { own, next } = from
    const { bank } = this.#area
    let at = (this.#kernel.rows - this.#lengths[lane]! + row) * NUMBERS + lane
    for (let index = from.index + row; row < to; row++, index++, at += NUMBERS) {
      bank[at] = own[index]!
      bank[at + NEXT] = next[index]!
    }
  }

  /** Value at a node so many rows past the last. */
  end(
    lane: number,
    n: number,
    past: number,
    own: Probability,
    next: Probability,
    farkle: Probability,
  ): void {
    const at = ((this.#kernel.rows + past) * this.#nodes + n - 1) * NUMBERS + lane
    this.#area.best[at] = own
    this.#area.best[at + NEXT] = next
    this.#area.best[at + FARKLE] = farkle
  }

  /** Evaluates both turns, if a farkle has these values for their movers. */
  evaluate(farkles: Float64Array, into: LaneChances): void {
    const { farkle, rows } = this.#kernel
    farkle.fill(0)
    farkle.set(farkles)
    farkle.fill(1, FARKLE)
    const lengths = this.#lengths
    this.#kernel.run(this.#area, Math.max(...lengths), rows)
    const { best } = this.#area
    for (let lane = 0; lane < LANES; lane++) {
      const cell = (rows - lengths[lane]!) * this.#nodes + this.#start - 1
      const at = cell * NUMBERS + lane
      const lost = best[at + FARKLE]!
      into.farkle[lane] = lost
      into.own[lane] = best[at]! - lost * farkles[lane]!
      into.next[lane] = best[at + NEXT]!
    }
  }
  /** Values of the last evaluation, through the longest roll past the last row. */
  values(lane: number): RowValues {
    const first = this.#kernel.rows - this.#lengths[lane]!
    const nodes = this.#nodes
    const best = this.#area.best.slice(first * nodes * NUMBERS)
    return (n, row) => {
      const at = (row * nodes + n - 1) * NUMBERS + lane
      return [best[at]!, best[at + NEXT]!, best[at + FARKLE]!]
    }
  }
}
