import { MAX_DECISION_MS } from '#shared/base/bounds.ts'
import { problemText } from '#shared/base/result.ts'
import { seededRandom, shuffled } from '#shared/dice/random.ts'
import type { DrillRequests } from '#shared/contract/drill.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import { gameNamed } from '#shared/games/games.ts'
import type { OverReason } from '#shared/study/course.ts'
import type { AnyQuestion } from '#shared/study/graded-session.ts'
import type { AnySetup, AnyVerdict, Drill, Own } from '#shared/study/drill.ts'
import { sprintSeconds } from '#shared/study/sprint.ts'
import { needsOf } from '#shared/study/needs.ts'
import { texts } from '#shared/texts/texts.ts'
import { refuse } from '../refuse.ts'
import { inSlices } from '../solve/in-slices.ts'
import { answersOf, askedBefore, saveAnswer, usualTime } from './answer-records.ts'
import { ratePosition } from './position-cards.ts'
import type { StudyParts } from './grading.ts'
import { playedOf } from './played.ts'
import { takeBack, whyNoSlip } from './slips.ts'
import { ProgressQueries } from './progress.ts'
import { LiveSession, sessionCache, type GradedAnswer, questionOf } from './session-cache.ts'
import {
  endedStep,
  finalScore,
  storedSession,
  replayed,
  scoreOf,
  secondsOf,
} from './session-end.ts'
import {
  beginSession,
  endSession,
  type StoredSession,
  type SessionPlan,
} from './session-records.ts'

function whyNothing({ source }: AnySetup): string {
  const { nothingAgain, nothingDue, nothingUnseen } = texts.backend.drills
  if (source.kind === 'unseen') return nothingUnseen(source.days)
  return source.kind === 'cards' ? nothingDue : nothingAgain
}

function inOrder<Asked>(again: readonly Asked[], { source, seed }: AnySetup): readonly Asked[] {
  const isShuffled = source.kind === 'unseen' || ('shuffled' in source && source.shuffled === true)
  return isShuffled ? shuffled(seededRandom(`order-${seed}`), again) : again
}

/** Sessions of all games. They survive a restart. */
export function openDrills({ games, grading, store, clock, signal, changed }: StudyParts) {
  const live = sessionCache((name, id) => {
    const stored = store.use((database) => storedSession(database, gameNamed(name, games), id))
    return stored.end ? null : again(name, stored)
  })

  async function again(name: string, stored: StoredSession): Promise<LiveSession> {
    const { id, rules } = stored
    const { game, drill } = await grading.gameNamed(name)
    const plan = { ...stored, setup: drill.knownSetup(stored.setup) }
    const played = playedOf(game, rules, drill.goalOf(plan.setup))
    const kit = await grading.kitOf(played, plan.setup)
    const begun = sessionOf(drill, kit, plan)
    const session = await replayed({ drill, played }, begun, plan, { store, clock, signal })
    return new LiveSession({ id, drill, played, plan, kit, session }, signal)
  }

  async function open(name: string, id: number): Promise<LiveSession> {
    const found = await live.find(name, id)
    if (found) return found
    throw new RequestError('invalid-request', texts.backend.drills.over)
  }

  async function lastStepOf(name: string, id: number, events: readonly Own<'event'>[] = []) {
    const game = await grading.gameNamed(name)
    return store.use((database) => endedStep(database, game, id, events))
  }

  function end({ parts: { id, played, plan } }: LiveSession, reason: OverReason): void {
    store.use((database) => {
      if (storedSession(database, gameNamed(played.game, games), id).end) return
      const score = finalScore(plan.setup.speed, answersOf(database, played, id))
      endSession(database, id, { at: clock().now, reason, score, review: null }, null)
      changed()
    })
  }

  async function stepOf(found: LiveSession) {
    const step = await found.step()
    const { id, drill, played, session } = found.parts
    if (step.kind === 'over') {
      end(found, step.reason)
      return lastStepOf(played.game, id, step.events)
    }
    const { kind, events } = step
    return { game: played.game, kind, events, question: questionOf(drill, session, step) }
  }

  /** If storing fails, the session is replayed without the answer. */
  function keep(
    { parts: { id, drill, kit, played, plan } }: LiveSession,
    number: number,
    question: AnyQuestion,
    verdict: AnyVerdict,
    milliseconds: number,
  ): void {
    const now = clock()
    const { loss, grade } = verdict
    const record = drill.record(kit, question, verdict)
    const given = { session: id, number, at: now.now, milliseconds, loss, grade }
    try {
      store.use((database) => {
        const isCard = plan.setup.source.kind === 'cards'
        const median = isCard ? usualTime(database, id, record.kind) || null : null
        const reply = { ...record, grade, milliseconds, median }
        saveAnswer(database, { ...given, ...record }, () => {
          if (isCard) ratePosition(database, played, reply, now)
        })
      })
    } catch (error) {
      live.forget(id)
      throw error
    }
  }

  const handlers = {
    async 'drill.start'({ game: name, rules, setup }) {
      const now = clock()
      const { game, drill } = await grading.gameNamed(name)
      refuse(drill.setupProblems(rules, setup))
      const played = playedOf(game, rules, drill.goalOf(setup))
      // Check this before the solve: nobody should wait for a solve without questions.
      const { needs, before } = store.use((database) => ({
        needs: new ProgressQueries(database, { played, since: 0, clock: now }).needs(),
        before: askedBefore(database, setup, played, now)
          ?.filter(({ kind }) => drill.asksFor(setup, kind))
          .map(({ kind, code }) => ({ kind, code })),
      }))
      if (before?.length === 0) throw new RequestError('not-found', whyNothing(setup))
      const kit = await grading.kitOf(played, setup)
      const thresholds = await grading.thresholdsOf(drill, played, kit)
      const plan = { setup, needs, again: before ? inOrder(before, setup) : null, thresholds }
      const session = sessionOf(drill, kit, plan)
      const first = await inSlices(session.advance(), signal)
      if (first.kind === 'over' && first.reason === 'nothing-left') {
        throw new RequestError('not-found', texts.backend.drills.noneFits)
      }
      const challenge = drill.challengeOf(setup)
      const id = store.use((database) => beginSession(database, played, plan, challenge, now.now))
      const begun = new LiveSession({ id, drill, played, plan, kit, session }, signal)
      live.add(begun)
      return { game: name, session: id, step: await stepOf(begun) }
    },
    async 'drill.next'({ game: name, session: id }) {
      const found = await live.find(name, id)
      return found ? stepOf(found) : lastStepOf(name, id)
    },
    async 'drill.resume'({ game: name, session: id }) {
      const found = await live.find(name, id)
      const step = await (found ? stepOf(found) : lastStepOf(name, id))
      const told = found?.parts.session.earlier ?? []
      const { game, drill } = await grading.gameNamed(name)
      return store.use((database) => {
        const stored = storedSession(database, game, id)
        const { rules } = stored
        const setup = drill.knownSetup(stored.setup)
        const played = playedOf(game, rules, drill.goalOf(setup))
        const answers = answersOf(database, played, id)
        return {
          game: name,
          session: id,
          rules,
          hash: played.hash,
          setup,
          step,
          /** Events before those of the step, at most MAX_TOLD. */
          told,
          /** Time of its answers; in a sprint including the penalties. */
          seconds: setup.speed === 'sprint' ? sprintSeconds(answers) : secondsOf(answers),
          score: scoreOf(setup.speed, answers),
        }
      })
    },
    async 'drill.answer'({ game: name, session: id, number, choice, milliseconds }) {
      const found = await open(name, id)
      const { lastAnswer, parts } = found
      if (lastAnswer?.number === number && parts.drill.isSameChoice(lastAnswer.choice, choice)) {
        return lastAnswer.graded
      }
      const question = questionAt(found, number)
      const answered = parts.session.answer(choice)
      if (!answered.ok) {
        return { game: name, graded: false as const, problem: problemText(answered.problems) }
      }
      const { last, verdict } = answered.value
      // A sprint measures time by its own clock, so long answers are not capped.
      const isSprint = parts.plan.setup.speed === 'sprint'
      const counted = isSprint ? milliseconds : Math.min(milliseconds, MAX_DECISION_MS)
      keep(found, number, question, verdict, counted)
      const shown = { ...verdict, milliseconds: counted }
      const graded: GradedAnswer = { game: name, graded: true, verdict: shown, last }
      found.lastAnswer = { number, choice, graded }
      // Prepare the next question after the verdict. Its errors are reported when it is requested.
      setImmediate(() => {
        changed()
        void stepOf(found).catch(() => {})
      })
      return graded
    },
    async 'drill.slip'({ game: name, session: id, number }) {
      store.use((database) => {
        const { setup } = storedSession(database, gameNamed(name, games), id)
        const why = whyNoSlip(setup)
        if (why !== null) throw new RequestError('invalid-request', why)
        takeBack(database, id, number)
      })
      // If the live session cannot ask it again, replay the session from the store.
      const known = await live.known(id)
      if (known?.takeBack(number) !== true) live.forget(id)
      changed()
      await stepOf(await open(name, id))
      return { game: name }
    },
    async 'drill.hint'({ game: name, session: id, number, hint }) {
      const found = await open(name, id)
      questionAt(found, number)
      return { game: name, text: found.parts.session.hint(hint) }
    },
    async 'drill.finish'({ game: name, session: id, reason }) {
      const found = await live.find(name, id)
      if (!found) return lastStepOf(name, id)
      found.parts.session.finish(reason)
      return stepOf(found)
    },
  } satisfies Partial<Handlers<DrillRequests>>

  /** Call `forget` when the store was replaced: it drops the cached sessions. */
  return { handlers, forget: () => live.forget() }
}

function questionAt({ parts, lastAnswer }: LiveSession, number: number): AnyQuestion {
  const { current } = parts.session
  if (current?.kind === 'question' && current.number === number) return current.question
  const { noneAsked, answeredAlready, notAskedNow } = texts.backend.drills
  if (current?.kind !== 'question') throw new RequestError('invalid-request', noneAsked(number))
  const answered = number <= (lastAnswer?.number ?? 0)
  const sentence = answered ? answeredAlready : notAskedNow
  throw new RequestError('invalid-request', sentence(number, current.number))
}

function sessionOf(drill: Drill, kit: object, { setup, needs, again, thresholds }: SessionPlan) {
  return drill.session(kit, { setup, thresholds, needs: needsOf(needs), again: again ?? [] })
}
