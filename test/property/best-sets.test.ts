import { expect, test } from 'vitest'
import { seededRandom, shuffled } from '#shared/dice/random.ts'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { KNOWN_DICE } from '#shared/games/farkle/rules/known-dice.ts'
import { diceNamed } from '#shared/games/farkle/rules/named-dice.ts'
import type { OwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { bestSets, cappedPoints, diceOfSet } from '#shared/games/farkle/solve/bag/best-sets.ts'
import { setBounds } from '#shared/games/farkle/solve/bag/set-bounds.ts'
import { shownDice, symbolChances } from '#shared/games/farkle/solve/bag/shown-dice.ts'
import { unwrap } from '#test/support/results.ts'
import { ALL, seed } from './runs.ts'

const KCD = PUBLISHED.kcd!.rules

const die = (name: string, count: number): OwnDice => ({ ...diceNamed(name)[0]!, count })

/** Names and counts of a set, in the bag's order. */
const written = (dice: readonly OwnDice[]): string =>
  dice.map(({ name, count }) => `${count} ${name}`).join(', ')

test('the best dice of a bag are those that its owner found by trying', () => {
  const bag = [die('odd', 6), die('painted', 4), die('weighted', 1), die('ordinary', 6)]
  for (const [goal, best, chosen] of [
    [2000, 1406.9, 1367.2],
    [4000, 1910.4, 1789.6],
  ] as const) {
    const { sets, solved, leftOut } = bestSets({ ...KCD, goal }, bag, 10)
    expect(written(diceOfSet(bag, sets[0]!.counts))).toBe(
      '1 Odd die, 4 Painted die, 1 Weighted die',
    )
    expect(sets[0]!.points).toBeCloseTo(best, 1)
    const his = sets.find(({ counts }) => counts[0] === 5 && counts[2] === 1)
    expect(his!.points).toBeCloseTo(chosen, 1)
    // Of 6 dice out of four kinds: with none or one of the one weighted die.
    expect(solved + leftOut).toBe(45)
  }
})

/** Rules of short turns, with all that the bounds look at, and dice of some kinds. */
function drawnGame(i: number): { rules: RuleSet; bag: OwnDice[] } {
  const random = seededRandom(`bag ${seed} ${i}`)
  const pick = <T>(list: readonly T[]): T => shuffled(random, list)[0]!
  const rules = unwrap(
    parseRuleSet({
      ...pick([PRESETS.farkle, PRESETS.zilch, KCD]),
      farklePenalty: null,
      goal: pick([500, 900, 1500]),
      minimumFirstBank: 300,
      minimumBank: pick([0, 200, 300]),
      mustSetAsideAll: pick([true, false, false]),
      hotDiceBonus: pick([0, 0, 250]),
    }),
  )
  const kinds = shuffled(random, KNOWN_DICE).slice(0, 2)
  const joker = KNOWN_DICE.find((one) => one.joker !== null)!
  const bag = [...kinds, pick([joker, kinds[0]!])].map((one, k) => ({
    ...one,
    count: pick([2, 3, k + 4]),
  }))
  const different = bag.filter(({ name }, k) => bag.findIndex((one) => one.name === name) === k)
  return { rules, bag: [...different, die('ordinary', 6)] }
}

test('each set of a bag is bounded from above, and the best of all are found', () => {
  let count = 0
  for (let i = 0; i < (ALL ? 60 : 1); i++) {
    const { rules, bag } = drawnGame(i)
    const shown = shownDice(
      rules,
      bag.some(({ joker }) => joker !== null),
    )
    const kinds = bag.map(({ weights, joker, count }) => ({
      chances: symbolChances(weights, joker, shown),
      count,
    }))
    const points: number[] = []
    const solved = new Map<string, number>()
    setBounds(rules, shown, kinds, (counts, bound) => {
      const exact = cappedPoints({ ...rules, ownDice: diceOfSet(bag, counts) })
      const own = kinds.map((kind, k) => ({ ...kind, count: counts[k]! }))
      setBounds(rules, shown, own, (_, closer) => {
        expect(closer).toBeGreaterThanOrEqual(exact - 1e-9)
        expect(closer).toBeLessThanOrEqual(bound + 1e-9)
        // Of equal dice it does not matter which are rolled next.
        if (counts.filter((some) => some > 0).length === 1) expect(closer).toBeCloseTo(exact, 9)
      })
      points.push(exact)
      solved.set(counts.join(' '), exact)
    })
    const found = bestSets(rules, bag, 5)
    const best = points.sort((a, b) => b - a).slice(0, 5)
    expect(found.sets.map((one) => one.points)).toEqual(best)
    for (const { counts, points: told } of found.sets)
      expect(solved.get(counts.join(' '))).toBe(told)
    expect(found.solved + found.leftOut).toBe(points.length)
    count += points.length
  }
  expect(count).toBeGreaterThan(ALL ? 1000 : 5)
})

test('dice are found by their whole names, else by words', () => {
  const named = (text: string, before?: boolean): string[] =>
    diceNamed(text, before).map(({ name }) => name)
  expect(named('lucky')).toEqual(['Lucky die'])
  expect(named('GROZAV')).toEqual(['Grozav’s lucky die'])
  expect(named("saint antiochus'")).toEqual(['Saint Antiochus’ die'])
  expect(named('antiochus')).toEqual(['Saint Antiochus’ die'])
  expect(named("devil's head")).toEqual(['Devil’s head'])
  expect(named('ordinary')).toEqual(['ordinary'])
  expect(named('painter')).toHaveLength(3)
  expect(named('nobody')).toEqual([])
  expect(diceNamed('painted')[0]!.weights).toEqual([3, 1, 1, 1, 6, 3])
  expect(diceNamed('painted', true)[0]!.weights).toEqual([3, 1, 1, 1, 7, 3])
  for (const { name } of KNOWN_DICE) {
    if (!name.endsWith('(1.2)')) expect(named(name)).toEqual([name])
  }
})
