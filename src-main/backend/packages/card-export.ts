import { MAX_CARD_ERROR } from '#shared/base/bounds.ts'
import { learntRuleSchema, type LearntRule } from '#shared/cards/session-setup.ts'
import { learntNote, RETENTION_NOTE } from '../cards/choice-records.ts'
import type { DrillGames } from '../drills/drill-game.ts'
import { readState } from '../cards/state-records.ts'
import { KNOWN_TIME, readKnown, readRules } from '../store/known-values.ts'
import type { Rows } from './drill-export.ts'
import type { RecordOf } from './package-records.ts'
import type { Snapshot } from './snapshot.ts'

/** Table row of a record: no `kind`, booleans as 0 or 1. */
type Row<K extends 'card' | 'review' | 'deck', YesNo extends string = never> = Omit<
  RecordOf<K>,
  'kind' | 'state' | YesNo
> &
  Record<YesNo, 0 | 1>

type KnownDecks = ReadonlySet<string>

function* cardRules(snapshot: Snapshot, games: DrillGames): Rows<'cardRules'> {
  const rows = snapshot.rows<{ rules: string; game: string; json: string }>(
    `SELECT rules_id AS rules, game, json FROM card_rules JOIN rules ON rules.id = card_rules.rules
     ORDER BY card_rules.rowid`,
  )
  for (const { rules, game, json } of rows) {
    if (!games.has(game)) continue
    const content = readRules(game, json)
    yield { kind: 'cardRules', rules, game, content }
  }
}

function* states(snapshot: Snapshot, known: KnownDecks): Rows<'card'> {
  const rows = snapshot.rows<Row<'card', 'active'> & { state: string }>(
    'SELECT rules_id AS rules, card, deck, active, state FROM card_states ORDER BY rowid',
  )
  for (const { active, state, ...row } of rows) {
    if (!known.has(row.deck)) continue
    yield { kind: 'card', ...row, active: active === 1, state: readState(state) }
  }
}

function* reviews(snapshot: Snapshot, known: KnownDecks): Generator<RecordOf<'review'>> {
  const rows = snapshot.rows<Row<'review', 'correct'>>(
    `SELECT uid, rules_id AS rules, card, digest, deck, session, at, given, correct,
       CASE WHEN abs(error) <= ${MAX_CARD_ERROR} THEN error END AS error, unit,
       ${KNOWN_TIME} AS milliseconds, rating, self_rating AS selfRating, phase, elapsed_days AS elapsedDays,
       scheduled_days AS scheduledDays, retrievability
     FROM card_reviews ORDER BY id`,
  )
  for (const row of rows) {
    if (known.has(row.deck)) yield { kind: 'review', ...row, correct: row.correct === 1 }
  }
}

function learntRules(snapshot: Snapshot): ReadonlyMap<string, LearntRule | null> {
  const rows = snapshot.rows<{ name: string; value: string }>(
    "SELECT name, value FROM notes WHERE name LIKE :prefix || '%'",
    { prefix: learntNote('') },
  )
  return new Map(
    [...rows].map(({ name, value }) => [
      name.slice(learntNote('').length),
      readKnown(learntRuleSchema, value),
    ]),
  )
}

function* decks(snapshot: Snapshot, known: KnownDecks, ruleDecks: KnownDecks): Rows<'deck'> {
  const rows = snapshot.rows<Omit<Row<'deck', 'enabled'>, 'learnt'>>(
    'SELECT rules_id AS rules, deck, enabled FROM card_decks ORDER BY rowid',
  )
  const rulesLearnt = learntRules(snapshot)
  for (const row of rows) {
    if (!known.has(row.deck)) continue
    const learnt = ruleDecks.has(row.deck) ? rulesLearnt.get(row.rules) : undefined
    yield {
      kind: 'deck',
      ...row,
      enabled: row.enabled === 1,
      ...(learnt !== undefined && { learnt }),
    }
  }
}

function* retention(snapshot: Snapshot): Generator<RecordOf<'retention'>> {
  const rows = snapshot.rows<{ value: string }>('SELECT value FROM notes WHERE name = :name', {
    name: RETENTION_NOTE,
  })
  for (const { value } of rows) yield { kind: 'retention', desired: Number(value) }
}

/** Skips decks of games that this version does not have. */
export function* cardRecords(
  snapshot: Snapshot,
  games: DrillGames,
): Rows<'cardRules' | 'card' | 'review' | 'deck' | 'retention'> {
  const parts = [...games.values()].map(({ game }) => game.cards)
  const known = new Set(parts.flatMap(({ decks }) => decks))
  const ruleDecks = new Set(parts.flatMap(({ ruleDeck }) => ruleDeck ?? []))
  yield* cardRules(snapshot, games)
  yield* states(snapshot, known)
  yield* reviews(snapshot, known)
  yield* decks(snapshot, known, ruleDecks)
  yield* retention(snapshot)
}
