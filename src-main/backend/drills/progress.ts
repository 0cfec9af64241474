import { EARLIEST, isoDay, latestOf, localDay, type Clock } from '#shared/base/clock.ts'
import type { AnySetup, Drill, Own } from '#shared/study/drill.ts'
import type { CellSums } from '#shared/study/expected-loss.ts'
import { addedLosses, errorRate, type LossSums } from '#shared/study/error-rate.ts'
import { plainCell } from '#shared/study/habits.ts'
import type { LessonRecord } from '#shared/cards/lesson.ts'
import { MAX_ANSWER_MS } from '#shared/base/bounds.ts'
import { gradeCounts, type Grade } from '#shared/study/grade.ts'
import type { NeedsList } from '#shared/study/needs.ts'
import { DAY_SEED, type Speed } from '#shared/study/setup.ts'
import {
  IS_TIME_KNOWN,
  jsonField,
  knownLoss,
  knownScore,
  nearestTime,
  readSetup,
} from '../store/known-values.ts'
import { spansBetween, type Span } from '../store/spans.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import { IS_PLAYED, IS_WRONG, playedKey, type Played } from './played.ts'
import { bests } from './session-records.ts'

/** `since` in ms since the epoch; 0 for all answers. */
export interface Subject {
  readonly played: Played
  readonly since: number
  readonly clock: Clock
}

// Answers dated 1970 or 2100 by a wrong clock count, but not as the latest and not in a time span.

// INDEXED BY: the planner would prefer the index by time, which reads more rows.

function sumsOf(maxLoss: number): string {
  const loss = knownLoss(maxLoss)
  return `count(${loss}) AS count, coalesce(sum(${loss}), 0.0) AS sum,
    coalesce(sum(${loss} * loss), 0.0) AS sumSquares`
}

/** `count` and the sums are over answers with a known loss. */
interface GradeSums extends LossSums {
  readonly grade: Grade
  readonly answers: number
}

const inSetup = (field: string): string => jsonField('setup', field)

/** With `since` 0, `until` is unlimited. */
const IS_SUBJECT = `${IS_PLAYED} AND at BETWEEN :since AND :until`
const IS_SESSION = `${IS_PLAYED} AND started BETWEEN :since AND :until
  AND EXISTS (SELECT 1 FROM answers WHERE session = sessions.id)`

interface SessionConnection extends LossSums {
  readonly id: number
  readonly at: number
  readonly scope: Own<'scope', string>
  readonly kind: Own<'kind', string>
  readonly speed: Speed
  readonly ended: number | null
  readonly answers: number
  readonly score: number | null
  readonly outcome: Own<'outcome', string | number> | null
}

/** `grade` and `loss` are null if unanswered or not graded; `own` is null if unanswered. */
export interface DayLine {
  readonly day: string
  readonly session: number
  readonly grade: Grade | null
  readonly loss: number | null
  /** The game's fields of the answer, as JSON. */
  readonly own: string | null
}

export class ProgressQueries {
  readonly #database: StudyDatabase
  readonly #maxLoss: number
  readonly #clock: Clock
  readonly #values: Readonly<Record<'hash' | 'goal', string> & Record<'since' | 'until', number>>

  constructor(database: StudyDatabase, { played, since, clock }: Subject) {
    this.#database = database
    this.#maxLoss = played.maxLoss
    this.#clock = clock
    const until = since === 0 ? Number.MAX_SAFE_INTEGER : latestOf(clock)
    this.#values = { ...playedKey(played), since, until }
  }

  /** Includes ungraded answers; only sessions with an answer. */
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
      sessions: count(`FROM sessions WHERE ${IS_SESSION}`),
      failed: waiting('failed', IS_WRONG),
      slow: waiting('slow', 'slow = 1'),
    }
  }

  grades({ from, to }: Span = { from: 0, to: Infinity }): GradeSums[] {
    const { since, until } = this.#values
    const span = { since: Math.max(from, since), until: Math.min(to - 1, until) }
    return this.#database.all<GradeSums>(
      `SELECT grade, count(*) AS answers, ${sumsOf(this.#maxLoss)} FROM answers
       WHERE ${IS_SUBJECT} AND grade IS NOT NULL GROUP BY grade`,
      { ...this.#values, ...span },
    )
  }

  spans(): (Span & { grades: GradeSums[] })[] {
    const range = this.#timeRange()
    if (!range) return []
    const spans = spansBetween(range.first, range.last, this.#clock)
    return spans.map((span) => ({ ...span, grades: this.grades(span) }))
  }

  #timeRange(): { first: number; last: number } | null {
    const { since, until } = this.#values
    const within = {
      since: Math.max(since, EARLIEST),
      until: Math.min(until, latestOf(this.#clock)),
    }
    // Two queries, so that each reads one end of the index.
    const end = (which: 'min' | 'max'): number | null =>
      this.#database.get<{ at: number | null }>(
        `SELECT ${which}(at) AS at FROM answers WHERE ${IS_SUBJECT} AND grade IS NOT NULL`,
        { ...this.#values, ...within },
      )!.at
    const first = end('min')
    const last = end('max')
    return first === null || last === null ? null : { first, last }
  }

  /** Median time of the graded answers in ms. `count` is their number; null if there is none. */
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

  /** Losses by cell, before a time and of sessions whose setup passes. */
  cellLosses(before = Infinity, passes?: (setup: AnySetup) => boolean): CellSums[] {
    const { hash, goal } = this.#values
    const sessions =
      passes &&
      this.#database
        .all<{ id: number; setup: string }>(`SELECT id, setup FROM sessions WHERE ${IS_PLAYED}`, {
          hash,
          goal,
        })
        .filter(({ setup: json }) => {
          const setup = readSetup(json)
          return setup !== null && passes(setup)
        })
        .map(({ id }) => id)
    return this.#database.all(
      `SELECT cell, ${sumsOf(this.#maxLoss)} FROM answers
       WHERE ${IS_SUBJECT} AND grade IS NOT NULL
       ${sessions ? 'AND session IN (SELECT value FROM json_each(:sessions))' : ''}
       GROUP BY cell`,
      {
        ...this.#values,
        until: Math.min(before - 1, this.#values.until),
        ...(sessions && { sessions: JSON.stringify(sessions) }),
      },
    )
  }

  days(limit: number): DayLine[] {
    const today = isoDay(localDay(this.#clock, this.#clock.now))
    const { hash, goal } = this.#values
    return this.#database.all(
      `SELECT substr(${inSetup('seed')}, ${DAY_SEED.length + 1}) AS day, max(sessions.id) AS session,
         answers.grade AS grade, ${knownLoss(this.#maxLoss)} AS loss, answers.own AS own
       FROM sessions LEFT JOIN answers ON answers.session = sessions.id AND answers.number = 1
       WHERE sessions.rules = (SELECT id FROM rules WHERE hash = :hash) AND sessions.goal = :goal
         AND ${inSetup('seed')} GLOB '${DAY_SEED}[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'
         AND ${inSetup('questions')} = 1
         AND day <= :today
       GROUP BY day ORDER BY day DESC LIMIT :limit`,
      { hash, goal, limit, today },
    )
  }

  /** [cell, answers, wrong answers]. */
  needs(): NeedsList {
    const rows = this.#database.all<{ cell: string; count: number; wrong: number }>(
      `SELECT cell, count(*) AS count, sum(${IS_WRONG}) AS wrong FROM answers
       WHERE ${IS_SUBJECT} AND grade IS NOT NULL GROUP BY cell`,
      this.#values,
    )
    const cells = new Map<string, { count: number; wrong: number }>()
    for (const { cell, count, wrong } of rows) {
      const before = cells.get(plainCell(cell)) ?? { count: 0, wrong: 0 }
      const sums = { count: before.count + count, wrong: before.wrong + wrong }
      cells.set(plainCell(cell), sums)
    }
    return [...cells].map(([cell, { count, wrong }]) => [cell, count, wrong])
  }

  lately(cells: readonly string[], limit: number): { count: number; wrong: number } {
    return this.#database.get<{ count: number; wrong: number }>(
      `SELECT count(*) AS count, coalesce(sum(wrong), 0) AS wrong FROM (
         SELECT ${IS_WRONG} AS wrong FROM answers
         WHERE ${IS_SUBJECT} AND grade IS NOT NULL
           AND cell IN (SELECT value FROM json_each(:cells))
         ORDER BY at DESC LIMIT :limit)`,
      { ...this.#values, until: latestOf(this.#clock), cells: JSON.stringify(cells), limit },
    )!
  }

  lesson(id: string, questions: number): LessonRecord {
    const { hash, goal } = this.#values
    const rows = this.#database.all<{ part: string; at: number; asked: number; right: number }>(
      `SELECT ${inSetup('part')} AS part, ${nearestTime('max(at)')} AS at, count(grade) AS asked,
         count(grade) FILTER (WHERE NOT ${IS_WRONG}) AS right
       FROM (
         SELECT id, setup FROM sessions
         WHERE ${IS_PLAYED} AND ${inSetup('lesson')} = :lesson AND ${inSetup('part')} IS NOT NULL
       ) AS played JOIN answers ON answers.session = played.id
       GROUP BY played.id ORDER BY max(answers.at) > :latest, max(answers.at) DESC, played.id DESC`,
      { hash, goal, lesson: id, latest: latestOf(this.#clock) },
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

  /** Sessions with an answer, newest first. Sessions from the future (wrong clock) come last. */
  sessions(limit: number): SessionConnection[] {
    const latest = latestOf(this.#clock)
    const known = this.#sessionsWithin({ until: latest }, limit)
    const room = limit - known.length
    const { since } = this.#values
    const ahead = { since: Math.max(since, latest + 1) }
    return room > 0 ? [...known, ...this.#sessionsWithin(ahead, room)] : known
  }

  #sessionsWithin(
    span: Partial<Record<'since' | 'until', number>>,
    limit: number,
  ): SessionConnection[] {
    const loss = knownLoss(this.#maxLoss)
    return this.#database.all(
      `SELECT shown.*, count(*) AS answers,
         count(${loss}) FILTER (WHERE grade IS NOT NULL) AS count,
         coalesce(sum(${loss}) FILTER (WHERE grade IS NOT NULL), 0.0) AS sum,
         coalesce(sum(${loss} * loss) FILTER (WHERE grade IS NOT NULL), 0.0) AS sumSquares
       FROM (
         SELECT id, ${nearestTime('started')} AS at, scope, kind, speed, 
           -- Whole games that earlier versions drilled cannot be gone on with.
           ${nearestTime(`CASE WHEN scope = 'game' THEN coalesce(ended, started) ELSE ended END`)} AS ended,
           ${knownScore()} AS score, outcome
         FROM sessions
         WHERE ${IS_SESSION}
         ORDER BY started DESC, id DESC LIMIT :limit
       ) AS shown JOIN answers ON answers.session = shown.id
       GROUP BY shown.id ORDER BY shown.at DESC, shown.id DESC`,
      { ...this.#values, ...span, limit },
    )
  }
}

/** In slices: yields between its statements. */
export function* progressOf(
  database: StudyDatabase,
  drill: Drill,
  subject: Subject,
  sessions: number,
) {
  const queries = new ProgressQueries(database, subject)
  const graded = queries.grades()
  yield
  const count = graded.reduce((sum, { answers }) => sum + answers, 0)
  const counts = queries.counts()
  yield
  const milliseconds = queries.medianTime(count)
  yield
  const spans = queries.spans()
  yield
  const needs = queries.needs()
  yield
  return {
    ...counts,
    error: errorRate(addedLosses(graded)),
    grades: gradeCounts(graded.map(({ grade, answers }) => ({ grade, count: answers }))),
    milliseconds,
    spans: spans
      .filter(({ grades }) => grades.length > 0)
      .map(({ from, to, grades }) => ({ from, to, error: errorRate(addedLosses(grades)) })),
    mastery: drill.mastery?.(subject.played.rules, needs) ?? null,
    lately: queries
      .sessions(sessions)
      .map(({ ended, count, sum, sumSquares, ...line }) => ({
        ...line,
        ended: ended !== null,
        error: errorRate({ count, sum, sumSquares }),
      })),
    bests: bests(database, subject.played),
  }
}
