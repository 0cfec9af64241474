import { describe, expect, it } from 'vitest'
import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { boxPoints, openFor, placedPoints } from '#shared/games/scorecard/rules/scoring.ts'
import { mostScore } from '#shared/games/scorecard/solve/target/target-bounds.ts'
import { allBoxes } from '#shared/games/scorecard/rules/scorecard.ts'
import { boxOf, setOf, type BoxName } from '#test/support/yahtzee-boxes.ts'

const { boxes } = PRESETS.forced
const NAMES = boxes.map(({ name }) => name)

const dice = (text: string) => multisetOf([...text].map(Number) as Face[])
const points = (text: string) =>
  Object.fromEntries(
    boxes
      .map((box): [string, number] => [box.name, boxPoints(box, dice(text))])
      .filter(([, worth]) => worth > 0),
  )

const LOWER = NAMES.slice(6)
const open = (...names: BoxName[]) => allBoxes(PRESETS.forced) & ~setOf(names)
const scored = (used: number) => ({ used, total: 0, alikeScored: true })

it.each([
  [
    '12345',
    {
      ones: 1,
      twos: 2,
      threes: 3,
      fours: 4,
      fives: 5,
      smallStraight: 30,
      largeStraight: 40,
      chance: 15,
    },
  ],
  ['12346', { ones: 1, twos: 2, threes: 3, fours: 4, sixes: 6, smallStraight: 30, chance: 16 }],
  ['13456', { ones: 1, threes: 3, fours: 4, fives: 5, sixes: 6, smallStraight: 30, chance: 19 }],
  ['12356', { ones: 1, twos: 2, threes: 3, fives: 5, sixes: 6, chance: 17 }],
  ['22333', { twos: 4, threes: 9, threeOfAKind: 13, fullHouse: 25, chance: 13 }],
  ['22335', { twos: 4, threes: 6, fives: 5, chance: 15 }],
  ['44446', { fours: 16, sixes: 6, threeOfAKind: 22, fourOfAKind: 22, chance: 22 }],
  ['55555', { fives: 25, threeOfAKind: 25, fourOfAKind: 25, chance: 25, yahtzee: 50 }],
])('what five dice score: %s', (text, expected) => {
  expect(points(text)).toEqual(expected)
})

describe('a further Yahtzee', () => {
  const fives = dice('55555')
  const openNames = (rules: keyof typeof PRESETS, used: number) =>
    openFor(PRESETS[rules], scored(used), fives).map((i) => NAMES[i])

  it('must go to its upper box first where the joker is forced', () => {
    const used = setOf(['yahtzee'])
    expect(openNames('forced', used)).toEqual(['fives'])
    expect(placedPoints(PRESETS.forced, scored(used), fives, boxOf('fives'))).toBe(125)
    expect(openNames('free', used)).toHaveLength(12)
    expect(placedPoints(PRESETS.free, scored(used), fives, boxOf('fullHouse'))).toBe(100)
  })

  it('is a joker in a lower box where its upper box is used', () => {
    const used = setOf(['yahtzee', 'fives'])
    expect(openNames('forced', used)).toEqual(LOWER.slice(0, -1))
    const worth = (category: BoxName) =>
      placedPoints(PRESETS.forced, scored(used), fives, boxOf(category))
    expect([worth('fullHouse'), worth('smallStraight'), worth('largeStraight')]).toEqual([
      125, 130, 140,
    ])
    expect([worth('threeOfAKind'), worth('chance'), worth('ones')]).toEqual([125, 125, null])
  })

  it('scores zero in an upper box where nothing else is left, and the bonus still', () => {
    const used = open('ones', 'sixes')
    expect(openNames('forced', used)).toEqual(['ones', 'sixes'])
    expect(placedPoints(PRESETS.forced, scored(used), fives, 0)).toBe(100)
    expect(placedPoints(PRESETS.forced, { ...scored(used), alikeScored: false }, fives, 0)).toBe(0)
  })

  it('is like any roll without jokers, or while the Yahtzee box is open', () => {
    const house = boxOf('fullHouse')
    expect(placedPoints(PRESETS.none, scored(open('fullHouse')), fives, house)).toBe(0)
    expect(placedPoints(PRESETS.none, scored(open('chance')), fives, boxOf('chance'))).toBe(25)
    expect(placedPoints(PRESETS.forced, scored(open('fullHouse', 'yahtzee')), fives, house)).toBe(0)
  })
})

it('no game scores more than thirteen Yahtzees, of which the first brings no bonus', () => {
  expect(mostScore(PRESETS.forced)).toBe(1575)
  expect(mostScore(PRESETS.none)).toBe(1575 - 12 * 100)
})
