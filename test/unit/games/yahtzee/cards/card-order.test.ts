import { expect, test } from 'vitest'
import { yahtzeeCardsInOrder } from '#shared/games/yahtzee/cards/card-order.ts'
import { yahtzeeDecks } from '#shared/games/yahtzee/cards/decks.ts'
import { NO_BONUS, quickSources } from '#test/support/yahtzee-sources.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/published.ts'

test.each([PRESETS.forced, NO_BONUS])(
  'new cards of $name come once, what play needs first',
  (rules) => {
    const decks = yahtzeeDecks(quickSources(rules))
    const cards = yahtzeeCardsInOrder(decks)
    const all = decks.flatMap((deck) => deck.cards.map(({ id }) => id))
    expect(cards.map(({ id }) => id).toSorted()).toEqual(all.toSorted())
    // What each of the thirteen boxes brings, and only then how its odds are.
    expect(cards.slice(0, 13).every(({ id }) => /^averages\.[a-zA-Z]+$/.test(id))).toBe(true)
    expect(cards[13]!.deck).toBe('roll-odds')
    const least = cards.findIndex(({ id }) => id.startsWith('averages.zero.'))
    expect(cards.slice(0, least).map(({ deck }) => deck)).toContain('opening-keeps')
  },
)

test('a deck of other cards comes after those that are known', () => {
  const [deck] = yahtzeeDecks(quickSources(PRESETS.forced))
  const other = {
    ...deck!,
    id: 'other',
    cards: deck!.cards.map((c) => ({ ...c, id: `o.${c.id}` })),
  }
  const decks = [other, ...yahtzeeDecks(quickSources(PRESETS.forced))]
  const cards = yahtzeeCardsInOrder(decks)
  expect(cards[0]!.id).not.toMatch(/^o\./)
  expect(cards.some(({ id }) => id.startsWith('o.'))).toBe(true)
})
