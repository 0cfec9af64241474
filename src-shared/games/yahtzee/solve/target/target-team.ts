import type { Points } from '../../../../base/units.ts'
import type { TeamMember, TeamSolver, TeamWork } from '../../../solver.ts'
import { TURNS, unitsFrom, type YahtzeeGame } from '../game.ts'
import { SharedLevel } from '../yahtzee-team.ts'
import { mostChances } from './target-bounds.ts'
import {
  fillEnds,
  rowsIn,
  targetMemory,
  type TargetMemory,
  type TargetRows,
} from './target-rows.ts'
import { TargetWork } from './target-work.ts'

interface TargetTeamMemory extends TargetMemory {
  readonly level: SharedArrayBuffer
}

export class TargetSolveState extends SharedLevel {
  readonly memory: TargetTeamMemory
  readonly rows: TargetRows

  constructor(game: YahtzeeGame, memory: TargetTeamMemory) {
    super(memory.level)
    this.memory = memory
    this.rows = rowsIn(game, memory)
  }

  static create(game: YahtzeeGame, limit: Points): TargetSolveState {
    const state = new TargetSolveState(game, {
      ...targetMemory(game, mostChances(game, limit)),
      level: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    })
    fillEnds(game, state.rows)
    state.level = TURNS - 1
    return state
  }
}

export interface TargetTask {
  readonly game: YahtzeeGame
  readonly limit: Points
  readonly memory: TargetTeamMemory
}

/**
 * One thread's part of a solve for targets: steps are levels, pieces are units. Each level is
 * stored when it is done, since memory holds only two.
 */
class TargetLevels implements TeamWork {
  readonly #game: YahtzeeGame
  readonly #state: TargetSolveState
  readonly #member: TeamMember
  readonly #work: TargetWork

  constructor({ game, limit, memory }: TargetTask, member: TeamMember) {
    this.#game = game
    this.#state = new TargetSolveState(game, memory)
    this.#member = member
    this.#work = new TargetWork(game, limit, this.#state.rows)
  }

  #units(): Int32Array {
    return unitsFrom(this.#game, this.#state.level)
  }

  pieces(): number {
    return this.#units().length
  }

  /** A stopped level is left unfinished and solved again when the solve resumes. */
  run(piece: number): void {
    if (!this.#member.isStopped()) this.#work.run(this.#units()[piece]!)
  }

  next(save: () => void): boolean {
    if (this.#member.isStopped()) return true
    save()
    const { level, rows } = this.#state
    if (level === 0) return false
    this.#state.level = level - 1
    rows.taken[(level - 1) & 1] = 0
    return true
  }
}

export const targetTeam: TeamSolver<TargetTask> = {
  join: (task, member) => new TargetLevels(task, member),
}
