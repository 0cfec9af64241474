import { reasonOf } from '../complaint.ts'
import { isDiskFull } from '../../files/whole-file.ts'
import { TEAM, TEAM_CONTROL } from './team-control.ts'

/** Looks at the others so often before going to sleep; they are mostly done within microseconds. */
const GLANCES = 5_000

/** Why a checkpoint could not be written. */
export interface NotKept {
  readonly reason: string
  readonly diskFull: boolean
}

/** What a team works on: steps, one after another, each of some pieces that anybody may do. */
export interface TeamWork {
  /** The pieces of the present step. */
  pieces(): number
  run(piece: number): void
  /** Nothing is left of the step for this member, which is about to wait for the others. */
  finish?(): void
  /** Between two steps, while all others wait: sets up the next; false after the last. */
  next(): boolean
  /** Writes a checkpoint. May throw. */
  keep(): void
}

/** Works as one of a team of so many, until its solve has ended or was stopped. */
export function workInTeam(
  work: TeamWork,
  control: Int32Array,
  members: number,
  notKept: (trouble: NotKept) => void,
): void {
  let warned = false

  /** A solve whose disk fails goes on; it only cannot be resumed. */
  const keep = (): void => {
    try {
      work.keep()
    } catch (error) {
      if (!warned) notKept({ reason: reasonOf(error), diskFull: isDiskFull(error) })
      warned = true
    }
  }

  /** Between two steps. */
  const open = (): void => {
    Atomics.store(control, TEAM_CONTROL.piece, 0)
    if (!work.next()) {
      Atomics.store(control, TEAM_CONTROL.state, TEAM.done)
      return
    }
    const stop = Atomics.load(control, TEAM_CONTROL.stop) === 1
    if (stop || Atomics.exchange(control, TEAM_CONTROL.keep, 0) === 1) keep()
    if (stop) Atomics.store(control, TEAM_CONTROL.state, TEAM.stopped)
  }

  /** Waits until all have finished the step; the last one to come opens the next. */
  const meet = (): void => {
    const turn = Atomics.load(control, TEAM_CONTROL.turn)
    if (Atomics.add(control, TEAM_CONTROL.waiting, 1) === members - 1) {
      open()
      Atomics.store(control, TEAM_CONTROL.waiting, 0)
      Atomics.add(control, TEAM_CONTROL.turn, 1)
      Atomics.notify(control, TEAM_CONTROL.turn)
      return
    }
    for (let i = 0; i < GLANCES; i++) {
      if (Atomics.load(control, TEAM_CONTROL.turn) !== turn) return
    }
    while (Atomics.load(control, TEAM_CONTROL.turn) === turn) {
      Atomics.wait(control, TEAM_CONTROL.turn, turn)
    }
  }

  while (Atomics.load(control, TEAM_CONTROL.state) === TEAM.running) {
    const pieces = work.pieces()
    for (;;) {
      const piece = Atomics.add(control, TEAM_CONTROL.piece, 1)
      if (piece >= pieces) break
      work.run(piece)
    }
    work.finish?.()
    meet()
  }
}
