import type { Goal } from '#shared/base/goal.ts'
import { ruleHash } from '#shared/farkle/rule-hash.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import type { LossSums } from '#shared/study/error-rate.ts'
import type { Grade } from '#shared/study/grade.ts'
import type { LeakRow } from '#shared/study/leaks.ts'
import type { DecisionKind, Scope, Situation, Speed } from '#shared/study/setup.ts'
import { IS_WRONG } from './answer-records.ts'
import type { Span } from './spans.ts'
import type { StudyDatabase } from './study-database.ts'

/** Whose figures are asked for: one game and goal, from a time on (milliseconds of the epoch). */
export interface Subject {
  readonly rules: RuleSet
  readonly goal: Goal
  readonly since: number
}

// Left to itself, the planner takes the index by time for everything that has a time in it; INDEXED BY
// names the one that holds just the rows wanted, in their order.

const SUMS =
  'count(*) AS count, coalesce(sum(loss), 0.0) AS sum, coalesce(sum(loss * loss), 0.0) AS sumSquares'

const OF_GAME = 'rules = (SELECT id FROM rule_sets WHERE hash = :hash) AND goal = :goal'
const OF_SUBJECT = `${OF_GAME} AND at >= :since`

function valuesOf({ rules, goal, since }: Subject): { hash: string; goal: Goal; since: number } {
  return { hash: ruleHash(rules), goal, since }
}

/** Every answer, forced ones among them, and every session that has one. */
export function counts(
  database: StudyDatabase,
  subject: Subject,
): { answers: number; sessions: number; failed: number; slow: number } {
  const values = valuesOf(subject)
  const count = (sql: string): number => database.get<{ count: number }>(sql, values)!.count
  return {
    answers: count(`SELECT count(*) AS count FROM answers WHERE ${OF_SUBJECT}`),
    sessions: count(
      `SELECT count(*) AS count FROM sessions
       WHERE ${OF_GAME} AND started >= :since
         AND EXISTS (SELECT 1 FROM answers WHERE session = sessions.id)`,
    ),
    failed: count(
      `SELECT count(*) AS count FROM answers INDEXED BY answers_failed
       WHERE ${OF_SUBJECT} AND latest = 1 AND ${IS_WRONG}`,
    ),
    slow: count(
      `SELECT count(*) AS count FROM answers INDEXED BY answers_slow
       WHERE ${OF_SUBJECT} AND latest = 1 AND slow = 1`,
    ),
  }
}

/** The losses of each grade in a span of time. */
export interface GradeSums extends LossSums {
  readonly grade: Grade
}

/** The losses of each span of time, by grade. */
export function spanSums(
  database: StudyDatabase,
  subject: Subject,
  spans: readonly Span[],
): { span: Span; grades: GradeSums[] }[] {
  const { hash, goal, since } = valuesOf(subject)
  return spans.map((span) => ({
    span,
    grades: database.all<GradeSums>(
      `SELECT grade, ${SUMS} FROM answers
       WHERE ${OF_SUBJECT} AND at < :to AND grade IS NOT NULL GROUP BY grade`,
      { hash, goal, since: Math.max(span.from, since), to: span.to },
    ),
  }))
}

/** When the first and the last unforced answer were given; null without one. */
export function timeRange(
  database: StudyDatabase,
  subject: Subject,
): { first: number; last: number } | null {
  // One at a time, so that each is read off an end of the index.
  const end = (which: 'min' | 'max'): number | null =>
    database.get<{ at: number | null }>(
      `SELECT ${which}(at) AS at FROM answers WHERE ${OF_SUBJECT} AND grade IS NOT NULL`,
      valuesOf(subject),
    )!.at
  const first = end('min')
  const last = end('max')
  return first === null || last === null ? null : { first, last }
}

/** The median time of an unforced answer; null without one. */
export function medianTime(
  database: StudyDatabase,
  subject: Subject,
  count: number,
): number | null {
  const row = database.get<{ milliseconds: number }>(
    `SELECT milliseconds FROM answers INDEXED BY answers_timed
     WHERE ${OF_SUBJECT} AND grade IS NOT NULL
     ORDER BY milliseconds LIMIT 1 OFFSET :offset`,
    { ...valuesOf(subject), offset: Math.floor(Math.max(0, count - 1) / 2) },
  )
  return row?.milliseconds ?? null
}

/** The losses by everything that a line of the leak report can be about. */
export function leakRows(database: StudyDatabase, subject: Subject): LeakRow[] {
  return database.all(
    `SELECT kind, dice, band AS turnTotalBand, situation, slip, ${SUMS} FROM answers
     WHERE ${OF_SUBJECT} AND grade IS NOT NULL GROUP BY kind, dice, band, situation, slip`,
    valuesOf(subject),
  )
}

/** How many answers each cell has, and how many of them are wrong. */
export function cellCounts(
  database: StudyDatabase,
  rules: RuleSet,
  goal: Goal,
): {
  kind: DecisionKind
  dice: number
  band: number
  situation: Situation
  count: number
  wrong: number
}[] {
  return database.all(
    `SELECT kind, dice, band, situation, count(*) AS count, sum(${IS_WRONG}) AS wrong FROM answers
     WHERE ${OF_SUBJECT} AND grade IS NOT NULL GROUP BY kind, dice, band, situation`,
    valuesOf({ rules, goal, since: 0 }),
  )
}

/** A session with the figures of its answers. */
export interface SessionLine extends LossSums {
  readonly id: number
  readonly at: number
  readonly scope: Scope
  readonly kind: DecisionKind
  readonly speed: Speed
  readonly ended: number | null
  readonly answers: number
  readonly score: number | null
  readonly winner: 'you' | 'bot' | 'both' | null
}

/** Sessions with at least one answer, newest first. */
export function sessionLines(
  database: StudyDatabase,
  subject: Subject,
  limit: number,
): SessionLine[] {
  return database.all(
    `SELECT shown.*, count(grade) AS count, count(*) AS answers,
       coalesce(sum(loss) FILTER (WHERE grade IS NOT NULL), 0.0) AS sum,
       coalesce(sum(loss * loss) FILTER (WHERE grade IS NOT NULL), 0.0) AS sumSquares
     FROM (
       SELECT id, started AS at, scope, kind, speed, ended, score, winner FROM sessions
       WHERE ${OF_GAME} AND started >= :since
         AND EXISTS (SELECT 1 FROM answers WHERE session = sessions.id)
       ORDER BY started DESC, id DESC LIMIT :limit
     ) AS shown JOIN answers ON answers.session = shown.id
     GROUP BY shown.id ORDER BY shown.at DESC, shown.id DESC`,
    { ...valuesOf(subject), limit },
  )
}
