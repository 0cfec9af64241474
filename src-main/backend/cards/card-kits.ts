import { LRUCache } from 'lru-cache'
import type { Card, DeckId } from '#shared/cards/card.ts'
import type { Deck } from '#shared/cards/deck.ts'
import type { Game } from '#shared/games/game.ts'
import { hashOf, type AnyGameRules } from '#shared/games/games.ts'
import type { StudyStore } from '../store/study-store.ts'
import { currentLanguage } from '#shared/texts/locale.ts'
import { learntRule } from './choice-records.ts'
import {
  backendOf,
  type CardPlan,
  type GameBackend,
  type GameBackends,
  type MadeCards,
} from '../games/game.ts'

/** As many rule sets as somebody goes back and forth between, and what they were before an edit. */
const MAX_KITS = 6

/** All cards of a rule set. */
export interface CardKit<Made extends MadeCards = MadeCards> {
  /** As the game made them. */
  readonly made: Made
  readonly decks: readonly Deck[]
  /** Of all decks, in the order in which they are taught. */
  readonly cards: readonly Card[]
  /** The same in the order in which new ones come. */
  readonly inOrder: readonly Card[]
  readonly deckOf: ReadonlyMap<DeckId, Deck>
}

/** The cards of rule sets in the language that is spoken, kept for the last few. */
export class CardKits {
  readonly #games: readonly Game[]
  readonly #backends: GameBackends
  readonly #store: StudyStore
  readonly #kept = new LRUCache<string, Promise<CardKit>>({ max: MAX_KITS })
  /** Hashes of the rules for which the worth of decks was sought. */
  readonly #sought = new Set<string>()

  constructor(games: readonly Game[], backends: GameBackends, store: StudyStore) {
    this.#store = store
    this.#games = games
    this.#backends = backends
  }

  #planOf({ game, rules }: AnyGameRules, rulesId: string | null): Promise<CardPlan> {
    const learnt =
      rulesId === null ? null : this.#store.use((database) => learntRule(database, rulesId))
    return backendOf(this.#backends, game).cards.plan(rules, learnt)
  }

  /**
   * The cards of a rule set. What they cannot do without is solved for them; what else was found has
   * cards once it was, and so has the rule of thumb that is learnt for the rules of this id; null is
   * none. Rejects with RequestError.
   */
  async of(given: AnyGameRules, rulesId: string | null): Promise<CardKit> {
    const { cards } = backendOf(this.#backends, given.game)
    const plan = await this.#planOf(given, rulesId)
    const variant = currentLanguage() + plan.variant
    const key = `${hashOf(given, this.#games)} ${variant}`
    const kit = this.#kept.get(key) ?? this.#make(cards, plan, variant)
    this.#kept.set(key, kit)
    kit.catch(() => {
      if (this.#kept.peek(key) === kit) this.#kept.delete(key)
    })
    return kit
  }

  /**
   * Finds what decks are worth that `of` makes without it; true once they are to be made anew. It is
   * tried once: somebody who has stopped it finds it with the lessons.
   */
  async findWorth(given: AnyGameRules): Promise<boolean> {
    const plan = await this.#planOf(given, null)
    const hash = hashOf(given, this.#games)
    if (!plan.findWorth || this.#sought.has(hash)) return false
    this.#sought.add(hash)
    await plan.findWorth()
    return true
  }

  async #make(cards: GameBackend['cards'], plan: CardPlan, variant: string): Promise<CardKit> {
    const made = await plan.make(variant)
    const { decks } = made
    const all = decks.flatMap((deck) => deck.cards)
    return {
      ...{ made, decks },
      ...{ cards: all, inOrder: cards.inOrder?.(made) ?? all },
      deckOf: new Map(decks.map((deck) => [deck.id, deck])),
    }
  }
}
