import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { subsetsOf } from '#shared/dice/multiset.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import { cardStates, stateIndex } from '#shared/games/scorecard/solve/states.ts'
import { areLastRounds, LastRounds } from '#shared/games/scorecard/solve/versus/last-rounds.ts'
import { anyCard, partOfScorecard, smallCard } from './card-arbitrary.ts'
import { enough, runs, someRuns } from './runs.ts'
import { emptyState, slowVersus, type SlowSeat } from './slow-card.ts'
import { cardOf } from './slow-states.ts'

/** Any part of a card with two boxes, the only ones open in the last rounds. */
const twoBoxes: fc.Arbitrary<RuleSet> = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: smallCard }, anyCard, partOfScorecard), fc.nat())
  // The slow game takes seconds for each roll more.
  .filter(([card]) => card.boxes.length > 1 && card.rolls <= 3)
  .map(([card, pick]) => {
    const at = pick % card.boxes.length
    const then = (at + 1 + (pick % (card.boxes.length - 1))) % card.boxes.length
    return { ...card, boxes: [card.boxes[at]!, card.boxes[then]!] }
  })

/** Compares every turn that a game can come to. Returns their number. */
function compareTurns(rules: RuleSet, lead: number): number {
  const states = cardStates(rules)
  const rounds = new LastRounds(states)
  const known = new Map<string, { mover: SlowSeat; other: SlowSeat; chance: number }>()
  const empty = emptyState(rules)
  slowVersus(rules, known)({ state: empty, points: lead }, { state: empty, points: 0 })
  for (const { mover, other, chance } of known.values()) {
    const [first, second] = [mover, other].map(({ state, points }) => ({
      card: cardOf(rules, state),
      points,
    }))
    expect(areLastRounds(rules, first!.card, second!.card)).toBe(mover.state.open.length <= 2)
    expect(stateIndex(states, first!.card)).toBeGreaterThanOrEqual(0)
    expect(Math.abs(rounds.chance(first!, second!) - chance)).toBeLessThan(1e-10)
  }
  return known.size
}

/** Any box may be filled after the last roll, and only then. */
const withoutOrder = twoBoxes.filter(
  ({ order, boxes }) => order === 'free' && boxes.every(({ atOnce = 0 }) => atOnce === 0),
)

const leads = fc.integer({ min: -40, max: 40 })

describe('the last rounds of two players against the whole alternating game, solved slowly', () => {
  it('have the same chances before every turn that can be', () => {
    let compared = 0
    fc.assert(
      fc.property(twoBoxes, leads, (rules, lead) => {
        compared += compareTurns(rules, lead)
      }),
      someRuns(30),
    )
    expect(compared).toBeGreaterThanOrEqual(enough(1_000))
  })

  it('have them with three boxes too, where the best replies before them are compared with them', () => {
    const three = smallCard.filter(
      ({ dice, rolls, boxes }) => dice === 3 && rolls <= 2 && boxes.length === 3,
    )
    fc.assert(
      fc.property(three, leads, (rules, lead) => {
        expect(compareTurns(rules, lead)).toBeGreaterThan(10)
      }),
      someRuns(8),
    )
  })

  it('are worth before a roll the mean of the best that can be done with each', () => {
    fc.assert(
      fc.property(withoutOrder, leads, (rules, points) => {
        const rounds = new LastRounds(cardStates(rules))
        const card = { used: 0, total: 0, alikeScored: false }
        const seats = [
          { card, points },
          { card, points: 0 },
        ] as const
        const before = rounds.chance(...seats)
        const turn = rounds.turn(...seats)
        const { rolls, chances } = latticeOf(rules.dice)
        const rerolls = rules.rolls - 1
        const mean = rolls.reduce((sum, roll, i) => {
          const keeps =
            rerolls > 0
              ? subsetsOf(roll).map((keep) => turn.ofKeep(keep, rerolls))
              : rules.boxes.map((_, box) => turn.ofBox(roll, box, true))
          return sum + chances[i]! * Math.max(...keeps)
        }, 0)
        expect(mean).toBeCloseTo(before, 10)
      }),
      runs(20),
    )
  })
})
