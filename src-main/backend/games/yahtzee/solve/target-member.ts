import { unitsFrom, yahtzeeGame, type YahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { TargetWork } from '#shared/games/yahtzee/solve/target/target-work.ts'
import { workInTeam, type NotKept, type TeamWork } from '../../../solve/team/work-in-team.ts'
import { CONTROL, TargetBoard, type TargetTask } from './target-board.ts'
import { writeLevel } from './target-levels.ts'

/** The levels of a game as the steps of a team, its units as the pieces. */
class TargetSteps implements TeamWork {
  readonly #board: TargetBoard
  readonly #game: YahtzeeGame
  readonly #work: TargetWork

  constructor(task: TargetTask) {
    this.#game = yahtzeeGame(task.rules)
    this.#board = new TargetBoard(this.#game, task)
    this.#work = new TargetWork(this.#game, task.limit, this.#board.rows)
  }

  get control(): Int32Array {
    return this.#board.control
  }

  #units(): Int32Array {
    return unitsFrom(this.#game, this.#board.level)
  }

  pieces(): number {
    return this.#units().length
  }

  /** A level takes long: one that is stopped is left as it is, and done again another time. */
  run(piece: number): void {
    if (!this.#isStopped()) this.#work.run(this.#units()[piece]!)
  }

  next(): boolean {
    if (this.#isStopped()) return true
    const { task, rows, level } = this.#board
    const { folder, key, limit } = task
    writeLevel(this.#game, folder, { key, limit, level }, rows)
    if (level === 0) return false
    this.#board.level = level - 1
    rows.taken[(level - 1) & 1] = 0
    return true
  }

  /** Each level has been written when it was done. */
  keep(): void {}

  #isStopped(): boolean {
    return Atomics.load(this.control, CONTROL.stop) === 1
  }
}

/** Works in a team until its solve has ended or was stopped. */
export function joinTargetTeam(task: TargetTask, notKept: (trouble: NotKept) => void): void {
  const steps = new TargetSteps(task)
  workInTeam(steps, steps.control, task.members, notKept)
}
