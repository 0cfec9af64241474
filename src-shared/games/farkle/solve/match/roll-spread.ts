import type { Probability } from '../../../../base/units.ts'
import {
  atDouble,
  OP,
  PAGE_BYTES,
  signed,
  unsigned,
  wasmModule,
  compileKernel,
  instantiateKernel,
  type Kernel,
} from '../../../../base/wasm-code.ts'
import { keeping } from '../keeping.ts'
import type { TurnModel, TurnNode } from '../turn/turn-model.ts'
import { cellOf, cellSteps } from './turn-mass.ts'

const BYTES = 8

/** Address of the chance to roll; constants follow. */
const CHANCE_AT = 0
const CONSTANTS_AT = BYTES

/** Limit of the memory: 64 MB, far more than a turn needs. */
const MOST_PAGES = 1024

// Locals: node, addresses of a row's first cell in `best` and `arrived` (parameters); the best cell
// so far, a flag for a better one, and doubles.
const NODE = 0
const BEST = 1
const ARRIVED = 2
const CELL = 3
const BETTER = 4
const CHANCE = 5
const MOST = 6
const VALUE = 7

const get = (local: number): number[] => [...OP.localGet, ...unsigned(local)]
const set = (local: number): number[] => [...OP.localSet, ...unsigned(local)]
const tee = (local: number): number[] => [...OP.localTee, ...unsigned(local)]
const load = (offset: number): number[] => [...OP.f64Load, ...atDouble(offset)]
const whole = (value: number): number[] => [...OP.i32Const, ...signed(value)]

/** Code: the cell of the first best option, from the row's first cell on, into local CELL. */
function bestCode([first, ...others]: readonly number[]): number[] {
  const code = [...get(BEST), ...load(first!), ...set(MOST), ...whole(first!), ...set(CELL)]
  // Branches on the best option are mispredicted, so `select` is used instead.
  others.forEach((cell, i) => {
    code.push(
      ...get(BEST),
      ...load(cell),
      ...tee(VALUE),
      ...get(MOST),
      ...OP.f64Gt,
      ...set(BETTER),
      ...whole(cell),
      ...get(CELL),
      ...get(BETTER),
      ...OP.select,
      ...set(CELL),
    )
    if (i === others.length - 1) return
    code.push(...get(VALUE), ...get(MOST), ...get(BETTER), ...OP.select, ...set(MOST))
  })
  return code
}

/** Code: adds the chance of a roll, read at `chanceAt`, to the cell at `address` + `offset`. */
function addCode(address: readonly number[], offset: number, chanceAt: number): number[] {
  return [
    ...address,
    ...address,
    ...load(offset),
    ...get(CHANCE),
    ...whole(0),
    ...load(chanceAt),
    ...OP.f64Mul,
    ...OP.f64Add,
    ...OP.f64Store,
    ...atDouble(offset),
  ]
}

function spreadCode(model: TurnModel): { code: number[]; chances: number[] } {
  const chances = [...new Set(model.byDice.flatMap(({ probability }) => [...probability]))]
  const steps = cellSteps(model)
  const code = [...whole(0), ...load(CHANCE_AT), ...set(CHANCE)]
  for (const n of model.nodes) {
    const { groupCount, optionStart, probability } = model.byDice[n]!
    code.push(...get(NODE), ...whole(n), ...OP.i32Eq, ...OP.if)
    for (let g = 0; g < groupCount; g++) {
      const options = steps[n]!.subarray(optionStart[g], optionStart[g + 1])
      const cells = Array.from(options, (cell) => cell * BYTES)
      const chanceAt = CONSTANTS_AT + BYTES * chances.indexOf(probability[g]!)
      if (cells.length === 1) code.push(...addCode(get(ARRIVED), cells[0]!, chanceAt))
      else {
        const there = [...get(ARRIVED), ...get(CELL), ...OP.i32Add]
        code.push(...bestCode(cells), ...there, ...set(CELL), ...addCode(get(CELL), 0, chanceAt))
      }
    }
    code.push(...OP.end)
  }
  return { code, chances }
}

/** Adds rolls to their best options' cells in compiled code; one turn at a time per model. */
export class RollSpread {
  best = new Float64Array(0)
  arrived = new Float64Array(0)
  readonly #kernel: Kernel
  readonly #model: TurnModel
  readonly #cellsAt: number
  #chance = new Float64Array(1)
  #pages: number

  constructor(model: TurnModel) {
    const { code, chances } = spreadCode(model)
    this.#model = model
    this.#cellsAt = CONSTANTS_AT + BYTES * chances.length
    this.#pages = Math.ceil(this.#cellsAt / PAGE_BYTES)
    const module = wasmModule(this.#pages, 3, { i32: 2, f64: 3 }, code, MOST_PAGES)
    this.#kernel = instantiateKernel(compileKernel(module))
    new Float64Array(this.#kernel.memory.buffer, CONSTANTS_AT, chances.length).set(chances)
  }

  reserve(cells: number): void {
    if (this.best.length >= cells) return
    const room = 2 * cells
    const { memory } = this.#kernel
    const pages = Math.ceil((this.#cellsAt + 2 * BYTES * room) / PAGE_BYTES)
    if (pages > this.#pages) memory.grow(pages - this.#pages)
    this.#pages = Math.max(pages, this.#pages)
    this.#chance = new Float64Array(memory.buffer, CHANCE_AT, 1)
    this.best = new Float64Array(memory.buffer, this.#cellsAt, room)
    this.arrived = new Float64Array(memory.buffer, this.#cellsAt + BYTES * room, room).fill(0)
  }

  /** Adds `chance` times each roll's chance, at node n, to the cell of its best option. */
  spread(row: number, n: TurnNode, chance: Probability): void {
    this.#chance[0] = chance
    const base = BYTES * cellOf(this.#model, row, 1)
    this.#kernel.run(n, this.best.byteOffset + base, this.arrived.byteOffset + base)
  }
}

/** The RollSpread of a model, cached per thread. */
export const rollSpread = keeping(
  (model: TurnModel) => new RollSpread(model),
  new WeakMap<TurnModel, RollSpread>(),
)
