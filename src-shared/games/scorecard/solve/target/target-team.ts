import type { Points } from '../../../../base/units.ts'
import type { TeamMember, TeamSolver, TeamWork } from '../../../solver.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { cardStates, unitLevels, type CardStates } from '../states.ts'
import { SharedLevel } from '../team.ts'
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

  constructor(states: CardStates, memory: TargetTeamMemory) {
    super(memory.level)
    this.memory = memory
    this.rows = rowsIn(states, memory)
  }

  static create(states: CardStates, limit: Points): TargetSolveState {
    const state = new TargetSolveState(states, {
      ...targetMemory(states, mostChances(states, limit)),
      level: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    })
    fillEnds(states, state.rows)
    state.level = states.rules.boxes.length - 1
    return state
  }
}

export interface TargetTask {
  readonly rules: RuleSet
  readonly limit: Points
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

  constructor({ rules, limit, memory }: TargetTask, member: TeamMember) {
    const states = cardStates(rules)
    this.#levels = unitLevels(states)
    this.#state = new TargetSolveState(states, memory)
    this.#member = member
    this.#work = new TargetWork(states, limit, this.#state.rows)
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
    rows.taken[(level - 1) & 1] = 0
    return true
  }
}

export const targetTeam: TeamSolver<TargetTask> = {
  join: (task, member) => new TargetLevels(task, member),
}
