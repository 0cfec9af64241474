import { describe, expect, it } from 'vitest'
import { cardsInOrder, decksOf } from '#shared/games/farkle/cards/decks.ts'
import { DeckWorth } from '#shared/games/farkle/cards/deck-worth.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'

describe.each(['farkle', 'zilch'] as const)('new cards of %s', (name) => {
  const sources = sourcesOf(PRESETS[name])
  const worth = new DeckWorth(sources)
  const decks = decksOf(sources, worth)
  const cards = cardsInOrder(decks)

  it('are all cards, each once', () => {
    const ids = decks.flatMap((deck) => deck.cards.map(({ id }) => id))
    expect(cards.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  it('come in the order of the decks, worth first, and of unknown worth last', () => {
    const first = cards[0]!
    expect(first.deck).toBe('limits')
    expect(first.worth).toBe(Math.max(...decks[0]!.cards.map(({ worth }) => worth ?? 0)))
    const valued = cards.findIndex(({ worth }) => worth === null || worth < 0.01)
    const decksInOrder = [...new Set(cards.slice(0, valued).map(({ deck }) => deck))]
    expect(decksInOrder.slice(0, 2)).toEqual(['limits', 'gain-from'])
    // After the limits one value for each number of dice.
    const next = cards.find(({ deck }) => deck !== 'limits')!
    expect(next.id).toMatch(/^gain-from\.\d\.start$/)
    const last = [...new Set(cards.map(({ deck }) => deck))].slice(-2)
    expect(last).toEqual(['farkle-odds', 'scoring'])
  })
})
