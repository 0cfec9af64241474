import type { RuleSet } from '#shared/farkle/rule-set.ts'
import { boardSize, type WinBoard } from '#shared/farkle/win/diagonals.ts'
import type { Pass } from '#shared/farkle/win/state-passes.ts'
import type { WinGame } from '#shared/farkle/win/win-game.ts'

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
  readonly checkpoint: { readonly file: string; readonly key: string }
}

/** Places in the control block. */
export const CONTROL = {
  state: 0,
  /** 1 asks the team to stop at the end of the diagonal, with a checkpoint. */
  stop: 1,
  /** 1 asks for a checkpoint at the end of the diagonal; the team sets it back. */
  keep: 2,
  /** The next couple that nobody has taken. */
  couple: 3,
  /** Members that have run out of couples in this diagonal. */
  waiting: 4,
  /** Counts the diagonals done, so that a member can wait for it to move. */
  turn: 5,
  pass: 6,
  passes: 7,
  diagonal: 8,
  length: 9,
} as const

/** States of a team. */
export const TEAM = { running: 0, done: 1, stopped: 2 } as const

/** Places in the figures. */
export const FIGURE = {
  /** The largest change of the pass before, and of this one so far. */
  lastChange: 0,
  change: 1,
  /** The change before the last one, from which it is told how fast the values settle. */
  earlierChange: 2,
  evaluations: 3,
  /** Seconds of work that a checkpoint brought along. */
  secondsBefore: 4,
  startedAt: 5,
  length: 6,
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
    figures[FIGURE.secondsBefore] = standing.seconds
    figures[FIGURE.startedAt] = Date.now()
  }

  /** Where the solve stands; whole only between two diagonals. */
  standing(): Standing {
    const { control, figures } = this
    const seconds = (Date.now() - figures[FIGURE.startedAt]!) / 1000
    return {
      pass: control[CONTROL.pass]!,
      passes: control[CONTROL.passes]!,
      diagonal: control[CONTROL.diagonal]!,
      lastChange: figures[FIGURE.lastChange]!,
      earlierChange: figures[FIGURE.earlierChange]!,
      change: figures[FIGURE.change]!,
      evaluations: figures[FIGURE.evaluations]!,
      seconds: figures[FIGURE.secondsBefore]! + Math.max(0, seconds),
    }
  }
}
