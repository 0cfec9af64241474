import { visible } from '#shared/base/plain-text.ts'

/** The columns of answers as comma-separated values, by their names in the first line. */
export const COLUMNS = [
  ...['time', 'rules', 'rules_hash', 'goal', 'session', 'scope', 'number', 'decision', 'position'],
  ...['dice', 'turn_total_from', 'situation', 'set_aside', 'then', 'value', 'best_set_aside'],
  ...['best_then', 'best_value', 'loss', 'grade', 'slip', 'seconds', 'slow', 'seed'],
  // What Farkle has no use for stands behind the columns that were there before.
  ...['game', 'choice', 'best_choice', 'stage', 'at_stake'],
] as const

/** A line of them; what a game has no use for is empty. */
export type AnswerLine = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number | null>>>

/** As much of an answer as every game keeps, and what stands with its session and rules. */
export interface AnswerRow {
  readonly at: number
  /** Of the rules. */
  readonly name: string
  readonly hash: string
  /** Of the session. */
  readonly uid: string
  readonly scope: string
  readonly number: number
  readonly kind: string
  readonly code: string
  /** Null where it is not known; so is the time. */
  readonly loss: number | null
  readonly grade: string | null
  readonly milliseconds: number | null
  readonly slow: 0 | 1
  readonly seed: string
}

/** What the line of an answer says in every game. */
export function commonLine(row: AnswerRow): AnswerLine {
  return {
    time: new Date(row.at).toISOString(),
    ...{ rules: visible(row.name), rules_hash: row.hash, session: row.uid, scope: row.scope },
    ...{ number: row.number, decision: row.kind, position: row.code, loss: row.loss },
    grade: row.grade ?? 'forced',
    seconds: row.milliseconds === null ? null : row.milliseconds / 1000,
    slow: row.slow === 1 ? 'yes' : 'no',
    seed: row.seed,
  }
}
