import type { TeamSolver, TeamWork } from '../../../solver.ts'
import { CycleSolver, NO_CYCLES, type CycleTally } from './cycle-solver.ts'
import {
  forEachBlock,
  largestScores,
  newCycleBlock,
  sumCount,
  sumOf,
  threeStates,
  type CycleBlock,
  type ThreeBoard,
} from './three-states.ts'
import { ThreeTurns, type ThreeLayout } from './three-turns.ts'

/** Increase when results change; part of the cache key. */
export const THREE_SOLVER_VERSION = 1

/** State of a solve besides its values; consistent only between two steps. */
export interface ThreeStage extends CycleTally {
  /** Sums of scores solved, from the highest down. */
  readonly step: number
}

const BEGINNING: ThreeStage = { step: 0, ...NO_CYCLES }

/** The order of the shared numbers. */
const STAGE = Object.keys(BEGINNING) as (keyof ThreeStage)[]
const TALLY = Object.keys(NO_CYCLES) as (keyof CycleTally)[]

/** Tallies with a largest value; the others are counts. */
const LARGEST: readonly (keyof CycleTally)[] = ['residual', 'gain']

interface ThreeMemory {
  readonly mover: SharedArrayBuffer
  readonly third: SharedArrayBuffer
  /** Numbers of a ThreeStage. */
  readonly stage: SharedArrayBuffer
  /** Numbers of each thread's CycleTally of the step. */
  readonly members: SharedArrayBuffer
}

export class ThreeSolveState {
  readonly memory: ThreeMemory
  readonly board: ThreeBoard
  readonly members: Float64Array
  readonly #stage: Float64Array

  constructor(memory: ThreeMemory) {
    this.memory = memory
    this.board = { mover: new Float64Array(memory.mover), third: new Float64Array(memory.third) }
    this.members = new Float64Array(memory.members)
    this.#stage = new Float64Array(memory.stage)
  }

  /** Allocates memory for a game and loads a checkpoint, or the beginning. */
  static create(
    { game }: Pick<ThreeLayout, 'game'>,
    members: number,
    from: (ThreeStage & ThreeBoard) | null,
  ): ThreeSolveState {
    const numbers = (length: number): SharedArrayBuffer =>
      new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT)
    const state = new ThreeSolveState({
      mover: numbers(threeStates(game)),
      third: numbers(threeStates(game)),
      stage: numbers(STAGE.length),
      members: numbers(TALLY.length * members),
    })
    state.stage = from ?? BEGINNING
    if (from) {
      state.board.mover.set(from.mover)
      state.board.third.set(from.third)
    }
    return state
  }

  get stage(): ThreeStage {
    const stage = { ...BEGINNING }
    STAGE.forEach((name, i) => (stage[name] = this.#stage[i]!))
    return stage
  }

  set stage(stage: ThreeStage) {
    this.#stage.set(STAGE.map((name) => stage[name]))
  }
}

export interface ThreeTask extends ThreeLayout {
  readonly memory: ThreeMemory
}

/**
 * One thread's work on a solve. Steps are the sums of the three scores, pieces the largest scores
 * that occur with a sum. The result of a piece does not depend on the thread or the order.
 */
class ThreeWork implements TeamWork {
  readonly #game: ThreeLayout['game']
  readonly #state: ThreeSolveState
  readonly #index: number
  readonly #cycles: CycleSolver
  readonly #block: CycleBlock = newCycleBlock()
  #sum = 0
  #first = 0

  constructor({ memory, ...layout }: ThreeTask, index: number) {
    const { game } = layout
    this.#game = game
    this.#state = new ThreeSolveState(memory)
    this.#index = index
    const { board } = this.#state
    this.#cycles = new CycleSolver(game, board, new ThreeTurns(layout, board))
  }

  pieces(): number {
    this.#sum = sumOf(this.#game, this.#state.stage.step)
    const { first, count } = largestScores(this.#game, this.#sum)
    this.#first = first
    return count
  }

  run(piece: number): void {
    forEachBlock(this.#block, this.#sum, this.#first + piece, (block) => this.#cycles.run(block))
  }

  finish(): void {
    const tally = this.#cycles.take()
    this.#state.members.set(
      TALLY.map((name) => tally[name]),
      TALLY.length * this.#index,
    )
  }

  next(): boolean {
    const { members, stage } = this.#state
    const told = { ...stage, step: stage.step + 1 }
    members.forEach((value, i) => {
      const name = TALLY[i % TALLY.length]!
      told[name] = LARGEST.includes(name) ? Math.max(told[name], value) : told[name] + value
    })
    this.#state.stage = told
    return told.step < sumCount(this.#game)
  }
}

export const threeTeam: TeamSolver<ThreeTask> = {
  join: (task, { index }) => new ThreeWork(task, index),
}
