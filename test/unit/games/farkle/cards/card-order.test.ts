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
    const decksInOrder = [...new Set(cards.map(({ deck }) => deck))]
    expect(decksInOrder.slice(0, 3)).toEqual(['limits', 'gain-at', 'gain-from'])
    expect(decksInOrder.slice(-2)).toEqual(['farkle-odds', 'scoring'])
    const limits = cards.slice(0, 6)
    expect(new Set(limits.map(({ deck }) => deck))).toEqual(new Set(['limits']))
    const worths = limits.map(({ worth }) => worth ?? -Infinity)
    expect(worths).toEqual(worths.toSorted((a, b) => b - a))
    expect(cards[0]!.worth).toBe(Math.max(...worths))
    // What the lesson after the limits teaches: one value for each number of dice.
    const next = cards.filter(({ deck }) => deck !== 'limits')[0]!
    expect(next.id).toMatch(/^gain-at\.\d\.start$/)
  })
})
