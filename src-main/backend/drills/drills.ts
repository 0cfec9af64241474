import { MAX_DECISION_MS } from '#shared/base/bounds.ts'
import { problemText } from '#shared/base/result.ts'
import type { DrillRequests } from '#shared/contract/drill.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import { gameNamed } from '#shared/games/games.ts'
import type { AnyQuestion } from '#shared/study/graded-session.ts'
import { sprintSeconds } from '#shared/study/sprint.ts'
import { texts } from '#shared/texts/texts.ts'
import { answersOf } from './answer-records.ts'
import type { StudyParts } from './grading.ts'
import { liveSessions } from './live-sessions.ts'
import { playedOf } from './played.ts'
import { takeBack, whyNoSlip } from './slips.ts'
import type { GradedAnswer, LiveSession } from './session-cache.ts'
import { storedSession, secondsOf } from './session-end.ts'
import { firstQuestion, startSession } from './session-start.ts'

/** Sessions of all games. They survive a restart. */
export function openDrills(parts: StudyParts) {
  const { games, grading, store, changed } = parts
  const { live, open, stepOf, lastStepOf, save } = liveSessions(parts)

  const handlers = {
    async 'drill.start'(asked) {
      const begun = await startSession(parts, asked)
      live.add(begun)
      return { game: asked.game, session: begun.parts.id, step: await stepOf(begun) }
    },
    'drill.peek': async (asked) => ({
      game: asked.game,
      question: await firstQuestion(parts, asked),
    }),
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
          grades: answers.map(({ grade }) => grade),
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
      save(found, number, question, verdict, counted)
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
