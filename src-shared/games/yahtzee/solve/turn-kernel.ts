import {
  OP,
  PAGE_BYTES,
  signed,
  unsigned,
  wasmModule,
  compileKernel,
  instantiateKernel,
} from '../../../base/wasm-code.ts'
import { FIVE_DICE, KEEP_COUNT, ROLLS } from './keeps.ts'
import {
  Constants,
  LANES,
  largest,
  load,
  meanCode,
  rerollCode,
  store,
  sum,
  VECTOR,
  type Code,
} from './lattice-code.ts'
import {
  CLASS_OF,
  HALVES,
  HIGH_HALF,
  LOW_HALF,
  LOWER_CLASSES,
  YAHTZEE_CLASS,
  type LowerClass,
} from './roll-classes.ts'
import { DICE } from '../rules/scoring.ts'
import { INPUT, INPUT_COUNT } from './turn-inputs.ts'
import type { TurnEvaluator } from './turn.ts'

// A turn evaluation as straight-line WebAssembly without lookup tables, two states in the two lanes
// of a SIMD register. It computes the same as PlainTurn.

// Memory layout, in vectors.
const INPUTS = 0
const RESULT = INPUTS + INPUT_COUNT
const LOW = RESULT + 1
const HIGH = LOW + HALVES.length
const CLASSES = HIGH + HALVES.length
const VALUES = CLASSES + LOWER_CLASSES.length
const CONSTANTS = VALUES + KEEP_COUNT

const REROLLS = 0

function halvesCode(first: number, into: number): Code {
  return HALVES.flatMap((counts, half) => {
    const choices = counts.map((count, i) => load(INPUTS + first + i * (DICE + 1) + count))
    return store(into + half, largest(choices))
  })
}

function classCode(
  { sum: pips, kind, house, small, large }: LowerClass,
  constants: Constants,
): Code {
  const base = kind === 4 ? INPUT.sumOfFour : kind === 3 ? INPUT.sumOfThree : INPUT.sum
  return largest([
    load(INPUTS + INPUT.zero),
    sum([load(INPUTS + base), constants.code(pips)]),
    ...(house ? [load(INPUTS + INPUT.house)] : []),
    ...(small ? [load(INPUTS + INPUT.small)] : []),
    ...(large ? [load(INPUTS + INPUT.large)] : []),
  ])
}

function lastCode(roll: number): Code {
  const number = CLASS_OF[roll]!
  if (number > YAHTZEE_CLASS) return load(INPUTS + INPUT.yahtzee + number - YAHTZEE_CLASS - 1)
  return largest([
    load(LOW + LOW_HALF[roll]!),
    load(HIGH + HIGH_HALF[roll]!),
    load(CLASSES + number),
  ])
}

const inPlace = (keep: number): number => VALUES + keep

function kernelCode(constants: Constants, rerolls: number): number[] {
  const before = [
    ...halvesCode(INPUT.upper, LOW),
    ...halvesCode(INPUT.upper + 3 * (DICE + 1), HIGH),
    ...LOWER_CLASSES.flatMap((some, i) => store(CLASSES + i, classCode(some, constants))),
    ...ROLLS.flatMap((_, roll) => store(inPlace(roll), lastCode(roll))),
  ]
  const reroll = [
    ...OP.loop,
    ...rerollCode(FIVE_DICE, inPlace, inPlace, constants),
    ...[...OP.localGet, REROLLS, ...OP.i32Const, ...signed(1), ...OP.i32Sub],
    ...[...OP.localSet, REROLLS, ...OP.localGet, ...unsigned(REROLLS), ...OP.brIf, 0],
    ...OP.end,
  ]
  return [
    ...before,
    ...(rerolls > 0 ? reroll : []),
    ...store(RESULT, meanCode(FIVE_DICE, inPlace, constants)),
  ]
}

/** Compiles the evaluation of turns with `rerolls` rerolls. A kernel is for one thread. */
export function turnKernel(rerolls: number): TurnEvaluator {
  const constants = new Constants(CONSTANTS)
  const code = kernelCode(constants, rerolls)
  const vectors = CONSTANTS + constants.values.length
  const module = wasmModule(Math.ceil((vectors * VECTOR) / PAGE_BYTES), 1, {}, code)
  const { memory, run } = instantiateKernel(compileKernel(module))
  const view = (cell: number, length: number): Float64Array =>
    new Float64Array(memory.buffer, cell * VECTOR, length * LANES)
  constants.values.forEach((value, i) => view(CONSTANTS + i, 1).fill(value))
  return {
    lanes: LANES,
    inputs: view(INPUTS, INPUT_COUNT),
    results: view(RESULT, 1),
    run: () => {
      run(rerolls)
    },
  }
}
