import { describe, expect, it } from 'vitest'
import type { Card } from '#shared/cards/card.ts'
import { decksOf } from '#shared/games/farkle/cards/decks.ts'
import { instanceOf } from '#shared/cards/instance.ts'
import { cardChanges } from '#shared/cards/rule-change.ts'
import { facesText, multisetOf } from '#shared/dice/multiset.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { rollOptions, scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'

const { farkle, zilch } = PRESETS
const cardsOf = (rules: RuleSet): Card[] => decksOf(sourcesOf(rules)).flatMap((deck) => deck.cards)
const cards = cardsOf(zilch)
const byId = (id: string): Card => cards.find((card) => card.id === id)!

describe('an instance of a card', () => {
  it('is the same from the same seed, and takes all turn totals of its cell', () => {
    const card = byId('gain-from.4.start')
    const draw = (seed: string) => instanceOf(card, cards, seededRandom(seed))
    expect(draw('a')).toEqual(draw('a'))
    const totals = new Set<number>()
    const random = seededRandom('totals')
    for (let i = 0; i < 200; i++) {
      const shown = instanceOf(card, cards, random)
      totals.add(shown.turnTotal!)
      expect(shown.question).toBe(
        `4 dice left at ${shown.turnTotal}: what does rolling add by the table?`,
      )
    }
    expect([...totals].sort((a, b) => a - b)).toEqual(card.scene!.turnTotals)
  })

  it('shows other dice of the same kind, in any order', () => {
    const card = byId('exceptions.after-2.50.15566')
    const scoring = scoringOf(zilch)
    const random = seededRandom('dice')
    const orders = new Set<string>()
    const wanted = rollOptions(scoring, multisetOf([1, 5, 5, 6, 6]))
    for (let i = 0; i < 100; i++) {
      const { dice, question } = instanceOf(card, cards, random)
      expect(rollOptions(scoring, multisetOf(dice!))).toEqual(wanted)
      expect(question).toContain(`rolled ${facesText(dice!.toSorted())}: what do you do?`)
      orders.add(dice!.join(''))
    }
    expect(orders.size).toBeGreaterThan(50)
  })

  it('orders choices by size, with never last', () => {
    const shown = instanceOf(byId('limits.5'), cards, seededRandom('any'))
    const sizes = shown.choices.map((text) =>
      text === 'Never' ? Infinity : Number(text.replace(',', '')),
    )
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect(shown.choices[shown.right[0]!]).toBe('3,150')
  })
})

describe('an edit of the rules', () => {
  it('keeps what is still right, and tells the rest', () => {
    const rules = {
      ...zilch,
      straight: 2500,
      threePairs: 0,
      fourKindAndPairCountsAsThreePairs: false,
    }
    const { unchanged, added, changed, removed } = cardChanges(cards, cardsOf(rules))
    const names = (some: readonly Card[]) => some.map(({ id }) => id)
    expect(changed.map(({ after }) => after.id)).toContain('scoring.straight')
    const straight = changed.find(({ after }) => after.id === 'scoring.straight')!
    expect([straight.before.statement, straight.after.statement]).toEqual([
      '1,500 points.',
      '2,500 points.',
    ])
    expect(names(removed)).toEqual(
      expect.arrayContaining(['scoring.threePairs', 'scoring.fourKindAndPair']),
    )
    expect(names(unchanged)).toEqual(expect.arrayContaining(['scoring.set.3.3', 'farkle-odds.5']))
    expect(names(added)).not.toContain('scoring.straight')
  })

  it('of the goal or the name alone changes no card', () => {
    const renamed = cardsOf({ ...farkle, name: 'Ours', goal: 20_000 })
    const changes = cardChanges(cardsOf(farkle), renamed)
    expect(changes.removed).toEqual([])
    // A turn total of 10,050 can now come before the goal.
    expect(changes.changed.map(({ after }) => after.id)).toEqual(['limits.6'])
    expect(changes.added).toEqual([])
  })
})
