import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALL_CATEGORIES,
  countOfSet,
  setOf,
  type Category,
} from '#shared/games/yahtzee/rules/categories.ts'
import { stateIndex, yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { PRESETS, type RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { isFull } from '#shared/games/yahtzee/rules/scorecard.ts'
import { chanceIn, solveTargets } from '#test/support/yahtzee-solve.ts'
import { enough, runs } from './runs.ts'
import { slowTargets } from './slow-targets.ts'
import { cardsFrom, slowCard } from './slow-cards.ts'
import { usedBut, yahtzeeRules } from './yahtzee-arbitrary.ts'

/** Single precision, a few dozen roundings. */
const CLOSE = 1e-5

/** Compares every state and every need; returns how many there were. */
function compare(rules: RuleSet, used: number, limit: number): number {
  const game = yahtzeeGame(rules)
  const slow = slowTargets(rules)
  const cards = cardsFrom(rules, used).filter((card) => !isFull(card))
  let compared = 0
  solveTargets(game, {
    ...{ limit, used },
    onLevel(level, rows) {
      for (const card of cards.filter((one) => countOfSet(one.used) === level)) {
        for (let need = 0; need <= limit; need++) {
          const found = chanceIn(rows, level, stateIndex(game, card), need)
          const right = slow(slowCard(card), need)
          if (!(Math.abs(found - right) <= CLOSE * right)) {
            expect({ card, need, found }).toEqual({ card, need, found: right })
          }
          compared++
        }
      }
    },
  })
  return compared
}

const usedWithout = (...open: Category[]): number => ALL_CATEGORIES & ~setOf(open)

describe('chances of targets against the plain recursion', () => {
  it.each([
    ['with a joker that is forced', PRESETS.forced, usedWithout('sixes', 'fullHouse'), 60],
    ['with a joker that is free', PRESETS.free, usedWithout('ones', 'largeStraight'), 45],
    ['up to a limit', PRESETS.forced, usedWithout('chance', 'yahtzee'), 30],
    ['with another bonus', { ...PRESETS.none, upperBonus: 7 }, usedWithout('fives', 'chance'), 62],
  ])('are the same in every state for every need %s', (_, rules, used, limit) => {
    // Few upper totals tell states apart, and one reroll does what two do: the recursion is slow.
    const few = { ...rules, upperThreshold: 4, rerolls: 1 }
    expect(compare(few, used, limit)).toBeGreaterThan(500)
  })

  it('are the same under any rules', () => {
    let compared = 0
    fc.assert(
      fc.property(
        yahtzeeRules,
        usedBut(1),
        fc.integer({ min: 0, max: 40 }),
        (rules, used, limit) => {
          compared += compare({ ...rules, upperThreshold: 2 }, used, limit)
        },
      ),
      runs(6),
    )
    expect(compared).toBeGreaterThanOrEqual(enough(100))
  })
})
