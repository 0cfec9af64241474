import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { addedLosses, errorRate, type LossSums } from '#shared/study/error-rate.ts'
import type { Grade } from '#shared/study/grade.ts'
import type { Speed } from '#shared/study/setup.ts'
import {
  worstYahtzeeLeak,
  yahtzeeLeaks,
  type YahtzeeLeakLine,
  type YahtzeeLeakRow,
} from '#shared/study/yahtzee/leaks.ts'
import type { YahtzeeKind, YahtzeeScope } from '#shared/study/yahtzee/setup.ts'
import { ruleHash } from '#shared/yahtzee/rule-hash.ts'
import type { RuleSet } from '#shared/yahtzee/rule-set.ts'
import { IS_WRONG } from '../study/answer-records.ts'
import { spansBetween, type Span } from '../study/spans.ts'
import type { StudyDatabase } from '../study/study-database.ts'
import { gradeCounts, pastAnswer } from './data.ts'
import { OF_RULES, yahtzeeWaiting } from './records.ts'

type Answer<N extends keyof BackendRequests> = AnswerOf<BackendRequests, N>
type Progress = Answer<'yahtzeeDrill.progress'>

/** Whose figures are asked for: one game, from a time on (milliseconds of the epoch). */
interface Subject {
  readonly rules: RuleSet
  readonly since: number
}

const SUMS =
  'count(*) AS count, coalesce(sum(loss), 0.0) AS sum, coalesce(sum(loss * loss), 0.0) AS sumSquares'
const OF_SUBJECT = `${OF_RULES} AND at >= :since`
const GRADED = `${OF_SUBJECT} AND grade IS NOT NULL`

type Values = { hash: string; since: number }

function counts(database: StudyDatabase, values: Values) {
  const count = (sql: string): number => database.get<{ count: number }>(sql, values)!.count
  return {
    answers: count(`SELECT count(*) AS count FROM yahtzee_answers WHERE ${OF_SUBJECT}`),
    sessions: count(
      `SELECT count(*) AS count FROM yahtzee_sessions WHERE ${OF_RULES} AND started >= :since
         AND EXISTS (SELECT 1 FROM yahtzee_answers WHERE session = yahtzee_sessions.id)`,
    ),
    failed: count(
      `SELECT count(*) AS count FROM yahtzee_answers INDEXED BY yahtzee_answers_failed
       WHERE ${OF_SUBJECT} AND latest = 1 AND ${IS_WRONG}`,
    ),
  }
}

function spansOf(database: StudyDatabase, values: Values): Span[] {
  const end = (which: 'min' | 'max'): number | null =>
    database.get<{ at: number | null }>(
      `SELECT ${which}(at) AS at FROM yahtzee_answers WHERE ${GRADED}`,
      values,
    )!.at
  const first = end('min')
  const last = end('max')
  return first === null || last === null ? [] : spansBetween(first, last)
}

function medianTime(database: StudyDatabase, values: Values, count: number): number | null {
  const row = database.get<{ milliseconds: number }>(
    `SELECT milliseconds FROM yahtzee_answers INDEXED BY yahtzee_answers_timed
     WHERE ${GRADED} ORDER BY milliseconds LIMIT 1 OFFSET :offset`,
    { ...values, offset: Math.floor(Math.max(0, count - 1) / 2) },
  )
  return row?.milliseconds ?? null
}

/** Yes and no as SQLite has them. */
interface Flags {
  readonly joker: number
  readonly upperBonus: number
}

function leakRows(database: StudyDatabase, values: Values): YahtzeeLeakRow[] {
  const rows = database.all<Omit<YahtzeeLeakRow, 'joker' | 'upperBonus'> & Flags>(
    `SELECT kind, stage, joker, upper_bonus AS upperBonus, ${SUMS} FROM yahtzee_answers
     WHERE ${GRADED} GROUP BY kind, stage, joker, upper_bonus`,
    values,
  )
  return rows.map((row) => ({
    ...row,
    joker: row.joker === 1,
    upperBonus: row.upperBonus === 1,
  }))
}

interface SessionRow extends LossSums {
  readonly id: number
  readonly at: number
  readonly scope: YahtzeeScope
  readonly kind: YahtzeeKind
  readonly speed: Speed
  readonly ended: number | null
  readonly answers: number
  readonly score: number | null
  readonly points: number | null
}

/** Sessions with at least one answer, newest first. */
function lately(database: StudyDatabase, values: Values, limit: number): Progress['lately'] {
  const rows = database.all<SessionRow>(
    `SELECT shown.*, count(grade) AS count, count(*) AS answers,
       coalesce(sum(loss) FILTER (WHERE grade IS NOT NULL), 0.0) AS sum,
       coalesce(sum(loss * loss) FILTER (WHERE grade IS NOT NULL), 0.0) AS sumSquares
     FROM (
       SELECT id, started AS at, scope, kind, speed, ended, score, points FROM yahtzee_sessions
       WHERE ${OF_RULES} AND started >= :since
         AND EXISTS (SELECT 1 FROM yahtzee_answers WHERE session = yahtzee_sessions.id)
       ORDER BY started DESC, id DESC LIMIT :limit
     ) AS shown JOIN yahtzee_answers ON yahtzee_answers.session = shown.id
     GROUP BY shown.id ORDER BY shown.at DESC, shown.id DESC`,
    { ...values, limit },
  )
  return rows.map(({ ended, count, sum, sumSquares, ...line }) => ({
    ...line,
    ended: ended !== null,
    error: errorRate({ count, sum, sumSquares }),
  }))
}

function bests(database: StudyDatabase, hash: string): Progress['bests'] {
  // Beside max() SQLite gives the other columns of the row that has it.
  return database.all(
    `SELECT speed, scope, kind, seconds, max(score) AS score, started AS at FROM yahtzee_sessions
     WHERE ${OF_RULES} AND score IS NOT NULL
     GROUP BY speed, scope, kind, seconds ORDER BY speed, scope, kind, seconds`,
    { hash },
  )
}

const leakData = ({ drill, ...line }: YahtzeeLeakLine): Progress['leaks'][number] => ({
  ...line,
  drill: drill && structuredClone(drill),
})

/** How somebody fares in a game, where it is lost, and what was done lately. */
export function yahtzeeProgress(
  database: StudyDatabase,
  { rules, since }: Subject,
  sessions: number,
): Progress {
  const values = { hash: ruleHash(rules), since }
  const spans = spansOf(database, values).map((span) => ({
    ...span,
    grades: database.all<LossSums & { grade: Grade }>(
      `SELECT grade, ${SUMS} FROM yahtzee_answers WHERE ${GRADED} AND at < :to GROUP BY grade`,
      { hash: values.hash, since: Math.max(span.from, since), to: span.to },
    ),
  }))
  const graded = spans.flatMap(({ grades }) => grades)
  const all = addedLosses(graded)
  const leaks = yahtzeeLeaks(leakRows(database, values))
  const worst = worstYahtzeeLeak(leaks)
  return {
    ...counts(database, values),
    error: errorRate(all),
    grades: gradeCounts(graded),
    milliseconds: medianTime(database, values, all.count),
    spans: spans
      .filter(({ grades }) => grades.length > 0)
      .map(({ from, to, grades }) => ({ from, to, error: errorRate(addedLosses(grades)) })),
    leaks: leaks.map(leakData),
    worst: worst && leakData(worst),
    lately: lately(database, values, sessions),
    bests: bests(database, values.hash),
  }
}

/** What waits to be put right, worst first. */
export function waitingMistakes(
  database: StudyDatabase,
  subject: Subject & { readonly limit: number },
): Answer<'yahtzeeDrill.waiting'> {
  const answers = yahtzeeWaiting(database, subject)
  return { answers: answers.flatMap((answer) => pastAnswer(answer) ?? []) }
}
