import type { SQLInputValue } from 'node:sqlite'
import type { Goal, Value } from '#shared/base/goal.ts'
import type { NamedRules, RuleHash } from '#shared/base/rules.ts'
import type { Game } from '#shared/games/game.ts'
import { hashOf, type AnyGameRules } from '#shared/games/games.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import { readThresholds } from '../store/known-values.ts'
import type { StudyDatabase } from '../store/study-database.ts'

/** Values by the names of columns or of a statement's parameters. */
export type Row = Readonly<Record<string, SQLInputValue>>

/** Rules of a game, and the goal they are played for. */
export interface Played<Rules extends NamedRules = NamedRules> extends AnyGameRules {
  readonly rules: Rules
  readonly hash: RuleHash
  readonly goal: Goal
  /** The largest loss that an answer can have. */
  readonly maxLoss: Value
}

export function playedOf(game: Game, rules: NamedRules, goal: Goal): Played {
  const { name, drill } = game
  return { game: name, rules, hash: game.rules.hash(rules), goal, maxLoss: drill.maxLoss(goal) }
}

/** The condition that a session or an answer is of what is played; its parameters are playedKey. */
export const IS_PLAYED = 'rules = (SELECT id FROM rules WHERE hash = :hash) AND goal = :goal'

export const playedKey = ({ hash, goal }: Played) => ({ hash, goal })

/** Grades that count as wrong, as the index of failed questions has them. */
export const IS_WRONG = `grade IN ('inaccuracy', 'mistake', 'blunder')`

/** A statement that inserts a row with these columns. */
export function insertInto(table: string, row: Row): string {
  const columns = Object.keys(row)
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((one) => `:${one}`).join(', ')})`
}

/** The id of a rule set's row, which is made if it is new; the name in it is the latest. */
export function keepRules(
  database: StudyDatabase,
  { game, rules, hash }: Pick<Played, 'game' | 'rules' | 'hash'>,
): number {
  return database.get<{ id: number }>(
    `INSERT INTO rules (game, hash, json) VALUES (:game, :hash, :json)
     ON CONFLICT (hash) DO UPDATE SET json = excluded.json RETURNING id`,
    { game, hash, json: JSON.stringify(rules) },
  )!.id
}

/** The same for rules of a game of the list. */
export function keepGameRules(
  database: StudyDatabase,
  given: AnyGameRules,
  games: readonly Game[],
): number {
  return keepRules(database, { ...given, hash: hashOf(given, games) })
}

/** The user's own thresholds for what is played; null where they are the calibrated ones. */
export function ownThresholds(database: StudyDatabase, played: Played): GradeThresholds | null {
  const row = database.get<{ value: string }>(
    `SELECT value FROM thresholds WHERE ${IS_PLAYED}`,
    playedKey(played),
  )
  return row ? readThresholds(row.value) : null
}

/** Keeps the user's own thresholds; null forgets them. */
export function setOwnThresholds(
  database: StudyDatabase,
  played: Played,
  thresholds: GradeThresholds | null,
): void {
  database.transaction(() => {
    database.run(`DELETE FROM thresholds WHERE ${IS_PLAYED}`, playedKey(played))
    if (!thresholds) return
    const row = { rules: keepRules(database, played), goal: played.goal }
    const value = JSON.stringify(thresholds)
    database.run('INSERT INTO thresholds VALUES (:rules, :goal, :value)', { ...row, value })
  })
}
