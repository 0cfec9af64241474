import type { TeamWork } from '#shared/games/solver.ts'

/** Places in the shared memory, whole numbers for Atomics. */
const PLACE = {
  members: 0,
  /** One of STATE. */
  state: 1,
  /** 1 asks the team to end after this step. */
  stop: 2,
  /** 1 asks for a checkpoint after this step; the team sets it back. */
  checkpoint: 3,
  /** The next piece of work that nobody has taken. */
  piece: 4,
  /** Members that found no more pieces in this step. */
  waiting: 5,
  /** Counts the steps done, so that members can wait for the next. */
  step: 6,
  /** 1 while the main thread saves and the whole team waits for it. */
  saving: 7,
  length: 8,
} as const

const STATE = { running: 0, done: 1, stopped: 2 } as const

/** Looks at the others so often before going to sleep; they are mostly done within microseconds. */
const SPINS = 5_000

/**
 * Where a team stands, in memory that all its threads share: whether it runs, which piece of work is
 * free, and who waits for whom. The main thread starts and stops it; members work by it.
 */
export class SharedSolveState {
  readonly buffer: SharedArrayBuffer
  readonly #places: Int32Array

  constructor(buffer: SharedArrayBuffer) {
    this.buffer = buffer
    this.#places = new Int32Array(buffer)
  }

  static create(members: number): SharedSolveState {
    const bytes = PLACE.length * Int32Array.BYTES_PER_ELEMENT
    const made = new SharedSolveState(new SharedArrayBuffer(bytes))
    made.#places[PLACE.members] = members
    return made
  }

  get isDone(): boolean {
    return Atomics.load(this.#places, PLACE.state) === STATE.done
  }

  /** Whether the team was asked to end. */
  get isStopped(): boolean {
    return Atomics.load(this.#places, PLACE.stop) === 1
  }

  /** How many pieces of the present step were taken; more than it has when members found none. */
  get piecesTaken(): number {
    return Atomics.load(this.#places, PLACE.piece)
  }

  /** Asks the team to end after this step. */
  stop(): void {
    Atomics.store(this.#places, PLACE.stop, 1)
  }

  /** Asks the team to wait for a checkpoint after this step. */
  requestCheckpoint(): void {
    Atomics.store(this.#places, PLACE.checkpoint, 1)
  }

  /** Whether a checkpoint is asked for that the team has not come to. */
  get awaitsCheckpoint(): boolean {
    return Atomics.load(this.#places, PLACE.checkpoint) === 1
  }

  /** Lets a team go on that waits until the main thread has saved. */
  saved(): void {
    Atomics.store(this.#places, PLACE.saving, 0)
    Atomics.notify(this.#places, PLACE.saving)
  }

  /**
   * Works as a member until the solve is done or was stopped. `requestSave` tells the main thread that
   * the team waits for it to save.
   */
  work(work: TeamWork, requestSave: (what: 'checkpoint' | 'step') => void): void {
    const places = this.#places
    const save = (what: 'checkpoint' | 'step'): void => {
      Atomics.store(places, PLACE.saving, 1)
      requestSave(what)
      Atomics.wait(places, PLACE.saving, 1)
    }
    while (Atomics.load(places, PLACE.state) === STATE.running) {
      const pieces = work.pieces()
      for (;;) {
        const piece = Atomics.add(places, PLACE.piece, 1)
        if (piece >= pieces) break
        work.run(piece)
      }
      work.finish?.()
      this.#meet(() => this.#open(work, save))
    }
  }

  /** Opens the next step, unless the solve is done or to be stopped. */
  #open(work: TeamWork, save: (what: 'checkpoint' | 'step') => void): void {
    const places = this.#places
    Atomics.store(places, PLACE.piece, 0)
    if (!work.next(() => save('step'))) {
      Atomics.store(places, PLACE.state, STATE.done)
      return
    }
    // A team that was stopped needs none: the main thread saves when all members have ended.
    if (!this.isStopped && Atomics.exchange(places, PLACE.checkpoint, 0) === 1) save('checkpoint')
    if (this.isStopped) Atomics.store(places, PLACE.state, STATE.stopped)
  }

  /** Waits until all have finished the step; the last one to come runs `open` first. */
  #meet(open: () => void): void {
    const places = this.#places
    const step = Atomics.load(places, PLACE.step)
    if (Atomics.add(places, PLACE.waiting, 1) === places[PLACE.members]! - 1) {
      open()
      Atomics.store(places, PLACE.waiting, 0)
      Atomics.add(places, PLACE.step, 1)
      Atomics.notify(places, PLACE.step)
      return
    }
    for (let i = 0; i < SPINS; i++) {
      if (Atomics.load(places, PLACE.step) !== step) return
    }
    while (Atomics.load(places, PLACE.step) === step) Atomics.wait(places, PLACE.step, step)
  }
}
