import { inSlices } from './in-slices.ts'

/** What goes on from step to step, with work in between. */
export interface Advancing<Step> {
  /** Null between an answer and the next step. */
  readonly current: Step | null
  advance(): Generator<void, Step>
}

/** A session in memory, of any game, on its way from question to question. */
export class GoingSession<Step, Drill extends Advancing<Step>, LastAnswer> {
  readonly id: number
  readonly drill: Drill
  /** The answer just given, in case it is asked for once more. */
  lastAnswer: LastAnswer | null = null
  protected readonly signal: AbortSignal
  #going: Promise<Step> | null = null

  constructor(id: number, drill: Drill, signal: AbortSignal) {
    this.id = id
    this.drill = drill
    this.signal = signal
  }

  /** The question that waits, or the end; if neither is found yet, it is looked for. */
  step(): Promise<Step> {
    if (this.drill.current !== null) return Promise.resolve(this.drill.current)
    this.#going ??= this.#go()
    return this.#going
  }

  async #go(): Promise<Step> {
    try {
      return await inSlices(this.drill.advance(), this.signal)
    } finally {
      this.#going = null
    }
  }
}
