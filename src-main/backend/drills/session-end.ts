import type { Clock } from '#shared/base/clock.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { Game } from '#shared/games/game.ts'
import type { AnySession, AnyVerdict, Drill, Own } from '#shared/study/drill.ts'
import { addedLosses, errorRate } from '#shared/study/error-rate.ts'
import { gradeCounts, isWrong } from '#shared/study/grade.ts'
import { replay } from '#shared/study/graded-session.ts'
import { isPoint } from '#shared/study/sprint.ts'
import type { Speed } from '#shared/study/setup.ts'
import { texts } from '#shared/texts/texts.ts'
import { inSlices } from '../solve/in-slices.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import type { StudyStore } from '../store/study-store.ts'
import type { DrillGame } from './drill-game.ts'
import { habitsIn } from './habit-answers.ts'
import { playedOf, type Played } from './played.ts'
import { answersOf, type StoredAnswer } from './answer-records.ts'
import { slipsOf } from './slips.ts'
import { bestBefore, endSession, readSession, type StoredSession } from './session-records.ts'

type Graded = Pick<AnyVerdict, 'grade'>

/** Number of graded decisions that are not wrong; null if neither sprint nor streak. */
export function scoreOf(speed: Speed, answers: readonly Graded[]): number | null {
  if (speed === 'none') return null
  return answers.filter(({ grade }) => isPoint(grade)).length
}

/** Null if nothing was graded: then it was no try. */
export function finalScore(speed: Speed, answers: readonly Graded[]): number | null {
  return answers.some(({ grade }) => grade !== null) ? scoreOf(speed, answers) : null
}

export function secondsOf(answers: readonly Pick<StoredAnswer, 'milliseconds'>[]): number {
  return answers.reduce((total, { milliseconds }) => total + (milliseconds ?? 0), 0) / 1000
}

export function figuresOf(answers: readonly StoredAnswer[]) {
  const graded = answers.filter(({ grade }) => grade !== null)
  const losses = graded.flatMap(({ loss }) =>
    loss === null ? [] : [{ count: 1, sum: loss, sumSquares: loss ** 2 }],
  )
  return {
    answers: answers.length,
    error: errorRate(addedLosses(losses)),
    grades: gradeCounts(graded),
    seconds: secondsOf(answers),
  }
}

function byRuleOf(drill: Drill, answers: readonly StoredAnswer[]) {
  const known = answers.flatMap(({ own }) => drill.knownOwn(own) ?? [])
  const held = known.flatMap((own) => drill.followedRule?.(own) ?? [])
  return held.length === 0
    ? null
    : { answers: held.length, followed: held.filter((followed) => followed).length }
}

export function storedSession(database: StudyDatabase, game: Game, id: number): StoredSession {
  const stored = readSession(database, game, id)
  if (stored) return stored
  throw new RequestError('not-found', texts.backend.drills.noSession(id))
}

/** Empty if the answer was not graded or is unreadable. */
export function shownPast(drill: Drill, rules: StoredSession['rules'], answer: StoredAnswer) {
  const { id, at, code, goal, grade, loss, milliseconds } = answer
  const kind: Own<'decision', string> = answer.kind
  const own = drill.knownOwn(answer.own)
  if (grade === null || own === null) return []
  const done = drill.showPast(rules, { ...answer, own })
  return [{ id, at, code, kind, goal, grade, loss, milliseconds, ...done }]
}

export function endedStep(
  database: StudyDatabase,
  { game, drill }: DrillGame,
  id: number,
  events: readonly Own<'event'>[],
) {
  const { rules, setup, started, end } = storedSession(database, game, id)
  const { reason, score, review } = end!
  const played = playedOf(game, rules, drill.goalOf(setup))
  const answers = answersOf(database, played, id)
  const mistakes = answers
    .filter(({ grade }) => isWrong(grade))
    .sort((a, b) => (b.loss ?? 0) - (a.loss ?? 0))
    .flatMap((answer) => shownPast(drill, rules, answer))
  const summary = {
    session: id,
    at: started,
    score,
    goal: drill.goalOf(setup),
    speed: setup.speed,
    scope: setup.scope,
    ...figuresOf(answers),
    /** Answers taken back, which no other figure counts. */
    slips: slipsOf(database, id),
    /** Drills about a rule of thumb: answers compared with it, and those that followed it. */
    byRule: byRuleOf(drill, answers),
    bestBefore: setup.speed === 'none' ? null : bestBefore(database, id),
    /** The dearest habit that showed in this session; null if there is none. */
    habit: habitsIn(database, drill, played, { session: id })[0] ?? null,
    /** Grade inaccuracy or worse, worst first. */
    mistakes,
    game: review,
  }
  return { game: game.name, kind: 'over' as const, events, reason, summary }
}

/** Ends the session and rejects with RequestError if its answers do not fit any more. */
export async function replayed(
  { drill, played }: { readonly drill: Drill; readonly played: Played },
  session: AnySession,
  { id, setup }: StoredSession,
  { store, clock, signal }: { store: StudyStore; clock: () => Clock; signal: AbortSignal },
): Promise<AnySession> {
  const answers = store.use((database) => answersOf(database, played, id))
  const given = answers.flatMap(({ code, own: stored }) => {
    const own = drill.knownOwn(stored)
    return own ? [{ code, choice: drill.choiceOf(own) }] : []
  })
  const isWhole = given.length === answers.length
  if (isWhole && (await inSlices(replay(session, given), signal)).ok) return session
  const score = finalScore(setup.speed, answers)
  const end = { at: clock().now, reason: 'stopped', score, review: null } as const
  store.use((database) => endSession(database, id, end, null))
  throw new RequestError('not-found', texts.backend.drills.otherVersion)
}
