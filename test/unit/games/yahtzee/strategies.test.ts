import { describe, expect, it } from 'vitest'
import { facesOf, multisetOf, type Face } from '#shared/dice/multiset.ts'
import {
  ALL_CATEGORIES,
  CATEGORIES,
  setOf,
  type Category,
} from '#shared/games/yahtzee/rules/categories.ts'
import {
  betterHeuristic,
  heuristic,
  normalBelow,
} from '#shared/games/yahtzee/analysis/estimates.ts'
import { stateIndex, tableSize, yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { keepNumber } from '#shared/games/yahtzee/solve/keeps.ts'
import { OUTCOMES } from '#shared/games/yahtzee/solve/outcomes.ts'
import {
  facesAbove,
  mostPoints,
  rationalYahtzees,
  yahtzeesAndStraights,
  yahtzeesOnly,
  type KeepRule,
} from '#shared/games/yahtzee/analysis/rule-play.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'
import { EMPTY_CARD } from '#shared/games/yahtzee/rules/scorecard.ts'
import { playOf, printedFigures } from '#shared/games/yahtzee/analysis/strategies.ts'
import { STRATEGIES } from '#shared/games/yahtzee/analysis/strategy-names.ts'
import { TurnOutcomes } from '#shared/games/yahtzee/solve/turn-outcomes.ts'

const diceOf = (text: string) => multisetOf([...text].map(Number) as Face[])

/** Dice that a rule keeps of a roll with some boxes used. */
function kept(rule: KeepRule, roll: string, used: readonly Category[] = []): string {
  const isOpen = (category: number): boolean => !used.includes(CATEGORIES[category]!)
  return facesOf(rule(diceOf(roll), isOpen)).join('')
}

describe('Yahtzees Only', () => {
  it.each([
    ['11236', [], '11'],
    // Of two pairs the higher one; of two of which one is open above, that one.
    ['22553', [], '55'],
    ['22553', ['fives'], '22'],
    ['22553', ['twos', 'fives'], '55'],
    ['23456', [], '6'],
    ['12346', ['sixes'], '4'],
    ['33333', ['threes'], '33333'],
  ] as const)('keeps of %s, %j used, %s', (roll, used, dice) => {
    expect(kept(yahtzeesOnly, roll, used)).toBe(dice)
  })
})

describe('Yahtzees and Straights', () => {
  it.each([
    ['23456', [], '23456'],
    ['23456', ['largeStraight'], '23456'],
    ['23456', ['largeStraight', 'smallStraight'], '6'],
    // A small straight is the way to a large one only if both are open.
    ['12344', [], '1234'],
    ['12346', [], '1234'],
    ['12344', ['smallStraight'], '44'],
    ['12344', ['largeStraight'], '12344'],
    ['11345', [], '11'],
  ] as const)('keeps of %s, %j used, %s', (roll, used, dice) => {
    expect(kept(yahtzeesAndStraights, roll, used)).toBe(dice)
  })
})

describe('Rational Yahtzees', () => {
  it('keeps a pair instead of three of a kind if the one is open above and the other is not', () => {
    expect(kept(rationalYahtzees, '22555')).toBe('555')
    expect(kept(rationalYahtzees, '22555', ['fives'])).toBe('22')
    expect(kept(rationalYahtzees, '22555', ['fives', 'twos'])).toBe('555')
    expect(kept(rationalYahtzees, '13555', ['fives'])).toBe('555')
  })
})

describe('Rational Yahtzees, when a turn ends', () => {
  const game = yahtzeeGame(PRESETS.forced)
  function scoredIn(roll: string, used: readonly Category[] = [], rule = facesAbove): Category {
    const outcomes = new TurnOutcomes(game)
    const card = { ...EMPTY_CARD, used: setOf([...used]) }
    outcomes.look(stateIndex(game, card))
    return CATEGORIES[OUTCOMES[rule(keepNumber(diceOf(roll)), outcomes)]!.category]!
  }

  it.each([
    // The most points would be in a lower box.
    ['55561', [], 'fives'],
    ['22224', [], 'twos'],
    ['55661', [], 'chance'],
    ['55561', ['fives'], 'threeOfAKind'],
    // What makes its own points goes before.
    ['55522', [], 'fullHouse'],
    ['55522', ['fullHouse'], 'fives'],
    ['33333', [], 'yahtzee'],
    ['12345', [], 'largeStraight'],
  ] as const)('scores %s, %j used, in %s', (roll, used, category) => {
    expect(scoredIn(roll, used)).toBe(category)
  })

  it('takes a joker where the rules allow one only', () => {
    const fifty = { used: setOf(['yahtzee', 'threes']), upper: 9, yahtzeeScored: true }
    const outcomes = new TurnOutcomes(game)
    outcomes.look(stateIndex(game, fifty))
    const chosen = (roll: string): string =>
      CATEGORIES[OUTCOMES[facesAbove(keepNumber(diceOf(roll)), outcomes)]!.category]!
    // Its own upper box is open and must be taken; where it is used, the most points are below.
    expect(chosen('22222')).toBe('twos')
    expect(chosen('33333')).toBe('largeStraight')
  })

  it('would else take the most points', () => {
    expect(scoredIn('55561', [], mostPoints)).toBe('threeOfAKind')
  })
})

describe('the greedy player', () => {
  const game = yahtzeeGame(PRESETS.none)
  const table = new Float64Array(tableSize(game))
  const play = playOf(game, 'greedy', { table, categories: null })
  const chosen = (roll: string): string => {
    play.look(stateIndex(game, EMPTY_CARD))
    return CATEGORIES[OUTCOMES[play.chosen[keepNumber(diceOf(roll))]!]!.category]!
  }

  it('takes the most points, of equal ones the harder box', () => {
    expect(chosen('66661')).toBe('fourOfAKind')
    expect(chosen('55562')).toBe('threeOfAKind')
    expect(chosen('55522')).toBe('fullHouse')
    expect(chosen('12346')).toBe('smallStraight')
    expect(chosen('55662')).toBe('chance')
  })

  it('keeps all dice where nothing can become more', () => {
    const roll = keepNumber(diceOf('23456'))
    expect(play.bestKeeps[1]![roll]).toBe(roll)
  })
})

describe('the heuristics', () => {
  const game = yahtzeeGame(PRESETS.forced)
  const categories = CATEGORIES.map((_, i) => ({ mean: i + 1, standardDeviation: 3, zero: 0 }))
  const only = (...open: Category[]): number => ALL_CATEGORIES & ~setOf(open)

  it('take a bonus that is certain for certain, and one out of reach for none', () => {
    for (const estimate of [heuristic(game, categories), betterHeuristic(game, categories)]) {
      const lower = only('chance')
      expect(estimate(lower, 63) - estimate(lower, 62)).toBe(35)
      expect(estimate(only('ones', 'chance'), 57)).toBe(estimate(only('ones', 'chance'), 0))
      const likely = estimate(only('sixes'), 57) - estimate(only('sixes'), 20)
      expect(likely).toBeCloseTo(35 * 0.5, 12)
    }
  })

  it('take each open box for its mean, or for what it brings by itself', () => {
    const used = only('fullHouse', 'chance')
    expect(heuristic(game, categories)(used, 0)).toBe(9 + 12)
    // Glenn 2006, section 8: chance as the last box is worth 23 1/3.
    expect(betterHeuristic(game, categories)(only('chance'), 0)).toBeCloseTo(70 / 3, 12)
  })

  it.each([
    [0, 0.5],
    [1, 0.841344746068543],
    [-1.959963984540054, 0.025],
    [9, 1],
    [-9, 0],
  ])('have the normal distribution right at %d', (x, chance) => {
    expect(normalBelow(x)).toBeCloseTo(chance, 14)
  })
})

describe('the printed figures', () => {
  it('are there for the rules of the paper alone', () => {
    for (const strategy of STRATEGIES) {
      expect(printedFigures(PRESETS.forced, strategy)).toEqual(
        printedFigures({ ...PRESETS.free, name: 'Mine' }, strategy),
      )
      expect(printedFigures(PRESETS.none, strategy)).toBeNull()
      expect(printedFigures({ ...PRESETS.free, rerolls: 1 }, strategy)).toBeNull()
    }
    expect(printedFigures(PRESETS.free, 'optimal')!.mean).toBe(254.59)
  })
})
