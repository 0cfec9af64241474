import type { Probability } from '../../../../base/units.ts'
import type { TeamSolver, TeamWork } from '../../../solver.ts'
import { carriesChanges } from './bank-chances.ts'
import type { FinalTurn } from './final-turn.ts'
import { LaneTurns, SeatTurns, startTurnKernel, type TurnProgram } from './lane-turns.ts'
import { PairSolver } from './pair-solver.ts'
import { remainingChange } from './remaining-change.ts'
import { SETTLED, StatePasses, type Pass } from './state-passes.ts'
import { PastGoals, type PastGoal } from './turn-values.ts'
import type { WinGame } from './win-game.ts'
import {
  blockCount,
  boardSize,
  diagonalCount,
  gameOfSeat,
  newPairBlock,
  setPairBlock,
  UnsolvableError,
  type PairBlock,
  type WinBoard,
} from './win-states.ts'

/** Increase when results change; part of the cache key. */
export const WIN_SOLVER_VERSION = 2

/** Largest residual of a finished table. */
const MAX_RESIDUAL = 1e-12

/** Expected remaining change at which the proving pass starts. */
export const LAST_CHANGE = 1e-12

/** Carrying passes after each full pass; each leaves a twentieth of the change. */
const CARRIES = 2

/** Bound on passes; real games need less than a hundredth of it. */
const MAX_PASSES = 2_000

export const BOARD = ['values', 'slopes', 'farkles', 'moved', 'doubts', 'banks'] as const

export const PASSES: readonly Pass[] = ['first', 'again', 'carry', 'prove']

interface SeatLayout {
  readonly past: { readonly final: FinalTurn; readonly known: Map<string, PastGoal> } | null
  readonly program: TurnProgram
}

export interface WinLayout {
  readonly game: WinGame
  /** One for both seats, or one each with different dice. */
  readonly seats: readonly SeatLayout[]
}

/** State of a solve besides its values; consistent only between two steps. */
export interface WinStage {
  readonly pass: Pass
  readonly passes: number
  readonly diagonal: number
  /** Largest change of the last pass, of the pass before, and of this pass so far. */
  readonly lastChange: Probability
  readonly earlierChange: Probability
  readonly change: Probability
  readonly evaluations: number
  /** Carrying passes since the last full pass, and the doubt left. */
  readonly carries: number
  readonly doubt: Probability
}

const BEGINNING: WinStage = {
  pass: 'first',
  passes: 0,
  diagonal: 0,
  lastChange: 1,
  earlierChange: 1,
  change: 0,
  evaluations: 0,
  carries: 0,
  doubt: 1,
}

/** The order of the shared numbers. */
const STAGE = Object.keys(BEGINNING) as (keyof WinStage)[]

interface WinMemory {
  readonly values: SharedArrayBuffer
  readonly slopes: SharedArrayBuffer
  readonly farkles: SharedArrayBuffer
  readonly moved: SharedArrayBuffer
  readonly doubts: SharedArrayBuffer
  readonly banks: SharedArrayBuffer
  /** Numbers of a WinStage; the pass as an index of PASSES. */
  readonly stage: SharedArrayBuffer
  /** Two numbers per thread: its change and its evaluations in the step. */
  readonly members: SharedArrayBuffer
}

export class WinSolveState {
  readonly memory: WinMemory
  readonly board: WinBoard
  readonly members: Float64Array
  readonly #stage: Float64Array

  constructor(memory: WinMemory) {
    this.memory = memory
    this.board = {
      values: new Float64Array(memory.values),
      slopes: new Float64Array(memory.slopes),
      farkles: new Float64Array(memory.farkles),
      moved: new Float64Array(memory.moved),
      doubts: new Float64Array(memory.doubts),
      banks: new Float32Array(memory.banks),
    }
    this.members = new Float64Array(memory.members)
    this.#stage = new Float64Array(memory.stage)
  }

  /** Allocates memory for a game and loads a checkpoint, or the beginning. */
  static create(game: WinGame, members: number, from: (WinStage & WinBoard) | null): WinSolveState {
    const size = boardSize(game)
    const numbers = (length: number): SharedArrayBuffer =>
      new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT)
    const state = new WinSolveState({
      values: numbers(size.values),
      slopes: numbers(size.slopes),
      farkles: numbers(size.farkles),
      moved: numbers(size.moved),
      doubts: numbers(size.doubts),
      banks: new SharedArrayBuffer(size.banks * Float32Array.BYTES_PER_ELEMENT),
      stage: numbers(STAGE.length),
      members: numbers(2 * members),
    })
    state.stage = from ?? BEGINNING
    if (from) {
      for (const name of BOARD) state.board[name].set(from[name])
    } else state.board.values.fill(0.5)
    return state
  }

  get stage(): WinStage {
    const entries = STAGE.map((name, i) => [name, this.#stage[i]!] as const)
    const numbers = Object.fromEntries(entries) as Record<keyof WinStage, number>
    return { ...numbers, pass: PASSES[numbers.pass]! }
  }

  set stage(stage: WinStage) {
    const numbers = { ...stage, pass: PASSES.indexOf(stage.pass) }
    this.#stage.set(STAGE.map((name) => numbers[name]))
  }
}

/**
 * The next pass; null at the end. If scores do not fall, one pass solves all. Else passes repeat
 * until the remaining change is negligible, with carrying passes in between where possible, and a
 * last pass evaluates every turn as proof. Throws UnsolvableError if values do not settle, such as
 * when hardly any roll scores.
 */
function nextPass(game: WinGame, ended: WinStage): Pass | null {
  const { pass, passes, lastChange, earlierChange, carries, doubt } = ended
  if (!game.falls) return null
  if (pass === 'prove' && lastChange <= MAX_RESIDUAL) return null
  if (passes > MAX_PASSES) throw new UnsolvableError('gameUnsettled')
  if (carriesChanges(game)) {
    if (carries < CARRIES) return 'carry'
    return doubt <= SETTLED ? 'prove' : 'again'
  }
  return pass === 'again' && remainingChange(lastChange, earlierChange) <= LAST_CHANGE
    ? 'prove'
    : 'again'
}

export interface WinTask extends WinLayout {
  readonly memory: WinMemory
}

/**
 * One thread's work on a solve. Steps are the diagonals of each pass, pieces their blocks of pairs.
 * The result of a block does not depend on the thread or the order within a diagonal.
 */
class WinWork implements TeamWork {
  readonly #game: WinGame
  readonly #state: WinSolveState
  readonly #index: number
  readonly #pairs: PairSolver
  readonly #passes: StatePasses
  readonly #block: PairBlock = newPairBlock()
  #stage = BEGINNING

  constructor({ game, seats, memory }: WinTask, index: number) {
    this.#game = game
    this.#state = new WinSolveState(memory)
    this.#index = index
    const { board } = this.#state
    const unknown = (): never => {
      throw new Error('the layout holds every kind of end')
    }
    const [past = null, opponentPast = null] = seats.map(
      ({ past }, seat) =>
        past && new PastGoals(gameOfSeat(game, seat === 1), past.final, unknown, past.known),
    )
    const endings = { past, opponentPast }
    const [own, theirs] = seats.map(({ program }, seat) => {
      const kernel = startTurnKernel(program)
      return kernel.areas.map(
        (area) => new LaneTurns(gameOfSeat(game, seat === 1), endings, board.values, kernel, area),
      )
    })
    const [high, low] = [0, 1].map((area) => new SeatTurns(own![area]!, theirs?.[area]))
    const turns = { high: high!, low: low! }
    this.#pairs = new PairSolver(game, board, turns)
    this.#passes = new StatePasses(game, board, turns)
  }

  pieces(): number {
    this.#stage = this.#state.stage
    return blockCount(this.#game, this.#stage.diagonal)
  }

  run(piece: number): void {
    const { pass, diagonal } = this.#stage
    setPairBlock(this.#block, this.#game, diagonal, piece)
    if (!this.#game.falls) this.#pairs.run(this.#block)
    else this.#passes.run(pass, this.#block)
  }

  finish(): void {
    const own = 2 * this.#index
    const pairs = this.#pairs.take()
    const passes = this.#passes.take()
    this.#state.members[own] = Math.max(pairs.change, passes.change)
    this.#state.members[own + 1] = pairs.evaluations + passes.evaluations
  }

  next(): boolean {
    let { change, evaluations } = this.#stage
    const { members } = this.#state
    for (let own = 0; own < members.length; own += 2) {
      change = Math.max(change, members[own]!)
      evaluations += members[own + 1]!
    }
    const diagonal = this.#stage.diagonal + 1
    const stage = { ...this.#stage, diagonal, change, evaluations }
    const endsPass = diagonal === diagonalCount(this.#game)
    const next = endsPass ? this.#afterPass(stage) : stage
    this.#state.stage = next
    return !endsPass || next.diagonal === 0
  }

  #afterPass(stage: WinStage): WinStage {
    const ended =
      stage.pass === 'carry'
        ? { ...stage, carries: stage.carries + 1, doubt: stage.change, change: 0 }
        : {
            ...stage,
            passes: stage.passes + 1,
            earlierChange: stage.lastChange,
            lastChange: stage.change,
            change: 0,
            carries: 0,
          }
    const pass = nextPass(this.#game, ended)
    return pass === null ? ended : { ...ended, pass, diagonal: 0 }
  }
}

export const winTeam: TeamSolver<WinTask> = { join: (task, { index }) => new WinWork(task, index) }
