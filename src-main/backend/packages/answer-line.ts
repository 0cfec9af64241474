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
  readonly session: string
  readonly scope: string
  readonly number: number
  readonly kind: string
  readonly code: string
  readonly loss: number
  readonly grade: string | null
  readonly milliseconds: number
  readonly slow: boolean
  readonly seed: string
}

/** What the line of an answer says in every game. */
export function commonLine(row: AnswerRow): AnswerLine {
  return {
    time: new Date(row.at).toISOString(),
    ...{ rules: row.name, rules_hash: row.hash, session: row.session, scope: row.scope },
    ...{ number: row.number, decision: row.kind, position: row.code, loss: row.loss },
    grade: row.grade ?? 'forced',
    seconds: row.milliseconds / 1000,
    slow: row.slow ? 'yes' : 'no',
    seed: row.seed,
  }
}
