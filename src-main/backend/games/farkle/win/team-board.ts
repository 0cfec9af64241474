import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { boardSize, type WinBoard } from '#shared/games/farkle/solve/win/diagonals.ts'
import type { Pass } from '#shared/games/farkle/solve/win/state-passes.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { TEAM_CONTROL } from '../../../solve/team/team-control.ts'

/** What a team of threads solves, and the memory that it shares. Plain data that crosses to workers. */
export interface TeamTask {
  readonly rules: RuleSet
  readonly members: number
  readonly values: SharedArrayBuffer
  readonly slopes: SharedArrayBuffer
  /** Whole numbers by CONTROL, for Atomics. */
  readonly control: SharedArrayBuffer
  /** Numbers by FIGURE, then two for each member: its change and its evaluations. */
  readonly figures: SharedArrayBuffer
  /** The file is null where another process keeps the checkpoints of the same game. */
  readonly checkpoint: { readonly file: string | null; readonly key: string }
}

/** Places in the control block; the pieces of a step are the couples of a diagonal. */
export const CONTROL = {
  ...TEAM_CONTROL,
  pass: TEAM_CONTROL.length,
  passes: TEAM_CONTROL.length + 1,
  diagonal: TEAM_CONTROL.length + 2,
  length: TEAM_CONTROL.length + 3,
} as const

/** Places in the figures. */
export const FIGURE = {
  /** The largest change of the pass before, and of this one so far. */
  lastChange: 0,
  change: 1,
  /** The change before the last one, from which it is told how fast the values settle. */
  earlierChange: 2,
  evaluations: 3,
  /** Of work, with what a checkpoint brought along; the one who waits for the team counts them. */
  seconds: 4,
  length: 5,
} as const

export const PASSES: readonly Pass[] = ['first', 'again', 'prove']

/** Where a solve stands besides its values: all that a checkpoint must bring back. */
export interface Standing {
  readonly pass: number
  readonly passes: number
  readonly diagonal: number
  readonly lastChange: number
  readonly earlierChange: number
  readonly change: number
  readonly evaluations: number
  readonly seconds: number
}

export const BEGINNING: Standing = {
  pass: 0,
  passes: 0,
  diagonal: 0,
  lastChange: 1,
  earlierChange: 1,
  change: 0,
  evaluations: 0,
  seconds: 0,
}

/** A checkpoint as it is stored. */
export interface Checkpoint extends Standing {
  readonly values: Float64Array
  readonly slopes: Float64Array
}

/** The memory of a team, with names. */
export class TeamBoard {
  readonly task: TeamTask
  readonly board: WinBoard
  readonly control: Int32Array
  readonly figures: Float64Array

  constructor(task: TeamTask) {
    this.task = task
    this.board = {
      values: new Float64Array(task.values),
      slopes: new Float64Array(task.slopes),
    }
    this.control = new Int32Array(task.control)
    this.figures = new Float64Array(task.figures)
  }

  /** Memory for a game, set to a checkpoint or to the beginning. */
  static create(
    game: WinGame,
    members: number,
    checkpoint: TeamTask['checkpoint'],
    from: Checkpoint | null,
  ): TeamBoard {
    const size = boardSize(game)
    const doubles = (length: number): SharedArrayBuffer => new SharedArrayBuffer(length * 8)
    const made = new TeamBoard({
      rules: game.rules,
      members,
      values: doubles(size.values),
      slopes: doubles(size.slopes),
      control: new SharedArrayBuffer(CONTROL.length * 4),
      figures: doubles(FIGURE.length + 2 * members),
      checkpoint,
    })
    if (from) {
      made.board.values.set(from.values)
      made.board.slopes.set(from.slopes)
    } else made.board.values.fill(0.5)
    made.#set(from ?? BEGINNING)
    return made
  }

  #set(standing: Standing): void {
    const { control, figures } = this
    control[CONTROL.pass] = standing.pass
    control[CONTROL.passes] = standing.passes
    control[CONTROL.diagonal] = standing.diagonal
    figures[FIGURE.lastChange] = standing.lastChange
    figures[FIGURE.earlierChange] = standing.earlierChange
    figures[FIGURE.change] = standing.change
    figures[FIGURE.evaluations] = standing.evaluations
    figures[FIGURE.seconds] = standing.seconds
  }

  /** Where the solve stands; whole only between two diagonals. */
  standing(): Standing {
    const { control, figures } = this
    return {
      pass: control[CONTROL.pass]!,
      passes: control[CONTROL.passes]!,
      diagonal: control[CONTROL.diagonal]!,
      lastChange: figures[FIGURE.lastChange]!,
      earlierChange: figures[FIGURE.earlierChange]!,
      change: figures[FIGURE.change]!,
      evaluations: figures[FIGURE.evaluations]!,
      seconds: figures[FIGURE.seconds]!,
    }
  }
}
