import type { Goal } from '#shared/base/goal.ts'
import { ruleHash } from '#shared/farkle/rule-hash.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import type { Grade } from '#shared/study/grade.ts'
import type { DecisionKind, DrillSource, Situation } from '#shared/study/setup.ts'
import type { QuestionCode } from './session-records.ts'
import type { StudyDatabase } from './study-database.ts'

/** Nobody is slow below this, and so many answers tell how fast somebody usually is. */
const NEVER_SLOW_MS = 8000
const PACE_ANSWERS = 200

/** Grades that count as wrong, as the index of failed questions has them. */
export const IS_WRONG = `grade IN ('inaccuracy', 'mistake', 'blunder')`

/** More are not asked again in one session. */
const MOST_AGAIN = 1000

/** An answer as it is given to be kept. */
export interface NewAnswer {
  readonly session: number
  readonly number: number
  readonly at: number
  readonly kind: DecisionKind
  readonly code: string
  /** See compactOptions. */
  readonly options: string
  readonly choice: number
  readonly loss: number
  /** Null for a forced decision. */
  readonly grade: Grade | null
  readonly milliseconds: number
  readonly dice: number
  /** Where the band of the turn total begins. */
  readonly band: number
  readonly situation: Situation
  readonly slip: string | null
}

/** An answer that was kept. */
export interface KeptAnswer extends QuestionCode {
  readonly id: number
  readonly number: number
  readonly at: number
  readonly goal: Goal
  readonly options: string
  readonly choice: number
  readonly loss: number
  readonly grade: Grade | null
  readonly milliseconds: number
}

const COLUMNS = 'id, number, at, goal, kind, code, options, choice, loss, grade, milliseconds'

/** Above how many milliseconds an answer of a kind is slow for this user. */
export function slowLimit(database: StudyDatabase, kind: DecisionKind): number {
  const last = database.all<{ milliseconds: number }>(
    `SELECT milliseconds FROM answers WHERE kind = :kind AND grade IS NOT NULL
     ORDER BY id DESC LIMIT ${PACE_ANSWERS}`,
    { kind },
  )
  const ascending = last.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const median = ascending[Math.floor(ascending.length / 2)] ?? 0
  return Math.max(NEVER_SLOW_MS, 2 * median)
}

/** Keeps an answer; when this returns it is on the disk. A number is answered once. */
export function keepAnswer(database: StudyDatabase, answer: NewAnswer): void {
  const { session, kind, code, grade, milliseconds } = answer
  database.transaction(() => {
    database.run(
      `UPDATE answers SET latest = 0 WHERE latest = 1 AND kind = :kind AND code = :code
         AND (rules, goal) = (SELECT rules, goal FROM sessions WHERE id = :session)`,
      { session, kind, code },
    )
    const slow = grade !== null && milliseconds > slowLimit(database, kind)
    database.run(
      `INSERT INTO answers (session, number, at, rules, goal, kind, code, options, choice, loss,
         grade, milliseconds, slow, seed, thresholds, dice, band, situation, slip)
       SELECT id, :number, :at, rules, goal, :kind, :code, :options, :choice, :loss, :grade,
         :milliseconds, :slow, setup ->> 'seed', thresholds, :dice, :band, :situation, :slip
       FROM sessions WHERE id = :session`,
      { ...answer, slow: Number(slow) },
    )
  })
}

/** The answers of a session in their order. */
export function answersOf(database: StudyDatabase, session: number): KeptAnswer[] {
  return database.all(`SELECT ${COLUMNS} FROM answers WHERE session = :session ORDER BY number`, {
    session,
  })
}

/** Questions whose latest answer failed or was slow, worst first. */
export function waiting(
  database: StudyDatabase,
  which: 'failed' | 'slow',
  { rules, goal, since, limit }: { rules: RuleSet; goal: Goal; since: number; limit: number },
): KeptAnswer[] {
  const [index, condition, order] =
    which === 'failed'
      ? ['answers_failed', IS_WRONG, 'loss DESC']
      : ['answers_slow', 'slow = 1', 'milliseconds DESC']
  return database.all(
    `SELECT ${COLUMNS} FROM answers INDEXED BY ${index}
     WHERE rules = (SELECT id FROM rule_sets WHERE hash = :hash) AND goal = :goal AND at >= :since
       AND latest = 1 AND ${condition}
     ORDER BY ${order}, at LIMIT :limit`,
    { hash: ruleHash(rules), goal, since, limit },
  )
}

/** The questions of a source other than play, worst first. */
export function askedBefore(
  database: StudyDatabase,
  source: Exclude<DrillSource, { kind: 'play' }>,
  rules: RuleSet,
  goal: Goal,
): QuestionCode[] {
  const asked =
    source.kind === 'session'
      ? database.all<KeptAnswer>(
          `SELECT ${COLUMNS} FROM answers
           WHERE session = :session AND goal = :goal AND ${IS_WRONG}
             AND rules = (SELECT id FROM rule_sets WHERE hash = :hash)
           ORDER BY loss DESC LIMIT ${MOST_AGAIN}`,
          { session: source.session, goal, hash: ruleHash(rules) },
        )
      : waiting(database, source.kind, { rules, goal, since: 0, limit: MOST_AGAIN })
  return asked.map(({ kind, code }) => ({ kind, code }))
}
