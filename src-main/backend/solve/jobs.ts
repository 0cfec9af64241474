import type { Emit } from '#shared/contract/events.ts'
import type { JobData, JobName } from '#shared/contract/housekeeping.ts'
import type { Progress } from '#shared/games/solver.ts'
import { awakeClock } from './awake-clock.ts'
import { Waiters, waitingUntil } from './waiting.ts'
import { JobPlan, type JobPhase, TimeLeft } from './job-plan.ts'

/** Progress is in thousandths. */
const TOTAL = 1000

/** Shorter solves emit no events. */
const QUIET_MS = 200
const EMIT_EVERY_MS = 100
/** Maximum interval between clock readings, to notice that the computer slept. */
const TICK_MS = 1_000

export type Work<T> = (progress: Progress, signal: AbortSignal) => Promise<T>

type RunningJob = { -readonly [K in keyof JobData]: JobData[K] }

interface Job {
  readonly data: RunningJob
  readonly result: Promise<unknown>
  readonly abort: AbortController
  readonly waiters: Waiters
}

/** Requests with the same key share one job. `clock` is in ms without the computer's sleep. */
export class Jobs {
  readonly #emit: Emit
  readonly #clock: () => number
  readonly #running = new Map<string, Job>()
  readonly #plans = new Set<JobPlan>()
  #count = 0

  constructor(emit: Emit, clock: () => number = awakeClock()) {
    this.#emit = emit
    this.#clock = clock
  }

  /**
   * Joins the running job of that key; it is cancelled when nobody waits for it. `resumable`:
   * stopping it keeps its progress.
   */
  run<T>(key: string, name: JobName, work: Work<T>, resumable = false): Promise<T> {
    const running = this.#running.get(key)
    if (running) {
      running.waiters.join()
      return running.result as Promise<T>
    }
    const data: RunningJob = {
      id: `job-${++this.#count}`,
      ...name,
      state: 'running',
      done: 0,
      total: TOTAL,
      elapsedSeconds: 0,
      secondsLeft: null,
      resumable,
    }
    const abort = new AbortController()
    const waiters = new Waiters(() => void this.cancel(data.id))
    waiters.join()
    // What the work itself asks for waits as long as the job does.
    const result = waitingUntil(abort.signal, () => this.#follow(key, data, abort.signal, work))
    this.#running.set(key, { data, result, abort, waiters })
    return result
  }

  /** Until the returned function is called, jobs of these solves report combined progress. */
  plan(hash: string, phases: readonly JobPhase[]): () => void {
    const plan = new JobPlan(hash, phases)
    this.#plans.add(plan)
    return () => void this.#plans.delete(plan)
  }

  async #follow<T>(key: string, data: RunningJob, signal: AbortSignal, work: Work<T>): Promise<T> {
    const begun = this.#clock()
    const said = { last: begun + QUIET_MS - EMIT_EVERY_MS, anything: false }
    const tell = (): void => {
      said.last = this.#clock()
      said.anything = true
      this.#emit('job', { ...data })
    }
    const timeLeft = new TimeLeft(data.resumable)
    let done = 0
    const progress: Progress = (fraction) => {
      data.elapsedSeconds = (this.#clock() - begun) / 1000
      // The estimated total may grow, but progress must not go back.
      done = Math.max(done, fraction)
      const own = { fraction: done, secondsLeft: timeLeft.after(data.elapsedSeconds, done) }
      const plan = [...this.#plans].find((one) => one.includes(data))
      const told = plan ? plan.whole(data.solve, own.fraction, own.secondsLeft) : own
      data.done = Math.round(told.fraction * TOTAL)
      data.secondsLeft = told.secondsLeft
      if (this.#clock() - said.last >= EMIT_EVERY_MS) tell()
    }
    const late = setTimeout(tell, QUIET_MS)
    const tick = setInterval(() => void this.#clock(), TICK_MS)
    try {
      const result = await work(progress, signal)
      data.state = 'done'
      data.done = TOTAL
      return result
    } catch (error) {
      data.state = signal.aborted ? 'cancelled' : 'failed'
      throw error
    } finally {
      clearTimeout(late)
      clearInterval(tick)
      if (this.#running.get(key)?.data === data) this.#running.delete(key)
      data.elapsedSeconds = (this.#clock() - begun) / 1000
      data.secondsLeft = null
      if (said.anything) tell()
    }
  }

  list(): JobData[] {
    return [...this.#running.values()].map(({ data }) => ({ ...data }))
  }

  /** Returns false if no such job is running. A later request of the key starts a new job. */
  cancel(id: string): boolean {
    for (const [key, { data, abort }] of this.#running) {
      if (data.id !== id) continue
      this.#running.delete(key)
      abort.abort()
      return true
    }
    return false
  }

  async close(): Promise<void> {
    const running = [...this.#running.values()]
    for (const { abort } of running) abort.abort()
    await Promise.allSettled(running.map(({ result }) => result))
  }
}
