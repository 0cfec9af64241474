import { yahtzeeGame, type YahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { YahtzeeWork } from '#shared/games/yahtzee/solve/solver.ts'
import { turnKernel } from '#shared/games/yahtzee/solve/turn-kernel.ts'
import { workInTeam, type NotKept, type TeamWork } from '../../../solve/team/work-in-team.ts'
import { CONTROL, YAHTZEE_CHECKPOINTS, YahtzeeBoard, type YahtzeeTask } from './yahtzee-board.ts'

/** The levels of a game as the steps of a team, its units as the pieces. */
class YahtzeeLevels implements TeamWork {
  readonly #board: YahtzeeBoard
  readonly #game: YahtzeeGame
  readonly #work: YahtzeeWork

  constructor(board: YahtzeeBoard) {
    const { rules } = board.task
    this.#board = board
    this.#game = yahtzeeGame(rules)
    const turn = turnKernel(rules.rerolls)
    this.#work = new YahtzeeWork(this.#game, board.table, turn)
  }

  #units(): Int32Array {
    return this.#game.units[this.#board.level]!
  }

  pieces(): number {
    return this.#units().length
  }

  run(piece: number): void {
    this.#work.run(this.#units()[piece]!)
  }

  next(): boolean {
    return Atomics.sub(this.#board.control, CONTROL.level, 1) > 0
  }

  keep(): void {
    const { level, seconds, table, task } = this.#board
    const { file, key } = task.checkpoint
    YAHTZEE_CHECKPOINTS.write(file, key, { level: level + 1, seconds, table })
  }
}

/** Works in a team until its solve has ended or was stopped. */
export function joinYahtzeeTeam(task: YahtzeeTask, notKept: (trouble: NotKept) => void): void {
  const board = new YahtzeeBoard(task)
  workInTeam(new YahtzeeLevels(board), board.control, task.members, notKept)
}
