import * as v from 'valibot'
import type { Probability } from '#shared/base/units.ts'
import type { DeckId } from '#shared/cards/card.ts'
import { RETENTION } from '#shared/cards/schedule.ts'
import { learntRuleSchema, type LearntRule } from '#shared/cards/session-setup.ts'
import type { Game } from '#shared/games/game.ts'
import { hashOf, withGame, type AnyGameRules, type GameRules } from '#shared/games/games.ts'
import { saveRules } from '../drills/played.ts'
import { readRules } from '../store/known-values.ts'
import { readNote, writeNote, type StudyDatabase } from '../store/study-database.ts'

/** Retention chosen in an earlier version: kept and exported, but cards come back at RETENTION. */
export const RETENTION_NOTE = 'card retention'
export const chosenRetentionSchema = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0.7),
  v.maxValue(0.97),
)
const TOLD_NOTE = 'card retention told'

/** Chosen retention that cards no longer follow; null from the second call on. */
export function untoldRetention(database: StudyDatabase): Probability | null {
  const chosen = readNote(database, RETENTION_NOTE, chosenRetentionSchema)
  if (chosen === null || chosen === RETENTION) return null
  if (readNote(database, TOLD_NOTE, v.number()) === chosen) return null
  writeNote(database, TOLD_NOTE, chosen)
  return chosen
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
