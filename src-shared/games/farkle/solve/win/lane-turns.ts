import type { Probability } from '../../../../base/units.ts'
import { instantiateKernel, type KernelModule } from '../../../../base/wasm-code.ts'
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

export interface TurnProgram {
  readonly module: KernelModule
  readonly constants: readonly number[]
  readonly nodes: number
  /** Rows of an area, without and with one longest roll more. */
  readonly rows: number
  readonly room: number
  /** Whether roll values are stored. */
  readonly keepsRolls: boolean
  readonly farklesByRow: boolean
  /** Quantities per value: the one compared, and those carried with it. */
  readonly quantities: number
  readonly areas: number
}

// Memory layout in bytes: farkle values [quantity][lane], losing dice values, results, constants,
// then the areas. An area has bank values [row][quantity][lane], best values
// [row][node][quantity][lane], roll values of the same shape if kept, and farkle values [row][lane]
// if they differ by row.
export const VECTOR = LANES * Float64Array.BYTES_PER_ELEMENT
export const FARKLE_AT = 0

export function losingAt(quantities: number): number {
  return quantities * VECTOR
}

export function resultAt(quantities: number): number {
  return (quantities + 1) * VECTOR
}

export function constantsAt(quantities: number): number {
  return (quantities + 2) * VECTOR
}

export function bestRow(nodes: number, quantities: number): number {
  return nodes * quantities * VECTOR
}

export function areaBytes(
  { nodes, room, quantities }: Pick<TurnProgram, 'nodes' | 'room' | 'quantities'>,
  keepsRolls: boolean,
  farklesByRow: boolean,
): number {
  const vectors = quantities + (farklesByRow ? 1 : 0)
  return vectors * room * VECTOR + (keepsRolls ? 2 : 1) * room * bestRow(nodes, quantities)
}

/** A kernel with carried quantities has them as a further dimension, [...][quantity][lane]. */
export interface TurnKernel {
  /** Farkle value by lane, to be set before a run; unused if it differs by row. */
  readonly farkle: Float64Array
  /** Value of losing dice by lane; read only if they take the banked score. */
  readonly losing: Float64Array
  readonly result: Float64Array
  readonly areas: readonly TurnArea[]
  readonly rows: number
  /**
   * Evaluates `rows` rows of an area, those below `end`, from its `bank` values and the `best`
   * values of the longest roll's rows from `end` on. Writes `best` and, if kept, `roll`.
   */
  run(area: TurnArea, rows: number, end?: number): void
}

export interface TurnArea {
  /** Value of banking, [row * 2 + lane]; negative where not allowed. */
  readonly bank: Float64Array
  /** Value of the better of bank and roll, [(row * nodes + n - 1) * 2 + lane]. */
  readonly best: Float64Array
  /** Value of rolling, laid out as `best`; empty unless kept. */
  readonly roll: Float64Array
  /** Farkle value, laid out as `bank`; empty unless it differs by row. */
  readonly farkle: Float64Array
  readonly bankAt: number
  readonly bestAt: number
}

export function startTurnKernel(program: TurnProgram): TurnKernel {
  const { module, constants, nodes, rows, room, keepsRolls, farklesByRow, quantities } = program
  const { memory, run } = instantiateKernel(module)
  const view = (from: number, length: number): Float64Array =>
    new Float64Array(memory.buffer, from, length)
  const first = constantsAt(quantities)
  constants.forEach((value, i) => view(first + i * VECTOR, LANES).fill(value))
  const bankRow = quantities * VECTOR
  const row = bestRow(nodes, quantities)
  const areasAt = first + constants.length * VECTOR
  const numbers = quantities * LANES
  const areas = Array.from({ length: program.areas }, (_, i) => {
    const bankAt = areasAt + i * areaBytes(program, keepsRolls, farklesByRow)
    const farkleAt = bankAt + areaBytes(program, keepsRolls, false)
    const bestAt = bankAt + room * bankRow
    return {
      bankAt,
      bestAt,
      bank: view(bankAt, room * numbers),
      best: view(bestAt, room * nodes * numbers),
      roll: view(bestAt + room * row, keepsRolls ? room * nodes * numbers : 0),
      farkle: view(farkleAt, farklesByRow ? room * LANES : 0),
    }
  })
  return {
    farkle: view(FARKLE_AT, numbers),
    losing: view(losingAt(quantities), LANES),
    result: view(resultAt(quantities), LANES),
    areas,
    rows,
    run: ({ bankAt, bestAt }, count, end = count) =>
      run(bankAt + end * bankRow, bestAt + end * row, count),
  }
}

/** A state without the mover's farkles in a row, which only affect the farkle value. */
interface LaneState {
  own: number
  opponent: number
  opponentFarkles: number
}

/** Largest steps of any option that leads to a node, by node. */
function longestSteps({ byDice }: TurnModel): number[] {
  const longest = byDice.map(() => 0)
  for (const { optionLeft, optionSteps } of byDice) {
    optionLeft.forEach((left, o) => (longest[left] = Math.max(longest[left]!, optionSteps[o]!)))
  }
  return longest
}

/** Margin of the prepared farkle value, as part of its distance to 1. */
const FARKLE_MARGIN = 0.02

/** Turns of two states in one kernel area: laid out once, evaluated for any farkle values. */
export class LaneTurns {
  readonly #game: WinGame
  readonly #endings: GameEndings
  readonly #values: Float64Array
  readonly #kernel: TurnKernel
  readonly #area: TurnArea
  readonly #states: LaneState[]
  /** Largest farkle value by lane for which the rows are valid; negative if not prepared. */
  readonly #limits = [-1, -1]
  /** Whether both movers are second players, where seats matter. */
  #second = false
  #rows = 0
  /** Offset of each lane's first row: with an exact goal both lanes must end together. */
  readonly #shifts = [0, 0]
  #banksRead = false
  /** Whether a lane has no row from which the best is fixed; then turnValues is used. */
  #plain = false
  /** Nodes whose values past the goal depend on the farkle value. */
  readonly #unsettled: readonly TurnNode[]
  /** Rows past the last that are read at a node: the largest gain of a roll to it. */
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

  setState(lane: number, own: number, opponent: number, opponentFarkles: number): void {
    const state = this.#states[lane]!
    if (own !== state.own || opponent !== state.opponent) this.#limits[lane] = -1
    state.own = own
    state.opponent = opponent
    state.opponentFarkles = opponentFarkles
    this.#banksRead = false
  }

  setSeat(second: boolean): void {
    if (second === this.#second) return
    this.#second = second
    this.#limits.fill(-1)
    this.#banksRead = false
  }

  /** Lays out the rows of both lanes, for these farkle values with a margin. */
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

  /** Fills in the values past the last row. In bulk: single look-ups took a third of a solve. */
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

  /** Farkle value per row when a farkle also costs the turn total, if `takes`; else `farkle`. */
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
   * Evaluates both turns for these farkle values into `into`, by lane. The values that banks lead
   * to must not change between setState and the last evaluation. `takes`: whether a farkle takes
   * the turn total, if the rules say so.
   */
  evaluate(farkles: Float64Array, into: Float64Array, takes = true): void {
    for (let lane = 0; lane < LANES; lane++) {
      if (farkles[lane]! > this.#limits[lane]!) {
        this.#prepare(farkles)
        break
      }
    }
    if (this.#plain) {
      // Some lane has no row from which the best is fixed.
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
    // With an offset the first roll is in a later row.
    for (let lane = 0; this.#game.exact && lane < LANES; lane++) {
      const { nodes, start } = this.#game.model
      const first = (this.#shifts[lane]! * nodes.length + start - 1) * LANES + lane
      into[lane] = this.#area.best[first]!
    }
  }

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

/** Turns of both seats: the same object unless the players roll different dice. */
export class SeatTurns {
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
