import { at, OP, PAGE_BYTES, signed, unsigned, wasmModule } from '../../../../base/wasm-code.ts'
import { compileKernel, instantiateKernel } from '../../../../base/wasm-kernel.ts'
import { ALL_DICE, DICE_COUNTS, type DiceCount } from '../../../../base/units.ts'
import { diceAfter, type DiceModel } from '../turn/turn-model.ts'
import { shareMaxima, type Term } from './shared-maxima.ts'
import type { WinGame } from './win-game.ts'

/**
 * A turn's evaluation (eq. 1 and 2), compiled for one rule set: straight-line machine code over its
 * groups and options, no tables to look up, two states side by side in the two lanes of a SIMD
 * register. What differs between rule sets is in the code; what differs between states is in memory.
 *
 * Bytes of memory: farkle values of both lanes, results of both lanes, the constants, then AREAS
 * areas, each holding rows of bank values (2 lanes), rows of best values (6 dice, 2 lanes) and, where
 * they are kept, as many of roll values.
 */
export interface TurnKernel {
  /** What a farkle is worth, by lane; to be written before a run. */
  readonly farkle: Float64Array
  /** The value of the whole turn, by lane. */
  readonly result: Float64Array
  readonly areas: readonly TurnArea[]
  /** Rows that an area has room for. */
  readonly rows: number
  /**
   * Evaluates rows below `rows` of an area, from its `bank` values there and its `best` values in
   * the longest roll's rows from `rows` on. Leaves the best values of all rows and, where they are
   * kept, the roll values of those below `rows`.
   */
  run(area: TurnArea, rows: number): void
}

/** Working space for one pair of states. */
export interface TurnArea {
  /** Value of banking, [row * 2 + lane]; any negative number where banking is not allowed. */
  readonly bank: Float64Array
  /** Value of the better of banking and rolling, [(row * 6 + n - 1) * 2 + lane]. */
  readonly best: Float64Array
  /** Value of rolling, laid out as `best`; empty where the kernel does not keep it. */
  readonly roll: Float64Array
  readonly bankAt: number
  readonly bestAt: number
}

/** States evaluated side by side. */
export const LANES = 2

const AREAS = 2
const LANE_BYTES = 8
const VECTOR = LANES * LANE_BYTES
const BEST_ROW = ALL_DICE * VECTOR
const FARKLE_AT = 0
const RESULT_AT = VECTOR
const CONSTANTS_AT = 2 * VECTOR

/** Sums kept apart, so that one addition need not wait for the one before. */
const SUMS = 4

// Locals: the parameters, which count down, then the sums and the maxima that groups share.
const BANK = 0
const BEST = 1
const ROWS = 2
const SUM = 3
const SHARED = SUM + SUMS

/** Constants that the code reads from memory, each once. */
class Constants {
  readonly values: number[] = []
  addressOf(value: number): number {
    const known = this.values.indexOf(value)
    const index = known >= 0 ? known : this.values.push(value) - 1
    return CONSTANTS_AT + index * VECTOR
  }
}

const get = (local: number): number[] => [...OP.localGet, ...unsigned(local)]
const set = (local: number): number[] => [...OP.localSet, ...unsigned(local)]
const load = (local: number, offset: number): number[] => [
  ...get(local),
  ...OP.v128Load,
  ...at(offset),
]
const constant = (address: number): number[] => [...OP.i32Const, 0, ...OP.v128Load, ...at(address)]

/** A cell of the best values: the rows above the current one and the dice left, in one number. */
function cellsOf(dice: DiceModel, group: number): number[] {
  return Array.from({ length: dice.optionStart[group + 1]! - dice.optionStart[group]! }, (_, i) => {
    const option = dice.optionStart[group]! + i
    const left = diceAfter(dice.dice, dice.optionDice[option]!)
    return dice.optionSteps[option]! * ALL_DICE + left - 1
  })
}

/** A cell's value, or the local of a maximum that was taken before. */
const termCode = (term: Term): number[] =>
  term < 0 ? get(SHARED - term - 1) : load(BEST, term * VECTOR)

/** The largest of some terms. */
function maximumCode(terms: readonly Term[]): number[] {
  return terms.flatMap((term, i) => [...termCode(term), ...(i > 0 ? OP.f64x2Pmax : [])])
}

/** Groups of equal chance, so that their values are added before they are weighed. */
function groupsByChance(dice: DiceModel): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  dice.probability.forEach((chance, g) => {
    const list = groups.get(chance)
    if (list) list.push(g)
    else groups.set(chance, [g])
  })
  return groups
}

/**
 * The value of rolling n dice at a row, into local SUM; the value of the best, into memory. `rollAt`
 * is how far behind a best value the roll value is kept; null for not at all.
 */
function rollCode(
  game: WinGame,
  n: DiceCount,
  optionsOf: readonly (readonly Term[])[],
  constants: Constants,
  rollAt: number | null,
): number[] {
  const dice = game.model.byDice[n]!
  const code: number[] = []
  const sums = [...groupsByChance(dice)].map(([chance, groups]) => [
    ...groups.flatMap((g, i) => [...maximumCode(optionsOf[g]!), ...(i > 0 ? OP.f64x2Add : [])]),
    ...constant(constants.addressOf(chance)),
    ...OP.f64x2Mul,
  ])
  // The first sum begins with what needs no dice: an instant win, and a farkle.
  code.push(
    ...constant(constants.addressOf(dice.farkleProbability)),
    ...constant(FARKLE_AT),
    ...OP.f64x2Mul,
    ...constant(constants.addressOf(game.instantWin[n]!)),
    ...OP.f64x2Add,
    ...set(SUM),
  )
  sums.forEach((sum, i) => {
    const local = SUM + ((i + 1) % SUMS)
    const fresh = i + 1 < SUMS
    code.push(...sum, ...(fresh ? [] : [...get(local), ...OP.f64x2Add]), ...set(local))
  })
  for (let i = 1; i < Math.min(SUMS, sums.length + 1); i++) {
    code.push(...get(SUM), ...get(SUM + i), ...OP.f64x2Add, ...set(SUM))
  }
  if (rollAt !== null) {
    code.push(...get(BEST), ...get(SUM), ...OP.v128Store, ...at(rollAt + (n - 1) * VECTOR))
  }
  code.push(
    ...get(BEST),
    ...load(BANK, 0),
    ...get(SUM),
    ...OP.f64x2Pmax,
    ...OP.v128Store,
    ...at((n - 1) * VECTOR),
  )
  return code
}

const step = (local: number, by: number): number[] => [
  ...get(local),
  ...OP.i32Const,
  ...signed(by),
  ...OP.i32Sub,
  ...set(local),
]

/** The code: from the last row down to the first, all numbers of dice; six last, for the result. */
function kernelCode(
  game: WinGame,
  constants: Constants,
  rollAt: number | null,
): { code: number[]; locals: number } {
  const { byDice } = game.model
  const cells = byDice.map((dice) =>
    Array.from({ length: dice.groupCount }, (_, group) => cellsOf(dice, group)),
  )
  const { shared, lists } = shareMaxima(cells.flat())
  const maxima = shared.flatMap((pair, i) => [...maximumCode(pair), ...set(SHARED + i)])
  let first = 0
  const rows = DICE_COUNTS.flatMap((n) => {
    const options = lists.slice(first, (first += byDice[n]!.groupCount))
    return rollCode(game, n, options, constants, rollAt)
  })
  const code = [
    ...OP.loop,
    ...step(BANK, VECTOR),
    ...step(BEST, BEST_ROW),
    ...maxima,
    ...rows,
    ...step(ROWS, 1),
    ...get(ROWS),
    ...[...OP.brIf, 0],
    ...OP.end,
    ...[...OP.i32Const, 0],
    ...get(SUM),
    ...OP.v128Store,
    ...at(RESULT_AT),
  ]
  return { code, locals: SUMS + shared.length }
}

/**
 * Compiles the evaluation of a game's turns with room for `rows` rows and a longest roll more. One
 * kernel is for one thread. With `keepsRolls` it leaves the values of rolling, too.
 */
export function turnKernel(game: WinGame, rows: number, keepsRolls = false): TurnKernel {
  const room = rows + game.model.largestSteps + 1
  const bestBytes = room * BEST_ROW
  const constants = new Constants()
  const { code, locals } = kernelCode(game, constants, keepsRolls ? bestBytes : null)
  const areasAt = CONSTANTS_AT + constants.values.length * VECTOR
  const areaBytes = room * VECTOR + (keepsRolls ? 2 : 1) * bestBytes
  const pages = Math.ceil((areasAt + AREAS * areaBytes) / PAGE_BYTES)
  const module = wasmModule(pages, 3, { i32: 0, v128: locals }, code)
  const { memory, run } = instantiateKernel(compileKernel(module))
  const view = (from: number, length: number): Float64Array =>
    new Float64Array(memory.buffer, from, length)
  constants.values.forEach((value, i) => view(CONSTANTS_AT + i * VECTOR, LANES).fill(value))
  const areas = Array.from({ length: AREAS }, (_, i) => {
    const bankAt = areasAt + i * areaBytes
    const bestAt = bankAt + room * VECTOR
    return {
      bankAt,
      bestAt,
      bank: view(bankAt, room * LANES),
      best: view(bestAt, room * ALL_DICE * LANES),
      roll: view(bestAt + bestBytes, keepsRolls ? room * ALL_DICE * LANES : 0),
    }
  })
  return {
    farkle: view(FARKLE_AT, LANES),
    result: view(RESULT_AT, LANES),
    areas,
    rows,
    run: ({ bankAt, bestAt }, count) =>
      run(bankAt + count * VECTOR, bestAt + count * BEST_ROW, count),
  }
}
