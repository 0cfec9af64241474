import type { OverReason } from '#shared/study/course.ts'
import type { Speed } from '#shared/study/setup.ts'
import {
  insertInto,
  ofGame,
  type DrillForm,
  type KeptSession,
  type KeptTypes,
  type NeedsList,
  type SessionEnd,
  type SessionPlan,
} from './kept-drills.ts'
import { knownScore, readKnown, readRules, sessionThresholds } from '../store/known-values.ts'
import type { StudyDatabase } from '../store/study-database.ts'

/** One's best sprint or streak of what was asked. */
export interface Best<T extends KeptTypes> {
  speed: Exclude<Speed, 'none'>
  scope: T['setup']['scope']
  kind: T['setup']['kind']
  seconds: number | null
  score: number
  at: number
}

/** The row of a rule set, which is made if it is new; what is not its hash follows the latest. */
export function keepRules<T extends KeptTypes>(
  database: StudyDatabase,
  form: DrillForm<T>,
  rules: T['played']['rules'],
): number {
  const row = form.rulesRow(rules)
  const others = Object.keys(row).filter((column) => column !== 'hash')
  const changes = others.map((column) => `${column} = excluded.${column}`).join(', ')
  return database.get<{ id: number }>(
    `${insertInto(form.rules, row)} ON CONFLICT (hash) DO UPDATE SET ${changes} RETURNING id`,
    row,
  )!.id
}

/** Keeps a new session; returns its id. */
export function beginSession<T extends KeptTypes>(
  database: StudyDatabase,
  form: DrillForm<T>,
  { rules, setup, needs, again, thresholds }: SessionPlan<T>,
  now: number,
): number {
  const { scope, kind, speed, seconds } = setup
  return database.transaction(() => {
    const row = {
      ...{ rules: keepRules(database, form, rules), scope, kind, speed, started: now },
      ...form.sessionRow(setup),
      seconds: speed === 'sprint' ? seconds : null,
      challenge: form.challengeOf(setup),
      setup: JSON.stringify(setup),
      needs: JSON.stringify(needs),
      again: again && JSON.stringify(again),
      thresholds: JSON.stringify(thresholds),
    }
    return database.run(insertInto(form.sessions, row), row)
  })
}

/** A session that was kept, if there is one of this id. */
export function readSession<T extends KeptTypes>(
  database: StudyDatabase,
  form: DrillForm<T>,
  id: number,
): KeptSession<T> | null {
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
    `SELECT kept.json AS rules, setup, needs, again, thresholds, started, ended, reason,
       ${knownScore()} AS score, review
     FROM ${form.sessions} AS session JOIN ${form.rules} AS kept ON kept.id = session.rules
     WHERE session.id = :id`,
    { id },
  )
  if (!row) return null
  const { started, ended, reason, score } = row
  const review = readKnown(form.reviewSchema, row.review) as T['review'] | null
  return {
    ...{ id, started },
    rules: readRules(row.rules) as T['played']['rules'],
    setup: form.readSetup(row.setup),
    needs: JSON.parse(row.needs) as NeedsList,
    again: row.again === null ? null : (JSON.parse(row.again) as T['again'][]),
    thresholds: sessionThresholds(row.thresholds),
    end: ended === null ? null : { at: ended, reason, score, review },
  }
}

/** Keeps how a session ended; one that has ended stays as it is. */
export function endSession<T extends KeptTypes>(
  database: StudyDatabase,
  { sessions, outcome, outcomeOf }: DrillForm<T>,
  id: number,
  { at, reason, score, review }: SessionEnd<T>,
): void {
  database.run(
    `UPDATE ${sessions} SET ended = :at, reason = :reason, score = :score, ${outcome} = :outcome,
       review = :review
     WHERE id = :id AND ended IS NULL`,
    {
      ...{ id, at, reason, score },
      outcome: review === null ? null : outcomeOf(review),
      review: review === null ? null : JSON.stringify(review),
    },
  )
}

/** The best score of earlier sessions with the same setup; null if there is none. */
export function bestBefore<T extends KeptTypes>(
  database: StudyDatabase,
  { sessions, game }: DrillForm<T>,
  id: number,
): number | null {
  const same = game.map((column) => `other.${column} = this.${column}`).join(' AND ')
  return database.get<{ best: number | null }>(
    `SELECT max(${knownScore('other.score')}) AS best FROM ${sessions} AS this JOIN ${sessions} AS other
       ON ${same}
         AND other.challenge = this.challenge AND other.ended <= coalesce(this.ended, other.ended)
         AND other.score IS NOT NULL AND other.id <> this.id
     WHERE this.id = :id`,
    { id },
  )!.best
}

/** One's best sprints and streaks of what is played. */
export function bests<T extends KeptTypes>(
  database: StudyDatabase,
  form: DrillForm<T>,
  played: T['played'],
): Best<T>[] {
  // Beside max() SQLite gives the other columns of the row that has it.
  return database.all(
    `SELECT speed, scope, kind, seconds, max(score) AS score, started AS at FROM ${form.sessions}
     WHERE ${ofGame(form)} AND ${knownScore()} IS NOT NULL
     GROUP BY speed, scope, kind, seconds ORDER BY speed, scope, kind, seconds`,
    form.keyOf(played),
  )
}
