import type { Clock } from '#shared/base/clock.ts'
import type { AnySetup, CellLosses, Drill } from '#shared/study/drill.ts'
import { addedLosses, errorRate, type LossSums } from '#shared/study/error-rate.ts'
import type { TopicRecord } from '#shared/cards/lesson-topic.ts'
import { MAX_ANSWER_MS } from '#shared/base/bounds.ts'
import { gradeCounts, type Grade } from '#shared/study/grade.ts'
import { worstLeak } from '#shared/study/leak-report.ts'
import type { NeedsList } from '#shared/study/needs.ts'
import { DAY_SEED, type Speed } from '#shared/study/setup.ts'
import { IS_TIME_KNOWN, jsonField, knownLoss, knownScore } from '../store/known-values.ts'
import { spansBetween, type Span } from '../store/spans.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import { IS_PLAYED, IS_WRONG, playedKey, type Played } from './played.ts'
import { bests } from './session-records.ts'

/** Whose figures are asked for: what is played, from a time on (milliseconds of the epoch). */
export interface Subject {
  readonly played: Played
  readonly since: number
}

// Left to itself, the planner takes the index by time for everything that has a time in it; INDEXED BY
// names the one that holds just the rows wanted, in their order.

/** Of the losses that are known. */
function sumsOf(maxLoss: number): string {
  const loss = knownLoss(maxLoss)
  return `count(${loss}) AS count, coalesce(sum(${loss}), 0.0) AS sum,
    coalesce(sum(${loss} * loss), 0.0) AS sumSquares`
}

/** The answers of a grade, and the losses of those whose loss is known. */
interface GradeSums extends LossSums {
  readonly grade: Grade
  readonly answers: number
}

const IS_SUBJECT = `${IS_PLAYED} AND at >= :since`

/** A session with the figures of its answers. */
interface SessionConnection extends LossSums {
  readonly id: number
  readonly at: number
  readonly scope: string
  readonly kind: string
  readonly speed: Speed
  readonly ended: number | null
  readonly answers: number
  readonly score: number | null
  readonly outcome: string | number | null
}

/** A position of the day; grade and loss are null until it is answered, or where nothing was graded. */
export interface DayLine {
  readonly day: string
  readonly session: number
  readonly grade: Grade | null
  readonly loss: number | null
}

/** The figures of what is played. */
export class ProgressQueries {
  readonly #database: StudyDatabase
  readonly #maxLoss: number
  readonly #values: { readonly hash: string; readonly goal: string; readonly since: number }

  constructor(database: StudyDatabase, { played, since }: Subject) {
    this.#database = database
    this.#maxLoss = played.maxLoss
    this.#values = { ...playedKey(played), since }
  }

  /** Every answer, ungraded ones among them, and every session that has one. */
  counts(): { answers: number; sessions: number; failed: number; slow: number } {
    const count = (from: string): number =>
      this.#database.get<{ count: number }>(`SELECT count(*) AS count ${from}`, this.#values)!.count
    const waiting = (which: string, condition: string): number =>
      count(
        `FROM answers INDEXED BY answers_${which}
         WHERE ${IS_SUBJECT} AND latest = 1 AND ${condition}`,
      )
    return {
      answers: count(`FROM answers WHERE ${IS_SUBJECT}`),
      sessions: count(
        `FROM sessions WHERE ${IS_PLAYED} AND started >= :since
         AND EXISTS (SELECT 1 FROM answers WHERE session = sessions.id)`,
      ),
      failed: waiting('failed', IS_WRONG),
      slow: waiting('slow', 'slow = 1'),
    }
  }

  /** The losses of each span of time, by grade. */
  spans(clock: Clock): (Span & { grades: GradeSums[] })[] {
    const range = this.#timeRange()
    if (!range) return []
    return spansBetween(range.first, range.last, clock).map((span) => ({
      ...span,
      grades: this.#database.all<GradeSums>(
        `SELECT grade, count(*) AS answers, ${sumsOf(this.#maxLoss)} FROM answers
         WHERE ${IS_SUBJECT} AND at < :to AND grade IS NOT NULL GROUP BY grade`,
        { ...this.#values, since: Math.max(span.from, this.#values.since), to: span.to },
      ),
    }))
  }

  /** When the first and the last graded answer were given; null without one. */
  #timeRange(): { first: number; last: number } | null {
    // One at a time, so that each is read off an end of the index.
    const end = (which: 'min' | 'max'): number | null =>
      this.#database.get<{ at: number | null }>(
        `SELECT ${which}(at) AS at FROM answers WHERE ${IS_SUBJECT} AND grade IS NOT NULL`,
        this.#values,
      )!.at
    const first = end('min')
    const last = end('max')
    return first === null || last === null ? null : { first, last }
  }

  /** The median time of the graded answers, of which there are so many; null without one. */
  medianTime(count: number): number | null {
    const timed = `FROM answers INDEXED BY answers_timed WHERE ${IS_SUBJECT} AND grade IS NOT NULL`
    const unknown = ['milliseconds < 0', `milliseconds > ${MAX_ANSWER_MS}`]
      .map((condition) => `SELECT count(*) AS count ${timed} AND ${condition}`)
      .map((sql) => this.#database.get<{ count: number }>(sql, this.#values)!.count)
      .reduce((sum, some) => sum + some)
    const row = this.#database.get<{ milliseconds: number }>(
      `SELECT milliseconds ${timed} AND ${IS_TIME_KNOWN}
       ORDER BY milliseconds LIMIT 1 OFFSET :offset`,
      { ...this.#values, offset: Math.floor(Math.max(0, count - unknown - 1) / 2) },
    )
    return row?.milliseconds ?? null
  }

  /**
   * The losses by everything that a line of the leak report can be about; up to a time, if any, and of
   * the sessions whose setup passes.
   */
  cellLosses(until: number | null = null, passes?: (setup: AnySetup) => boolean): CellLosses[] {
    const { hash, goal } = this.#values
    const sessions =
      passes &&
      this.#database
        .all<{ id: number; setup: string }>(`SELECT id, setup FROM sessions WHERE ${IS_PLAYED}`, {
          hash,
          goal,
        })
        .filter(({ setup }) => passes(JSON.parse(setup) as AnySetup))
        .map(({ id }) => id)
    return this.#database.all(
      `SELECT cell, error, ${sumsOf(this.#maxLoss)} FROM answers
       WHERE ${IS_SUBJECT} AND grade IS NOT NULL AND at < coalesce(:until, at + 1)
       ${sessions ? 'AND session IN (SELECT value FROM json_each(:sessions))' : ''}
       GROUP BY cell, error`,
      { ...this.#values, until, ...(sessions && { sessions: JSON.stringify(sessions) }) },
    )
  }

  /** Positions of the day that were begun, the latest day first, with how they were answered. */
  days(limit: number): DayLine[] {
    return this.#database.all(
      `SELECT substr(${jsonField('setup', 'seed')}, ${DAY_SEED.length + 1}) AS day, max(sessions.id) AS session,
         answers.grade AS grade, ${knownLoss(this.#maxLoss)} AS loss
       FROM sessions LEFT JOIN answers ON answers.session = sessions.id AND answers.number = 1
       WHERE sessions.rules = (SELECT id FROM rules WHERE hash = :hash) AND sessions.goal = :goal
         AND sessions.started >= :since
         AND ${jsonField('setup', 'seed')} GLOB '${DAY_SEED}[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'
         AND ${jsonField('setup', 'questions')} = 1
       GROUP BY day ORDER BY day DESC LIMIT :limit`,
      { ...this.#values, limit },
    )
  }

  /** How many answers each cell has, and how many of them are wrong. */
  needs(): NeedsList {
    return this.#database
      .all<{ cell: string; count: number; wrong: number }>(
        `SELECT cell, count(*) AS count, sum(${IS_WRONG}) AS wrong FROM answers
         WHERE ${IS_SUBJECT} AND grade IS NOT NULL GROUP BY cell`,
        this.#values,
      )
      .map(({ cell, count, wrong }) => [cell, count, wrong])
  }

  /** How the last graded answers of some cells went. */
  lately(cells: readonly string[], limit: number): { count: number; wrong: number } {
    return this.#database.get<{ count: number; wrong: number }>(
      `SELECT count(*) AS count, coalesce(sum(wrong), 0) AS wrong FROM (
         SELECT ${IS_WRONG} AS wrong FROM answers
         WHERE ${IS_SUBJECT} AND grade IS NOT NULL
           AND cell IN (SELECT value FROM json_each(:cells))
         ORDER BY at DESC LIMIT :limit)`,
      { ...this.#values, cells: JSON.stringify(cells), limit },
    )!
  }

  /** Whether a lesson's own drill has an answer. */
  hasLesson(lesson: string): boolean {
    return (
      this.#database.get(
        `SELECT 1 FROM sessions
         WHERE ${IS_PLAYED} AND started >= :since AND ${jsonField('setup', 'lesson')} = :lesson
           AND EXISTS (SELECT 1 FROM answers WHERE session = sessions.id) LIMIT 1`,
        { ...this.#values, lesson },
      ) !== undefined
    )
  }

  /** What was answered of a lesson that one plays, and its latest check that came to its end. */
  topic(lesson: string, questions: number): TopicRecord {
    const rows = this.#database.all<{ part: string; at: number; asked: number; right: number }>(
      `SELECT ${jsonField('setup', 'part')} AS part, max(at) AS at, count(grade) AS asked,
         count(grade) FILTER (WHERE NOT ${IS_WRONG}) AS right
       FROM (
         SELECT id, setup FROM sessions
         WHERE ${IS_PLAYED} AND ${jsonField('setup', 'lesson')} = :lesson AND ${jsonField('setup', 'part')} IS NOT NULL
       ) AS played JOIN answers ON answers.session = played.id
       GROUP BY played.id ORDER BY max(at) DESC`,
      { hash: this.#values.hash, goal: this.#values.goal, lesson },
    )
    const checks = rows.filter(({ part }) => part === 'check')
    const last = checks.find(({ asked }) => asked >= questions)
    return {
      positions: rows
        .filter(({ part }) => part === 'positions')
        .reduce((n, row) => n + row.asked, 0),
      check: last ? { at: last.at, right: last.right, asked: last.asked } : null,
      tried: checks.length > 0,
    }
  }

  /** Sessions with at least one answer, newest first, with the figures of their answers. */
  sessions(limit: number): SessionConnection[] {
    const loss = knownLoss(this.#maxLoss)
    return this.#database.all(
      `SELECT shown.*, count(*) AS answers,
         count(${loss}) FILTER (WHERE grade IS NOT NULL) AS count,
         coalesce(sum(${loss}) FILTER (WHERE grade IS NOT NULL), 0.0) AS sum,
         coalesce(sum(${loss} * loss) FILTER (WHERE grade IS NOT NULL), 0.0) AS sumSquares
       FROM (
         SELECT id, started AS at, scope, kind, speed, ended, ${knownScore()} AS score, outcome
         FROM sessions
         WHERE ${IS_PLAYED} AND started >= :since
           AND EXISTS (SELECT 1 FROM answers WHERE session = sessions.id)
         ORDER BY started DESC, id DESC LIMIT :limit
       ) AS shown JOIN answers ON answers.session = shown.id
       GROUP BY shown.id ORDER BY shown.at DESC, shown.id DESC`,
      { ...this.#values, limit },
    )
  }
}

/** How somebody fares in what is played, where it is lost, and what was done lately. */
export function progressOf(
  database: StudyDatabase,
  drill: Drill,
  subject: Subject,
  sessions: number,
  clock: Clock,
) {
  const queries = new ProgressQueries(database, subject)
  const spans = queries.spans(clock)
  const graded = spans.flatMap(({ grades }) => grades)
  const count = graded.reduce((sum, { answers }) => sum + answers, 0)
  const leaks = drill.leaks(queries.cellLosses())
  return {
    ...queries.counts(),
    error: errorRate(addedLosses(graded)),
    grades: gradeCounts(graded.map(({ grade, answers }) => ({ grade, count: answers }))),
    milliseconds: queries.medianTime(count),
    spans: spans
      .filter(({ grades }) => grades.length > 0)
      .map(({ from, to, grades }) => ({ from, to, error: errorRate(addedLosses(grades)) })),
    leaks,
    worst: worstLeak(leaks),
    mastery: drill.mastery?.(subject.played.rules, queries.needs()) ?? null,
    lately: queries.sessions(sessions).map(({ ended, count, sum, sumSquares, ...line }) => ({
      ...line,
      ended: ended !== null,
      error: errorRate({ count, sum, sumSquares }),
    })),
    bests: bests(database, subject.played),
  }
}
