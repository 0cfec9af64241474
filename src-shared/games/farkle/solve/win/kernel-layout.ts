import { at, OP, unsigned } from '../../../../base/wasm-code.ts'
import { constantsAt, VECTOR } from './lane-turns.ts'

/** Independent sums, so that additions do not wait for each other. */
export const SUMS = 4

// Parameters, which count down.
export const BANK = 0
export const BEST = 1
export const ROWS = 2
export const PARAMETERS = 3

export const get = (local: number): number[] => [...OP.localGet, ...unsigned(local)]
export const set = (local: number): number[] => [...OP.localSet, ...unsigned(local)]
export const load = (local: number, offset: number): number[] => [
  ...get(local),
  ...OP.v128Load,
  ...at(offset),
]
export const constant = (address: number): number[] => [
  ...OP.i32Const,
  0,
  ...OP.v128Load,
  ...at(address),
]

/** Locals and constants of a kernel whose values have so many quantities. */
export class KernelLayout {
  readonly quantities: number
  readonly constants: number[] = []
  readonly all: readonly number[]
  readonly mask: number
  readonly #shared: number

  constructor(quantities: number) {
    this.quantities = quantities
    this.all = Array.from({ length: quantities }, (_, q) => q)
    this.mask = this.group(quantities)
    this.#shared = this.mask + 1
  }

  /** Sums of a roll's value. */
  sum(quantity: number, i = 0): number {
    return PARAMETERS + quantity * SUMS + i
  }

  /** Sum over the groups with equal probability. */
  part(quantity: number): number {
    return PARAMETERS + this.quantities * SUMS + quantity
  }

  /** Value of one group's best option. */
  group(quantity: number): number {
    return PARAMETERS + this.quantities * (SUMS + 1) + quantity
  }

  /** Maxima that several groups have in common. */
  shared(quantity: number, index: number): number {
    return this.#shared + index * this.quantities + quantity
  }

  /** Number of locals besides the parameters. */
  locals(shared: number): number {
    return this.shared(0, shared) - PARAMETERS
  }

  address(value: number): number {
    const known = this.constants.indexOf(value)
    const index = known >= 0 ? known : this.constants.push(value) - 1
    return constantsAt(this.quantities) + index * VECTOR
  }

  get addressAfterAll(): number {
    return constantsAt(this.quantities) + this.constants.length * VECTOR
  }
}
