import type { Goal } from '#shared/base/goal.ts'
import { ruleHash } from '#shared/farkle/rule-hash.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import type { OverReason } from '#shared/study/course.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import type { DecisionKind, DrillSetup, Scope, Speed } from '#shared/study/setup.ts'
import type { GameReview } from '#shared/contract/drill.ts'
import type { StudyDatabase } from './study-database.ts'

/** A question that was asked before. */
export interface QuestionCode {
  readonly kind: DecisionKind
  /** See positionCode. */
  readonly code: string
}

/** Answers of each cell so far: [cell, count, wrong]. */
export type NeedsList = readonly (readonly [cell: string, count: number, wrong: number])[]

/** All that makes a session what it is, so that it can be played again. */
export interface SessionPlan {
  readonly rules: RuleSet
  readonly setup: DrillSetup
  readonly needs: NeedsList
  /** The questions, where they do not come from play. */
  readonly again: readonly QuestionCode[] | null
  readonly thresholds: GradeThresholds
}

/** How a session ended. */
export interface SessionEnd {
  /** Milliseconds of the epoch. */
  readonly at: number
  readonly reason: OverReason
  /** Of a sprint or a streak. */
  readonly score: number | null
  readonly review: GameReview | null
}

/** A session as it is kept. */
export interface KeptSession extends SessionPlan {
  readonly id: number
  readonly started: number
  readonly end: SessionEnd | null
}

/** What makes two tries comparable: the setup without its seed and what only concerns the screen. */
export function challengeOf(setup: DrillSetup): string {
  const { goal, scope, kind, source, weighting, filters, bot, speed, seconds } = setup
  return JSON.stringify([
    ...[goal, scope, kind, source.kind, speed],
    speed === 'sprint' ? seconds : null,
    scope === 'cell' ? weighting : null,
    scope === 'game' ? bot : null,
    filters,
  ])
}

/** The row of a rule set, which is made if it is new; the name follows the latest. */
export function keepRules(database: StudyDatabase, rules: RuleSet): number {
  return database.get<{ id: number }>(
    `INSERT INTO rule_sets (hash, name, json) VALUES (:hash, :name, :json)
     ON CONFLICT (hash) DO UPDATE SET name = excluded.name, json = excluded.json RETURNING id`,
    { hash: ruleHash(rules), name: rules.name, json: JSON.stringify(rules) },
  )!.id
}

/** Keeps a new session; returns its id. */
export function beginSession(database: StudyDatabase, plan: SessionPlan, now: number): number {
  const { rules, setup, needs, again, thresholds } = plan
  const { goal, scope, kind, speed, seconds } = setup
  return database.transaction(() =>
    database.run(
      `INSERT INTO sessions (rules, goal, scope, kind, speed, seconds, challenge, setup, needs,
         again, thresholds, started)
       VALUES (:rules, :goal, :scope, :kind, :speed, :seconds, :challenge, :setup, :needs,
         :again, :thresholds, :now)`,
      {
        ...{ rules: keepRules(database, rules), goal, scope, kind, speed, now },
        seconds: speed === 'sprint' ? seconds : null,
        challenge: challengeOf(setup),
        setup: JSON.stringify(setup),
        needs: JSON.stringify(needs),
        again: again && JSON.stringify(again),
        thresholds: JSON.stringify(thresholds),
      },
    ),
  )
}

/** A session that was kept, if there is one of this id. */
export function readSession(database: StudyDatabase, id: number): KeptSession | null {
  const row = database.get<{
    rules: string
    setup: string
    needs: string
    again: string | null
    thresholds: string
    started: number
    ended: number | null
    reason: OverReason
    score: number | null
    review: string | null
  }>(
    `SELECT rule_sets.json AS rules, setup, needs, again, thresholds, started, ended, reason, score,
       review
     FROM sessions JOIN rule_sets ON rule_sets.id = sessions.rules WHERE sessions.id = :id`,
    { id },
  )
  if (!row) return null
  const { started, ended, reason, score } = row
  return {
    id,
    rules: JSON.parse(row.rules) as RuleSet,
    setup: JSON.parse(row.setup) as DrillSetup,
    needs: JSON.parse(row.needs) as NeedsList,
    again: row.again === null ? null : (JSON.parse(row.again) as QuestionCode[]),
    thresholds: JSON.parse(row.thresholds) as GradeThresholds,
    started,
    end:
      ended === null
        ? null
        : {
            ...{ at: ended, reason, score },
            review: row.review === null ? null : (JSON.parse(row.review) as GameReview),
          },
  }
}

/** Keeps how a session ended; one that has ended stays as it is. */
export function endSession(database: StudyDatabase, id: number, end: SessionEnd): void {
  const { at, reason, score, review } = end
  database.run(
    `UPDATE sessions SET ended = :at, reason = :reason, score = :score, winner = :winner,
       review = :review
     WHERE id = :id AND ended IS NULL`,
    {
      ...{ id, at, reason, score },
      winner: review?.winner ?? null,
      review: review && JSON.stringify(review),
    },
  )
}

/** The best score of earlier sessions with the same setup; null if there is none. */
export function bestBefore(database: StudyDatabase, id: number): number | null {
  return database.get<{ best: number | null }>(
    `SELECT max(other.score) AS best FROM sessions AS this JOIN sessions AS other
       ON other.rules = this.rules AND other.goal = this.goal
         AND other.challenge = this.challenge AND other.ended <= coalesce(this.ended, other.ended)
         AND other.score IS NOT NULL AND other.id <> this.id
     WHERE this.id = :id`,
    { id },
  )!.best
}

/** One's best sprints and streaks of a game and goal. */
export function bests(
  database: StudyDatabase,
  rules: RuleSet,
  goal: Goal,
): {
  speed: Exclude<Speed, 'none'>
  scope: Scope
  kind: DecisionKind
  seconds: number | null
  score: number
  at: number
}[] {
  // Beside max() SQLite gives the other columns of the row that has it.
  return database.all(
    `SELECT speed, scope, kind, seconds, max(score) AS score, started AS at FROM sessions
     WHERE rules = (SELECT id FROM rule_sets WHERE hash = :hash) AND goal = :goal
       AND score IS NOT NULL
     GROUP BY speed, scope, kind, seconds ORDER BY speed, scope, kind, seconds`,
    { hash: ruleHash(rules), goal },
  )
}

/** The thresholds that the user has set for a game and goal; null if there are none. */
export function ownThresholds(
  database: StudyDatabase,
  rules: RuleSet,
  goal: Goal,
): GradeThresholds | null {
  const row = database.get<{ value: string }>(
    `SELECT value FROM thresholds
     WHERE rules = (SELECT id FROM rule_sets WHERE hash = :hash) AND goal = :goal`,
    { hash: ruleHash(rules), goal },
  )
  return row ? (JSON.parse(row.value) as GradeThresholds) : null
}

/** Keeps the user's thresholds, or forgets them. */
export function setOwnThresholds(
  database: StudyDatabase,
  rules: RuleSet,
  goal: Goal,
  thresholds: GradeThresholds | null,
): void {
  database.transaction(() => {
    const row = { rules: keepRules(database, rules), goal }
    database.run('DELETE FROM thresholds WHERE rules = :rules AND goal = :goal', row)
    if (!thresholds) return
    const value = JSON.stringify(thresholds)
    database.run('INSERT INTO thresholds VALUES (:rules, :goal, :value)', { ...row, value })
  })
}
