import { answerDigest } from '#shared/cards/answer-digest.ts'
import type { Card, DeckId } from '#shared/cards/card.ts'
import { cardStateSchema, type CardState } from '#shared/cards/card-state.ts'
import type { Clock } from '#shared/base/clock.ts'
import { isDue } from '#shared/cards/schedule.ts'
import { readKnown } from '../store/known-values.ts'
import type { StudyDatabase } from '../store/study-database.ts'

interface CardKey {
  readonly rulesId: string
  readonly card: string
  readonly digest: string
}

/** Null if unreadable; the card then counts as new. */
export const readState = (json: string): CardState | null => readKnown(cardStateSchema, json)

const byCard = (card: string, digest: string): string => `${card} ${digest}`

const wantedOf = (cards: readonly Card[]): Set<string> =>
  new Set(cards.map(({ id, answer }) => byCard(id, answerDigest(answer))))

function rowsOf(database: StudyDatabase, rulesId: string) {
  return database.all<{ card: string; digest: string; active: number; state: string }>(
    'SELECT card, digest, active, state FROM card_states WHERE rules_id = :rulesId',
    { rulesId },
  )
}

/** States by card id; only those stored for the card's present answer. */
export function statesOf(
  database: StudyDatabase,
  rulesId: string,
  cards: readonly Card[],
): Map<string, CardState> {
  const wanted = wantedOf(cards)
  return new Map(
    rowsOf(database, rulesId).flatMap(({ card, digest, state: json }) => {
      const state = wanted.has(byCard(card, digest)) ? readState(json) : null
      return state ? [[card, state]] : []
    }),
  )
}

export function saveState(
  database: StudyDatabase,
  { rulesId, card, deck }: { rulesId: string; card: string; deck: DeckId },
  state: CardState,
): void {
  database.run(
    `INSERT INTO card_states (rules_id, card, digest, deck, active, state)
     VALUES (:rulesId, :card, :digest, :deck, 1, :state)
     ON CONFLICT DO UPDATE SET active = 1, state = excluded.state`,
    { rulesId, card, deck, digest: state.digest, state: JSON.stringify(state) },
  )
}

export function dropState(database: StudyDatabase, { rulesId, card, digest }: CardKey): void {
  database.run(
    'DELETE FROM card_states WHERE rules_id = :rulesId AND card = :card AND digest = :digest',
    { rulesId, card, digest },
  )
}

/** Marks exactly these cards as active; the states of others stay for their return. */
export function setActive(database: StudyDatabase, rulesId: string, cards: readonly Card[]): void {
  const wanted = wantedOf(cards)
  for (const { card, digest, active } of rowsOf(database, rulesId)) {
    const now = Number(wanted.has(byCard(card, digest)))
    if (now === active) continue
    database.run(
      `UPDATE card_states SET active = :now
       WHERE rules_id = :rulesId AND card = :card AND digest = :digest`,
      { now, rulesId, card, digest },
    )
  }
}

export function countDue(
  database: StudyDatabase,
  rulesId: string,
  decks: ReadonlySet<string>,
  clock: Clock,
): { due: number; seen: number } {
  const states = database
    .all<{ deck: string; state: string }>(
      `SELECT deck, state FROM card_states LEFT JOIN card_decks USING (rules_id, deck)
       WHERE rules_id = :rulesId AND active = 1 AND coalesce(enabled, 1) = 1`,
      { rulesId },
    )
    .flatMap(({ deck, state }) => (decks.has(deck) ? (readState(state) ?? []) : []))
  return { due: states.filter((state) => isDue(state, clock)).length, seen: states.length }
}
