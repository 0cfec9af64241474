import { newTable, tableSize, TURNS, type YahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { YAHTZEE_SOLVER_VERSION } from '#shared/games/yahtzee/solve/solver.ts'
import { Checkpoints } from '../../../solve/team/checkpoints.ts'
import { TEAM_CONTROL } from '../../../solve/team/team-control.ts'

/** What a team of threads solves, and the memory that it shares. Plain data that crosses to workers. */
export interface YahtzeeTask {
  readonly rules: RuleSet
  readonly members: number
  /** E by stateIndex. */
  readonly table: SharedArrayBuffer
  /** Whole numbers by CONTROL, for Atomics. */
  readonly control: SharedArrayBuffer
  /** Seconds of work, with what a checkpoint brought along; the one who waits counts them. */
  readonly seconds: SharedArrayBuffer
  /** The file is null where another process keeps the checkpoints of the same game. */
  readonly checkpoint: { readonly file: string | null; readonly key: string }
}

/** Places in the control block. */
export const CONTROL = {
  ...TEAM_CONTROL,
  /** The number of categories used in the states that are being solved. */
  level: TEAM_CONTROL.length,
  length: TEAM_CONTROL.length + 1,
} as const

/** A checkpoint as it is stored: states with at least so many categories used are solved. */
export interface YahtzeeCheckpoint {
  readonly level: number
  readonly table: Float64Array
  readonly seconds: number
}

/** The checkpoints of Yahtzee. */
export const YAHTZEE_CHECKPOINTS = new Checkpoints<YahtzeeCheckpoint>(
  'yahtzee',
  YAHTZEE_SOLVER_VERSION,
)

/** Whether a checkpoint is one of this game. */
export function fitsGame(game: YahtzeeGame, { level, table }: Partial<YahtzeeCheckpoint>): boolean {
  return table?.length === tableSize(game) && level !== undefined && level > 0 && level <= TURNS
}

/** The memory of a team, with names. */
export class YahtzeeBoard {
  readonly task: YahtzeeTask
  readonly table: Float64Array
  readonly control: Int32Array
  readonly #seconds: Float64Array

  constructor(task: YahtzeeTask) {
    this.task = task
    this.table = new Float64Array(task.table)
    this.control = new Int32Array(task.control)
    this.#seconds = new Float64Array(task.seconds)
  }

  /** Memory for a game, set to a checkpoint or to the beginning. */
  static create(
    game: YahtzeeGame,
    members: number,
    checkpoint: YahtzeeTask['checkpoint'],
    from: YahtzeeCheckpoint | null,
  ): YahtzeeBoard {
    const made = new YahtzeeBoard({
      rules: game.rules,
      members,
      table: new SharedArrayBuffer(tableSize(game) * Float64Array.BYTES_PER_ELEMENT),
      control: new SharedArrayBuffer(CONTROL.length * Int32Array.BYTES_PER_ELEMENT),
      seconds: new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT),
      checkpoint,
    })
    if (from) made.table.set(from.table)
    else newTable(game, made.table)
    made.seconds = from?.seconds ?? 0
    made.control[CONTROL.level] = (from?.level ?? TURNS) - 1
    return made
  }

  /** The number of categories used in the states that are being solved. */
  get level(): number {
    return Atomics.load(this.control, CONTROL.level)
  }

  /** Seconds of work, before a checkpoint too. */
  get seconds(): number {
    return this.#seconds[0]!
  }

  set seconds(value: number) {
    this.#seconds[0] = value
  }
}
