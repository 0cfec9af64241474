import { problemText } from '#shared/base/result.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { YahtzeeDrillStep, YahtzeeDrillVerdict } from '#shared/contract/yahtzee-drill.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import { yahtzeeCode } from '#shared/study/yahtzee/position.ts'
import {
  choiceCode,
  yahtzeeKit,
  type YahtzeeChoice,
  type YahtzeeKit,
  type YahtzeeQuestion,
} from '#shared/study/yahtzee/question.ts'
import type { YahtzeeSession, YahtzeeStep } from '#shared/study/yahtzee/session.ts'
import type { YahtzeeSetup } from '#shared/study/yahtzee/setup.ts'
import { yahtzeeGaps } from '#shared/study/yahtzee/source.ts'
import type { YahtzeeVerdict } from '#shared/study/yahtzee/verdict.ts'
import { texts } from '#shared/texts/texts.ts'
import { ruleHash } from '#shared/yahtzee/rule-hash.ts'
import type { RuleSet } from '#shared/yahtzee/rule-set.ts'
import { Calibrations, type Calibration } from '../study/calibrations.ts'
import { inSlices } from '../study/in-slices.ts'
import { GoingSession } from '../study/going-session.ts'
import { LiveFew } from '../study/live-few.ts'
import type { StudyStore } from '../study/study-store.ts'
import type { YahtzeeSolves } from '../yahtzee/yahtzee-solves.ts'
import { questionData, scoreOf, secondsOf, summaryOf, verdictData } from './data.ts'
import { readOwnThresholds, writeOwnThresholds } from './own-thresholds.ts'
import { checkYahtzeeSetup, keptYahtzee, replayedYahtzee, sessionOf } from './plan.ts'
import {
  askedAgain,
  beginYahtzee,
  endYahtzee,
  keepYahtzeeAnswer,
  yahtzeeAnswers,
  type YahtzeePlan,
} from './records.ts'

type Answer<N extends keyof BackendRequests> = AnswerOf<BackendRequests, N>

export interface YahtzeeDrillsOptions {
  readonly store: StudyStore
  readonly solves: Pick<YahtzeeSolves, 'solve'>
  /** Milliseconds of the epoch. */
  readonly now: () => number
  /** Stops the search for questions. */
  readonly signal: AbortSignal
  /** Hears that answers were kept. */
  readonly changed: () => void
}

/** An answer just given, in case it is asked for once more. */
interface LastAnswer {
  readonly number: number
  readonly choice: string
  readonly verdict: YahtzeeDrillVerdict
  readonly last: boolean
}

/** A session in memory. */
export class LiveYahtzee extends GoingSession<YahtzeeStep, YahtzeeSession, LastAnswer> {
  readonly plan: YahtzeePlan

  constructor(id: number, plan: YahtzeePlan, drill: YahtzeeSession, signal: AbortSignal) {
    super(id, drill, signal)
    this.plan = plan
  }
}

/** Sessions of questions: begun, answered, gone on with after a restart, and ended. */
export class YahtzeeDrills {
  readonly #options: YahtzeeDrillsOptions
  readonly #calibrations: Calibrations
  readonly #live: LiveFew<LiveYahtzee>

  constructor(options: YahtzeeDrillsOptions) {
    const { store, signal } = options
    this.#options = options
    this.#calibrations = new Calibrations(store, signal)
    this.#live = new LiveFew((id) => {
      const kept = store.use((database) => keptYahtzee(database, id))
      if (kept.end) return null
      return this.#kit(kept.rules).then(async (kit) => {
        const drill = await replayedYahtzee(kit, kept, options)
        return new LiveYahtzee(id, kept, drill, signal)
      })
    })
  }

  /** Forgets what is in memory, for another store has taken the place of the one it came from. */
  forget(): void {
    this.#live.forget()
  }

  async #kit(rules: RuleSet): Promise<YahtzeeKit> {
    const { analyser } = await this.#options.solves.solve(rules)
    return yahtzeeKit(rules, analyser)
  }

  async start(rules: RuleSet, setup: YahtzeeSetup): Promise<Answer<'yahtzeeDrill.start'>> {
    const { store, now, signal } = this.#options
    checkYahtzeeSetup(rules, setup)
    const again = store.use((database) => askedAgain(database, rules, setup))
    if (again?.length === 0) {
      throw new RequestError('not-found', texts.backend.drills.nothingAgain)
    }
    const kit = await this.#kit(rules)
    const thresholds = this.#own(rules) ?? (await this.#calibrated(rules, kit)).thresholds
    const plan: YahtzeePlan = { rules, setup, again, thresholds }
    const drill = sessionOf(kit, plan)
    const first = await inSlices(drill.advance(), signal)
    if (first.kind === 'over' && first.reason === 'nothing-left') {
      throw new RequestError('not-found', texts.backend.drills.noneFits)
    }
    const id = store.use((database) => beginYahtzee(database, plan, now()))
    const live = new LiveYahtzee(id, plan, drill, signal)
    this.#live.add(live)
    return { session: id, step: await this.#stepOf(live) }
  }

  async next(id: number): Promise<YahtzeeDrillStep> {
    const live = await this.#live.find(id)
    return live ? this.#stepOf(live) : this.#lastStepOf(id)
  }

  async resume(id: number): Promise<Answer<'yahtzeeDrill.resume'>> {
    const step = await this.next(id)
    return this.#options.store.use((database) => {
      const { rules, setup } = keptYahtzee(database, id)
      const answers = yahtzeeAnswers(database, id)
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
    choice: YahtzeeChoice,
    milliseconds: number,
  ): Promise<Answer<'yahtzeeDrill.answer'>> {
    const live = await this.#open(id)
    const code = choiceCode({ ...choice, keep: choice.keep && choice.keep.toSorted() })
    const { lastAnswer } = live
    if (lastAnswer?.number === number && lastAnswer.choice === code) {
      const { verdict, last } = lastAnswer
      return { graded: true, verdict, last }
    }
    const question = this.#question(live, number)
    const answered = live.drill.answer(choice)
    if (!answered.ok) return { graded: false, problem: problemText(answered.problems) }
    const { last, ...verdict } = answered.value
    this.#keep(live, number, question, verdict, milliseconds)
    const data = verdictData(verdict, milliseconds)
    live.lastAnswer = { number, choice: code, verdict: data, last }
    this.#options.changed()
    // The next question is made while the verdict is read. What goes wrong is told when it is asked for.
    void this.#stepOf(live).catch(() => {})
    return { graded: true, verdict: data, last }
  }

  /** Puts an answer on the disk; one that cannot be kept has not been given. */
  #keep(
    live: LiveYahtzee,
    number: number,
    { kind, position, traits }: YahtzeeQuestion,
    { options, chosen, loss, grade }: YahtzeeVerdict,
    milliseconds: number,
  ): void {
    const { store, now } = this.#options
    try {
      store.use((database) =>
        keepYahtzeeAnswer(database, {
          ...{ session: live.id, number, at: now(), kind, milliseconds, loss, grade, ...traits },
          code: yahtzeeCode(position),
          choice: choiceCode(options[chosen]!),
          best: choiceCode(options[0]!),
        }),
      )
    } catch (error) {
      this.#live.forget(live.id)
      throw error
    }
  }

  async hint(id: number, number: number, hint: 1 | 2): Promise<Answer<'yahtzeeDrill.hint'>> {
    const live = await this.#open(id)
    this.#question(live, number)
    return { text: live.drill.hint(hint) }
  }

  async finish(id: number, reason: 'time' | 'stopped'): Promise<YahtzeeDrillStep> {
    const live = await this.#live.find(id)
    if (!live) return this.#lastStepOf(id)
    live.drill.finish(reason)
    return this.#stepOf(live)
  }

  async thresholds(rules: RuleSet): Promise<Answer<'yahtzeeDrill.thresholds'>> {
    const own = this.#own(rules)
    const { thresholds, quantiles } = await this.#calibrated(rules, await this.#kit(rules))
    const inUse = { ...(own ?? thresholds) }
    return { inUse, calibrated: thresholds, gaps: [...quantiles], edited: own !== null }
  }

  setThresholds(rules: RuleSet, thresholds: GradeThresholds | null): void {
    this.#options.store.use((database) => writeOwnThresholds(database, rules, thresholds))
  }

  #own(rules: RuleSet): GradeThresholds | null {
    return this.#options.store.use((database) => readOwnThresholds(database, rules))
  }

  #calibrated(rules: RuleSet, kit: YahtzeeKit): Promise<Calibration> {
    return this.#calibrations.of(`yahtzee ${ruleHash(rules)}`, (seed, count) =>
      yahtzeeGaps(kit, seed, count),
    )
  }

  /** A session that goes on; rejects for one that has ended. */
  async #open(id: number): Promise<LiveYahtzee> {
    const live = await this.#live.find(id)
    if (live) return live
    throw new RequestError('invalid-request', texts.backend.drills.over)
  }

  /** The question that may be answered now, if it has this number. */
  #question(live: LiveYahtzee, number: number): YahtzeeQuestion {
    const { current } = live.drill
    const { noneAsked, answeredAlready, notAskedNow } = texts.backend.drills
    if (current?.kind !== 'question') throw new RequestError('invalid-request', noneAsked(number))
    if (current.number === number) return current.question
    const answered = number <= (live.lastAnswer?.number ?? 0)
    const sentence = answered ? answeredAlready : notAskedNow
    throw new RequestError('invalid-request', sentence(number, current.number))
  }

  async #stepOf(live: LiveYahtzee): Promise<YahtzeeDrillStep> {
    const step = await live.step()
    if (step.kind === 'question') return { kind: 'question', question: questionData(step) }
    const { store, now, changed } = this.#options
    const { id, plan, drill } = live
    store.use((database) => {
      if (keptYahtzee(database, id).end) return
      const score = scoreOf(plan.setup.speed, yahtzeeAnswers(database, id))
      endYahtzee(database, id, { at: now(), reason: step.reason, score, review: drill.review })
      changed()
    })
    return this.#lastStepOf(id)
  }

  /** The end of a session, as it is kept. */
  #lastStepOf(id: number): YahtzeeDrillStep {
    return this.#options.store.use((database) => {
      const kept = keptYahtzee(database, id)
      return { kind: 'over', reason: kept.end!.reason, summary: summaryOf(database, kept) }
    })
  }
}
