import type { Goal } from '#shared/base/goal.ts'
import { problemText } from '#shared/base/result.ts'
import type { DrillStep } from '#shared/contract/drill.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { ruleHash } from '#shared/farkle/rule-hash.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import { answerRecord } from '#shared/study/answer-record.ts'
import { gapsInPlay } from '#shared/study/calibration.ts'
import { actionsEqual } from '#shared/study/choices.ts'
import type { SessionStep } from '#shared/study/drill-session.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import type { Choice, Question } from '#shared/study/question.ts'
import type { DrillSetup } from '#shared/study/setup.ts'
import type { StudyKit } from '#shared/study/study-kit.ts'
import type { Verdict } from '#shared/study/verdict.ts'
import { texts } from '#shared/texts/texts.ts'
import { answersOf, keepAnswer } from './answer-records.ts'
import { Calibrations, type Calibration } from './calibrations.ts'
import { compactOptions } from './compact-options.ts'
import { eventsData, questionData, reviewData, verdictData } from './drill-data.ts'
import { inSlices } from './in-slices.ts'
import { LiveSession } from './live-session.ts'
import { keptSession, LiveSessions, type LiveSessionsOptions } from './live-sessions.ts'
import { checkSetup, drillOf, planOf } from './session-plan.ts'
import { beginSession, endSession, ownThresholds, setOwnThresholds } from './session-records.ts'
import { lastStep, scoreOf, secondsOf } from './session-summary.ts'

type Answer<N extends keyof BackendRequests> = AnswerOf<BackendRequests, N>
type OverStep = Extract<SessionStep, { kind: 'over' }>

export interface DrillsOptions extends LiveSessionsOptions {
  /** Hears that answers were kept. */
  readonly changed: () => void
}

/** Sessions of questions: begun, answered, gone on with after a restart, and ended. */
export class Drills {
  readonly #options: DrillsOptions
  readonly #calibrations: Calibrations
  readonly #live: LiveSessions

  constructor(options: DrillsOptions) {
    this.#options = options
    this.#calibrations = new Calibrations(options.store, options.signal)
    this.#live = new LiveSessions(options)
  }

  /** Forgets what is in memory, for another store has taken the place of the one it came from. */
  forget(): void {
    this.#live.forget()
  }

  async start(rules: RuleSet, setup: DrillSetup): Promise<Answer<'drill.start'>> {
    const { store, kits, now, signal } = this.#options
    const { goal, filters } = setup
    checkSetup(setup)
    // Before anybody waits for a solve whose questions could not be kept.
    const own = store.use((database) => ownThresholds(database, rules, goal))
    const kit = await kits.kit(rules, goal, filters.disagree)
    const thresholds = own ?? (await this.#calibrated(rules, goal, kit)).thresholds
    const plan = store.use((database) => planOf(database, rules, setup, thresholds))
    const drill = drillOf(kit, plan)
    const first = await inSlices(drill.advance(), signal)
    if (first.kind === 'over' && first.reason === 'nothing-left') {
      throw new RequestError('not-found', texts.backend.drills.noneFits)
    }
    const id = store.use((database) => beginSession(database, plan, now()))
    const live = new LiveSession(id, { kit, plan, drill }, signal)
    this.#live.add(live)
    return { session: id, step: await this.#stepOf(live) }
  }

  async next(id: number): Promise<DrillStep> {
    const live = await this.#live.find(id)
    return live ? this.#stepOf(live) : this.#lastStepOf(id)
  }

  /** The end of a session that is not in memory any more. */
  #lastStepOf(id: number): DrillStep {
    return this.#options.store.use((database) => lastStep(database, keptSession(database, id), []))
  }

  async resume(id: number): Promise<Answer<'drill.resume'>> {
    const step = await this.next(id)
    return this.#options.store.use((database) => {
      const { rules, setup } = keptSession(database, id)
      const answers = answersOf(database, id)
      return {
        ...{ session: id, rules, hash: ruleHash(rules), setup, step },
        seconds: secondsOf(answers),
        score: scoreOf(setup.speed, answers),
      }
    })
  }

  async answer(
    id: number,
    number: number,
    choice: Choice,
    milliseconds: number,
  ): Promise<Answer<'drill.answer'>> {
    const live = await this.#open(id)
    const { lastAnswer } = live
    if (lastAnswer?.number === number && actionsEqual(lastAnswer.choice, choice)) {
      const { verdict, last } = lastAnswer
      return { graded: true, verdict, last }
    }
    const { question } = this.#question(live, number)
    const answered = live.drill.answer(choice)
    if (!answered.ok) return { graded: false, problem: problemText(answered.problems) }
    const { last, ...verdict } = answered.value
    this.#keep(live, number, question, verdict, milliseconds)
    const data = verdictData(verdict, milliseconds)
    live.lastAnswer = { number, choice, verdict: data, last }
    this.#options.changed()
    // The next question is made while the verdict is read. What goes wrong is told when it is asked for.
    void this.#stepOf(live).catch(() => {})
    return { graded: true, verdict: data, last }
  }

  /** Puts an answer on the disk; one that cannot be kept has not been given. */
  #keep(
    live: LiveSession,
    number: number,
    question: Question,
    verdict: Verdict,
    milliseconds: number,
  ): void {
    const record = answerRecord(live.kit, question, verdict)
    const { kind, code, dice, turnTotalBand, situation, grade, loss, slip } = record
    try {
      this.#options.store.use((database) =>
        keepAnswer(database, {
          ...{ session: live.id, number, at: this.#options.now(), milliseconds },
          ...{ kind, code, dice, band: turnTotalBand, situation, grade, loss, slip },
          options: compactOptions(record.options),
          choice: record.chosen,
        }),
      )
    } catch (error) {
      this.#live.forget(live.id)
      throw error
    }
  }

  async hint(id: number, number: number, hint: 1 | 2): Promise<Answer<'drill.hint'>> {
    const live = await this.#open(id)
    this.#question(live, number)
    return { text: live.drill.hint(hint) }
  }

  async finish(id: number, reason: 'time' | 'stopped'): Promise<DrillStep> {
    const live = await this.#live.find(id)
    if (!live) return this.#lastStepOf(id)
    live.drill.finish(reason)
    return this.#stepOf(live)
  }

  async thresholds(rules: RuleSet, goal: Goal): Promise<Answer<'drill.thresholds'>> {
    const own = this.#options.store.use((database) => ownThresholds(database, rules, goal))
    const kit = await this.#options.kits.kit(rules, goal)
    const { thresholds, quantiles } = await this.#calibrated(rules, goal, kit)
    return {
      inUse: own ?? thresholds,
      calibrated: thresholds,
      gaps: [...quantiles],
      edited: own !== null,
    }
  }

  #calibrated(rules: RuleSet, goal: Goal, kit: StudyKit): Promise<Calibration> {
    return this.#calibrations.of(`${ruleHash(rules)} ${goal}`, (seed, count) =>
      gapsInPlay(kit, seed, count),
    )
  }

  setThresholds(rules: RuleSet, goal: Goal, thresholds: GradeThresholds | null): void {
    this.#options.store.use((database) => setOwnThresholds(database, rules, goal, thresholds))
  }

  /** A session that goes on; rejects for one that has ended. */
  async #open(id: number): Promise<LiveSession> {
    const live = await this.#live.find(id)
    if (live) return live
    throw new RequestError('invalid-request', texts.backend.drills.over)
  }

  /** The question that may be answered now, if it has this number. */
  #question(live: LiveSession, number: number): Extract<SessionStep, { kind: 'question' }> {
    const { current } = live.drill
    if (current?.kind === 'question' && current.number === number) return current
    const { noneAsked, answeredAlready, notAskedNow } = texts.backend.drills
    if (current?.kind !== 'question') throw new RequestError('invalid-request', noneAsked(number))
    const answered = number <= (live.lastAnswer?.number ?? 0)
    const sentence = answered ? answeredAlready : notAskedNow
    throw new RequestError('invalid-request', sentence(number, current.number))
  }

  async #stepOf(live: LiveSession): Promise<DrillStep> {
    const step = await live.step()
    if (step.kind === 'over') return this.#over(live, step)
    return { kind: 'question', events: eventsData(step.events), question: questionData(step) }
  }

  /** Keeps that a session is over, unless that is done, and sums it up. */
  #over({ id, plan, drill }: LiveSession, { reason, events }: OverStep): DrillStep {
    return this.#options.store.use((database) => {
      const kept = keptSession(database, id)
      if (!kept.end) {
        const score = scoreOf(plan.setup.speed, answersOf(database, id))
        const review = drill.review && reviewData(drill.review)
        const end = { at: this.#options.now(), reason, score, review }
        endSession(database, id, end)
        this.#options.changed()
        return lastStep(database, { ...kept, end }, eventsData(events))
      }
      return lastStep(database, kept, eventsData(events))
    })
  }
}
