import { at, OP } from '../../../base/wasm-code.ts'
import type { DiceLattice } from './lattice.ts'

// Straight-line WebAssembly for the lattice of keeps, on SIMD vectors (two doubles by default).
// Memory is counted in vectors, called cells.

/** States evaluated in parallel. */
export const LANES = 2
export const VECTOR = LANES * Float64Array.BYTES_PER_ELEMENT

/** Code that leaves one vector on the stack. */
export type Code = readonly number[]

/** Number type of the lanes of a vector. */
export interface Lanes {
  readonly array: Float32ArrayConstructor | Float64ArrayConstructor
  readonly add: Code
  readonly times: Code
  readonly divide: Code
  readonly larger: Code
}

export const DOUBLES: Lanes = {
  array: Float64Array,
  add: OP.f64x2Add,
  times: OP.f64x2Mul,
  divide: OP.f64x2Div,
  larger: OP.f64x2Pmax,
}

export const SINGLES: Lanes = {
  array: Float32Array,
  add: OP.f32x4Add,
  times: OP.f32x4Mul,
  divide: OP.f32x4Div,
  larger: OP.f32x4Pmax,
}

export class Constants {
  readonly values: number[] = []
  readonly #first: number

  constructor(first: number) {
    this.#first = first
  }

  code(value: number): Code {
    const known = this.values.indexOf(value)
    return load(this.#first + (known >= 0 ? known : this.values.push(value) - 1))
  }
}

export function load(cell: number): Code {
  return [...OP.i32Const, 0, ...OP.v128Load, ...at(cell * VECTOR)]
}

export function store(cell: number, code: Code): Code {
  return [...OP.i32Const, 0, ...code, ...OP.v128Store, ...at(cell * VECTOR)]
}

/** Combines terms in a balanced tree, so that few operations wait for others. */
function joined(terms: readonly Code[], operation: Code): Code {
  if (terms.length === 1) return terms[0]!
  const middle = terms.length >> 1
  const left = joined(terms.slice(0, middle), operation)
  return [...left, ...joined(terms.slice(middle), operation), ...operation]
}

export const largest = (terms: readonly Code[], on: Lanes = DOUBLES): Code =>
  joined(terms, on.larger)
export const sum = (terms: readonly Code[], on: Lanes = DOUBLES): Code => joined(terms, on.add)
export const times = (code: Code, factor: Code, on: Lanes = DOUBLES): Code => [
  ...code,
  ...factor,
  ...on.times,
]

export type CellOf = (keep: number) => number

/**
 * Code of one reroll: averageUp on `cell` (the rolls are input), then bestWithin from there into
 * `best`.
 */
export function rerollCode(
  { rolls, keeps, oneMore, fewerStart, oneFewer }: DiceLattice,
  cell: CellOf,
  best: CellOf,
  constants: Constants,
  on: Lanes = DOUBLES,
): Code {
  const means = keeps.slice(rolls.length).map((_, i) => {
    const more = [...oneMore.subarray(i * 6, i * 6 + 6)].map((keep) => load(cell(keep)))
    return store(cell(rolls.length + i), times(sum(more, on), constants.code(1 / 6), on))
  })
  const bests = keeps.map((_, keep) => {
    const fewer = [...oneFewer.subarray(fewerStart[keep], fewerStart[keep + 1])]
    return store(best(keep), largest([cell(keep), ...fewer.map(best)].map(load), on))
  })
  return [...means, ...bests.toReversed()].flat()
}

/** Mean over the rolls; rolls of equal probability are added before weighting. */
export function meanCode({ chances }: DiceLattice, cell: CellOf, constants: Constants): Code {
  const byChance = Map.groupBy(chances.keys(), (roll) => chances[roll]!)
  return sum(
    [...byChance].map(([chance, rolls]) =>
      times(sum(rolls.map((roll) => load(cell(roll)))), constants.code(chance)),
    ),
  )
}
