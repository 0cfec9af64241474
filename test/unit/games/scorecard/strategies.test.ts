import { describe, expect, it } from 'vitest'
import { facesOf, multisetOf, type Face } from '#shared/dice/multiset.ts'
import {
  betterHeuristic,
  heuristic,
  normalBelow,
} from '#shared/games/scorecard/analysis/estimates.ts'
import {
  facesAbove,
  mostPoints,
  rationalAlike,
  alikeAndStraights,
  alikeOnly,
  type KeepRule,
} from '#shared/games/scorecard/analysis/rule-play.ts'
import { PRESETS, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { allBoxes, EMPTY_CARD } from '#shared/games/scorecard/rules/scorecard.ts'
import { playOf, printedFigures } from '#shared/games/scorecard/analysis/strategies.ts'
import { STRATEGIES, strategiesFor } from '#shared/games/scorecard/analysis/strategy-names.ts'
import { keepNumber, latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import { cardStates, stateIndex, tableLength } from '#shared/games/scorecard/solve/states.ts'
import { TurnOutcomes } from '#shared/games/scorecard/solve/turn-outcomes.ts'
import { setOf, type BoxName } from '#test/support/yahtzee-boxes.ts'

const diceOf = (text: string) => multisetOf([...text].map(Number) as Face[])

const rollOf = (text: string): number => keepNumber(latticeOf(5), diceOf(text))

const nameOf = (box: number): BoxName => PRESETS.forced.boxes[box]!.name

/** Dice that a rule keeps of a roll with some boxes used. */
function kept(rule: KeepRule, roll: string, used: readonly BoxName[] = []): string {
  return facesOf(rule(diceOf(roll), allBoxes(PRESETS.forced) & ~setOf(used))).join('')
}

it.each([
  ['11236', [], '11'],
  // Of two pairs the higher one; of two of which one is open above, that one.
  ['22553', [], '55'],
  ['22553', ['fives'], '22'],
  ['22553', ['twos', 'fives'], '55'],
  ['23456', [], '6'],
  ['12346', ['sixes'], '4'],
  ['33333', ['threes'], '33333'],
] as const)('Yahtzees Only keeps of %s, %j used, %s', (roll, used, dice) => {
  expect(kept(alikeOnly, roll, used)).toBe(dice)
})

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
] as const)('Yahtzees and Straights keeps of %s, %j used, %s', (roll, used, dice) => {
  expect(kept(alikeAndStraights, roll, used)).toBe(dice)
})

it('Rational Yahtzees keeps a pair instead of three of a kind if the one is open above and the other is not', () => {
  expect(kept(rationalAlike, '22555')).toBe('555')
  expect(kept(rationalAlike, '22555', ['fives'])).toBe('22')
  expect(kept(rationalAlike, '22555', ['fives', 'twos'])).toBe('555')
  expect(kept(rationalAlike, '13555', ['fives'])).toBe('555')
})

describe('Rational Yahtzees, when a turn ends', () => {
  const game = cardStates(PRESETS.forced)
  function scoredIn(roll: string, used: readonly BoxName[] = [], rule = facesAbove): BoxName {
    const outcomes = new TurnOutcomes(game)
    const card = { ...EMPTY_CARD, used: setOf([...used]) }
    outcomes.look(stateIndex(game, card))
    return nameOf(outcomes.of.list[rule(rollOf(roll), outcomes)]!.box)
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
    const fifty = { used: setOf(['yahtzee', 'threes']), total: 9, alikeScored: true }
    const outcomes = new TurnOutcomes(game)
    outcomes.look(stateIndex(game, fifty))
    const chosen = (roll: string): string =>
      nameOf(outcomes.of.list[facesAbove(rollOf(roll), outcomes)]!.box)
    // Its own upper box is open and must be taken; where it is used, the most points are below.
    expect(chosen('22222')).toBe('twos')
    expect(chosen('33333')).toBe('largeStraight')
  })

  it('would else take the most points', () => {
    expect(scoredIn('55561', [], mostPoints)).toBe('threeOfAKind')
  })
})

describe('the greedy player', () => {
  const game = cardStates(PRESETS.none)
  const table = new Float64Array(tableLength(game))
  const play = playOf(game, 'greedy', { table, boxes: null })
  const chosen = (roll: string): string => {
    play.look(stateIndex(game, EMPTY_CARD))
    return nameOf(play.outcomes.of.list[play.chosen[rollOf(roll)]!]!.box)
  }

  it('takes the most points, of equal ones the harder box', () => {
    expect(chosen('66661')).toBe('fourOfAKind')
    expect(chosen('55562')).toBe('threeOfAKind')
    expect(chosen('55522')).toBe('fullHouse')
    expect(chosen('12346')).toBe('smallStraight')
    expect(chosen('55662')).toBe('chance')
  })

  it('keeps all dice where nothing can become more', () => {
    const roll = rollOf('23456')
    expect(play.bestKeeps[1]![roll]).toBe(roll)
  })
})

it('ways to play another card are those that need no box of Yahtzee, the hardest box first', () => {
  const rules = PUBLISHED_CARDS.yatzy!
  const states = cardStates(rules)
  expect(strategiesFor(rules)).toEqual(['optimal', 'better-heuristic', 'heuristic', 'greedy'])
  expect(strategiesFor(PUBLISHED_CARDS.kniffel!)).toEqual(STRATEGIES)
  const table = new Float64Array(tableLength(states))
  const play = playOf(states, 'greedy', { table, boxes: null })
  play.look(stateIndex(states, EMPTY_CARD))
  const chosen = (roll: string): string =>
    rules.boxes[play.outcomes.of.list[play.chosen[rollOf(roll)]!]!.box]!.name
  // Chance and the straight both score 20.
  expect(chosen('23456')).toBe('runTwoToSix')
  expect(chosen('66666')).toBe('yatzy')
  expect(chosen('44422')).toBe('fullHouse')
})

describe('the heuristics', () => {
  const game = cardStates(PRESETS.forced)
  const boxes = PRESETS.forced.boxes.map((_, i) => ({ mean: i + 1, standardDeviation: 3, zero: 0 }))
  const only = (...open: BoxName[]): number => allBoxes(PRESETS.forced) & ~setOf(open)

  it('take a bonus that is certain for certain, and one out of reach for none', () => {
    for (const estimate of [heuristic(game, boxes), betterHeuristic(game, boxes)]) {
      const lower = only('chance')
      expect(estimate(lower, 63) - estimate(lower, 62)).toBe(35)
      expect(estimate(only('ones', 'chance'), 57)).toBe(estimate(only('ones', 'chance'), 0))
      const likely = estimate(only('sixes'), 57) - estimate(only('sixes'), 20)
      expect(likely).toBeCloseTo(35 * 0.5, 12)
    }
  })

  it('take each open box for its mean, or for what it brings by itself', () => {
    const used = only('fullHouse', 'chance')
    expect(heuristic(game, boxes)(used, 0)).toBe(9 + 12)
    // Glenn 2006, section 8: chance as the last box is worth 23 1/3.
    expect(betterHeuristic(game, boxes)(only('chance'), 0)).toBeCloseTo(70 / 3, 12)
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

it('the printed figures are there for the rules of the paper alone', () => {
  for (const strategy of STRATEGIES) {
    expect(printedFigures(PRESETS.forced, strategy)).toEqual(
      printedFigures({ ...PRESETS.free, name: 'Mine' }, strategy),
    )
    expect(printedFigures(PRESETS.none, strategy)).toBeNull()
    expect(printedFigures(PUBLISHED_CARDS.yatzy!, strategy)).toBeNull()
    expect(printedFigures({ ...PRESETS.free, rolls: 2 }, strategy)).toBeNull()
  }
  expect(printedFigures(PRESETS.free, 'optimal')!.mean).toBe(254.59)
})
