import { problemText } from '#shared/base/result.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { OverReason } from '#shared/study/course.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import { texts } from '#shared/texts/texts.ts'
import { answersOf, keepAnswer } from './answer-records.ts'
import { Calibrations, type Calibration } from './calibrations.ts'
import type { DrillGame, DrillTypes, QuestionStep } from './drill-game.ts'
import { inSlices } from '../solve/in-slices.ts'
import type { KeptSession, SessionPlan } from './kept-drills.ts'
import { LiveFew } from './live-few.ts'
import { LiveSession } from './live-session.ts'
import { endedStep, keptSession, replayed } from './session-end.ts'
import { planOf } from './session-plan.ts'
import { beginSession, endSession } from './session-records.ts'
import { scoreOf, secondsOf } from './session-summary.ts'
import type { StudyStore } from '../store/study-store.ts'

export interface DrillsOptions {
  readonly store: StudyStore
  /** Milliseconds of the epoch. */
  readonly now: () => number
  /** Stops the search for questions. */
  readonly signal: AbortSignal
  /** Hears that answers were kept. */
  readonly changed: () => void
}

/** An answer that was graded, as a window gets it. */
export interface Graded<T extends DrillTypes> {
  readonly graded: true
  readonly verdict: T['shownVerdict']
  readonly last: boolean
}

type Live<T extends DrillTypes> = LiveSession<T, SessionPlan<T>, T['kit'], Graded<T>>

/** A session where it is. */
export interface Begun<T extends DrillTypes> {
  session: number
  step: T['shownStep']
}

/** Sessions of a game: begun, answered, gone on with after a restart, and ended. */
export class Drills<T extends DrillTypes> {
  readonly #game: DrillGame<T>
  readonly #options: DrillsOptions
  readonly #calibrations: Calibrations
  readonly #live: LiveFew<Live<T>>

  constructor(game: DrillGame<T>, options: DrillsOptions) {
    const { store, signal } = options
    this.#game = game
    this.#options = options
    this.#calibrations = new Calibrations(store, signal)
    this.#live = new LiveFew((id) => {
      const kept = this.#kept(id)
      return kept.end ? null : this.#again(kept)
    })
  }

  /** Forgets what is in memory, for another store has taken the place of the one it came from. */
  forget(): void {
    this.#live.forget()
  }

  async start(rules: T['played']['rules'], setup: T['setup']): Promise<Begun<T>> {
    const { store, now, signal } = this.#options
    this.#game.checkSetup(rules, setup)
    const played = this.#game.form.playedOf(rules, setup)
    // Before anybody waits for a solve whose questions could not be asked or kept.
    const { own, ...asked } = store.use((database) => ({
      own: this.#game.thresholds.read(database, played),
      ...planOf(database, this.#game, rules, setup),
    }))
    const kit = await this.#game.kitOf(played, setup)
    const thresholds = own ?? (await this.#calibrated(played, kit)).thresholds
    const plan: SessionPlan<T> = { rules, setup, thresholds, ...asked }
    const drill = this.#game.sessionOf(kit, plan)
    const first = await inSlices(drill.advance(), signal)
    if (first.kind === 'over' && first.reason === 'nothing-left') {
      throw new RequestError('not-found', texts.backend.drills.noneFits)
    }
    const id = store.use((database) => beginSession(database, this.#game.form, plan, now()))
    const live: Live<T> = new LiveSession(id, { plan, kit, drill }, signal)
    this.#live.add(live)
    return { session: id, step: await this.#stepOf(live) }
  }

  async next(id: number): Promise<T['shownStep']> {
    const live = await this.#live.find(id)
    return live ? this.#stepOf(live) : this.#lastStepOf(id)
  }

  async resume(id: number) {
    const step = await this.next(id)
    return this.#options.store.use((database) => {
      const { rules, setup } = keptSession(database, this.#game.form, id)
      const answers = answersOf(database, this.#game.form, id)
      return {
        ...{ session: id, rules, hash: this.#game.hashOf(rules), setup, step },
        seconds: secondsOf(answers),
        score: scoreOf(setup.speed, answers),
      }
    })
  }

  async answer(
    id: number,
    number: number,
    choice: T['choice'],
    milliseconds: number,
  ): Promise<Graded<T> | { graded: false; problem: string }> {
    const live = await this.#open(id)
    const { lastAnswer } = live
    if (lastAnswer?.number === number && this.#game.sameChoice(lastAnswer.choice, choice)) {
      return lastAnswer.graded
    }
    const { question } = this.#question(live, number)
    const answered = live.drill.answer(choice)
    if (!answered.ok) return { graded: false, problem: problemText(answered.problems) }
    const { last, verdict } = answered.value
    this.#keep(live, number, question, verdict, milliseconds)
    const shown = this.#game.showVerdict(verdict, milliseconds)
    const graded: Graded<T> = { graded: true, verdict: shown, last }
    live.lastAnswer = { number, choice, graded }
    this.#options.changed()
    // The next question is made while the verdict is read. What goes wrong is told when it is asked for.
    void this.#stepOf(live).catch(() => {})
    return graded
  }

  /** Puts an answer on the disk; one that cannot be kept has not been given. */
  #keep(
    { id, kit }: Live<T>,
    number: number,
    question: T['question'],
    verdict: T['verdict'],
    milliseconds: number,
  ): void {
    const { store, now } = this.#options
    const given = { session: id, number, at: now(), milliseconds }
    const record = this.#game.recordOf(kit, question, verdict)
    try {
      store.use((database) => keepAnswer(database, this.#game.form, { ...given, ...record }))
    } catch (error) {
      this.#live.forget(id)
      throw error
    }
  }

  async hint(id: number, number: number, hint: 1 | 2): Promise<{ text: string }> {
    const live = await this.#open(id)
    this.#question(live, number)
    return { text: live.drill.hint(hint) }
  }

  async finish(id: number, reason: 'time' | 'stopped'): Promise<T['shownStep']> {
    const live = await this.#live.find(id)
    if (!live) return this.#lastStepOf(id)
    live.drill.finish(reason)
    return this.#stepOf(live)
  }

  async thresholds(played: T['played']) {
    const own = this.#options.store.use((database) => this.#game.thresholds.read(database, played))
    const kit = await this.#game.kitOf(played)
    const { thresholds, quantiles } = await this.#calibrated(played, kit)
    return {
      inUse: { ...(own ?? thresholds) },
      calibrated: { ...thresholds },
      gaps: [...quantiles],
      edited: own !== null,
    }
  }

  setThresholds(played: T['played'], thresholds: GradeThresholds | null): void {
    this.#options.store.use((database) => this.#game.thresholds.write(database, played, thresholds))
  }

  #calibrated(played: T['played'], kit: T['kit']): Promise<Calibration> {
    return this.#calibrations.of(this.#game.calibrationName(played), (seed, count) =>
      this.#game.gapsOf(kit, seed, count),
    )
  }

  #kept(id: number): KeptSession<T> {
    return this.#options.store.use((database) => keptSession(database, this.#game.form, id))
  }

  /** A session that was kept, played again up to its last answer. */
  async #again({ id, started: _started, end: _end, ...plan }: KeptSession<T>): Promise<Live<T>> {
    const { signal } = this.#options
    const kit = await this.#game.kitOf(this.#game.form.playedOf(plan.rules, plan.setup), plan.setup)
    const drill = await replayed(this.#game, kit, { id, plan }, this.#options)
    return new LiveSession(id, { plan, kit, drill }, signal)
  }

  /** A session that goes on; rejects for one that has ended. */
  async #open(id: number): Promise<Live<T>> {
    const live = await this.#live.find(id)
    if (live) return live
    throw new RequestError('invalid-request', texts.backend.drills.over)
  }

  /** The question that may be answered now, if it has this number. */
  #question(live: Live<T>, number: number): QuestionStep<T> {
    const { current } = live.drill
    if (current?.kind === 'question' && current.number === number) return current
    const { noneAsked, answeredAlready, notAskedNow } = texts.backend.drills
    if (current?.kind !== 'question') throw new RequestError('invalid-request', noneAsked(number))
    const answered = number <= (live.lastAnswer?.number ?? 0)
    const sentence = answered ? answeredAlready : notAskedNow
    throw new RequestError('invalid-request', sentence(number, current.number))
  }

  async #stepOf(live: Live<T>): Promise<T['shownStep']> {
    const step = await live.step()
    if (step.kind === 'question') return this.#game.showQuestion(step)
    this.#end(live, step.reason)
    return this.#lastStepOf(live.id, step.events)
  }

  /** Keeps that a session is over, unless that is done. */
  #end({ id, plan, drill }: Live<T>, reason: OverReason): void {
    const { store, now, changed } = this.#options
    store.use((database) => {
      if (keptSession(database, this.#game.form, id).end) return
      const score = scoreOf(plan.setup.speed, answersOf(database, this.#game.form, id))
      const end = { at: now(), reason, score, review: drill.review }
      endSession(database, this.#game.form, id, end)
      changed()
    })
  }

  /** The end of a session, as it is kept. */
  #lastStepOf(id: number, events: readonly T['event'][] = []): T['shownStep'] {
    return this.#options.store.use((database) => endedStep(database, this.#game, id, events))
  }
}
