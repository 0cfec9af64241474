import { LRUCache } from 'lru-cache'
import type { Card, DeckId } from '#shared/cards/card.ts'
import type { Deck } from '#shared/cards/deck.ts'
import type { Game } from '#shared/games/game.ts'
import { hashOf, type AnyGameRules } from '#shared/games/games.ts'
import { cachePromise } from '../cached-by-rules.ts'
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

const MAX_KITS = 6

export interface CardKit<Made extends MadeCards = MadeCards> {
  readonly made: Made
  readonly decks: readonly Deck[]
  /** Of all decks, in teaching order. */
  readonly cards: readonly Card[]
  /** The same cards in the order in which new cards are introduced. */
  readonly inOrder: readonly Card[]
  readonly deckOf: ReadonlyMap<DeckId, Deck>
}

export type CardKits = ReturnType<typeof cardKits>

export function cardKits(games: readonly Game[], backends: GameBackends, store: StudyStore) {
  const cache = new LRUCache<string, Promise<CardKit>>({ max: MAX_KITS })

  function planOf({ game, rules }: AnyGameRules, rulesId: string | null): Promise<CardPlan> {
    const learnt = rulesId === null ? null : store.use((database) => learntRule(database, rulesId))
    return backendOf(backends, game).cards.plan(rules, learnt)
  }

  return {
    /**
     * Solves what the cards require; optional decks appear once their results exist. `rulesId`
     * adds the learnt rule of thumb, null none. Rejects with RequestError.
     */
    async of(given: AnyGameRules, rulesId: string | null): Promise<CardKit> {
      const { cards } = backendOf(backends, given.game)
      const plan = await planOf(given, rulesId)
      const variant = currentLanguage() + plan.variant
      const key = `${hashOf(given, games)} ${variant}`
      return cachePromise(cache, key, () => makeKit(cards, plan, variant))
    },
  }
}

async function makeKit(
  cards: GameBackend['cards'],
  plan: CardPlan,
  variant: string,
): Promise<CardKit> {
  const made = await plan.make(variant)
  const { decks } = made
  const all = decks.flatMap((deck) => deck.cards)
  return {
    made,
    decks,
    cards: all,
    inOrder: cards.inOrder?.(made) ?? all,
    deckOf: new Map(decks.map((deck) => [deck.id, deck])),
  }
}
