import * as v from 'valibot'
import type { SQLInputValue } from 'node:sqlite'
import type { Goal, Value } from '#shared/base/units.ts'
import type { NamedRules, RuleHash } from '#shared/base/rules.ts'
import type { Game } from '#shared/games/game.ts'
import type { AnyGameRules } from '#shared/games/games.ts'
import { readNote, writeNote, type StudyDatabase } from '../store/study-database.ts'

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

const TOLD_NOTE = 'thresholds told'

/** Whether an earlier version kept thresholds of the user's own; false from the second call on. */
export function untoldThresholds(database: StudyDatabase): boolean {
  if (!database.get('SELECT 1 FROM thresholds')) return false
  if (readNote(database, TOLD_NOTE, v.literal(true))) return false
  writeNote(database, TOLD_NOTE, true)
  return true
}
