import { RequestError } from '#shared/contract/errors.ts'
import { dayStart, latestOf, localDay, type Clock } from '#shared/base/clock.ts'
import type { Goal } from '#shared/base/units.ts'
import type { AnswerRecord, AnySetup, AnyVerdict, AskedBefore } from '#shared/study/drill.ts'
import type { Grade } from '#shared/study/grade.ts'
import { texts } from '#shared/texts/texts.ts'
import {
  IS_TIME_KNOWN,
  KNOWN_TIME,
  knownLoss,
  nearestTime,
  readJson,
} from '../store/known-values.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import { askedCards } from './position-cards.ts'
import { IS_PLAYED, IS_WRONG, playedKey, type Played } from './played.ts'

/** An answer below this is never slow; the latest PACE_ANSWERS define the usual time. */
const NEVER_SLOW_MS = 8000
const PACE_ANSWERS = 200

export const MAX_AGAIN = 1000

interface NewAnswer extends AnswerRecord, Pick<AnyVerdict, 'loss' | 'grade'> {
  readonly session: number
  readonly number: number
  readonly at: number
  readonly milliseconds: number
}

export interface StoredAnswer extends Omit<NewAnswer, 'session' | 'own' | 'loss' | 'milliseconds'> {
  readonly id: number
  readonly goal: Goal
  /** Unchecked; read it with the drill's knownOwn(). */
  readonly own: unknown
  readonly grade: Grade | null
  /** Null if the stored value is invalid, as is `milliseconds`. */
  readonly loss: number | null
  readonly milliseconds: number | null
}

export type Waiting = 'failed' | 'slow'

const columnsOf = ({ maxLoss }: Pick<Played, 'maxLoss'>): string =>
  [
    'id, number, goal, kind, code, cell, error, own, grade',
    `${nearestTime('at')} AS at`,
    `${knownLoss(maxLoss)} AS loss`,
    `${KNOWN_TIME} AS milliseconds`,
  ].join(', ')

type StoredAnswerRow = Omit<StoredAnswer, 'own'> & { readonly own: string }

const readRow = (row: StoredAnswerRow): StoredAnswer => ({ ...row, own: readJson(row.own) })

/** Median time of the latest decisions of this kind in this game, in ms; 0 if none are known. */
export function usualTime(database: StudyDatabase, session: number, kind: string): number {
  const last = database.all<{ milliseconds: number }>(
    `SELECT milliseconds FROM answers
     WHERE game = (SELECT game FROM sessions WHERE id = :session) AND kind = :kind
       AND grade IS NOT NULL AND ${IS_TIME_KNOWN}
     ORDER BY id DESC LIMIT ${PACE_ANSWERS}`,
    { session, kind },
  )
  const ascending = last.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  return ascending[Math.floor(ascending.length / 2)] ?? 0
}

/** Throws RequestError if the number is answered or the session does not exist. */
export function saveAnswer(
  database: StudyDatabase,
  { own, ...answer }: NewAnswer,
  /** Runs in the same transaction. */
  also: () => void = () => {},
): void {
  const { session, number, kind, code, grade, milliseconds } = answer
  database.transaction(() => {
    const isAnswered = database.get(
      'SELECT 1 FROM answers WHERE session = :session AND number = :number',
      { session, number },
    )
    if (isAnswered) {
      const { answeredElsewhere } = texts.backend.drills
      throw new RequestError('invalid-request', answeredElsewhere(number))
    }
    database.run(
      `UPDATE answers SET latest = 0 WHERE latest = 1 AND kind = :kind AND code = :code
         AND (rules, goal) = (SELECT rules, goal FROM sessions WHERE id = :session)`,
      { session, kind, code },
    )
    const slow =
      grade !== null &&
      milliseconds > Math.max(NEVER_SLOW_MS, 2 * usualTime(database, session, kind))
    const row = { ...answer, own: JSON.stringify(own), slow, latest: true }
    // The session may belong to a store that was replaced by a backup.
    if (!insertAnswer(database, row)) {
      throw new RequestError('not-found', texts.backend.drills.noSession(session))
    }
    also()
  })
}

/** False if the session does not exist. */
export function insertAnswer(
  database: StudyDatabase,
  {
    slow,
    latest,
    ...row
  }: Omit<NewAnswer, 'own'> & {
    readonly own: string
    readonly slow: boolean
    readonly latest: boolean
  },
): boolean {
  const { changes } = database.run(
    `INSERT INTO answers (session, number, at, game, rules, goal, kind, code, cell, error, own, loss,
       grade, milliseconds, slow, latest)
     SELECT id, :number, :at, game, rules, goal, :kind, :code, :cell, :error, :own, :loss, :grade,
       :milliseconds, :slow, :latest
     FROM sessions WHERE id = :session`,
    { ...row, slow: Number(slow), latest: Number(latest) },
  )
  return changes > 0
}

export function answersOf(
  database: StudyDatabase,
  played: Pick<Played, 'maxLoss'>,
  session: number,
): StoredAnswer[] {
  const columns = columnsOf(played)
  return database
    .all<StoredAnswerRow>(
      `SELECT ${columns} FROM answers WHERE session = :session ORDER BY number`,
      { session },
    )
    .map(readRow)
}

export function waiting(
  database: StudyDatabase,
  which: Waiting,
  { played, since, limit }: { played: Played; since: number; limit: number },
): StoredAnswer[] {
  const [condition, order] = which === 'failed' ? [IS_WRONG, 'loss'] : ['slow = 1', 'milliseconds']
  return database
    .all<StoredAnswerRow>(
      `SELECT ${columnsOf(played)} FROM answers INDEXED BY answers_${which}
       WHERE ${IS_PLAYED} AND at >= :since AND latest = 1 AND ${condition}
       ORDER BY answers.${order} DESC, answers.at LIMIT :limit`,
      { ...playedKey(played), since, limit },
    )
    .map(readRow)
}

/** Questions last answered before a time, or in the future by a wrong clock; oldest first. */
function unseen(database: StudyDatabase, played: Played, before: number, latest: number) {
  return database
    .all<StoredAnswerRow>(
      `SELECT ${columnsOf(played)} FROM answers
       WHERE ${IS_PLAYED} AND (at < :before OR at > :latest) AND latest = 1 AND grade IS NOT NULL
       ORDER BY answers.at LIMIT ${MAX_AGAIN}`,
      { ...playedKey(played), before, latest },
    )
    .map(readRow)
}

/** Worst or oldest first; null if the questions come from play. */
export function askedBefore(
  database: StudyDatabase,
  { source }: AnySetup,
  played: Played,
  clock: Clock,
): AskedBefore[] | null {
  if (source.kind === 'play') return null
  if (source.kind === 'cards') return askedCards(database, played, clock).slice(0, MAX_AGAIN)
  if (source.kind === 'unseen') {
    const last = localDay(clock, clock.now) - source.days
    return unseen(database, played, dayStart(clock, last + 1), latestOf(clock))
  }
  if (source.kind !== 'session') {
    return waiting(database, source.kind, { played, since: 0, limit: MAX_AGAIN })
  }
  return database
    .all<StoredAnswerRow>(
      `SELECT ${columnsOf(played)} FROM answers
       WHERE session = :session AND ${IS_PLAYED} AND ${IS_WRONG}
       ORDER BY answers.loss DESC LIMIT ${MAX_AGAIN}`,
      { ...playedKey(played), session: source.session },
    )
    .map(readRow)
}
