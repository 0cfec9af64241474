import type { NamedRules } from '#shared/base/rules.ts'
import type { Game } from '#shared/games/game.ts'
import type { OverReason } from '#shared/study/course.ts'
import type { AnySetup, AskedBefore } from '#shared/study/drill.ts'
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
import { insertInto, IS_PLAYED, keepRules, playedKey, type Played } from './played.ts'

/** All that makes a session what it is, so that it can be played again. */
export interface SessionPlan {
  readonly setup: AnySetup
  readonly needs: NeedsList
  /** The questions, where they do not come from play. */
  readonly again: readonly AskedBefore[] | null
  readonly thresholds: GradeThresholds
}

/** How a session ended. */
export interface SessionEnd {
  /** Milliseconds of the epoch. */
  readonly at: number
  readonly reason: OverReason
  /** Of a sprint or a streak. */
  readonly score: number | null
  /** How the game went; null where none was played to its end. */
  readonly review: unknown
}

/** A session as it is kept. */
export interface KeptSession extends SessionPlan {
  readonly id: number
  readonly rules: NamedRules
  readonly started: number
  readonly end: SessionEnd | null
}

/** One's best sprint or streak of what was asked. */
export interface Best {
  readonly speed: Exclude<Speed, 'none'>
  readonly scope: string
  readonly kind: string
  readonly seconds: number | null
  readonly score: number
  readonly at: number
}

/**
 * Keeps a new session, under a name of its own unless one is given; returns its id. Tries with the same
 * challenge are compared.
 */
export function beginSession(
  database: StudyDatabase,
  played: Played,
  { setup, needs, again, thresholds }: SessionPlan,
  challenge: readonly unknown[],
  now: number,
  uid: string | null = null,
): number {
  const { scope, kind, speed, seconds } = setup
  return database.transaction(() => {
    const row = {
      ...{ game: played.game, rules: keepRules(database, played), goal: played.goal },
      ...{ scope, kind, speed, started: now },
      seconds: speed === 'sprint' ? seconds : null,
      challenge: JSON.stringify(challenge),
      setup: JSON.stringify(setup),
      needs: JSON.stringify(needs),
      again: again && JSON.stringify(again),
      thresholds: JSON.stringify(thresholds),
      ...(uid !== null && { uid }),
    }
    return database.run(insertInto('sessions', row), row)
  })
}

/** A session of a game that was kept; null if there is none of this id, or it cannot be read any more. */
export function readSession(
  database: StudyDatabase,
  { name, drill }: Game,
  id: number,
): KeptSession | null {
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
  // Earlier versions drilled whole games, which cannot be gone on with.
  const over = ended ?? (setup.scope === 'game' ? started : null)
  return {
    ...{ id, started, rules, setup, needs, again },
    thresholds: sessionThresholds(row.thresholds),
    end: over === null ? null : { at: over, reason: reason ?? 'stopped', score, review },
  }
}

/** Keeps how a session ended; one that has ended stays as it is. */
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

/** The best score of earlier sessions with the same setup; null if there is none. */
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

/** One's best sprints and streaks of what is played. */
export function bests(database: StudyDatabase, played: Played): Best[] {
  // Beside max() SQLite gives the other columns of the row that has it.
  return database.all(
    `SELECT speed, scope, kind, seconds, max(score) AS score, ${nearestTime('started')} AS at FROM sessions
     WHERE ${IS_PLAYED} AND ${knownScore()} IS NOT NULL
     GROUP BY speed, scope, kind, seconds ORDER BY speed, scope, kind, seconds`,
    playedKey(played),
  )
}
