import { describe, expect, it } from 'vitest'
import { DeckWorth } from '#shared/games/farkle/cards/deck-worth.ts'
import { decksOf } from '#shared/games/farkle/cards/decks.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { scorecardCardsInOrder } from '#shared/games/scorecard/cards/card-order.ts'
import { scorecardDecks } from '#shared/games/scorecard/cards/decks.ts'
import { PRESETS as SCORECARD_PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'
import { compareOrders, gainByOrder, pointsByKnowledge } from '#test/support/simulated-learner.ts'
import { sampledBoxes, scoreByKnowledge } from '#test/support/yahtzee-learner.ts'
import { quickSources } from '#test/support/yahtzee-sources.ts'
import { someOf, someRuns } from './runs.ts'

// Both orders teach everything of worth within 50 answers; what is left is chance.
const CHANCE = 0.5

describe.each(someOf(['farkle', 'facebook', 'zilch'] as const))(
  'a simulated learner of %s',
  (name) => {
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

    it('gains no slower by the order of the lessons than deck by deck', () => {
      // The decks begin with the limits, which are what is worth most.
      for (const { ordered, decks: plain } of gainByOrder(
        sources,
        decksOf(sources, worth),
        worth,
      )) {
        expect(ordered).toBeGreaterThan(plain - CHANCE)
      }
    })
  },
)

describe('a simulated learner of Yahtzee', () => {
  const rules = SCORECARD_PRESETS.forced
  const sources = quickSources(rules)
  const boxes = sampledBoxes(rules, sources.table, 1000)
  const decks = scorecardDecks({ ...sources, scores: { ...sources.scores, boxes } })
  const game = { rules, table: sources.table, boxes }

  it('plays as the steps of knowledge do', () => {
    const score = scoreByKnowledge(game, decks, 250)
    const knowing = (...known: string[]) => score((id) => known.some((deck) => id.startsWith(deck)))
    const taught = ['roll-odds', 'averages', 'upper-bonus', 'zeros']
    // The exact means of the steps (see meanScore).
    const exact = [203.19, 218.84, 235.15, 242.22, 244.3]
    exact.forEach((mean, i) => {
      expect(Math.abs(knowing(...taught.slice(0, i)) - mean)).toBeLessThan(2.5)
    })
  })

  it('gains faster by the order of new cards than deck by deck', () => {
    const found = compareOrders({
      ordered: scorecardCardsInOrder(decks),
      decks,
      after: [20, 50, 100],
      learners: someRuns(20).numRuns!,
      points: scoreByKnowledge(game, decks, 25),
    })
    const [first, second, third] = found
    // A dozen cards make two points, and after 100 answers most is known either way: as little as chance
    // makes with so few learners.
    for (const { ordered, decks: plain } of [first!, third!]) {
      expect(ordered).toBeGreaterThan(plain - 1.5)
    }
    expect(second!.ordered).toBeGreaterThan(second!.decks + 3)
  })
})
