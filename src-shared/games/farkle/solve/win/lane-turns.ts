import type { Probability } from '../../../../base/units.ts'
import { instantiateKernel, type KernelModule } from '../../../../base/wasm-kernel.ts'
import {
  losingValue,
  NO_BANK,
  pastOf,
  turnValue,
  turnValues,
  valueAtGoal,
  valuesOf,
  type GameEndings,
} from './turn-values.ts'
import { bankChances } from './bank-chances.ts'
import type { TurnModel, TurnNode } from '../turn/turn-model.ts'
import type { WinGame } from './win-game.ts'
import {
  afterTaking,
  endRow,
  goalRow,
  LANES,
  minimumRowAt,
  nextSeat,
  stateIndex,
} from './win-states.ts'

/** Code that evaluates the turns of one rule set; see turnProgram. Plain data for any thread. */
export interface TurnProgram {
  readonly module: KernelModule
  /** Numbers that the code reads from memory. */
  readonly constants: readonly number[]
  /** How many nodes a turn has. */
  readonly nodes: number
  /** Rows that an area has room for, and the same with a longest roll more. */
  readonly rows: number
  readonly room: number
  /** Whether it leaves the values of rolling. */
  readonly keepsRolls: boolean
  /** Whether a farkle is worth something else in each row. */
  readonly farklesByRow: boolean
}

// Bytes of a kernel's memory: farkle values of both lanes, those of losing dice, results of both lanes, the constants, then
// AREAS areas, each holding rows of bank values (2 lanes), rows of best values (every node, 2 lanes),
// where they are kept, as many of roll values, and where they differ, rows of farkle values (2 lanes).
export const AREAS = 2
export const VECTOR = LANES * Float64Array.BYTES_PER_ELEMENT
export const FARKLE_AT = 0
export const LOSING_AT = VECTOR
export const RESULT_AT = 2 * VECTOR
export const CONSTANTS_AT = 3 * VECTOR

/** Bytes of the best values of one row. */
export function bestRow(nodes: number): number {
  return nodes * VECTOR
}

/** Bytes of one area with room for so many rows. */
export function areaBytes(
  nodes: number,
  room: number,
  keepsRolls: boolean,
  farklesByRow: boolean,
): number {
  const vectors = farklesByRow ? 2 : 1
  return vectors * room * VECTOR + (keepsRolls ? 2 : 1) * room * bestRow(nodes)
}

/** A program in the memory of one thread, which evaluates turns with it. */
export interface TurnKernel {
  /** Value of a farkle, by lane; to be written before a run, where it is the same in every row. */
  readonly farkle: Float64Array
  /** Value of losing dice, by lane; only read where the rules have some that take what is banked. */
  readonly losing: Float64Array
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
  /** Value of banking, [row * 2 + lane]; any negative number where no dice may be banked. */
  readonly bank: Float64Array
  /** Value of the better of banking and rolling, [(row * nodes + n - 1) * 2 + lane]. */
  readonly best: Float64Array
  /** Value of rolling, laid out as `best`; empty where the kernel does not keep it. */
  readonly roll: Float64Array
  /** Value of a farkle, laid out as `bank`; empty where it is the same in every row. */
  readonly farkle: Float64Array
  readonly bankAt: number
  readonly bestAt: number
}

/** Starts a program in this thread. */
export function startTurnKernel({
  module,
  constants,
  nodes,
  rows,
  room,
  keepsRolls,
  farklesByRow,
}: TurnProgram): TurnKernel {
  const { memory, run } = instantiateKernel(module)
  const view = (from: number, length: number): Float64Array =>
    new Float64Array(memory.buffer, from, length)
  constants.forEach((value, i) => view(CONSTANTS_AT + i * VECTOR, LANES).fill(value))
  const row = bestRow(nodes)
  const areasAt = CONSTANTS_AT + constants.length * VECTOR
  const areas = Array.from({ length: AREAS }, (_, i) => {
    const bankAt = areasAt + i * areaBytes(nodes, room, keepsRolls, farklesByRow)
    const farkleAt = bankAt + areaBytes(nodes, room, keepsRolls, false)
    const bestAt = bankAt + room * VECTOR
    return {
      bankAt,
      bestAt,
      bank: view(bankAt, room * LANES),
      best: view(bestAt, room * nodes * LANES),
      roll: view(bestAt + room * row, keepsRolls ? room * nodes * LANES : 0),
      farkle: view(farkleAt, farklesByRow ? room * LANES : 0),
    }
  })
  return {
    farkle: view(FARKLE_AT, LANES),
    losing: view(LOSING_AT, LANES),
    result: view(RESULT_AT, LANES),
    areas,
    rows,
    run: ({ bankAt, bestAt }, count) => run(bankAt + count * VECTOR, bestAt + count * row, count),
  }
}

/** A state but for the mover's farkles in a row, which only what a farkle is worth depends on. */
interface LaneState {
  own: number
  opponent: number
  opponentFarkles: number
}

/** The most steps of any option that leads to a node, by node. */
function longestSteps({ byDice }: TurnModel): number[] {
  const longest = byDice.map(() => 0)
  for (const { optionLeft, optionSteps } of byDice) {
    optionLeft.forEach((left, o) => (longest[left] = Math.max(longest[left]!, optionSteps[o]!)))
  }
  return longest
}

/** How far a farkle's value may rise above the one that an area was prepared for, of what is left to 1. */
const FARKLE_MARGIN = 0.02

/**
 * The turns of two states side by side, in one area of a kernel. The rows are
 * laid out once for their banked scores, then evaluated for any farkle values.
 */
export class LaneTurns {
  readonly #game: WinGame
  readonly #endings: GameEndings
  readonly #values: Float64Array
  readonly #kernel: TurnKernel
  readonly #area: TurnArea
  readonly #states: LaneState[]
  /** The largest farkle value of each lane that the rows are right for; below 0 when not prepared. */
  readonly #limits = [-1, -1]
  /** Whether the movers of both lanes are second players, where seats count. */
  #second = false
  #rows = 0
  /**
   * Rows of the area below each lane's first row: where the goal must be hit exactly nothing may follow
   * a lane's last row, so that both lanes end together.
   */
  readonly #shifts = [0, 0]
  #banksRead = false
  /** Whether some lane has no row from which on the best is known; the plain way is taken then. */
  #plain = false
  /** Nodes whose values past the goal follow what a farkle is worth. */
  readonly #unsettled: readonly TurnNode[]
  /** The most rows that a roll can gain on its way to a node: so many past the last row are read there. */
  readonly #reach: readonly number[]

  constructor(
    game: WinGame,
    endings: GameEndings,
    values: Float64Array,
    kernel: TurnKernel,
    area: TurnArea,
  ) {
    this.#game = game
    this.#endings = endings
    this.#values = values
    this.#kernel = kernel
    this.#area = area
    this.#unsettled = game.model.nodes.filter(
      (n) => game.exact || game.lost[n]! > 0 || game.losingLater[n]! > 0,
    )
    this.#reach = longestSteps(game.model)
    this.#states = Array.from({ length: LANES }, () => {
      return { own: 0, opponent: 0, opponentFarkles: 0 }
    })
  }

  /** Puts a state into a lane. */
  setState(lane: number, own: number, opponent: number, opponentFarkles: number): void {
    const state = this.#states[lane]!
    if (own !== state.own || opponent !== state.opponent) this.#limits[lane] = -1
    state.own = own
    state.opponent = opponent
    state.opponentFarkles = opponentFarkles
    this.#banksRead = false
  }

  /** Puts the movers of both lanes into this seat; a new game's are first players. */
  setSeat(second: boolean): void {
    if (second === this.#second) return
    this.#second = second
    this.#limits.fill(-1)
    this.#banksRead = false
  }

  /** Lays out the rows for both lanes, for farkles that are worth so much or little more. */
  #prepare(farkles: Float64Array): void {
    const past = pastOf(this.#endings, this.#second)
    this.#rows = 0
    this.#plain = false
    for (let lane = 0; lane < LANES; lane++) {
      const { own, opponent } = this.#states[lane]!
      const farkle = farkles[lane]!
      const risen = farkle + FARKLE_MARGIN * (1 - farkle)
      const limit = past ? Math.max(this.#limits[lane]!, risen) : Infinity
      const start = past ? past.startOf(own, opponent, limit) : endRow(this.#game, own)
      this.#limits[lane] = limit
      if (start === null) this.#plain = true
      else this.#rows = Math.max(this.#rows, start)
    }
    this.#banksRead = false
    if (this.#plain) return
    if (this.#game.exact) this.#align()
    for (let lane = 0; lane < LANES; lane++) this.#fillEnd(lane, this.#game.model.nodes, 0)
  }

  /** Lets both lanes end in the last row. */
  #align(): void {
    for (let lane = 0; lane < LANES; lane++) {
      this.#shifts[lane] = this.#rows - endRow(this.#game, this.#states[lane]!.own)
    }
  }

  #fillBank(lane: number): void {
    const { own, opponent, opponentFarkles } = this.#states[lane]!
    const shift = this.#shifts[lane]!
    const bank = shift === 0 ? this.#area.bank : this.#area.bank.subarray(shift * LANES)
    const values = this.#values
    const game = this.#game
    const rows = this.#rows - shift
    const minimum = Math.min(rows, minimumRowAt(game, own))
    const goal = Math.min(rows, goalRow(game, own))
    for (let row = -shift; row < 0; row++) this.#area.bank[(row + shift) * LANES + lane] = NO_BANK
    for (let row = 0; row < minimum; row++) bank[row * LANES + lane] = NO_BANK
    const { perRow } = game
    const next = nextSeat(game, this.#second)
    let index = stateIndex(game, opponent, own, opponentFarkles, 0, next) + minimum * perRow
    for (let row = minimum; row < goal; row++, index += perRow) {
      bank[row * LANES + lane] = 1 - values[index]!
    }
    const ahead = pastOf(this.#endings, this.#second)?.of(own, opponent)
    for (let row = Math.max(minimum, goal); row < rows; row++) {
      bank[row * LANES + lane] = ahead ? ahead.past.bank[this.#at(ahead, row)]! : 1
    }
  }

  /**
   * Lays out the best values past the last row at these nodes, by node and row: a third of a solve went
   * into asking for them one by one.
   */
  #fillEnd(lane: number, nodes: readonly TurnNode[], farkle: Probability): void {
    const { own, opponent } = this.#states[lane]!
    const { best } = this.#area
    const game = this.#game
    const step = game.model.nodes.length * LANES
    const ahead = pastOf(this.#endings, this.#second)?.of(own, opponent)
    const first = this.#rows
    for (const n of nodes) {
      const count = this.#reach[n]!
      let cell = first * step + (n - 1) * LANES + lane
      if (ahead) {
        const { past } = ahead
        const last = past.rows - 1
        const values = past.value[n]!
        const lost = game.lost[n]! * farkle
        for (let row = first + ahead.lead, i = 0; i < count; i++, row++, cell += step) {
          best[cell] = values[Math.min(row, last)]! + lost
        }
      } else {
        const value = valueAtGoal(game, n, farkle, this.#kernel.losing[lane]!)
        for (let i = 0; i < count; i++, cell += step) best[cell] = value
      }
    }
  }

  #at({ past, lead }: { past: { rows: number }; lead: number }, row: number): number {
    return Math.min(row + lead, past.rows - 1)
  }

  /**
   * What a farkle is worth that takes the turn total from what is banked, by row; `farkle` is one that
   * takes nothing, and all of them if `takes` is false.
   */
  #fillFarkles(lane: number, farkle: Probability, takes: boolean): void {
    const { own, opponent, opponentFarkles } = this.#states[lane]!
    const next = nextSeat(this.#game, this.#second)
    for (let row = 0; row < this.#rows; row++) {
      const after = afterTaking(this.#game, own, row)
      const index = stateIndex(this.#game, opponent, after.own, opponentFarkles, 0, next)
      const isLess = takes && after.own < own
      this.#area.farkle[row * LANES + lane] = isLess ? 1 - this.#values[index]! : farkle
    }
  }

  /**
   * Evaluates both turns for these farkle values; `into` receives the values, by lane. The values
   * that banking leads to must not change between setState and the last evaluation. `takes` is whether a
   * farkle takes the turn total, where the rules say so.
   */
  evaluate(farkles: Float64Array, into: Float64Array, takes = true): void {
    for (let lane = 0; lane < LANES; lane++) {
      if (farkles[lane]! > this.#limits[lane]!) {
        this.#prepare(farkles)
        break
      }
    }
    if (this.#plain) {
      // Some lane has no row from which on the best is known.
      for (let lane = 0; lane < LANES; lane++) into[lane] = this.#plainValue(lane, farkles[lane]!)
      return
    }
    if (!this.#banksRead) {
      for (let lane = 0; lane < LANES; lane++) this.#fillBank(lane)
      this.#banksRead = true
    }
    if (this.#game.farkleTakes) {
      for (let lane = 0; lane < LANES; lane++) this.#fillFarkles(lane, farkles[lane]!, takes)
    }
    if (this.#game.losesBanked) this.#readLosing()
    if (this.#unsettled.length > 0) {
      for (let lane = 0; lane < LANES; lane++) {
        this.#fillEnd(lane, this.#unsettled, farkles[lane]!)
      }
    }
    this.#kernel.farkle.set(farkles)
    this.#kernel.run(this.#area, this.#rows)
    into.set(this.#kernel.result)
    // A lane that begins later has its first roll of all dice there; it may not be banked.
    for (let lane = 0; this.#game.exact && lane < LANES; lane++) {
      const { nodes, start } = this.#game.model
      const first = (this.#shifts[lane]! * nodes.length + start - 1) * LANES + lane
      into[lane] = this.#area.best[first]!
    }
  }

  /** The chance of each row below the goal to be banked in the turn evaluated last; see bankChances. */
  bankChances(lane: number, into: Float32Array): void {
    into.fill(0)
    if (this.#plain) return
    const first = this.#shifts[lane]!
    const rows = Math.min(this.#rows - first, goalRow(this.#game, this.#states[lane]!.own))
    bankChances(this.#game, { area: this.#area, lanes: LANES, lane, first, rows }, into)
  }

  #readLosing(): void {
    const valueOf = valuesOf(this.#game, this.#values)
    for (let lane = 0; lane < LANES; lane++) {
      const state = { ...this.#states[lane]!, ownFarkles: 0, second: this.#second }
      this.#kernel.losing[lane] = losingValue(this.#game, state, valueOf)
    }
  }

  #plainValue(lane: number, farkle: Probability): Probability {
    const valueOf = valuesOf(this.#game, this.#values)
    const state = { ...this.#states[lane]!, ownFarkles: 0, second: this.#second }
    return turnValue(turnValues(this.#game, this.#endings, state, valueOf, farkle, farkle))
  }
}

/** The turns of movers in either seat: evaluated by the same code, unless the players roll different dice. */
export class SeatTurns {
  /** Those of the seat that was asked for last. */
  last: LaneTurns
  readonly #first: LaneTurns
  readonly #second: LaneTurns

  constructor(first: LaneTurns, second = first) {
    this.last = first
    this.#first = first
    this.#second = second
  }

  of(second: boolean): LaneTurns {
    this.last = second ? this.#second : this.#first
    this.last.setSeat(second)
    return this.last
  }
}
