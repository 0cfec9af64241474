import type { SQLInputValue } from 'node:sqlite'
import type * as v from 'valibot'
import type { OverReason } from '#shared/study/course.ts'
import type { Grade, GradeThresholds } from '#shared/study/grade.ts'
import type { Speed } from '#shared/study/setup.ts'

/** Values by the names of columns or of a statement's parameters. */
export type Row = Readonly<Record<string, SQLInputValue>>

/** As much of a setup as every game has. */
export interface AnySetup {
  readonly scope: string
  readonly kind: string
  readonly speed: Speed
  readonly seconds: number | null
}

/** What the drills of a game have kept is made of. */
export interface KeptTypes {
  /** What is played: the rules, and the goal where it can differ. */
  readonly played: { readonly rules: object }
  readonly setup: AnySetup
  /** A question that is asked again. */
  readonly again: unknown
  /** What only this game keeps of an answer and reads again. */
  readonly own: object
  readonly review: unknown
}

/** Answers of each cell so far: [cell, count, wrong]. */
export type NeedsList = readonly (readonly [cell: string, count: number, wrong: number])[]

/** All that makes a session what it is, so that it can be played again. */
export interface SessionPlan<T extends KeptTypes> {
  readonly rules: T['played']['rules']
  readonly setup: T['setup']
  readonly needs: NeedsList
  /** The questions, where they do not come from play. */
  readonly again: readonly T['again'][] | null
  readonly thresholds: GradeThresholds
}

/** How a session ended. */
export interface SessionEnd<T extends KeptTypes> {
  /** Milliseconds of the epoch. */
  readonly at: number
  readonly reason: OverReason
  /** Of a sprint or a streak. */
  readonly score: number | null
  readonly review: T['review'] | null
}

/** A session as it is kept. */
export interface KeptSession<T extends KeptTypes> extends SessionPlan<T> {
  readonly id: number
  readonly started: number
  readonly end: SessionEnd<T> | null
}

/** As much of an answer as is kept in every game. */
export interface AnyAnswer {
  readonly number: number
  readonly at: number
  readonly kind: string
  /** The position as a short text. */
  readonly code: string
  /** Null where what is kept cannot be; so is the time. */
  readonly loss: number | null
  /** Null where nothing could be lost. */
  readonly grade: Grade | null
  readonly milliseconds: number | null
}

/** An answer that was kept. */
export type KeptAnswer<T extends KeptTypes> = AnyAnswer & { readonly id: number } & T['own']

/** Where and how the drills of a game are kept. */
export interface DrillForm<T extends KeptTypes> {
  /** The tables; names of indices begin with that of their table. */
  readonly rules: string
  readonly sessions: string
  readonly answers: string
  /** Columns of sessions and answers that say what is played. */
  readonly game: readonly string[]
  /** Columns that tell a question from the others of what is played. */
  readonly question: readonly string[]
  /** Columns of an answer that only this game has and reads again. */
  readonly own: readonly string[]
  /** Columns of an answer that come from its session, and what they are there. */
  readonly copied: Readonly<Record<string, string>>
  /** Columns of answers that needs are counted by, and more that leaks are looked for in. */
  readonly cell: string
  readonly leak: string
  /** SQL: the largest loss that an answer can have. */
  readonly maxLoss: string
  /** Of how a game went. */
  readonly reviewSchema: v.GenericSchema
  /** The column of a session that says how its game went. */
  readonly outcome: string
  readonly outcomeOf: (review: T['review']) => SQLInputValue
  /** The parameters that name what is played; `hash` is that of its rules. */
  readonly keyOf: (played: T['played']) => Row
  readonly playedOf: (rules: T['played']['rules'], setup: T['setup']) => T['played']
  /** The columns of a rule set, `hash` among them. */
  readonly rulesRow: (rules: T['played']['rules']) => Row
  /** A session's columns that only this game has. */
  readonly sessionRow: (setup: T['setup']) => Row
  /** What makes two tries comparable: the setup without its seed and what only concerns the screen. */
  readonly challengeOf: (setup: T['setup']) => string
  readonly readSetup: (json: string) => T['setup']
}

/** Grades that count as wrong, as the indices of failed questions have them. */
export const IS_WRONG = `grade IN ('inaccuracy', 'mistake', 'blunder')`

/** The condition that a session or an answer is of what is played; see keyOf. */
export function ofGame({ rules, game }: Pick<DrillForm<KeptTypes>, 'rules' | 'game'>): string {
  const conditions = game.map((column) =>
    column === 'rules'
      ? `rules = (SELECT id FROM ${rules} WHERE hash = :hash)`
      : `${column} = :${column}`,
  )
  return conditions.join(' AND ')
}

/** The beginning of a statement that inserts a row with these columns. */
export function insertInto(table: string, row: Row): string {
  const columns = Object.keys(row)
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((one) => `:${one}`).join(', ')})`
}
