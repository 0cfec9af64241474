import { describe, expect, it } from 'vitest'
import { cardsInOrder, decksOf } from '#shared/games/farkle/cards/decks.ts'
import { DeckWorth } from '#shared/games/farkle/cards/deck-worth.ts'
import { stepsOfKnowledge } from '#shared/games/farkle/cards/knowledge-steps.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'

describe.each(['farkle', 'zilch'] as const)('new cards of %s', (name) => {
  const sources = sourcesOf(PRESETS[name])
  const worth = new DeckWorth(sources)
  const decks = decksOf(sources, worth)
  const cards = cardsInOrder(stepsOfKnowledge(sources, worth), decks)

  it('are all cards, each once', () => {
    const ids = decks.flatMap((deck) => deck.cards.map(({ id }) => id))
    expect(cards.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  it('come in the order of the lessons, worth first, and of unknown worth last', () => {
    const first = cards[0]!
    expect(first.deck).toBe('limits')
    expect(first.worth).toBe(Math.max(...decks[0]!.cards.map(({ worth }) => worth ?? 0)))
    const valued = cards.findIndex(({ worth }) => worth === null || worth < 0.01)
    const decksInOrder = [...new Set(cards.slice(0, valued).map(({ deck }) => deck))]
    expect(decksInOrder.slice(0, 3)).toEqual(['limits', 'gain-at', 'gain-from'])
    // What the lesson after the limits teaches: one value for each number of dice.
    const next = cards.find(({ deck }) => deck !== 'limits')!
    expect(next.id).toMatch(/^gain-at\.\d\.start$/)
    const last = [...new Set(cards.map(({ deck }) => deck))].slice(-2)
    expect(last).toEqual(['farkle-odds', 'scoring'])
  })

  it('ask no number a second way before all others that are worth something', () => {
    const again = cards.findIndex(
      ({ id, deck }, i) =>
        deck === 'gain-at' &&
        cards.slice(0, i).some((one) => one.id === id.replace('gain-at', 'gain-from')),
    )
    expect(again).toBeGreaterThan(10)
    const before = cards.slice(0, again).map(({ id }) => id)
    const worthy = cards.filter(
      ({ worth, deck }) => worth !== null && worth > 0.01 && deck !== 'gain-at',
    )
    expect(before).toEqual(expect.arrayContaining(worthy.map(({ id }) => id)))
  })
})
