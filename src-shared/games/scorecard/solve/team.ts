import type { TeamSolver, TeamWork } from '../../solver.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { CardWork, contextLevels } from './solver.ts'
import { cardStates, tableLength, type CardStates } from './states.ts'

interface CardMemory {
  /** Expected points to come, by stateIndex. */
  readonly table: SharedArrayBuffer
  readonly level: SharedArrayBuffer
}

export interface CardTask {
  readonly rules: RuleSet
  readonly memory: CardMemory
}

/** Solved part: all contexts with at least `level` other boxes used. */
export interface SolvedPart {
  readonly level: number
  readonly table: Float64Array
}

/** Level that the threads of a solve share. */
export class SharedLevel {
  readonly #level: Int32Array

  constructor(memory: SharedArrayBuffer) {
    this.#level = new Int32Array(memory)
  }

  /** Level being solved; -1 when done. */
  get level(): number {
    return Atomics.load(this.#level, 0)
  }

  set level(value: number) {
    Atomics.store(this.#level, 0, value)
  }
}

export class CardSolveState extends SharedLevel {
  readonly memory: CardMemory
  readonly table: Float64Array

  constructor(memory: CardMemory) {
    super(memory.level)
    this.memory = memory
    this.table = new Float64Array(memory.table)
  }

  static create(states: CardStates, from: SolvedPart | null): CardSolveState {
    const state = new CardSolveState({
      table: new SharedArrayBuffer(tableLength(states) * Float64Array.BYTES_PER_ELEMENT),
      level: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    })
    if (from) state.table.set(from.table)
    state.level = (from?.level ?? states.others.length + 1) - 1
    return state
  }
}

/** One thread's part of a solve: steps are levels, pieces are contexts. */
class CardTeam implements TeamWork {
  readonly #state: CardSolveState
  readonly #levels: readonly (readonly number[])[]
  readonly #work: CardWork

  constructor({ rules, memory }: CardTask) {
    const states = cardStates(rules)
    this.#state = new CardSolveState(memory)
    this.#levels = contextLevels(states)
    this.#work = new CardWork(states, this.#state.table)
  }

  pieces(): number {
    return this.#levels[this.#state.level]!.length
  }

  run(piece: number): void {
    this.#work.run(this.#levels[this.#state.level]![piece]!)
  }

  next(): boolean {
    this.#state.level -= 1
    return this.#state.level >= 0
  }
}

export const cardTeam: TeamSolver<CardTask> = { join: (task) => new CardTeam(task) }
