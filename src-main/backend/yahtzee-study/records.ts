import type { OverReason } from '#shared/study/course.ts'
import type { Grade, GradeThresholds } from '#shared/study/grade.ts'
import type { Stage, YahtzeeSetup } from '#shared/study/yahtzee/setup.ts'
import type { YahtzeeReview } from '#shared/study/yahtzee/track.ts'
import { ruleHash } from '#shared/yahtzee/rule-hash.ts'
import type { RuleSet } from '#shared/yahtzee/rule-set.ts'
import { IS_WRONG } from '../study/answer-records.ts'
import type { StudyDatabase } from '../study/study-database.ts'

/** All that makes a session what it is, so that it can be played again. */
export interface YahtzeePlan {
  readonly rules: RuleSet
  readonly setup: YahtzeeSetup
  /** Codes of the positions, where they do not come from play; see yahtzeeCode. */
  readonly again: readonly string[] | null
  readonly thresholds: GradeThresholds
}

/** How a session ended. */
export interface YahtzeeEnd {
  /** Milliseconds of the epoch. */
  readonly at: number
  readonly reason: OverReason
  /** Of a sprint or a streak. */
  readonly score: number | null
  readonly review: YahtzeeReview | null
}

/** A session as it is kept. */
export interface KeptYahtzeeSession extends YahtzeePlan {
  readonly id: number
  readonly started: number
  readonly end: YahtzeeEnd | null
}

/** An answer as it is given to be kept. */
export interface NewYahtzeeAnswer {
  readonly session: number
  readonly number: number
  readonly at: number
  readonly kind: 'keeps' | 'boxes'
  readonly code: string
  /** See choiceCode. */
  readonly choice: string
  readonly best: string
  readonly loss: number
  /** Null where nothing could be lost. */
  readonly grade: Grade | null
  readonly milliseconds: number
  readonly stage: Stage
  readonly joker: boolean
  readonly upperBonus: boolean
}

/** An answer that was kept. */
export type KeptYahtzeeAnswer = Pick<
  NewYahtzeeAnswer,
  'number' | 'at' | 'kind' | 'code' | 'choice' | 'best' | 'loss' | 'grade' | 'milliseconds'
> & { readonly id: number }

const COLUMNS = 'id, number, at, kind, code, choice, best, loss, grade, milliseconds'

/** More are not asked again in one session. */
const MOST_AGAIN = 1000

/** The condition on the rules of :hash. */
export const OF_RULES = 'rules = (SELECT id FROM yahtzee_rules WHERE hash = :hash)'

/** What makes two tries comparable: the setup without its seed and what only concerns the screen. */
export function yahtzeeChallenge(setup: YahtzeeSetup): string {
  const { scope, kind, source, filters, speed, seconds } = setup
  const { stages, joker, upperBonus, gap } = filters
  return JSON.stringify([
    ...[scope, kind, source.kind, speed, speed === 'sprint' ? seconds : null],
    ...[stages.toSorted(), joker, upperBonus, gap],
  ])
}

/** The row of a rule set, which is made if it is new; the name follows the latest. */
export function keepYahtzeeRules(database: StudyDatabase, rules: RuleSet): number {
  return database.get<{ id: number }>(
    `INSERT INTO yahtzee_rules (hash, json) VALUES (:hash, :json)
     ON CONFLICT (hash) DO UPDATE SET json = excluded.json RETURNING id`,
    { hash: ruleHash(rules), json: JSON.stringify(rules) },
  )!.id
}

/** Keeps a new session; returns its id. */
export function beginYahtzee(database: StudyDatabase, plan: YahtzeePlan, now: number): number {
  const { rules, setup, again, thresholds } = plan
  const { scope, kind, speed, seconds } = setup
  return database.transaction(() =>
    database.run(
      `INSERT INTO yahtzee_sessions (rules, scope, kind, speed, seconds, challenge, setup, again,
         thresholds, started)
       VALUES (:rules, :scope, :kind, :speed, :seconds, :challenge, :setup, :again, :thresholds,
         :now)`,
      {
        ...{ rules: keepYahtzeeRules(database, rules), scope, kind, speed, now },
        seconds: speed === 'sprint' ? seconds : null,
        challenge: yahtzeeChallenge(setup),
        setup: JSON.stringify(setup),
        again: again && JSON.stringify(again),
        thresholds: JSON.stringify(thresholds),
      },
    ),
  )
}

/** A session that was kept, if there is one of this id. */
export function readYahtzee(database: StudyDatabase, id: number): KeptYahtzeeSession | null {
  const row = database.get<{
    rules: string
    setup: string
    again: string | null
    thresholds: string
    started: number
    ended: number | null
    reason: OverReason
    score: number | null
    review: string | null
  }>(
    `SELECT yahtzee_rules.json AS rules, setup, again, thresholds, started, ended, reason, score,
       review
     FROM yahtzee_sessions JOIN yahtzee_rules ON yahtzee_rules.id = yahtzee_sessions.rules
     WHERE yahtzee_sessions.id = :id`,
    { id },
  )
  if (!row) return null
  const { started, ended, reason, score } = row
  const review = row.review === null ? null : (JSON.parse(row.review) as YahtzeeReview)
  return {
    ...{ id, started },
    rules: JSON.parse(row.rules) as RuleSet,
    setup: JSON.parse(row.setup) as YahtzeeSetup,
    again: row.again === null ? null : (JSON.parse(row.again) as string[]),
    thresholds: JSON.parse(row.thresholds) as GradeThresholds,
    end: ended === null ? null : { at: ended, reason, score, review },
  }
}

/** Keeps how a session ended; one that has ended stays as it is. */
export function endYahtzee(database: StudyDatabase, id: number, end: YahtzeeEnd): void {
  const { at, reason, score, review } = end
  database.run(
    `UPDATE yahtzee_sessions SET ended = :at, reason = :reason, score = :score, points = :points,
       review = :review
     WHERE id = :id AND ended IS NULL`,
    {
      ...{ id, at, reason, score },
      points: review?.result ?? null,
      review: review && JSON.stringify(review),
    },
  )
}

/** Keeps an answer; when this returns it is on the disk. A number is answered once. */
export function keepYahtzeeAnswer(database: StudyDatabase, answer: NewYahtzeeAnswer): void {
  const { session, code, joker, upperBonus, ...row } = answer
  database.transaction(() => {
    database.run(
      `UPDATE yahtzee_answers SET latest = 0 WHERE latest = 1 AND code = :code
         AND rules = (SELECT rules FROM yahtzee_sessions WHERE id = :session)`,
      { session, code },
    )
    database.run(
      `INSERT INTO yahtzee_answers (session, number, at, rules, kind, code, choice, best, loss,
         grade, milliseconds, stage, joker, upper_bonus)
       SELECT id, :number, :at, rules, :kind, :code, :choice, :best, :loss, :grade, :milliseconds,
         :stage, :joker, :upperBonus
       FROM yahtzee_sessions WHERE id = :session`,
      { ...row, session, code, joker: Number(joker), upperBonus: Number(upperBonus) },
    )
  })
}

/** The answers of a session in their order. */
export function yahtzeeAnswers(database: StudyDatabase, session: number): KeptYahtzeeAnswer[] {
  return database.all(
    `SELECT ${COLUMNS} FROM yahtzee_answers WHERE session = :session ORDER BY number`,
    { session },
  )
}

/** Positions whose latest answer was wrong, worst first. */
export function yahtzeeWaiting(
  database: StudyDatabase,
  { rules, since, limit }: { rules: RuleSet; since: number; limit: number },
): KeptYahtzeeAnswer[] {
  return database.all(
    `SELECT ${COLUMNS} FROM yahtzee_answers INDEXED BY yahtzee_answers_failed
     WHERE ${OF_RULES} AND at >= :since AND latest = 1 AND ${IS_WRONG}
     ORDER BY loss DESC, at LIMIT :limit`,
    { hash: ruleHash(rules), since, limit },
  )
}

/** The positions of a source, worst first; null for play. */
export function askedAgain(
  database: StudyDatabase,
  rules: RuleSet,
  { source, kind }: YahtzeeSetup,
): string[] | null {
  if (source.kind === 'play') return null
  const answers =
    source.kind === 'failed'
      ? yahtzeeWaiting(database, { rules, since: 0, limit: MOST_AGAIN })
      : database.all<KeptYahtzeeAnswer>(
          `SELECT ${COLUMNS} FROM yahtzee_answers
           WHERE session = :session AND ${IS_WRONG} AND ${OF_RULES}
           ORDER BY loss DESC LIMIT ${MOST_AGAIN}`,
          { session: source.session, hash: ruleHash(rules) },
        )
  return answers.filter((answer) => kind === 'both' || answer.kind === kind).map(({ code }) => code)
}

/** The best score of earlier sessions with the same setup; null if there is none. */
export function yahtzeeBestBefore(database: StudyDatabase, id: number): number | null {
  return database.get<{ best: number | null }>(
    `SELECT max(other.score) AS best FROM yahtzee_sessions AS this
       JOIN yahtzee_sessions AS other ON other.rules = this.rules
         AND other.challenge = this.challenge AND other.ended <= coalesce(this.ended, other.ended)
         AND other.score IS NOT NULL AND other.id <> this.id
     WHERE this.id = :id`,
    { id },
  )!.best
}
