import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FACES, multisetOf, type Face } from '#shared/dice/multiset.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { PatternOdds, holdOdds, turnOdds } from '#shared/games/scorecard/analysis/usual-odds.ts'
import { boxPoints } from '#shared/games/scorecard/rules/scoring.ts'
import { boxOf } from '#test/support/yahtzee-boxes.ts'
import { runs } from './runs.ts'

const { forced } = PRESETS

/** Every roll of some dice, in order. */
function rolls(count: number): Face[][] {
  return count === 0
    ? [[]]
    : rolls(count - 1).flatMap((roll) => FACES.map((face) => [...roll, face]))
}

const sorted = (dice: readonly Face[]): Face[] => dice.toSorted((a, b) => a - b)

/** The chance by trying every way to keep every roll, with nothing shared but the scoring. */
function slowOdds(box: number): (held: readonly Face[], rerolls: number) => number {
  const known = new Map<string, number>()
  const best = (dice: readonly Face[], rerolls: number): number => {
    if (rerolls === 0) return boxPoints(forced.boxes[box]!, multisetOf(dice)) > 0 ? 1 : 0
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

const lower = [...forced.boxes.keys()].filter((box) => box > 5 && box !== boxOf('chance'))

it('gives the odds of every pattern that trying all keeps gives, from any dice held', () => {
  const slow = new Map(lower.map((box) => [box, slowOdds(box)]))
  fc.assert(
    fc.property(
      fc.constantFrom(...lower),
      fc.array(fc.constantFrom(...FACES), { maxLength: 4 }),
      fc.constantFrom(1, 2),
      (box, dice, rerolls) => {
        const held = sorted(dice)
        const odds = new PatternOdds(forced, box)
        const found = odds.holding(multisetOf(held), rerolls)
        expect(found).toBeCloseTo(slow.get(box)!(held, rerolls), 12)
      },
    ),
    runs(12),
  )
})

it('gives more with every roll, and as much from nothing as from the first roll on', () => {
  const four = { ...forced, rolls: 4 }
  for (const { box, chances } of turnOdds(four)) {
    const odds = new PatternOdds(four, box)
    expect(chances).toEqual(chances.toSorted((a, b) => a - b))
    expect(chances.at(-1)).toBeLessThan(1)
    expect(odds.holding(multisetOf([]), 2)).toBeCloseTo(odds.within(2), 12)
  }
  expect(holdOdds({ ...forced, rolls: 1 })).toEqual([])
  const held4 = holdOdds(forced).find(({ held }) => held.length === 4)!
  expect(held4.chances.map((chance) => chance * 36)).toEqual([
    expect.closeTo(6, 12),
    expect.closeTo(11, 12),
  ])
})
