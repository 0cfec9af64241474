import { isDeepStrictEqual } from 'node:util'
import type { CardState } from '#shared/cards/card-state.ts'
import { readState } from '../cards/state-records.ts'
import { knownRules, learntNote, RETENTION_NOTE, setKnownRules } from '../cards/choice-records.ts'
import { UNKNOWN } from '../store/known-values.ts'
import type { RecordOf } from './package-records.ts'
import type { ImportInto } from './drill-import.ts'
import type { Game } from '#shared/games/game.ts'
import { texts } from '#shared/texts/texts.ts'

/** The state with the later review wins; existing reviews and choices stay. */
export class CardImport {
  readonly #into: ImportInto
  readonly #idHere: ReadonlyMap<string, string>
  readonly #games: readonly Game[]
  readonly #decks: ReadonlySet<string>
  /** Local ids of rule sets whose cards are made from other rules than in the package. */
  readonly #parted = new Set<string>()

  constructor(into: ImportInto, idHere: ReadonlyMap<string, string>, games: readonly Game[]) {
    this.#into = into
    this.#idHere = idHere
    this.#games = games
    this.#decks = new Set(games.flatMap(({ cards }) => cards.decks))
  }

  #idOf({ rules }: { rules: string }): string {
    return this.#idHere.get(rules) ?? rules
  }

  #run(sql: string, values: Record<string, string | number | null>): void {
    if (this.#into.write) this.#into.database.run(sql, values)
  }

  cardRules(record: RecordOf<'cardRules'>): void {
    const id = this.#idOf(record)
    const { database, write } = this.#into
    const here = knownRules(database, id)
    if (!here) {
      const given = { game: record.game, rules: record.content }
      if (write) setKnownRules(database, id, given, this.#games)
      return
    }
    const { rules } = here
    if (isDeepStrictEqual({ ...rules, name: '' }, { ...record.content, name: '' })) return
    this.#parted.add(id)
    this.#into.tally.remark(texts.userData.remarks.otherCards(rules.name))
  }

  card(record: RecordOf<'card'>): void {
    if (!this.#decks.has(record.deck)) return
    const { card, deck, active, state } = record
    const { digest } = state
    const key = { id: this.#idOf(record), card, digest }
    const here = this.#into.database.get<{ state: string }>(
      `SELECT state FROM card_states WHERE rules_id = :id AND card = :card AND digest = :digest`,
      key,
    )
    const text = JSON.stringify(state)
    if (!here) {
      this.#into.tally.count('cards', 'added')
      this.#run(
        `INSERT INTO card_states (rules_id, card, digest, deck, active, state)
         VALUES (:id, :card, :digest, :deck, :active, :text)`,
        { ...key, deck, active: Number(active && !this.#parted.has(key.id)), text },
      )
    } else if (isLater(state, readState(here.state))) {
      this.#into.tally.count('cards', 'changed')
      this.#run(
        `UPDATE card_states SET state = :text
         WHERE rules_id = :id AND card = :card AND digest = :digest`,
        { ...key, text },
      )
    } else this.#into.tally.count('cards', 'same')
  }

  review(record: RecordOf<'review'>): void {
    if (!this.#decks.has(record.deck)) return
    const { kind: _, rules: __, ...review } = record
    const { uid, correct } = review
    const here = this.#into.database.get('SELECT 1 FROM card_reviews WHERE uid = :uid', { uid })
    this.#into.tally.count('reviews', here ? 'same' : 'added')
    if (here) return
    this.#run(
      `INSERT INTO card_reviews (uid, rules_id, card, digest, deck, session, at, given, correct,
         error, unit, milliseconds, rating, self_rating, phase, elapsed_days, scheduled_days,
         retrievability)
       VALUES (:uid, :id, :card, :digest, :deck, :session, :at, :given, :correct, :error, :unit,
         :milliseconds, :rating, :selfRating, :phase, :elapsedDays, :scheduledDays,
         :retrievability)`,
      {
        ...review,
        id: this.#idOf(record),
        milliseconds: review.milliseconds ?? UNKNOWN,
        correct: Number(correct),
      },
    )
  }

  deck(record: RecordOf<'deck'>): void {
    if (!this.#decks.has(record.deck)) return
    const { deck, enabled, learnt } = record
    this.#run(
      `INSERT INTO card_decks (rules_id, deck, enabled) VALUES (:id, :deck, :enabled)
       ON CONFLICT DO NOTHING`,
      { id: this.#idOf(record), deck, enabled: Number(enabled) },
    )
    if (!learnt) return
    this.#run('INSERT INTO notes (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING', {
      name: learntNote(this.#idOf(record)),
      value: JSON.stringify(learnt),
    })
  }

  retention({ desired }: RecordOf<'retention'>): void {
    this.#run('INSERT INTO notes (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING', {
      name: RETENTION_NOTE,
      value: JSON.stringify(desired),
    })
  }
}

export function isLater(one: CardState, other: CardState | null): boolean {
  return other === null || (one.lastReview ?? -1) > (other.lastReview ?? -1)
}
