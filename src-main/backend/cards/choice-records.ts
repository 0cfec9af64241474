import type { DeckId } from '#shared/cards/card.ts'
import {
  DEFAULT_RETENTION,
  desiredRetentionSchema,
  learntRuleSchema,
  type LearntRule,
} from '#shared/cards/session-setup.ts'
import type { Game } from '#shared/games/game.ts'
import { hashOf, withGame, type AnyGameRules, type GameRules } from '#shared/games/games.ts'
import { saveRules } from '../drills/played.ts'
import { readRules } from '../store/known-values.ts'
import { readNote, writeNote, type StudyDatabase } from '../store/study-database.ts'

export const RETENTION_NOTE = 'card retention'

export function retentionOf(database: StudyDatabase): number {
  return readNote(database, RETENTION_NOTE, desiredRetentionSchema) ?? DEFAULT_RETENTION
}

export function setRetention(database: StudyDatabase, retention: number): void {
  writeNote(database, RETENTION_NOTE, retention)
}

export function decksOff(database: StudyDatabase, rulesId: string): Set<DeckId> {
  const rows = database.all<{ deck: DeckId }>(
    'SELECT deck FROM card_decks WHERE rules_id = :rulesId AND enabled = 0',
    { rulesId },
  )
  return new Set(rows.map(({ deck }) => deck))
}

export function setDeck(database: StudyDatabase, rulesId: string, deck: DeckId, enabled: boolean) {
  database.run(
    `INSERT INTO card_decks (rules_id, deck, enabled) VALUES (:rulesId, :deck, :enabled)
     ON CONFLICT DO UPDATE SET enabled = excluded.enabled`,
    { rulesId, deck, enabled: Number(enabled) },
  )
}

export const learntNote = (rulesId: string): string => `learnt rule ${rulesId}`

export function learntRule(database: StudyDatabase, rulesId: string): LearntRule | null {
  return readNote(database, learntNote(rulesId), learntRuleSchema)
}

export function setLearntRule(database: StudyDatabase, rulesId: string, learnt: LearntRule | null) {
  writeNote(database, learntNote(rulesId), learnt)
}

/** Rules that the user's cards were made from; null without cards or if they are unreadable. */
export function knownRules(database: StudyDatabase, rulesId: string): GameRules | null {
  const row = database.get<{ game: string; json: string }>(
    `SELECT game, json FROM card_rules JOIN rules ON rules.id = card_rules.rules
     WHERE rules_id = :rulesId`,
    { rulesId },
  )
  const rules = row ? readRules(row.game, row.json) : null
  return rules && withGame(row!.game, rules)
}

export function isEdited(
  database: StudyDatabase,
  rulesId: string,
  rules: AnyGameRules,
  games: readonly Game[],
): boolean {
  const known = knownRules(database, rulesId)
  return known !== null && hashOf(known, games) !== hashOf(rules, games)
}

export function setKnownRules(
  database: StudyDatabase,
  rulesId: string,
  rules: AnyGameRules,
  games: readonly Game[],
): void {
  database.run(
    `INSERT INTO card_rules (rules_id, rules) VALUES (:rulesId, :rules)
     ON CONFLICT DO UPDATE SET rules = excluded.rules`,
    { rulesId, rules: saveRules(database, { ...rules, hash: hashOf(rules, games) }) },
  )
}
