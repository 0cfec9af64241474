import type { Card, DeckId } from '#shared/cards/card.ts'
import { cardChanges, type CardChanges } from '#shared/cards/rule-change.ts'
import { hashOf, type GameRules } from '#shared/games/games.ts'
import type { StudyStore } from '../store/study-store.ts'
import type { CardKit, CardKits } from './card-kits.ts'
import { knownRules, setKnownRules } from './choice-records.ts'
import { setActive } from './state-records.ts'

const NOTHING: CardChanges = { kept: [], added: [], changed: [], removed: [] }

/** Whether the cards are the same ones with the same answers. */
function isSame({ added, changed, removed }: CardChanges): boolean {
  return added.length + changed.length + removed.length === 0
}

/** Decks that rules have only once something was found that nothing else needs. */
const FOUND_LATER: ReadonlySet<DeckId> = new Set(['thresholds'])

/** Cards of two kits that can be compared: such decks only where both have theirs. */
function compared(before: CardKit, after: CardKit): CardChanges {
  const both = (deck: DeckId): boolean => before.deckOf.has(deck) && after.deckOf.has(deck)
  const cardsOf = ({ cards }: CardKit): readonly Card[] =>
    cards.filter(({ deck }) => !FOUND_LATER.has(deck) || both(deck))
  return cardChanges(cardsOf(before), cardsOf(after))
}

/** What edits of rule sets do to their cards. */
export class RuleChanges {
  readonly #store: StudyStore
  readonly #kits: CardKits

  constructor(store: StudyStore, kits: CardKits) {
    this.#store = store
    this.#kits = kits
  }

  /** What these rules would do to the cards that the user knows of; nothing if there are none. */
  async preview(rulesId: string, rules: GameRules): Promise<CardChanges> {
    const known = this.#store.use((database) => knownRules(database, rulesId))
    if (!known) return NOTHING
    return compared(await this.#kits.of(known), await this.#kits.of(rules))
  }

  /**
   * What the rules have done to the cards since they were taken over last; null if nothing, and then
   * they are taken over at once.
   */
  async pending(rulesId: string, rules: GameRules, kit: CardKit): Promise<CardChanges | null> {
    const known = this.#store.use((database) => knownRules(database, rulesId))
    if (known && hashOf(known) !== hashOf(rules)) {
      const changes = compared(await this.#kits.of(known), kit)
      if (!isSame(changes)) return changes
    }
    this.takeOver(rulesId, rules, kit)
    return null
  }

  /** Lets the cards be those of these rules. */
  takeOver(rulesId: string, rules: GameRules, { cards }: CardKit): void {
    this.#store.use((database) =>
      database.transaction(() => {
        const known = knownRules(database, rulesId)
        if (!known || hashOf(known) !== hashOf(rules)) setKnownRules(database, rulesId, rules)
        setActive(database, rulesId, cards)
      }),
    )
  }
}
