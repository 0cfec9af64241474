import type { TeamWork } from '#shared/games/solver.ts'

/** Int32 indices in the shared memory. */
const PLACE = {
  members: 0,
  /** One of STATE. */
  state: 1,
  /** 1: stop after this step. */
  stop: 2,
  /** 1: checkpoint requested after this step; reset by the team. */
  checkpoint: 3,
  /** Next free piece of the current step. */
  piece: 4,
  /** Members that have finished this step. */
  waiting: 5,
  /** Number of steps done. */
  step: 6,
  /** 1: the team waits for the main thread to save. */
  saving: 7,
  length: 8,
} as const

const STATE = { running: 0, done: 1, stopped: 2 } as const

/** Busy-wait iterations before sleeping; members mostly finish within microseconds. */
const SPINS = 5_000

/** Run state, next free piece and the barrier between the steps of a team. */
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

  get isStopped(): boolean {
    return Atomics.load(this.#places, PLACE.stop) === 1
  }

  /** May exceed the number of pieces, since each member tries once more. */
  get piecesTaken(): number {
    return Atomics.load(this.#places, PLACE.piece)
  }

  stop(): void {
    Atomics.store(this.#places, PLACE.stop, 1)
  }

  requestCheckpoint(): void {
    Atomics.store(this.#places, PLACE.checkpoint, 1)
  }

  get awaitsCheckpoint(): boolean {
    return Atomics.load(this.#places, PLACE.checkpoint) === 1
  }

  /** Call after saving: the team continues. */
  saved(): void {
    Atomics.store(this.#places, PLACE.saving, 0)
    Atomics.notify(this.#places, PLACE.saving)
  }

  /** Returns when the solve is done or stopped. After `requestSave` the team waits for saved(). */
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

  #open(work: TeamWork, save: (what: 'checkpoint' | 'step') => void): void {
    const places = this.#places
    Atomics.store(places, PLACE.piece, 0)
    if (!work.next(() => save('step'))) {
      Atomics.store(places, PLACE.state, STATE.done)
      return
    }
    // A stopped team needs none: the main thread saves after all members have ended.
    if (!this.isStopped && Atomics.exchange(places, PLACE.checkpoint, 0) === 1) save('checkpoint')
    if (this.isStopped) Atomics.store(places, PLACE.state, STATE.stopped)
  }

  /** Barrier: the last member to arrive runs `open`. */
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
