import { expect, test } from 'vitest'
import { seededRandom, shuffled } from '#shared/dice/random.ts'
import { KNOWN_DICE } from '#shared/games/farkle/rules/known-dice.ts'
import { kindKey, type OwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { bestSets } from '#shared/games/farkle/solve/bag/best-sets.ts'
import { nextDice } from '#shared/games/farkle/solve/bag/next-dice.ts'
import { drawnBag } from './random-bags.ts'
import { ALL, seed } from './runs.ts'

test('a further die adds what the best set then makes, and a lost one costs so much', () => {
  for (let i = 0; i < (ALL ? 10 : 1); i++) {
    const { rules, bag } = drawnBag(i)
    const random = seededRandom(`next ${seed} ${i}`)
    const best = (some: readonly OwnDice[]): number => bestSets(rules, some, 1).sets[0]!.points
    const dice = [shuffled(random, KNOWN_DICE)[0]!, bag[0]!].map((one) => ({ ...one, count: 1 }))
    const { points, more, fewer } = nextDice(rules, bag, dice)
    expect(points).toBeCloseTo(best(bag), 9)
    for (const [k, one] of dice.entries()) {
      const isIt = (kind: OwnDice): boolean => kindKey(kind) === kindKey(one)
      const all = bag.some(isIt) ? bag : [...bag, { ...one, count: 0 }]
      const larger = all.map((kind) => (isIt(kind) ? { ...kind, count: kind.count + 1 } : kind))
      expect(more[k]).toBeCloseTo(best(larger), 9)
    }
    for (const k of shuffled(random, [...bag.keys()]).slice(0, ALL ? bag.length : 1)) {
      const smaller = bag.map((kind, j) => (j === k ? { ...kind, count: kind.count - 1 } : kind))
      expect(fewer[k]).toBeCloseTo(best(smaller), 9)
    }
  }
})

test('of six dice none can be lost, and what was worked out before a stop is kept', () => {
  const rules = { ...PRESETS.farkle, goal: 500 }
  const [first, second] = KNOWN_DICE.map((one) => ({ ...one, count: 3 })).slice(4)
  const all = nextDice(rules, [first!, second!], [first!, second!])
  expect(all.fewer).toEqual([null, null])
  const kept: (readonly number[])[] = []
  const begun = [-1]
  const keep = (now: readonly number[]): void => void kept.push([...now])
  expect(nextDice(rules, [first!, second!], [first!, second!], { begun, keep }).more).toEqual([
    -1,
    all.more[1],
  ])
  expect(kept).toEqual([[-1, all.more[1]]])
})
