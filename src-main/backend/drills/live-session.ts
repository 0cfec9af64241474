import type { SessionOf, SessionTypes, StepOf } from './drill-game.ts'
import { inSlices } from '../solve/in-slices.ts'

/** An answer just given, in case it is asked for once more. */
interface LastAnswer<Choice, Graded> {
  readonly number: number
  readonly choice: Choice
  readonly graded: Graded
}

/** A session in memory, of any game, on its way from question to question. */
export class LiveSession<T extends SessionTypes, Plan, Kit, Graded> {
  readonly id: number
  readonly plan: Plan
  readonly kit: Kit
  readonly drill: SessionOf<T>
  lastAnswer: LastAnswer<T['choice'], Graded> | null = null
  readonly #signal: AbortSignal
  #going: Promise<StepOf<T>> | null = null

  constructor(
    id: number,
    { plan, kit, drill }: { plan: Plan; kit: Kit; drill: SessionOf<T> },
    signal: AbortSignal,
  ) {
    this.id = id
    this.plan = plan
    this.kit = kit
    this.drill = drill
    this.#signal = signal
  }

  /** The question that waits, or the end; if neither is found yet, it is looked for. */
  step(): Promise<StepOf<T>> {
    if (this.drill.current !== null) return Promise.resolve(this.drill.current)
    this.#going ??= this.#go()
    return this.#going
  }

  async #go(): Promise<StepOf<T>> {
    try {
      return await inSlices(this.drill.advance(), this.#signal)
    } finally {
      this.#going = null
    }
  }
}
