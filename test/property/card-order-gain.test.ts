import { describe, expect, it } from 'vitest'
import { DeckWorth } from '#shared/games/farkle/cards/deck-worth.ts'
import { decksOf } from '#shared/games/farkle/cards/decks.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'
import { gainByOrder, pointsByKnowledge } from '#test/support/simulated-learner.ts'

// Both orders have taught everything of worth after 50 answers; what is left then is chance.
const CHANCE = 0.5

describe.each(['farkle', 'facebook', 'zilch'] as const)('a simulated learner of %s', (name) => {
  const sources = sourcesOf(PRESETS[name])
  const worth = new DeckWorth(sources)

  it('plays as the steps of knowledge are told', () => {
    const points = pointsByKnowledge(sources, worth.hold.at)
    // In totals beyond all limits everybody rolls hot dice, here; it hardly ever comes to that.
    expect(Math.abs(points(() => false) - worth.hold.points)).toBeLessThan(0.2)
    expect(points((id) => id.startsWith('limits.'))).toBeCloseTo(worth.limits, 9)
    expect(points(() => true)).toBeCloseTo(
      sources.rules.farklePenalty ? worth.turnTypes : worth.table,
      6,
    )
  })

  it('gains faster by the order of the lessons than deck by deck', () => {
    const [first, second, third, fourth] = gainByOrder(sources, decksOf(sources, worth), worth)
    expect(first!.lessons).toBeGreaterThan(first!.decks + 20)
    expect(second!.lessons).toBeGreaterThan(second!.decks)
    for (const { lessons, decks } of [third!, fourth!]) {
      expect(lessons).toBeGreaterThan(decks - CHANCE)
    }
  })
})
