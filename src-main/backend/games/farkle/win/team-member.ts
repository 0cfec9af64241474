import { coupleCount, diagonalCount } from '#shared/games/farkle/solve/win/diagonals.ts'
import { winGame, type WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { nextPass } from '#shared/games/farkle/solve/win/win-solver.ts'
import { WinWork } from '#shared/games/farkle/solve/win/win-work.ts'
import { workInTeam, type NotKept, type TeamWork } from '../../../solve/team/work-in-team.ts'
import { writeCheckpoint } from './checkpoint-file.ts'
import { CONTROL, FIGURE, PASSES, TeamBoard, type TeamTask } from './team-board.ts'

/** The diagonals of a game, pass after pass, as the steps of a team, their couples as the pieces. */
class WinDiagonals implements TeamWork {
  readonly #index: number
  readonly #game: WinGame
  readonly #shared: TeamBoard
  readonly #work: WinWork

  constructor(shared: TeamBoard, index: number) {
    this.#index = index
    this.#game = winGame(shared.task.rules)
    this.#shared = shared
    this.#work = new WinWork(this.#game, shared.board)
  }

  pieces(): number {
    return coupleCount(this.#game, Atomics.load(this.#shared.control, CONTROL.diagonal))
  }

  run(couple: number): void {
    const { control } = this.#shared
    const pass = PASSES[Atomics.load(control, CONTROL.pass)]!
    this.#work.run(pass, Atomics.load(control, CONTROL.diagonal), couple)
  }

  finish(): void {
    const { figures } = this.#shared
    const own = FIGURE.length + 2 * this.#index
    figures[own] = this.#work.takeChange()
    figures[own + 1] = this.#work.takeEvaluations()
  }

  /** Sums up and sets up what comes next. */
  next(): boolean {
    const { control, figures, task } = this.#shared
    for (let member = 0; member < task.members; member++) {
      const at = FIGURE.length + 2 * member
      figures[FIGURE.change] = Math.max(figures[FIGURE.change]!, figures[at]!)
      figures[FIGURE.evaluations]! += figures[at + 1]!
    }
    const diagonals = Atomics.add(control, CONTROL.diagonal, 1) + 1
    return diagonals < diagonalCount(this.#game) || !this.#endPass()
  }

  keep(): void {
    const { board, task } = this.#shared
    const { file, key } = task.checkpoint
    writeCheckpoint(file, key, { ...this.#shared.standing(), ...board })
  }

  /** Ends a pass; true if it was the last. */
  #endPass(): boolean {
    const { control, figures } = this.#shared
    const change = figures[FIGURE.change]!
    const before = figures[FIGURE.lastChange]!
    figures[FIGURE.earlierChange] = before
    figures[FIGURE.lastChange] = change
    figures[FIGURE.change] = 0
    const passes = Atomics.add(control, CONTROL.passes, 1) + 1
    const pass = PASSES[Atomics.load(control, CONTROL.pass)]!
    const next = nextPass(this.#game, pass, passes, { change, before })
    if (next === null) return true
    Atomics.store(control, CONTROL.pass, PASSES.indexOf(next))
    Atomics.store(control, CONTROL.diagonal, 0)
    return false
  }
}

/** Works in a team until its solve has ended or was stopped. */
export function joinTeam(task: TeamTask, index: number, notKept: (trouble: NotKept) => void): void {
  const shared = new TeamBoard(task)
  workInTeam(new WinDiagonals(shared, index), shared.control, task.members, notKept)
}
