import type { Points, Probability } from '../../../base/units.ts'
import type { TeamMember, TeamSolver, TeamWork } from '../../solver.ts'
import { winLosses, type WinLoss, type WinLosses } from '../analysis/win-losses.ts'
import { EMPTY_CARD } from '../rules/scorecard.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { cardStates, stateIndex, unitLevels, type CardStates, type Unit } from '../solve/states.ts'
import {
  chanceIn,
  fillEnds,
  rowsIn,
  targetMemory,
  type Sweep,
  type TargetMemory,
  type TargetRows,
} from '../solve/target/target-rows.ts'
import { TargetWork } from '../solve/target/target-work.ts'
import { doubles, MassRows, type MassMemory } from '../solve/versus/mass-rows.ts'
import { MassWork } from '../solve/versus/mass-work.ts'
import { chancesIn, needWindows, type NeedWindows } from '../solve/versus/need-windows.ts'

export interface EquilibriumMemory {
  readonly rows: TargetMemory
  readonly mass: MassMemory
  /** Int32: see AT. */
  readonly place: SharedArrayBuffer
  /** See Sweep.reward. */
  readonly reward: SharedArrayBuffer
  /** Final scores of the last best reply, from 0 to the limit. */
  readonly scores: SharedArrayBuffer
  readonly losses: SharedArrayBuffer
}

export interface EquilibriumTask {
  readonly rules: RuleSet
  readonly limit: Points
  /** Expected points to come, by stateIndex. */
  readonly table: SharedArrayBuffer
  readonly memory: EquilibriumMemory
}

const PHASES = ['values', 'mass', 'losses'] as const

/**
 * `values`: sweep from the full cards back; `mass`: final scores of its best play; `losses`: what
 * the play for points loses against the same opponent.
 */
export type ReplyPhase = (typeof PHASES)[number]

const AT = { phase: 0, level: 1, batch: 2, ends: 3, length: 4 } as const

/** States and scores that occur less often are left out of the losses. */
const LEAST_FREQUENCY = 3e-6

/** Decisions in the list of losses. */
const MOST_LOSSES = 200

/** Numbers of a loss in shared memory, in this order. */
const LOSS_FIELDS = [
  'state',
  'score',
  'roll',
  'rerolls',
  'frequency',
  'loss',
  'played',
  'best',
] satisfies (keyof WinLoss)[]

/** Best reply to an opponent's final scores, in memory that threads share. */
export class BestReplyState {
  readonly memory: EquilibriumMemory
  readonly states: CardStates
  readonly sweep: Sweep & { readonly reward: Float64Array }
  readonly rows: TargetRows
  readonly windows: NeedWindows
  readonly mass: MassRows
  readonly scores: Float64Array
  readonly #losses: Float64Array
  readonly #place: Int32Array

  constructor(states: CardStates, limit: Points, memory?: EquilibriumMemory) {
    const reward = memory?.reward ?? doubles(limit)
    this.states = states
    this.sweep = { limit, reward: new Float64Array(reward) }
    this.windows = needWindows(states, limit)
    const levels = states.rules.boxes.length + 1
    this.mass = new MassRows(states, this.windows, memory?.mass)
    this.memory = memory ?? {
      mass: this.mass.memory,
      reward,
      rows: targetMemory(states, chancesIn(this.windows, limit), this.sweep, levels),
      place: new SharedArrayBuffer(AT.length * Int32Array.BYTES_PER_ELEMENT),
      scores: doubles(limit + 1),
      losses: doubles(states.rules.boxes.length + MOST_LOSSES * LOSS_FIELDS.length),
    }
    this.rows = rowsIn(states, this.memory.rows, this.sweep)
    this.scores = new Float64Array(this.memory.scores)
    this.#losses = new Float64Array(this.memory.losses)
    this.#place = new Int32Array(this.memory.place)
  }

  get phase(): ReplyPhase {
    return PHASES[Atomics.load(this.#place, AT.phase)]!
  }

  get level(): number {
    return Atomics.load(this.#place, AT.level)
  }

  get batch(): number {
    return Atomics.load(this.#place, AT.batch)
  }

  /** Set while the team waits: nothing follows but the losses of the play for points. */
  set ends(value: boolean) {
    Atomics.store(this.#place, AT.ends, value ? 1 : 0)
  }

  get ends(): boolean {
    return Atomics.load(this.#place, AT.ends) === 1
  }

  /** Units of the current step. */
  units(): Int32Array {
    const units = unitLevels(this.states)[this.level]!
    if (this.phase === 'values') return units
    const { from, end } = this.mass.batches[this.level]![this.batch]!
    return units.subarray(from, end)
  }

  #go(phase: ReplyPhase, level: number, batch = 0): void {
    Atomics.store(this.#place, AT.phase, PHASES.indexOf(phase))
    Atomics.store(this.#place, AT.level, level)
    Atomics.store(this.#place, AT.batch, batch)
  }

  /** Begins the sweep against the opponent of `sweep.reward`. */
  begin(): void {
    fillEnds(this.states, this.rows, this.sweep)
    const last = this.states.rules.boxes.length - 1
    this.rows.taken.fill(0)
    this.#go('values', last)
  }

  /** Goes on from a finished step; `told` is called when the last step of a phase is done. */
  next(told: () => void): boolean {
    const { level, batch, mass, states } = this
    const last = states.rules.boxes.length - 1
    if (this.phase === 'values') {
      if (level > 0) this.#go('values', level - 1)
      else {
        told()
        if (this.ends) this.#go('losses', 0)
        else {
          mass.begin(stateIndex(states, EMPTY_CARD))
          mass.clear(1)
          this.#go('mass', 0)
        }
      }
      return true
    }
    if (this.phase === 'losses') return false
    mass.addUp(level + 1)
    if (batch + 1 < mass.batches[level]!.length) this.#go('mass', level, batch + 1)
    else if (level < last) {
      mass.clear(level + 2)
      this.#go('mass', level + 1)
    } else {
      this.scores.set(mass.finalScores(this.sweep.limit))
      told()
      if (this.ends) this.#go('losses', 0)
      else this.begin()
    }
    return true
  }

  /** Chance to win of the best reply, from the empty card. */
  get value(): Probability {
    return this.chance(0, stateIndex(this.states, EMPTY_CARD), 0)
  }

  /** Chance to win of the best reply from a state with `level` boxes used. */
  chance(level: number, state: number, score: Points): Probability {
    return chanceIn(this.rows, level, state, this.sweep.limit - score)
  }

  /** Finds and keeps what the best play for points loses; its values are in `table`. */
  findLosses(table: Float64Array): void {
    const { list, byTurn } = winLosses(this.states, table, {
      least: LEAST_FREQUENCY,
      most: MOST_LOSSES,
      winChance: (level, state, score) => this.chance(level, state, score),
    })
    const numbers = list.flatMap((one) => LOSS_FIELDS.map((field) => one[field]))
    this.#losses.set([...byTurn, ...numbers])
  }

  get losses(): WinLosses {
    const turns = this.states.rules.boxes.length
    const list = Array.from({ length: MOST_LOSSES }, (_, i): WinLoss => {
      const from = turns + i * LOSS_FIELDS.length
      const numbers = LOSS_FIELDS.map((field, j) => [field, this.#losses[from + j]!] as const)
      return Object.fromEntries(numbers) as Record<keyof WinLoss, number>
    })
    return {
      list: list.filter(({ frequency }) => frequency > 0),
      byTurn: [...this.#losses.subarray(0, turns)],
    }
  }
}

/**
 * One thread's part of the best replies: steps are levels of a sweep, batches of its mass, and one
 * for the losses.
 */
class BestReplies implements TeamWork {
  readonly #state: BestReplyState
  readonly #member: TeamMember
  readonly #table: Float64Array
  readonly #values: TargetWork
  readonly #mass: MassWork

  constructor({ rules, limit, table, memory }: EquilibriumTask, member: TeamMember) {
    const states = cardStates(rules)
    const state = new BestReplyState(states, limit, memory)
    this.#state = state
    this.#member = member
    this.#table = new Float64Array(table)
    this.#values = new TargetWork(states, state.sweep, state.rows, state.windows)
    this.#mass = new MassWork(states, state.sweep, state.rows, state.mass)
  }

  pieces(): number {
    return this.#state.phase === 'losses' ? 1 : this.#state.units().length
  }

  /** A stopped team leaves the best reply unfinished. */
  run(piece: number): void {
    if (this.#member.isStopped()) return
    const state = this.#state
    if (state.phase === 'losses') {
      state.findLosses(this.#table)
      return
    }
    const unit: Unit = state.units()[piece]!
    if (state.phase === 'values') this.#values.run(unit)
    else this.#mass.run(unit, piece)
  }

  next(save: () => void): boolean {
    return this.#member.isStopped() || this.#state.next(save)
  }
}

export const bestReplyTeam: TeamSolver<EquilibriumTask> = {
  join: (task, member) => new BestReplies(task, member),
}
