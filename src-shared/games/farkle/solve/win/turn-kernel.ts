import {
  at,
  OP,
  PAGE_BYTES,
  signed,
  wasmModule,
  compileKernel,
} from '../../../../base/wasm-code.ts'
import type { DiceModel, TurnModel, TurnNode } from '../turn/turn-model.ts'
import {
  areaBytes,
  bestRow,
  FARKLE_AT,
  losingAt,
  resultAt,
  startTurnKernel,
  VECTOR,
  type TurnKernel,
  type TurnProgram,
} from './lane-turns.ts'
import {
  BANK,
  BEST,
  constant,
  get,
  KernelLayout,
  load,
  PARAMETERS,
  ROWS,
  set,
  SUMS,
} from './kernel-layout.ts'
import { shareMaxima, type Term } from './shared-maxima.ts'
import type { WinGame } from './win-game.ts'

/** Quantities of a two-player value: the win probability alone. */
const WIN_ONLY = 1

/** Offsets of a group's options in the best values, row * nodes + node - 1. */
function cellsOf({ nodes }: TurnModel, dice: DiceModel, group: number): number[] {
  return Array.from({ length: dice.optionStart[group + 1]! - dice.optionStart[group]! }, (_, i) => {
    const option = dice.optionStart[group]! + i
    const left = dice.optionLeft[option]!
    return dice.optionSteps[option]! * nodes.length + left - 1
  })
}

/** Code: a quantity of a cell, or the local of a shared maximum. */
const termCode = (layout: KernelLayout, term: Term, quantity: number): number[] =>
  term < 0
    ? get(layout.shared(quantity, -term - 1))
    : load(BEST, (term * layout.quantities + quantity) * VECTOR)

/**
 * Code: the term with the largest first quantity, all its quantities into locals; of equal terms
 * the first.
 */
function maximumCode(
  layout: KernelLayout,
  terms: readonly Term[],
  into: (quantity: number) => number,
): number[] {
  const [first, ...others] = terms
  const carried = layout.all.slice(1)
  return [
    ...layout.all.flatMap((q) => [...termCode(layout, first!, q), ...set(into(q))]),
    ...others.flatMap((term) => [
      ...(carried.length === 0
        ? []
        : [...termCode(layout, term, 0), ...get(into(0)), ...OP.f64x2Gt, ...set(layout.mask)]),
      ...carried.flatMap((q) => [
        ...termCode(layout, term, q),
        ...get(into(q)),
        ...get(layout.mask),
        ...OP.v128Bitselect,
        ...set(into(q)),
      ]),
      ...get(into(0)),
      ...termCode(layout, term, 0),
      ...OP.f64x2Pmax,
      ...set(into(0)),
    ]),
  ]
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

/** Code: the larger of the bank value and the roll value, a bank if they are equal. */
function betterCode(layout: KernelLayout, quantity: number): number[] {
  const roll = get(layout.sum(quantity))
  const bank = load(BANK, quantity * VECTOR)
  if (quantity === 0) return [...bank, ...roll, ...OP.f64x2Pmax]
  return [...roll, ...bank, ...get(layout.mask), ...OP.v128Bitselect]
}

/**
 * Code: value of rolling at node n into the first sums, the best value into memory. `rollAt` is the
 * offset from a best value to the roll value, null if not kept; `lostAt` that from a bank value to
 * the row's farkle value, null if it is the same in all rows.
 */
function rollCode(
  game: WinGame,
  n: TurnNode,
  optionsOf: readonly (readonly Term[])[],
  layout: KernelLayout,
  rollAt: number | null,
  lostAt: number | null,
): number[] {
  const dice = game.model.byDice[n]!
  const { all, quantities } = layout
  const code: number[] = []
  const sums = [...groupsByChance(dice)].map(([chance, groups]) => [
    ...groups.flatMap((g, i) => [
      ...maximumCode(layout, optionsOf[g]!, (q) => layout.group(q)),
      ...all.flatMap((q) => [
        ...(i > 0 ? get(layout.part(q)) : []),
        ...get(layout.group(q)),
        ...(i > 0 ? OP.f64x2Add : []),
        ...set(layout.part(q)),
      ]),
    ]),
    ...all.flatMap((q) => [
      ...get(layout.part(q)),
      ...constant(layout.address(chance)),
      ...OP.f64x2Mul,
      ...set(layout.part(q)),
    ]),
  ])
  const losing = (node: TurnNode): number[] => [
    ...constant(layout.address(game.losingRoll[node]!)),
    ...constant(losingAt(quantities)),
    ...OP.f64x2Mul,
    ...OP.f64x2Add,
  ]
  // The first sum starts with the terms without options: instant win and farkle.
  for (const q of all) {
    code.push(
      ...constant(layout.address(dice.farkleProbability)),
      ...(lostAt === null ? constant(FARKLE_AT + q * VECTOR) : load(BANK, lostAt)),
      ...OP.f64x2Mul,
      ...(q === 0 ? [...constant(layout.address(game.instantWin[n]!)), ...OP.f64x2Add] : []),
      ...(q === 0 && game.losesBanked && game.losingRoll[n]! > 0 ? losing(n) : []),
      ...set(layout.sum(q)),
    )
  }
  sums.forEach((sum, i) => {
    const local = (i + 1) % SUMS
    const fresh = i + 1 < SUMS
    code.push(...sum)
    for (const q of all) {
      code.push(...get(layout.part(q)))
      code.push(...(fresh ? [] : [...get(layout.sum(q, local)), ...OP.f64x2Add]))
      code.push(...set(layout.sum(q, local)))
    }
  })
  for (const q of all) {
    for (let i = 1; i < Math.min(SUMS, sums.length + 1); i++) {
      code.push(...get(layout.sum(q)), ...get(layout.sum(q, i)), ...OP.f64x2Add)
      code.push(...set(layout.sum(q)))
    }
  }
  if (rollAt !== null) {
    code.push(...get(BEST), ...get(layout.sum(0)), ...OP.v128Store)
    code.push(...at(rollAt + (n - 1) * VECTOR))
  }
  const { bankable } = game.model
  if (quantities > 1 && bankable[n]) {
    code.push(...get(layout.sum(0)), ...load(BANK, 0), ...OP.f64x2Gt, ...set(layout.mask))
  }
  for (const q of all) {
    code.push(
      ...get(BEST),
      ...(bankable[n] ? betterCode(layout, q) : get(layout.sum(q))),
      ...OP.v128Store,
      ...at(((n - 1) * quantities + q) * VECTOR),
    )
  }
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
  layout: KernelLayout,
  rollAt: number | null,
  lostAt: number | null,
): { code: number[]; locals: number } {
  const { byDice, nodes, start } = game.model
  const cells = byDice.map((dice) =>
    Array.from({ length: dice.groupCount }, (_, group) => cellsOf(game.model, dice, group)),
  )
  const { shared, lists } = shareMaxima(cells.flat())
  const maxima = shared.flatMap((pair, i) => maximumCode(layout, pair, (q) => layout.shared(q, i)))
  let first = 0
  const options = byDice.map(({ groupCount }) => lists.slice(first, (first += groupCount)))
  const order = [...nodes.filter((n) => n !== start), start]
  const rows = order.flatMap((n) => rollCode(game, n, options[n]!, layout, rollAt, lostAt))
  const { quantities } = layout
  const code = [
    ...OP.loop,
    ...step(BANK, quantities * VECTOR),
    ...step(BEST, bestRow(nodes.length, quantities)),
    ...maxima,
    ...rows,
    ...step(ROWS, 1),
    ...get(ROWS),
    ...OP.brIf,
    0,
    ...OP.end,
    ...OP.i32Const,
    0,
    ...get(layout.sum(0)),
    ...OP.v128Store,
    ...at(resultAt(quantities)),
  ]
  return { code, locals: layout.locals(shared.length) }
}

interface ProgramOptions {
  /** Whether roll values are stored, too; not with carried quantities. */
  readonly keepsRolls?: boolean
  /** Quantities that each value carries besides the one compared. */
  readonly carried?: number
  readonly areas?: number
}

/**
 * Compiles the evaluation of a game's turns (eq. 1 and 2) for up to `rows` rows: straight-line
 * WebAssembly over all groups and options, two states in the lanes of a SIMD register. Differences
 * between rule sets are in the code, those between states in memory. Carried quantities are the
 * expectations of further numbers under the play that is best for the one compared; with them a
 * farkle has the same value in all rows.
 */
export function turnProgram(
  game: WinGame,
  rows: number,
  { keepsRolls = false, carried = 0, areas = 2 }: ProgramOptions = {},
): TurnProgram {
  const nodes = game.model.nodes.length
  const room = rows + game.model.largestSteps + 1
  const layout = new KernelLayout(WIN_ONLY + carried)
  const shape = { nodes, room, quantities: layout.quantities }
  const { code, locals } = kernelCode(
    game,
    layout,
    keepsRolls ? room * bestRow(nodes, layout.quantities) : null,
    game.farkleTakes ? areaBytes(shape, keepsRolls, false) : null,
  )
  const bytes = layout.addressAfterAll + areas * areaBytes(shape, keepsRolls, game.farkleTakes)
  const module = wasmModule(Math.ceil(bytes / PAGE_BYTES), PARAMETERS, { v128: locals }, code)
  return {
    ...shape,
    module: compileKernel(module),
    constants: layout.constants,
    rows,
    keepsRolls,
    farklesByRow: game.farkleTakes,
    areas,
  }
}

export function turnKernel(game: WinGame, rows: number, keepsRolls = false): TurnKernel {
  return startTurnKernel(turnProgram(game, rows, { keepsRolls }))
}
