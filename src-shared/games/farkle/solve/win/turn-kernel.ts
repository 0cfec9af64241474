import { at, OP, PAGE_BYTES, signed, unsigned, wasmModule } from '../../../../base/wasm-code.ts'
import { compileKernel } from '../../../../base/wasm-kernel.ts'
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

  /** The byte after all of them. */
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

/** A cell of the best values: the rows above the current one and the node, in one number. */
function cellsOf({ nodes }: TurnModel, dice: DiceModel, group: number): number[] {
  return Array.from({ length: dice.optionStart[group + 1]! - dice.optionStart[group]! }, (_, i) => {
    const option = dice.optionStart[group]! + i
    const left = dice.optionLeft[option]!
    return dice.optionSteps[option]! * nodes.length + left - 1
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
 * The value of rolling at node n and a row, into local SUM; the value of the best, into memory. `rollAt`
 * is how far behind a best value the roll value is kept; null for not at all. `lostAt` is how far behind
 * a bank value the value of a farkle of the row is; null where a farkle is worth the same in all rows.
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
  // The first sum begins with what needs no dice: an instant win, and a farkle.
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

/** The code: from the last row down to the first, all nodes; the first roll's last, for the result. */
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
 * Compiles the evaluation of a game's turns (eq. 1 and 2) with room for `rows` rows and a longest roll
 * more: straight-line machine code over the groups and options of its rolls, no tables to look up, two
 * states side by side in the two lanes of a SIMD register. What differs between rule sets is in the
 * code; what differs between states is in memory. With `keepsRolls` it leaves the values of rolling,
 * too.
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

/** A kernel that is compiled and started in one go, for one thread. */
export function turnKernel(game: WinGame, rows: number, keepsRolls = false): TurnKernel {
  return startTurnKernel(turnProgram(game, rows, keepsRolls))
}
