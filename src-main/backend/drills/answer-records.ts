import { RequestError } from '#shared/contract/errors.ts'
import type { DrillSource } from '#shared/study/setup.ts'
import { texts } from '#shared/texts/texts.ts'
import {
  IS_WRONG,
  ofGame,
  type AnyAnswer,
  type DrillForm,
  type KeptAnswer,
  type KeptTypes,
  type Row,
} from './kept-drills.ts'
import { IS_TIME_KNOWN, KNOWN_TIME, knownLoss } from '../store/known-values.ts'
import type { StudyDatabase } from '../store/study-database.ts'

/** Nobody is slow below this, and so many answers tell how fast somebody usually is. */
const NEVER_SLOW_MS = 8000
const PACE_ANSWERS = 200

/** More are not asked again in one session. */
export const MOST_AGAIN = 1000

/** An answer as it is given to be kept; `own` are the columns that only this game has. */
export interface NewAnswer extends AnyAnswer {
  readonly session: number
  readonly loss: number
  readonly milliseconds: number
  readonly own: Row
}

/** Which questions wait to be put right. */
export type Waiting = 'failed' | 'slow'

const columnsOf = ({ own, maxLoss }: Pick<DrillForm<KeptTypes>, 'own' | 'maxLoss'>): string =>
  [
    'id, number, at, kind, code, grade',
    `${knownLoss(maxLoss)} AS loss`,
    `${KNOWN_TIME} AS milliseconds`,
    ...own,
  ].join(', ')

/** Above how many milliseconds an answer of a kind is slow for this user. */
function slowLimit(database: StudyDatabase, answers: string, kind: string): number {
  const last = database.all<{ milliseconds: number }>(
    `SELECT milliseconds FROM ${answers} WHERE kind = :kind AND grade IS NOT NULL
       AND ${IS_TIME_KNOWN}
     ORDER BY id DESC LIMIT ${PACE_ANSWERS}`,
    { kind },
  )
  const ascending = last.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const median = ascending[Math.floor(ascending.length / 2)] ?? 0
  return Math.max(NEVER_SLOW_MS, 2 * median)
}

/**
 * Keeps an answer; when this returns it is on the disk. Throws RequestError for a number that was
 * answered before, by another window, and where there is no such session.
 */
export function keepAnswer<T extends KeptTypes>(
  database: StudyDatabase,
  { answers, sessions, game, question, copied }: DrillForm<T>,
  { own, ...answer }: NewAnswer,
): void {
  const { session, number, kind, grade, milliseconds } = answer
  database.transaction(() => {
    const isAnswered = database.get(
      `SELECT 1 FROM ${answers} WHERE session = :session AND number = :number`,
      { session, number },
    )
    if (isAnswered) {
      const { answeredElsewhere } = texts.backend.drills
      throw new RequestError('invalid-request', answeredElsewhere(number))
    }
    const same = question.map((column) => `${column} = :${column}`).join(' AND ')
    const columns = game.join(', ')
    const asked: Row = { session, kind, code: answer.code }
    database.run(
      `UPDATE ${answers} SET latest = 0 WHERE latest = 1 AND ${same}
         AND (${columns}) = (SELECT ${columns} FROM ${sessions} WHERE id = :session)`,
      Object.fromEntries(['session', ...question].map((name) => [name, asked[name]!])),
    )
    const slow = grade !== null && milliseconds > slowLimit(database, answers, kind)
    const row: Row = { ...answer, ...own, slow: Number(slow) }
    const names = Object.keys(row)
    database.run(
      `INSERT INTO ${answers} (${[...names, ...Object.keys(copied)].join(', ')})
       SELECT ${[...names.map((name) => `:${name}`), ...Object.values(copied)].join(', ')}
       FROM ${sessions} WHERE id = :session`,
      row,
    )
    // The session may be one of the store that was there before a backup was restored.
    const { kept } = database.get<{ kept: number }>('SELECT changes() AS kept')!
    if (kept === 0) {
      throw new RequestError('not-found', texts.backend.drills.noSession(session))
    }
  })
}

/** The answers of a session in their order. */
export function answersOf<T extends KeptTypes>(
  database: StudyDatabase,
  form: DrillForm<T>,
  session: number,
): KeptAnswer<T>[] {
  return database.all(
    `SELECT ${columnsOf(form)} FROM ${form.answers} WHERE session = :session ORDER BY number`,
    { session },
  )
}

/** Questions whose latest answer failed or was slow, worst first. */
export function waiting<T extends KeptTypes>(
  database: StudyDatabase,
  form: DrillForm<T>,
  which: Waiting,
  { played, since, limit }: { played: T['played']; since: number; limit: number },
): KeptAnswer<T>[] {
  const [condition, order] = which === 'failed' ? [IS_WRONG, 'loss'] : ['slow = 1', 'milliseconds']
  return database.all(
    `SELECT ${columnsOf(form)} FROM ${form.answers} INDEXED BY ${form.answers}_${which}
     WHERE ${ofGame(form)} AND at >= :since AND latest = 1 AND ${condition}
     ORDER BY ${form.answers}.${order} DESC, at LIMIT :limit`,
    { ...form.keyOf(played), since, limit },
  )
}

/** The questions of a source, worst first; null for play. */
export function askedBefore<T extends KeptTypes>(
  database: StudyDatabase,
  form: DrillForm<T>,
  source: DrillSource,
  played: T['played'],
): KeptAnswer<T>[] | null {
  if (source.kind === 'play') return null
  if (source.kind !== 'session') {
    return waiting(database, form, source.kind, { played, since: 0, limit: MOST_AGAIN })
  }
  return database.all(
    `SELECT ${columnsOf(form)} FROM ${form.answers}
     WHERE session = :session AND ${ofGame(form)} AND ${IS_WRONG}
     ORDER BY ${form.answers}.loss DESC LIMIT ${MOST_AGAIN}`,
    { ...form.keyOf(played), session: source.session },
  )
}
