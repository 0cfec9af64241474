import type { TeamMember, TeamSolver, TeamWork } from '../../../solver.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { cardStates, unitLevels, type CardStates } from '../states.ts'
import { SharedLevel } from '../team.ts'
import { chancesIn, needWindows, type NeedWindows } from '../versus/need-windows.ts'
import { mostChances } from './target-bounds.ts'
import {
  fillEnds,
  rowsIn,
  targetMemory,
  type Sweep,
  type TargetMemory,
  type TargetRows,
} from './target-rows.ts'
import { TargetWork } from './target-work.ts'

interface TargetTeamMemory extends TargetMemory {
  readonly level: SharedArrayBuffer
}

/** Needs that a sweep computes; null: all. */
export const windowsOf = (states: CardStates, { limit, reward }: Sweep): NeedWindows | null =>
  reward && needWindows(states, limit)

/** By level: most chances of a sweep to store; with a reward the full cards have a level too. */
export function chancesOf(states: CardStates, sweep: Sweep): readonly number[] {
  const windows = windowsOf(states, sweep)
  return windows ? chancesIn(windows, sweep.limit) : mostChances(states, sweep.limit)
}

export class TargetSolveState extends SharedLevel {
  readonly memory: TargetTeamMemory
  readonly rows: TargetRows

  constructor(states: CardStates, sweep: Sweep, memory: TargetTeamMemory) {
    super(memory.level)
    this.memory = memory
    this.rows = rowsIn(states, memory, sweep)
  }

  static create(states: CardStates, sweep: Sweep): TargetSolveState {
    const state = new TargetSolveState(states, sweep, {
      ...targetMemory(states, chancesOf(states, sweep), sweep),
      level: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    })
    fillEnds(states, state.rows, sweep)
    state.level = states.rules.boxes.length - 1
    return state
  }
}

export interface TargetTask {
  readonly rules: RuleSet
  readonly sweep: Sweep
  readonly memory: TargetTeamMemory
}

/**
 * One thread's part of a solve for targets: steps are levels, pieces are units. Each level is
 * stored when it is done, since memory holds only two.
 */
class TargetLevels implements TeamWork {
  readonly #levels: readonly Int32Array[]
  readonly #state: TargetSolveState
  readonly #member: TeamMember
  readonly #work: TargetWork

  constructor({ rules, sweep, memory }: TargetTask, member: TeamMember) {
    const states = cardStates(rules)
    this.#levels = unitLevels(states)
    this.#state = new TargetSolveState(states, sweep, memory)
    this.#member = member
    this.#work = new TargetWork(states, sweep, this.#state.rows, windowsOf(states, sweep))
  }

  #units(): Int32Array {
    return this.#levels[this.#state.level]!
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
    rows.taken[(level - 1) % rows.levels.length] = 0
    return true
  }
}

export const targetTeam: TeamSolver<TargetTask> = {
  join: (task, member) => new TargetLevels(task, member),
}
