import type { OverReason } from '#shared/study/course.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { gameNamed } from '#shared/games/games.ts'
import type { AnyVerdict, Drill, Own } from '#shared/study/drill.ts'
import type { AnyQuestion } from '#shared/study/graded-session.ts'
import { needsOf } from '#shared/study/needs.ts'
import { texts } from '#shared/texts/texts.ts'
import { answersOf, saveAnswer, usualTime } from './answer-records.ts'
import type { StudyParts } from './grading.ts'
import { playedOf } from './played.ts'
import { ratePosition } from './position-cards.ts'
import { LiveSession, questionOf, sessionCache } from './session-cache.ts'
import { endedStep, finalScore, replayed, storedSession } from './session-end.ts'
import { endSession, type SessionPlan, type StoredSession } from './session-records.ts'

export function sessionOf(
  drill: Drill,
  kit: object,
  { setup, needs, again, thresholds }: SessionPlan,
) {
  return drill.session(kit, { setup, thresholds, needs: needsOf(needs), again: again ?? [] })
}

/** Sessions in progress: replayed from the store, moved on, and their answers stored. */
export function liveSessions({ games, grading, store, clock, signal, changed }: StudyParts) {
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

  /** Stores an answer. If that fails, the session is replayed without it. */
  function save(
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

  return { live, open, stepOf, lastStepOf, save }
}
