import { coupleCount, diagonalCount } from '#shared/farkle/win/diagonals.ts'
import { winGame, type WinGame } from '#shared/farkle/win/win-game.ts'
import { nextPass } from '#shared/farkle/win/win-solver.ts'
import { WinWork } from '#shared/farkle/win/win-work.ts'
import { writeCheckpoint } from './checkpoint-file.ts'
import { instantiateKernel } from './instantiate-kernel.ts'
import { CONTROL, FIGURE, PASSES, TEAM, TeamBoard, type TeamTask } from './team-board.ts'

/** Looks at the others so often before going to sleep; they are mostly done within microseconds. */
const GLANCES = 5_000

/** One thread of a team, from its first couple to the team's end. */
class TeamMember {
  readonly #index: number
  readonly #game: WinGame
  readonly #shared: TeamBoard
  readonly #work: WinWork
  readonly #notice: (message: string) => void
  #warned = false

  constructor(task: TeamTask, index: number, notice: (message: string) => void) {
    this.#index = index
    this.#game = winGame(task.rules)
    this.#shared = new TeamBoard(task)
    this.#work = new WinWork(this.#game, this.#shared.board, instantiateKernel)
    this.#notice = notice
  }

  run(): void {
    const { control } = this.#shared
    while (Atomics.load(control, CONTROL.state) === TEAM.running) {
      this.#diagonal()
      this.#meet()
    }
  }

  /** Takes couples of the current diagonal until none is left. */
  #diagonal(): void {
    const { control } = this.#shared
    const pass = PASSES[Atomics.load(control, CONTROL.pass)]!
    const diagonal = Atomics.load(control, CONTROL.diagonal)
    const couples = coupleCount(this.#game, diagonal)
    for (;;) {
      const couple = Atomics.add(control, CONTROL.couple, 1)
      if (couple >= couples) return
      this.#work.run(pass, diagonal, couple)
    }
  }

  /** Waits until all have finished the diagonal; the last one to come opens the next. */
  #meet(): void {
    const { control, figures, task } = this.#shared
    const own = FIGURE.length + 2 * this.#index
    figures[own] = this.#work.takeChange()
    figures[own + 1] = this.#work.takeEvaluations()
    const turn = Atomics.load(control, CONTROL.turn)
    if (Atomics.add(control, CONTROL.waiting, 1) === task.members - 1) {
      this.#open()
      Atomics.store(control, CONTROL.waiting, 0)
      Atomics.add(control, CONTROL.turn, 1)
      Atomics.notify(control, CONTROL.turn)
      return
    }
    for (let i = 0; i < GLANCES; i++) {
      if (Atomics.load(control, CONTROL.turn) !== turn) return
    }
    while (Atomics.load(control, CONTROL.turn) === turn) Atomics.wait(control, CONTROL.turn, turn)
  }

  /** Between two diagonals, while all others wait: sums up and sets up what comes next. */
  #open(): void {
    const { control, figures, task } = this.#shared
    for (let member = 0; member < task.members; member++) {
      const at = FIGURE.length + 2 * member
      figures[FIGURE.change] = Math.max(figures[FIGURE.change]!, figures[at]!)
      figures[FIGURE.evaluations]! += figures[at + 1]!
    }
    Atomics.store(control, CONTROL.couple, 0)
    if (Atomics.add(control, CONTROL.diagonal, 1) + 1 === diagonalCount(this.#game)) {
      if (this.#endPass()) return
    }
    const stop = Atomics.load(control, CONTROL.stop) === 1
    if (stop || Atomics.exchange(control, CONTROL.keep, 0) === 1) this.#keep()
    if (stop) Atomics.store(control, CONTROL.state, TEAM.stopped)
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
    if (next === null) {
      Atomics.store(control, CONTROL.state, TEAM.done)
      return true
    }
    Atomics.store(control, CONTROL.pass, PASSES.indexOf(next))
    Atomics.store(control, CONTROL.diagonal, 0)
    return false
  }

  /** A solve whose disk fails goes on; it only cannot be resumed. */
  #keep(): void {
    const { board, task } = this.#shared
    try {
      writeCheckpoint(task.checkpoint.file, task.checkpoint.key, {
        ...this.#shared.standing(),
        ...board,
      })
    } catch (error) {
      if (this.#warned) return
      this.#warned = true
      const reason = error instanceof Error ? error.message : String(error)
      this.#notice(`What is done of a solve cannot be kept (${reason}). It goes on all the same.`)
    }
  }
}

/** Works in a team until its solve has ended or was stopped. */
export function joinTeam(task: TeamTask, index: number, notice: (message: string) => void): void {
  new TeamMember(task, index, notice).run()
}
