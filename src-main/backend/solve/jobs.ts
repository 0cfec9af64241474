import { setTimeout as rest } from 'node:timers/promises'
import type { Emit } from '#shared/contract/events.ts'
import type { JobData, JobName } from '#shared/contract/housekeeping.ts'
import type { Progress } from '#shared/games/solver.ts'
import { awakeClock } from './awake-clock.ts'
import { presentSignal, Waiters, waitingUntil } from './waiting.ts'
import { stopped } from './worker-retry.ts'
import { JobPlan, type JobPhase, TimeLeft } from './job-plan.ts'

/** Progress is in thousandths. */
const TOTAL = 1000

/** Shorter solves emit no events. */
const QUIET_MS = 200
const EMIT_EVERY_MS = 100
/** Maximum interval between clock readings, to notice that the computer slept. */
const TICK_MS = 1_000

/** Background work begins so long after the last job that somebody asked for. */
const CALM_MS = 60_000

export type Work<T> = (progress: Progress, signal: AbortSignal) => Promise<T>

type RunningJob = { -readonly [K in keyof JobData]: JobData[K] }

interface Job {
  readonly data: RunningJob
  readonly result: Promise<unknown>
  readonly abort: AbortController
  readonly waiters: Waiters
  readonly isBackground: boolean
}

/** Requests with the same key share one job. `clock` is in ms without the computer's sleep. */
export class Jobs {
  readonly #emit: Emit
  readonly #clock: () => number
  readonly #calmMs: number
  readonly #running = new Map<string, Job>()
  readonly #plans = new Set<JobPlan>()
  #count = 0
  /** Jobs asked for, and when the last one began or ended. */
  #asked = { count: 0, at: 0 }
  #isClosed = false

  constructor(emit: Emit, clock: () => number = awakeClock(), calmMs = CALM_MS) {
    this.#emit = emit
    this.#clock = clock
    this.#calmMs = calmMs
  }

  /**
   * Joins the running job of that key; it is cancelled when nobody waits for it. `resumable`:
   * stopping it keeps its progress. A job in the background is not listed, and stops as soon as any
   * other is asked for.
   */
  run<T>(
    key: string,
    name: JobName,
    work: Work<T>,
    resumable = false,
    isBackground = false,
  ): Promise<T> {
    if (!isBackground) this.#ask()
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
    const result = waitingUntil(abort.signal, () =>
      this.#follow(key, data, abort.signal, work, isBackground),
    )
    this.#running.set(key, { data, result, abort, waiters, isBackground })
    return result
  }

  #ask(): void {
    this.#asked = { count: this.#asked.count + 1, at: this.#clock() }
    for (const { data, isBackground } of this.#running.values()) {
      if (isBackground) this.cancel(data.id)
    }
  }

  /**
   * Waits until more than `before` jobs were asked for, and then none for a minute; resolves with
   * their number. Rejects as cancelled when nobody waits for the present request.
   */
  async calm(before = -1): Promise<number> {
    const signal = presentSignal()
    const isBusy = (): boolean =>
      this.#asked.count <= before ||
      this.#clock() - this.#asked.at < this.#calmMs ||
      [...this.#running.values()].some(({ isBackground }) => !isBackground)
    while (isBusy()) {
      if (this.#isClosed || signal?.aborted) throw stopped()
      await rest(Math.min(TICK_MS, this.#calmMs), undefined, { ref: false })
    }
    return this.#asked.count
  }

  /** Until the returned function is called, jobs of these solves report combined progress. */
  plan(hash: string, phases: readonly JobPhase[]): () => void {
    const plan = new JobPlan(hash, phases)
    this.#plans.add(plan)
    return () => void this.#plans.delete(plan)
  }

  async #follow<T>(
    key: string,
    data: RunningJob,
    signal: AbortSignal,
    work: Work<T>,
    isBackground: boolean,
  ): Promise<T> {
    const begun = this.#clock()
    const said = { last: begun + QUIET_MS - EMIT_EVERY_MS, anything: false }
    const tell = (): void => {
      if (isBackground) return
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
      if (!isBackground) this.#asked = { ...this.#asked, at: this.#clock() }
      if (said.anything) tell()
    }
  }

  list(): JobData[] {
    const running = [...this.#running.values()].filter(({ isBackground }) => !isBackground)
    return running.map(({ data }) => ({ ...data }))
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
    this.#isClosed = true
    const running = [...this.#running.values()]
    for (const { abort } of running) abort.abort()
    await Promise.allSettled(running.map(({ result }) => result))
  }
}
