import { MAX_ANSWER_MS } from '#shared/base/bounds.ts'
import type { LossSums } from '#shared/study/error-rate.ts'
import type { Grade } from '#shared/study/grade.ts'
import type { Speed } from '#shared/study/setup.ts'
import { IS_WRONG, ofGame, type DrillForm, type KeptTypes, type Row } from './kept-drills.ts'
import { IS_TIME_KNOWN, knownLoss, knownScore } from '../store/known-values.ts'
import { spansBetween, type Span } from '../store/spans.ts'
import type { StudyDatabase } from '../store/study-database.ts'

/** Whose figures are asked for: what is played, from a time on (milliseconds of the epoch). */
export interface Subject<T extends KeptTypes> {
  readonly played: T['played']
  readonly since: number
}

// Left to itself, the planner takes the index by time for everything that has a time in it; INDEXED BY
// names the one that holds just the rows wanted, in their order.

/** Of the losses that are known. */
function sumsOf({ maxLoss }: Pick<DrillForm<KeptTypes>, 'maxLoss'>): string {
  const loss = knownLoss(maxLoss)
  return `count(${loss}) AS count, coalesce(sum(${loss}), 0.0) AS sum,
    coalesce(sum(${loss} * loss), 0.0) AS sumSquares`
}

/** The answers of a grade, and the losses of those whose loss is known. */
interface GradeSums extends LossSums {
  readonly grade: Grade
  readonly answers: number
}

/** The figures of one game's drills. */
export class ProgressQueries<T extends KeptTypes> {
  readonly #database: StudyDatabase
  readonly #form: DrillForm<T>
  readonly #values: Row & { readonly since: number }
  readonly #ofGame: string
  readonly #ofSubject: string

  constructor(database: StudyDatabase, form: DrillForm<T>, { played, since }: Subject<T>) {
    this.#database = database
    this.#form = form
    this.#values = { ...form.keyOf(played), since }
    this.#ofGame = ofGame(form)
    this.#ofSubject = `${this.#ofGame} AND at >= :since`
  }

  /** Every answer, ungraded ones among them, and every session that has one. */
  counts(): { answers: number; sessions: number; failed: number; slow: number } {
    const { sessions, answers } = this.#form
    const count = (sql: string): number =>
      this.#database.get<{ count: number }>(`SELECT count(*) AS count FROM ${sql}`, this.#values)!
        .count
    const waiting = (which: string, condition: string): number =>
      count(
        `${answers} INDEXED BY ${answers}_${which}
         WHERE ${this.#ofSubject} AND latest = 1 AND ${condition}`,
      )
    return {
      answers: count(`${answers} WHERE ${this.#ofSubject}`),
      sessions: count(
        `${sessions} WHERE ${this.#ofGame} AND started >= :since
         AND EXISTS (SELECT 1 FROM ${answers} WHERE session = ${sessions}.id)`,
      ),
      failed: waiting('failed', IS_WRONG),
      slow: waiting('slow', 'slow = 1'),
    }
  }

  /** The losses of each span of time, by grade. */
  spans(): (Span & { grades: GradeSums[] })[] {
    const range = this.#timeRange()
    if (!range) return []
    return spansBetween(range.first, range.last).map((span) => ({
      ...span,
      grades: this.#database.all<GradeSums>(
        `SELECT grade, count(*) AS answers, ${sumsOf(this.#form)} FROM ${this.#form.answers}
         WHERE ${this.#ofSubject} AND at < :to AND grade IS NOT NULL GROUP BY grade`,
        { ...this.#values, since: Math.max(span.from, this.#values.since), to: span.to },
      ),
    }))
  }

  /** When the first and the last graded answer were given; null without one. */
  #timeRange(): { first: number; last: number } | null {
    // One at a time, so that each is read off an end of the index.
    const end = (which: 'min' | 'max'): number | null =>
      this.#database.get<{ at: number | null }>(
        `SELECT ${which}(at) AS at FROM ${this.#form.answers}
         WHERE ${this.#ofSubject} AND grade IS NOT NULL`,
        this.#values,
      )!.at
    const first = end('min')
    const last = end('max')
    return first === null || last === null ? null : { first, last }
  }

  /** The median time of the graded answers, of which there are so many; null without one. */
  medianTime(count: number): number | null {
    const timed = `${this.#form.answers} INDEXED BY ${this.#form.answers}_timed
      WHERE ${this.#ofSubject} AND grade IS NOT NULL`
    const unknown = ['milliseconds < 0', `milliseconds > ${MAX_ANSWER_MS}`]
      .map((condition) => `SELECT count(*) AS count FROM ${timed} AND ${condition}`)
      .map((sql) => this.#database.get<{ count: number }>(sql, this.#values)!.count)
      .reduce((sum, some) => sum + some)
    const row = this.#database.get<{ milliseconds: number }>(
      `SELECT milliseconds FROM ${timed} AND ${IS_TIME_KNOWN}
       ORDER BY milliseconds LIMIT 1 OFFSET :offset`,
      { ...this.#values, offset: Math.floor(Math.max(0, count - unknown - 1) / 2) },
    )
    return row?.milliseconds ?? null
  }

  /** The losses by everything that a line of the leak report can be about; the caller knows what. */
  leakRows<Leak extends LossSums>(): Leak[] {
    const { answers, leak } = this.#form
    return this.#database.all(
      `SELECT ${leak}, ${sumsOf(this.#form)} FROM ${answers}
       WHERE ${this.#ofSubject} AND grade IS NOT NULL GROUP BY ${leak}`,
      this.#values,
    )
  }

  /** How many answers each cell has, and how many of them are wrong; the caller knows what cells are. */
  cellCounts<Cell>(): (Cell & { count: number; wrong: number })[] {
    const { answers, cell } = this.#form
    return this.#database.all(
      `SELECT ${cell}, count(*) AS count, sum(${IS_WRONG}) AS wrong FROM ${answers}
       WHERE ${this.#ofSubject} AND grade IS NOT NULL GROUP BY ${cell}`,
      this.#values,
    )
  }

  /** Sessions with at least one answer, newest first, with the figures of their answers. */
  sessions<Outcome>(limit: number): (SessionLine<T> & Outcome)[] {
    const { sessions, answers, outcome, maxLoss } = this.#form
    const loss = knownLoss(maxLoss)
    return this.#database.all(
      `SELECT shown.*, count(*) AS answers,
         count(${loss}) FILTER (WHERE grade IS NOT NULL) AS count,
         coalesce(sum(${loss}) FILTER (WHERE grade IS NOT NULL), 0.0) AS sum,
         coalesce(sum(${loss} * loss) FILTER (WHERE grade IS NOT NULL), 0.0) AS sumSquares
       FROM (
         SELECT id, started AS at, scope, kind, speed, ended, ${knownScore()} AS score, ${outcome}
         FROM ${sessions}
         WHERE ${this.#ofGame} AND started >= :since
           AND EXISTS (SELECT 1 FROM ${answers} WHERE session = ${sessions}.id)
         ORDER BY started DESC, id DESC LIMIT :limit
       ) AS shown JOIN ${answers} AS answers ON answers.session = shown.id
       GROUP BY shown.id ORDER BY shown.at DESC, shown.id DESC`,
      { ...this.#values, limit },
    )
  }
}

/** A session with the figures of its answers. */
export interface SessionLine<T extends KeptTypes> extends LossSums {
  readonly id: number
  readonly at: number
  readonly scope: T['setup']['scope']
  readonly kind: T['setup']['kind']
  readonly speed: Speed
  readonly ended: number | null
  readonly answers: number
  readonly score: number | null
}
