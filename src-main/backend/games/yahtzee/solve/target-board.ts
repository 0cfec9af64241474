import type { Points } from '#shared/base/units.ts'
import { TURNS, type YahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { mostChances } from '#shared/games/yahtzee/solve/target/target-bounds.ts'
import {
  fillEnds,
  rowsIn,
  targetMemory,
  type TargetMemory,
  type TargetRows,
} from '#shared/games/yahtzee/solve/target/target-rows.ts'
import { TEAM_CONTROL } from '../../../solve/team/team-control.ts'

/** What a team of threads solves, and the memory that it shares. Plain data that crosses to workers. */
export interface TargetTask {
  readonly rules: RuleSet
  readonly limit: Points
  readonly members: number
  readonly memory: TargetMemory
  /** Whole numbers by CONTROL, for Atomics. */
  readonly control: SharedArrayBuffer
  /** Where the levels are written, and for which rule set's hash. */
  readonly folder: string
  readonly key: string
}

/** Places in the control block. */
export const CONTROL = {
  ...TEAM_CONTROL,
  /** The number of categories used in the states that are being solved. */
  level: TEAM_CONTROL.length,
  length: TEAM_CONTROL.length + 1,
} as const

/** The memory of a team, with names. */
export class TargetBoard {
  readonly task: TargetTask
  readonly rows: TargetRows
  readonly control: Int32Array

  constructor(game: YahtzeeGame, task: TargetTask) {
    this.task = task
    this.rows = rowsIn(game, task.memory)
    this.control = new Int32Array(task.control)
  }

  /** Memory for a game, set to its ends. */
  static create(
    game: YahtzeeGame,
    task: Pick<TargetTask, 'limit' | 'members' | 'folder' | 'key'>,
  ): TargetBoard {
    const made = new TargetBoard(game, {
      ...task,
      rules: game.rules,
      memory: targetMemory(game, mostChances(game, task.limit)),
      control: new SharedArrayBuffer(CONTROL.length * Int32Array.BYTES_PER_ELEMENT),
    })
    fillEnds(game, made.rows)
    made.level = TURNS - 1
    return made
  }

  /** The number of categories used in the states that are being solved. */
  get level(): number {
    return Atomics.load(this.control, CONTROL.level)
  }

  set level(value: number) {
    Atomics.store(this.control, CONTROL.level, value)
  }
}
