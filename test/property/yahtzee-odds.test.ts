import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FACES, multisetOf, type Face } from '#shared/dice/multiset.ts'
import { CATEGORIES, numberOf, UPPER_COUNT } from '#shared/games/yahtzee/rules/categories.ts'
import { PatternOdds, holdOdds, turnOdds } from '#shared/games/yahtzee/analysis/usual-odds.ts'
import { patternPoints } from '#shared/games/yahtzee/rules/scoring.ts'
import { runs } from './runs.ts'

/** Every roll of some dice, in order. */
function rolls(count: number): Face[][] {
  return count === 0
    ? [[]]
    : rolls(count - 1).flatMap((roll) => FACES.map((face) => [...roll, face]))
}

const sorted = (dice: readonly Face[]): Face[] => dice.toSorted((a, b) => a - b)

/** The chance by trying every way to keep every roll, with nothing shared but the scoring. */
function slowOdds(category: number): (held: readonly Face[], rerolls: number) => number {
  const known = new Map<string, number>()
  const best = (dice: readonly Face[], rerolls: number): number => {
    if (rerolls === 0) return patternPoints(category, multisetOf(dice)) > 0 ? 1 : 0
    const key = `${dice.join('')} ${rerolls}`
    const found = known.get(key)
    if (found !== undefined) return found
    let most = 0
    for (let keep = 0; keep < 32; keep++) {
      const kept = dice.filter((_, i) => ((keep >> i) & 1) === 1)
      most = Math.max(most, holding(kept, rerolls))
    }
    known.set(key, most)
    return most
  }
  const holding = (held: readonly Face[], rerolls: number): number => {
    const key = `hold ${held.join('')} ${rerolls}`
    const found = known.get(key)
    if (found !== undefined) return found
    const all = rolls(5 - held.length)
    const sum = all.reduce((mass, roll) => mass + best(sorted([...held, ...roll]), rerolls - 1), 0)
    known.set(key, sum / all.length)
    return sum / all.length
  }
  return holding
}

const lower = CATEGORIES.slice(UPPER_COUNT).filter((category) => category !== 'chance')

it('gives the odds of every pattern that trying all keeps gives, from any dice held', () => {
  const slow = new Map(lower.map((category) => [category, slowOdds(numberOf(category))]))
  fc.assert(
    fc.property(
      fc.constantFrom(...lower),
      fc.array(fc.constantFrom(...FACES), { maxLength: 4 }),
      fc.constantFrom(1, 2),
      (category, dice, rerolls) => {
        const held = sorted(dice)
        const odds = new PatternOdds(numberOf(category), 2)
        const found = odds.holding(multisetOf(held), rerolls)
        expect(found).toBeCloseTo(slow.get(category)!(held, rerolls), 12)
      },
    ),
    runs(12),
  )
})

it('gives more with every roll, and as much from nothing as from the first roll on', () => {
  for (const { category, chances } of turnOdds(3)) {
    const odds = new PatternOdds(numberOf(category), 3)
    expect(chances).toEqual(chances.toSorted((a, b) => a - b))
    expect(chances.at(-1)).toBeLessThan(1)
    expect(odds.holding(multisetOf([]), 2)).toBeCloseTo(odds.within(2), 12)
  }
  expect(holdOdds(0)).toEqual([])
  const four = holdOdds(2).find(({ held }) => held.length === 4)!
  expect(four.chances.map((chance) => chance * 36)).toEqual([
    expect.closeTo(6, 12),
    expect.closeTo(11, 12),
  ])
})
