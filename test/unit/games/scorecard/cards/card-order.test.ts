import { expect, test } from 'vitest'
import { scorecardCardsInOrder } from '#shared/games/scorecard/cards/card-order.ts'
import { scorecardDecks } from '#shared/games/scorecard/cards/decks.ts'
import { NO_BONUS, quickSources } from '#test/support/yahtzee-sources.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'

test.each([PRESETS.forced, NO_BONUS])(
  'new cards of $name come once, what play needs first',
  (rules) => {
    const decks = scorecardDecks(quickSources(rules))
    const cards = scorecardCardsInOrder(decks)
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
  const [deck] = scorecardDecks(quickSources(PRESETS.forced))
  const other = {
    ...deck!,
    id: 'other',
    cards: deck!.cards.map((c) => ({ ...c, id: `o.${c.id}` })),
  }
  const decks = [other, ...scorecardDecks(quickSources(PRESETS.forced))]
  const cards = scorecardCardsInOrder(decks)
  expect(cards[0]!.id).not.toMatch(/^o\./)
  expect(cards.some(({ id }) => id.startsWith('o.'))).toBe(true)
})
