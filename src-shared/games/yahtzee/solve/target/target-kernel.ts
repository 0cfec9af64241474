import {
  at,
  atWord,
  OP,
  PAGE_BYTES,
  signed,
  wasmModule,
  compileKernel,
  instantiateKernel,
} from '../../../../base/wasm-code.ts'
import { waysToRoll } from '../../../../dice/rolls.ts'
import { CATEGORIES } from '../../rules/categories.ts'
import { FIVE_DICE, KEEP_COUNT, keepNumber, ROLLS } from '../keeps.ts'
import {
  Constants,
  largest,
  load,
  rerollCode,
  SINGLES,
  store,
  sum,
  times,
  VECTOR,
  type Code,
} from '../lattice-code.ts'
import {
  CLASS_OF,
  HALVES,
  HIGH_HALF,
  LOW_HALF,
  LOWER_CLASSES,
  YAHTZEE_CLASS,
  type LowerClass,
} from '../roll-classes.ts'
import { DICE } from '../../rules/scoring.ts'
import { NEXT_SIZE } from '../upper-rows.ts'
import { MAX_PIPS, TARGET_INPUT, TARGET_INPUTS, ZEROS } from './target-inputs.ts'

// Probabilities of a turn for four needs in parallel, in the lanes of a SIMD register; a loop over
// the needs with straight-line code inside. Inputs are rows of probabilities by need, read at given
// addresses.

export const NEEDS_AT_ONCE = 4

const BYTES = Float32Array.BYTES_PER_ELEMENT

/** Sum of the integer weights of all rolls; see #mean. */
const ALL_WAYS = 6 ** DICE

export interface TargetTurn {
  readonly slots: readonly Float32Array[]
  /** By TARGET_INPUTS: byte address of the input for need 0; see addressIn. */
  readonly addresses: Int32Array
  /** By need. */
  readonly results: Float32Array
  readonly addressIn: (slot: number, place: number) => number
  /** Computes results from need `from` up to, not including, `end`; may write three more. */
  readonly run: (from: number, end: number) => void
}

// Memory layout, in vectors.
const UPPER = 0
const ZERO = UPPER + NEXT_SIZE
const PATTERNS = ZERO + 1
const LOW = PATTERNS + 3
const HIGH = LOW + HALVES.length
const CLASSES = HIGH + HALVES.length
const VALUES = CLASSES + LOWER_CLASSES.length
const CONSTANTS = VALUES + KEEP_COUNT

// WebAssembly locals; the first three are parameters.
const REROLLS = 0
const AT = 1
const END = 2
const LEFT = 3

const best = (terms: readonly Code[]): Code => largest(terms, SINGLES)
const put = (local: number, code: Code): Code => [...code, ...OP.localSet, local]
const read = (local: number): Code => [...OP.localGet, local]
const whole = (value: number): Code => [...OP.i32Const, ...signed(value)]

/** `addresses` and `results` are byte offsets. */
class KernelCode {
  readonly constants = new Constants(CONSTANTS)
  readonly #addresses: number
  readonly #results: number

  constructor(addresses: number, results: number) {
    this.#addresses = addresses
    this.#results = results
  }

  code(rerolls: boolean): Code {
    return [
      ...OP.loop,
      ...this.#inputs(),
      ...this.#last(),
      ...(rerolls ? this.#rerolls() : []),
      ...[...read(AT), ...this.#mean(), ...OP.v128Store, ...at(this.#results)],
      ...put(AT, [...read(AT), ...whole(VECTOR), ...OP.i32Add]),
      ...[...read(AT), ...read(END), ...OP.i32LtU, ...OP.brIf, 0],
      ...OP.end,
    ]
  }

  #input(number: number, further = 0): Code {
    const address = [...whole(0), ...OP.i32Load, ...atWord(this.#addresses + number * BYTES)]
    return [...address, ...read(AT), ...OP.i32Add, ...OP.v128Load, ...at(further)]
  }

  #inputs(): Code {
    const several = (first: number, count: number): Code[] =>
      Array.from({ length: count }, (_, i) => this.#input(first + i))
    return [
      ...several(TARGET_INPUT.upper, NEXT_SIZE).flatMap((code, i) => store(UPPER + i, code)),
      ...store(ZERO, best(several(TARGET_INPUT.zero, ZEROS.length))),
      ...several(TARGET_INPUT.house, 3).flatMap((code, i) => store(PATTERNS + i, code)),
    ]
  }

  #class({ sum: pips, kind, house, small, large }: LowerClass): Code {
    const sums = kind === 4 ? [0, 1, 2] : kind === 3 ? [0, 1] : [0]
    const further = (MAX_PIPS - pips) * BYTES
    return best([
      load(ZERO),
      ...sums.map((i) => this.#input(TARGET_INPUT.sum + i, further)),
      ...[house, small, large].flatMap((has, i) => (has ? [load(PATTERNS + i)] : [])),
    ])
  }

  #last(): Code {
    return [
      ...halves(UPPER, LOW),
      ...halves(UPPER + NEXT_SIZE / 2, HIGH),
      ...LOWER_CLASSES.flatMap((some, i) => store(CLASSES + i, this.#class(some))),
      ...ROLLS.flatMap((_, roll) => store(VALUES + roll, this.#lastOf(roll))),
    ]
  }

  #lastOf(roll: number): Code {
    const number = CLASS_OF[roll]!
    if (number <= YAHTZEE_CLASS) {
      return best([
        load(LOW + LOW_HALF[roll]!),
        load(HIGH + HIGH_HALF[roll]!),
        load(CLASSES + number),
      ])
    }
    const first = TARGET_INPUT.yahtzee + (number - YAHTZEE_CLASS - 1) * CATEGORIES.length
    return best(CATEGORIES.map((_, category) => this.#input(first + category)))
  }

  #rerolls(): Code {
    const inPlace = (keep: number): number => VALUES + keep
    return [
      ...put(LEFT, read(REROLLS)),
      ...OP.loop,
      ...rerollCode(FIVE_DICE, inPlace, inPlace, this.constants, SINGLES),
      ...put(LEFT, [...read(LEFT), ...whole(1), ...OP.i32Sub]),
      ...[...read(LEFT), ...OP.brIf, 0],
      ...OP.end,
    ]
  }

  /** Integer weights make the probability of a certain event exactly 1 in single precision. */
  #mean(): Code {
    const byWays = Map.groupBy(ROLLS, waysToRoll)
    const groups = [...byWays].map(([ways, rolls]) => {
      const values = rolls.map((roll) => load(VALUES + keepNumber(roll)))
      return times(sum(values, SINGLES), this.constants.code(ways), SINGLES)
    })
    return [...sum(groups, SINGLES), ...this.constants.code(ALL_WAYS), ...OP.f32x4Div]
  }
}

function halves(first: number, into: number): Code {
  return HALVES.flatMap((counts, half) => {
    const choices = counts.map((count, i) => load(first + i * (DICE + 1) + count))
    return store(into + half, best(choices))
  })
}

/**
 * Compiles turns with `rerolls` rerolls, `slots` rows of `length` and results for `needs` needs.
 */
export function targetKernel(
  rerolls: number,
  { slots, length, needs }: { slots: number; length: number; needs: number },
): TargetTurn {
  const padded = (places: number): number => Math.ceil(places / NEEDS_AT_ONCE) * VECTOR
  const addressesAt = (CONSTANTS + MAX_CONSTANTS) * VECTOR
  const resultsAt = addressesAt + padded(TARGET_INPUTS.length)
  const slotsAt = resultsAt + padded(needs) + VECTOR
  const slotBytes = padded(length)
  const kernel = new KernelCode(addressesAt, resultsAt)
  const code = kernel.code(rerolls > 0)
  const pages = Math.ceil((slotsAt + slots * slotBytes + VECTOR) / PAGE_BYTES)
  const { memory, run } = instantiateKernel(compileKernel(wasmModule(pages, 3, { i32: 1 }, code)))
  const floats = (byte: number, count: number): Float32Array =>
    new Float32Array(memory.buffer, byte, count)
  kernel.constants.values.forEach((value, i) =>
    floats((CONSTANTS + i) * VECTOR, NEEDS_AT_ONCE).fill(value),
  )
  return {
    slots: Array.from({ length: slots }, (_, i) => floats(slotsAt + i * slotBytes, length)),
    addresses: new Int32Array(memory.buffer, addressesAt, TARGET_INPUTS.length),
    results: floats(resultsAt, needs + NEEDS_AT_ONCE),
    addressIn: (slot, place) => slotsAt + slot * slotBytes + place * BYTES,
    run: (from, end) => {
      run(rerolls, from * BYTES, end * BYTES)
    },
  }
}

/** Upper bound of the number of constants: 1/6, the weights of rolls and their sum. */
const MAX_CONSTANTS = 16
