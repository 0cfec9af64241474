import type { NamedRules } from '#shared/base/rules.ts'
import type { Game } from '#shared/games/game.ts'
import type { OverReason } from '#shared/study/course.ts'
import type { AnySetup, AskedBefore, Own } from '#shared/study/drill.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import type { NeedsList } from '#shared/study/needs.ts'
import type { Speed } from '#shared/study/setup.ts'
import {
  knownScore,
  nearestTime,
  readJson,
  readKnown,
  readRules,
  readSetup,
  sessionThresholds,
} from '../store/known-values.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import { insertInto, IS_PLAYED, saveRules, playedKey, type Played, type Row } from './played.ts'

export interface SessionPlan {
  readonly setup: AnySetup
  readonly needs: NeedsList
  /** Repeated questions; null if the questions come from play. */
  readonly again: readonly AskedBefore[] | null
  readonly thresholds: GradeThresholds
}

interface SessionEnd {
  readonly at: number
  readonly reason: OverReason
  /** Null unless a sprint or streak was scored. */
  readonly score: number | null
  /** Null unless a game was played to its end. */
  readonly review: Own<'review'> | null
}

export interface StoredSession extends SessionPlan {
  readonly id: number
  readonly rules: NamedRules
  readonly started: number
  readonly end: SessionEnd | null
}

export interface Best {
  readonly speed: Exclude<Speed, 'none'>
  readonly scope: Own<'scope', string>
  readonly kind: Own<'kind', string>
  readonly seconds: number | null
  readonly score: number
  readonly at: number
}

/** Returns the id. Sessions with equal challenges share a best score; `uid` null is random. */
export function beginSession(
  database: StudyDatabase,
  played: Played,
  plan: SessionPlan,
  challenge: readonly unknown[],
  started: number,
  uid: string | null = null,
): number {
  const { game, goal } = played
  return database.transaction(() => {
    const own = { game, goal, rules: saveRules(database, played), started }
    return insertSession(database, { ...own, ...(uid !== null && { uid }) }, plan, challenge)
  })
}

/** `own` are the columns besides the plan; `rules` is the id of a row. */
export function insertSession(
  database: StudyDatabase,
  own: Row,
  { setup, needs, again, thresholds }: SessionPlan,
  challenge: readonly unknown[],
): number {
  const { scope, kind, speed, seconds } = setup
  const row = {
    ...own,
    scope,
    kind,
    speed,
    seconds: speed === 'sprint' ? seconds : null,
    challenge: JSON.stringify(challenge),
    setup: JSON.stringify(setup),
    needs: JSON.stringify(needs),
    again: again && JSON.stringify(again),
    thresholds: JSON.stringify(thresholds),
  }
  return database.run(insertInto('sessions', row), row).id
}

export function readSession(
  database: StudyDatabase,
  { name, drill }: Game,
  id: number,
): StoredSession | null {
  const row = database.get<{
    rules: string
    setup: string
    needs: string
    again: string | null
    thresholds: string
    started: number
    ended: number | null
    reason: OverReason | null
    score: number | null
    review: string | null
  }>(
    `SELECT rules.json AS rules, setup, needs, again, thresholds,
       ${nearestTime('started')} AS started, ${nearestTime('ended')} AS ended, reason,
       ${knownScore()} AS score, review
     FROM sessions JOIN rules ON rules.id = sessions.rules
     WHERE sessions.id = :id AND sessions.game = :name`,
    { id, name },
  )
  if (!row) return null
  const { started, ended, reason, score } = row
  const rules = readRules(name, row.rules)
  const setup = readSetup(row.setup)
  const needs = readJson(row.needs) as NeedsList
  const again = row.again === null ? null : (readJson(row.again) as AskedBefore[])
  const arePlanned = Array.isArray(needs) && (row.again === null || Array.isArray(again))
  if (!rules || !setup || !arePlanned) return null
  const review = readKnown(drill.records.review, row.review)
  // Whole games of earlier versions cannot be continued.
  const over = ended ?? (setup.scope === 'game' ? started : null)
  return {
    id,
    started,
    rules,
    setup,
    needs,
    again,
    thresholds: sessionThresholds(row.thresholds),
    end: over === null ? null : { at: over, reason: reason ?? 'stopped', score, review },
  }
}

/** Does nothing if the session has ended. */
export function endSession(
  database: StudyDatabase,
  id: number,
  { at, reason, score, review }: SessionEnd,
  outcome: string | number | null,
): void {
  database.run(
    `UPDATE sessions SET ended = :at, reason = :reason, score = :score, outcome = :outcome,
       review = :review
     WHERE id = :id AND ended IS NULL`,
    { id, at, reason, score, outcome, review: review === null ? null : JSON.stringify(review) },
  )
}

/** Best score of earlier sessions with the same challenge; null if there is none. */
export function bestBefore(database: StudyDatabase, id: number): number | null {
  return database.get<{ best: number | null }>(
    `SELECT max(${knownScore('other.score')}) AS best FROM sessions AS this JOIN sessions AS other
       ON other.rules = this.rules AND other.goal = this.goal
         AND other.challenge = this.challenge AND other.ended <= coalesce(this.ended, other.ended)
         AND other.score IS NOT NULL AND other.id <> this.id
     WHERE this.id = :id`,
    { id },
  )!.best
}

export function bests(database: StudyDatabase, played: Played): Best[] {
  // With max(), SQLite takes the other columns from the same row.
  return database.all(
    `SELECT speed, scope, kind, seconds, max(score) AS score, ${nearestTime('started')} AS at FROM sessions
     WHERE ${IS_PLAYED} AND ${knownScore()} IS NOT NULL
     GROUP BY speed, scope, kind, seconds ORDER BY speed, scope, kind, seconds`,
    playedKey(played),
  )
}
