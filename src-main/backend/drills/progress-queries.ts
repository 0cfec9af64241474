import type { LossSums } from '#shared/study/error-rate.ts'
import type { Grade } from '#shared/study/grade.ts'
import type { Speed } from '#shared/study/setup.ts'
import { IS_WRONG, ofGame, type DrillForm, type KeptTypes, type Row } from './kept-drills.ts'
import { spansBetween, type Span } from '../store/spans.ts'
import type { StudyDatabase } from '../store/study-database.ts'

/** Whose figures are asked for: what is played, from a time on (milliseconds of the epoch). */
export interface Subject<T extends KeptTypes> {
  readonly played: T['played']
  readonly since: number
}

// Left to itself, the planner takes the index by time for everything that has a time in it; INDEXED BY
// names the one that holds just the rows wanted, in their order.

const SUMS =
  'count(*) AS count, coalesce(sum(loss), 0.0) AS sum, coalesce(sum(loss * loss), 0.0) AS sumSquares'

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
  spans(): (Span & { grades: (LossSums & { readonly grade: Grade })[] })[] {
    const range = this.#timeRange()
    if (!range) return []
    return spansBetween(range.first, range.last).map((span) => ({
      ...span,
      grades: this.#database.all<LossSums & { grade: Grade }>(
        `SELECT grade, ${SUMS} FROM ${this.#form.answers}
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

  /** The median time of so many graded answers; null without one. */
  medianTime(count: number): number | null {
    const { answers } = this.#form
    const row = this.#database.get<{ milliseconds: number }>(
      `SELECT milliseconds FROM ${answers} INDEXED BY ${answers}_timed
       WHERE ${this.#ofSubject} AND grade IS NOT NULL
       ORDER BY milliseconds LIMIT 1 OFFSET :offset`,
      { ...this.#values, offset: Math.floor(Math.max(0, count - 1) / 2) },
    )
    return row?.milliseconds ?? null
  }

  /** The losses by everything that a line of the leak report can be about; the caller knows what. */
  leakRows<Leak extends LossSums>(): Leak[] {
    const { answers, leak } = this.#form
    return this.#database.all(
      `SELECT ${leak}, ${SUMS} FROM ${answers}
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
    const { sessions, answers, outcome } = this.#form
    return this.#database.all(
      `SELECT shown.*, count(grade) AS count, count(*) AS answers,
         coalesce(sum(loss) FILTER (WHERE grade IS NOT NULL), 0.0) AS sum,
         coalesce(sum(loss * loss) FILTER (WHERE grade IS NOT NULL), 0.0) AS sumSquares
       FROM (
         SELECT id, started AS at, scope, kind, speed, ended, score, ${outcome} FROM ${sessions}
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
