import type { SQLInputValue } from 'node:sqlite'
import type { Goal, Value } from '#shared/base/units.ts'
import type { NamedRules, RuleHash } from '#shared/base/rules.ts'
import type { Game } from '#shared/games/game.ts'
import type { AnyGameRules } from '#shared/games/games.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import { readThresholds } from '../store/known-values.ts'
import type { StudyDatabase } from '../store/study-database.ts'

export type Row = Readonly<Record<string, SQLInputValue>>

export interface Played<Rules extends NamedRules = NamedRules> extends AnyGameRules {
  readonly rules: Rules
  readonly hash: RuleHash
  readonly goal: Goal
  readonly maxLoss: Value
}

/** What a request about a game and goal names. */
export type AskedGame = Pick<Played, 'game' | 'rules' | 'goal'>

export function playedOf(game: Game, rules: NamedRules, goal: Goal): Played {
  const { name, drill } = game
  return { game: name, rules, hash: game.rules.hash(rules), goal, maxLoss: drill.maxLoss(goal) }
}

/** SQL condition; its parameters are playedKey. */
export const IS_PLAYED = 'rules = (SELECT id FROM rules WHERE hash = :hash) AND goal = :goal'

export const playedKey = ({ hash, goal }: Played) => ({ hash, goal })

/** Must match the condition of the index answers_failed. */
export const IS_WRONG = `grade IN ('inaccuracy', 'mistake', 'blunder')`

export function insertInto(table: string, row: Row): string {
  const columns = Object.keys(row)
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((one) => `:${one}`).join(', ')})`
}

/** Returns the id of the rules, inserted if new. Their name is updated. */
export function saveRules(
  database: StudyDatabase,
  { game, rules, hash }: Pick<Played, 'game' | 'rules' | 'hash'>,
): number {
  return database.get<{ id: number }>(
    `INSERT INTO rules (game, hash, json) VALUES (:game, :hash, :json)
     ON CONFLICT (hash) DO UPDATE SET json = excluded.json RETURNING id`,
    { game, hash, json: JSON.stringify(rules) },
  )!.id
}

/** Null if the calibrated thresholds apply. */
export function ownThresholds(database: StudyDatabase, played: Played): GradeThresholds | null {
  const row = database.get<{ value: string }>(
    `SELECT value FROM thresholds WHERE ${IS_PLAYED}`,
    playedKey(played),
  )
  return row ? readThresholds(row.value) : null
}

/** Null deletes them. */
export function setOwnThresholds(
  database: StudyDatabase,
  played: Played,
  thresholds: GradeThresholds | null,
): void {
  database.transaction(() => {
    database.run(`DELETE FROM thresholds WHERE ${IS_PLAYED}`, playedKey(played))
    if (!thresholds) return
    const row = { rules: saveRules(database, played), goal: played.goal }
    const value = JSON.stringify(thresholds)
    database.run('INSERT INTO thresholds VALUES (:rules, :goal, :value)', { ...row, value })
  })
}
