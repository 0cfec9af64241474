import {
  at,
  OP,
  PAGE_BYTES,
  signed,
  unsigned,
  wasmModule,
  compileKernel,
} from '../../../../base/wasm-code.ts'
import type { DiceModel, TurnModel, TurnNode } from '../turn/turn-model.ts'
import {
  areaBytes,
  AREAS,
  bestRow,
  CONSTANTS_AT,
  FARKLE_AT,
  LOSING_AT,
  RESULT_AT,
  startTurnKernel,
  VECTOR,
  type TurnKernel,
  type TurnProgram,
} from './lane-turns.ts'
import { shareMaxima, type Term } from './shared-maxima.ts'
import type { WinGame } from './win-game.ts'

/** Independent sums, so that additions do not wait for each other. */
const SUMS = 4

// Locals: parameters, which count down; sums; shared maxima.
const BANK = 0
const BEST = 1
const ROWS = 2
const SUM = 3
const SHARED = SUM + SUMS

class Constants {
  readonly values: number[] = []
  addressOf(value: number): number {
    const known = this.values.indexOf(value)
    const index = known >= 0 ? known : this.values.push(value) - 1
    return CONSTANTS_AT + index * VECTOR
  }

  get addressAfterAll(): number {
    return CONSTANTS_AT + this.values.length * VECTOR
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

/** Offsets of a group's options in the best values, row * nodes + node - 1. */
function cellsOf({ nodes }: TurnModel, dice: DiceModel, group: number): number[] {
  return Array.from({ length: dice.optionStart[group + 1]! - dice.optionStart[group]! }, (_, i) => {
    const option = dice.optionStart[group]! + i
    const left = dice.optionLeft[option]!
    return dice.optionSteps[option]! * nodes.length + left - 1
  })
}

/** Code: a cell's value, or the local of a shared maximum. */
const termCode = (term: Term): number[] =>
  term < 0 ? get(SHARED - term - 1) : load(BEST, term * VECTOR)

function maximumCode(terms: readonly Term[]): number[] {
  return terms.flatMap((term, i) => [...termCode(term), ...(i > 0 ? OP.f64x2Pmax : [])])
}

/** Groups by probability, so that their values are added before the multiplication. */
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
 * Code: value of rolling at node n into local SUM, the best value into memory. `rollAt` is the
 * offset from a best value to the roll value, null if not kept; `lostAt` that from a bank value to
 * the row's farkle value, null if it is the same in all rows.
 */
function rollCode(
  game: WinGame,
  n: TurnNode,
  optionsOf: readonly (readonly Term[])[],
  constants: Constants,
  rollAt: number | null,
  lostAt: number | null,
): number[] {
  const dice = game.model.byDice[n]!
  const code: number[] = []
  const sums = [...groupsByChance(dice)].map(([chance, groups]) => [
    ...groups.flatMap((g, i) => [...maximumCode(optionsOf[g]!), ...(i > 0 ? OP.f64x2Add : [])]),
    ...constant(constants.addressOf(chance)),
    ...OP.f64x2Mul,
  ])
  const losing = (node: TurnNode): number[] => [
    ...constant(constants.addressOf(game.losingRoll[node]!)),
    ...constant(LOSING_AT),
    ...OP.f64x2Mul,
    ...OP.f64x2Add,
  ]
  // The first sum starts with the terms without options: instant win and farkle.
  code.push(
    ...constant(constants.addressOf(dice.farkleProbability)),
    ...(lostAt === null ? constant(FARKLE_AT) : load(BANK, lostAt)),
    ...OP.f64x2Mul,
    ...constant(constants.addressOf(game.instantWin[n]!)),
    ...OP.f64x2Add,
    ...(game.losesBanked && game.losingRoll[n]! > 0 ? losing(n) : []),
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
  const better = [...load(BANK, 0), ...get(SUM), ...OP.f64x2Pmax]
  code.push(
    ...get(BEST),
    ...(game.model.bankable[n] ? better : get(SUM)),
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

/** Code: rows downwards, all nodes, the start node last for the result. */
function kernelCode(
  game: WinGame,
  constants: Constants,
  rollAt: number | null,
  lostAt: number | null,
): { code: number[]; locals: number } {
  const { byDice, nodes, start } = game.model
  const cells = byDice.map((dice) =>
    Array.from({ length: dice.groupCount }, (_, group) => cellsOf(game.model, dice, group)),
  )
  const { shared, lists } = shareMaxima(cells.flat())
  const maxima = shared.flatMap((pair, i) => [...maximumCode(pair), ...set(SHARED + i)])
  let first = 0
  const options = byDice.map(({ groupCount }) => lists.slice(first, (first += groupCount)))
  const order = [...nodes.filter((n) => n !== start), start]
  const rows = order.flatMap((n) => rollCode(game, n, options[n]!, constants, rollAt, lostAt))
  const code = [
    ...OP.loop,
    ...step(BANK, VECTOR),
    ...step(BEST, bestRow(nodes.length)),
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
 * Compiles the evaluation of a game's turns (eq. 1 and 2) for up to `rows` rows: straight-line
 * WebAssembly over all groups and options, two states in the lanes of a SIMD register. Differences
 * between rule sets are in the code, those between states in memory. `keepsRolls` also stores roll
 * values.
 */
export function turnProgram(game: WinGame, rows: number, keepsRolls = false): TurnProgram {
  const { nodes } = game.model
  const room = rows + game.model.largestSteps + 1
  const constants = new Constants()
  const { code, locals } = kernelCode(
    game,
    constants,
    keepsRolls ? room * bestRow(nodes.length) : null,
    game.farkleTakes ? areaBytes(nodes.length, room, keepsRolls, false) : null,
  )
  const area = areaBytes(nodes.length, room, keepsRolls, game.farkleTakes)
  const bytes = constants.addressAfterAll + AREAS * area
  const module = wasmModule(Math.ceil(bytes / PAGE_BYTES), 3, { v128: locals }, code)
  return {
    module: compileKernel(module),
    constants: constants.values,
    nodes: nodes.length,
    rows,
    room,
    keepsRolls,
    farklesByRow: game.farkleTakes,
  }
}

export function turnKernel(game: WinGame, rows: number, keepsRolls = false): TurnKernel {
  return startTurnKernel(turnProgram(game, rows, keepsRolls))
}
