import type { Card } from '#shared/cards/card.ts'
import { cardChanges, type CardChanges } from '#shared/cards/rule-change.ts'
import type { Game } from '#shared/games/game.ts'
import { hashOf, type GameRules } from '#shared/games/games.ts'
import type { StudyStore } from '../store/study-store.ts'
import { backendOf, type GameBackends } from '../games/game.ts'
import type { CardKit, CardKits } from './card-kits.ts'
import { knownRules, setKnownRules } from './choice-records.ts'
import { setActive } from './state-records.ts'

const NOTHING: CardChanges = { unchanged: [], added: [], changed: [], removed: [] }

function isSame({ added, changed, removed }: CardChanges): boolean {
  return added.length + changed.length + removed.length === 0
}

interface RuleChangesOptions {
  readonly store: StudyStore
  readonly kits: CardKits
  readonly games: readonly Game[]
  readonly backends: GameBackends
}

export function openRuleChanges({ store, kits, games, backends }: RuleChangesOptions) {
  const playAlike = (one: GameRules, other: GameRules): boolean =>
    hashOf(one, games) === hashOf(other, games)

  /** Decks that are found later count only if both kits have them. */
  async function changesFrom(known: GameRules, rulesId: string, { game }: GameRules, kit: CardKit) {
    const { foundLater } = backendOf(backends, game).cards
    const before = await kits.of(known, rulesId)
    const counts = ({ deck }: Card): boolean =>
      !foundLater.includes(deck) || (before.deckOf.has(deck) && kit.deckOf.has(deck))
    return cardChanges(before.cards.filter(counts), kit.cards.filter(counts))
  }

  function takeOver(rulesId: string, rules: GameRules, { cards }: CardKit): void {
    store.change((database) => {
      const known = knownRules(database, rulesId)
      if (!known || !playAlike(known, rules)) setKnownRules(database, rulesId, rules, games)
      setActive(database, rulesId, cards)
    })
  }

  return {
    takeOver,
    async preview(rulesId: string, rules: GameRules): Promise<CardChanges> {
      const known = store.use((database) => knownRules(database, rulesId))
      return known ? changesFrom(known, rulesId, rules, await kits.of(rules, rulesId)) : NOTHING
    },
    /** Changes since the last takeOver(); if there are none, takes over and returns null. */
    async pending(rulesId: string, rules: GameRules, kit: CardKit): Promise<CardChanges | null> {
      const known = store.use((database) => knownRules(database, rulesId))
      if (known && !playAlike(known, rules)) {
        const changes = await changesFrom(known, rulesId, rules, kit)
        if (!isSame(changes)) return changes
      }
      takeOver(rulesId, rules, kit)
      return null
    },
  }
}
