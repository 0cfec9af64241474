import { isDeepStrictEqual } from 'node:util'
import type { CardState } from '#shared/cards/card-state.ts'
import { readState } from '../cards/state-records.ts'
import { knownRules, learntNote, RETENTION_NOTE, setKnownRules } from '../cards/choice-records.ts'
import { UNKNOWN } from '../store/known-values.ts'
import type { ImportInto, Takers } from './record-kinds.ts'
import type { Game } from '#shared/games/game.ts'
import { texts } from '#shared/texts/texts.ts'

/** The state with the later review wins; existing reviews and choices stay. */
export function cardTakers(
  { database, tally, write }: ImportInto,
  idHere: ReadonlyMap<string, string>,
  games: readonly Game[],
) {
  const decks = new Set<string>(games.flatMap(({ cards }) => cards.decks))
  /** Local ids of rule sets whose cards are made from other rules than in the package. */
  const parted = new Set<string>()
  const idOf = ({ rules }: { rules: string }): string => idHere.get(rules) ?? rules
  const run = (sql: string, values: Record<string, string | number | null>): void => {
    if (write) database.run(sql, values)
  }
  const note = (name: string, value: unknown): void =>
    run('INSERT INTO notes (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING', {
      name,
      value: JSON.stringify(value),
    })

  return {
    cardRules(record) {
      const id = idOf(record)
      const here = knownRules(database, id)
      if (!here) {
        const given = { game: record.game, rules: record.content }
        if (write) setKnownRules(database, id, given, games)
        return
      }
      const { rules } = here
      if (isDeepStrictEqual({ ...rules, name: '' }, { ...record.content, name: '' })) return
      parted.add(id)
      tally.remark(texts.userData.remarks.otherCards(rules.name))
    },
    card(record) {
      if (!decks.has(record.deck)) return
      const { card, deck, active, state } = record
      const { digest } = state
      const key = { id: idOf(record), card, digest }
      const here = database.get<{ state: string }>(
        `SELECT state FROM card_states WHERE rules_id = :id AND card = :card AND digest = :digest`,
        key,
      )
      const text = JSON.stringify(state)
      if (!here) {
        tally.count('cards', 'added')
        run(
          `INSERT INTO card_states (rules_id, card, digest, deck, active, state)
           VALUES (:id, :card, :digest, :deck, :active, :text)`,
          { ...key, deck, active: Number(active && !parted.has(key.id)), text },
        )
      } else if (isLater(state, readState(here.state))) {
        tally.count('cards', 'changed')
        run(
          `UPDATE card_states SET state = :text
           WHERE rules_id = :id AND card = :card AND digest = :digest`,
          { ...key, text },
        )
      } else tally.count('cards', 'same')
    },
    review(record) {
      if (!decks.has(record.deck)) return
      const { kind: _, rules: __, ...review } = record
      const { uid, correct } = review
      const here = database.get('SELECT 1 FROM card_reviews WHERE uid = :uid', { uid })
      tally.count('reviews', here ? 'same' : 'added')
      if (here) return
      run(
        `INSERT INTO card_reviews (uid, rules_id, card, digest, deck, session, at, given, correct,
           error, unit, milliseconds, rating, self_rating, phase, elapsed_days, scheduled_days,
           retrievability)
         VALUES (:uid, :id, :card, :digest, :deck, :session, :at, :given, :correct, :error, :unit,
           :milliseconds, :rating, :selfRating, :phase, :elapsedDays, :scheduledDays,
           :retrievability)`,
        {
          ...review,
          id: idOf(record),
          milliseconds: review.milliseconds ?? UNKNOWN,
          correct: Number(correct),
        },
      )
    },
    deck(record) {
      if (!decks.has(record.deck)) return
      const { deck, enabled, learnt } = record
      const id = idOf(record)
      run(
        `INSERT INTO card_decks (rules_id, deck, enabled) VALUES (:id, :deck, :enabled)
         ON CONFLICT DO NOTHING`,
        { id, deck, enabled: Number(enabled) },
      )
      if (learnt) note(learntNote(id), learnt)
    },
    retention: ({ desired }) => note(RETENTION_NOTE, desired),
  } satisfies Takers
}

export function isLater(one: CardState, other: CardState | null): boolean {
  return other === null || (one.lastReview ?? -1) > (other.lastReview ?? -1)
}
