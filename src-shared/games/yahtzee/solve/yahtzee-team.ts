import type { TeamSolver, TeamWork } from '../../solver.ts'
import { newTable, tableSize, TURNS, type YahtzeeGame } from './game.ts'
import { YahtzeeWork, type SolveStanding } from './solver.ts'
import { turnKernel } from './turn-kernel.ts'

interface YahtzeeMemory {
  /** E by stateIndex. */
  readonly table: SharedArrayBuffer
  readonly level: SharedArrayBuffer
}

/** Level that the threads of a solve share. */
export class SharedLevel {
  readonly #level: Int32Array

  constructor(memory: SharedArrayBuffer) {
    this.#level = new Int32Array(memory)
  }

  /** Number of categories used in the states being solved; -1 when done. */
  get level(): number {
    return Atomics.load(this.#level, 0)
  }

  set level(value: number) {
    Atomics.store(this.#level, 0, value)
  }
}

export class YahtzeeSolveState extends SharedLevel {
  readonly memory: YahtzeeMemory
  readonly table: Float64Array

  constructor(memory: YahtzeeMemory) {
    super(memory.level)
    this.memory = memory
    this.table = new Float64Array(memory.table)
  }

  static create(game: YahtzeeGame, from: SolveStanding | null): YahtzeeSolveState {
    const state = new YahtzeeSolveState({
      table: new SharedArrayBuffer(tableSize(game) * Float64Array.BYTES_PER_ELEMENT),
      level: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    })
    if (from) state.table.set(from.table)
    else newTable(game, state.table)
    state.level = (from?.level ?? TURNS) - 1
    return state
  }
}

export interface YahtzeeTask {
  readonly game: YahtzeeGame
  readonly memory: YahtzeeMemory
}

/** One thread's part of a solve: steps are levels, pieces are units. */
class YahtzeeLevels implements TeamWork {
  readonly #game: YahtzeeGame
  readonly #state: YahtzeeSolveState
  readonly #work: YahtzeeWork

  constructor({ game, memory }: YahtzeeTask) {
    this.#game = game
    this.#state = new YahtzeeSolveState(memory)
    this.#work = new YahtzeeWork(game, this.#state.table, turnKernel(game.rules.rerolls))
  }

  #units(): Int32Array {
    return this.#game.units[this.#state.level]!
  }

  pieces(): number {
    return this.#units().length
  }

  run(piece: number): void {
    this.#work.run(this.#units()[piece]!)
  }

  next(): boolean {
    this.#state.level -= 1
    return this.#state.level >= 0
  }
}

export const yahtzeeTeam: TeamSolver<YahtzeeTask> = {
  join: (task) => new YahtzeeLevels(task),
}
