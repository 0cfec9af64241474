import { expect, test } from 'vitest'
import { KNOWN_DICE } from '#shared/games/farkle/rules/known-dice.ts'
import { diceNamed } from '#shared/games/farkle/rules/named-dice.ts'
import type { OwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { bestSets, diceOfSet } from '#shared/games/farkle/solve/bag/best-sets.ts'
import type { SetsBegun } from '#shared/games/farkle/solve/bag/set-search.ts'
import { closerBounds } from '#shared/games/farkle/solve/bag/closer-bounds.ts'
import { LeftValues } from '#shared/games/farkle/solve/bag/left-values.ts'
import { allRollsByDie } from '#shared/games/farkle/solve/bag/rolls-by-die.ts'
import { setBounds } from '#shared/games/farkle/solve/bag/set-bounds.ts'
import { shownDice, symbolChances } from '#shared/games/farkle/solve/bag/shown-dice.ts'
import { solveTurn, turnFigures } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { drawnBag } from './random-bags.ts'
import { ALL } from './runs.ts'

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

/** Points of a turn by the solver of any turn, which shares no code with the search. */
function plainPoints(rules: RuleSet): number {
  const { minimumBank, goal: most } = rules
  return turnFigures(solveTurn(turnModel(rules), { farklePenalty: 0, minimumBank, most }))
    .expectedPoints
}

/** Solves every set of a bag plainly, and holds the bounds and the search to that. */
function checkBag(rules: RuleSet, bag: readonly OwnDice[]): number {
  const shown = shownDice(
    rules,
    bag.some(({ joker }) => joker !== null),
  )
  const kinds = bag.map(({ weights, joker, count }) => ({
    chances: symbolChances(weights, joker, shown),
    count,
  }))
  const chances = kinds.map((kind) => kind.chances)
  const bounded = new Map<string, number>()
  const hot = setBounds(rules, shown, kinds, (counts, bound) => {
    bounded.set(counts.join(' '), bound)
  })
  const left = new LeftValues(rules, shown.grid, allRollsByDie(rules, shown), chances, hot)
  const { rough, close } = closerBounds(shown, chances, left)

  const all = bestSets(rules, bag, bounded.size)
  expect(all).toMatchObject({ solved: bounded.size, leftOut: 0 })
  expect(new Set(all.sets.map(({ counts }) => counts.join(' ')))).toEqual(new Set(bounded.keys()))
  for (const { counts, points } of all.sets) {
    expect(points).toBeCloseTo(plainPoints({ ...rules, ownDice: diceOfSet(bag, counts) }), 9)
    const dice = counts.flatMap((some, kind) => Array.from({ length: some }, () => kind))
    expect(close(dice)).toBeGreaterThanOrEqual(points - 1e-9)
    expect(rough(dice)).toBeGreaterThanOrEqual(close(dice) - 1e-9)
    expect(bounded.get(counts.join(' '))).toBeGreaterThanOrEqual(rough(dice) - 1e-9)
  }
  const found = bestSets(rules, bag, 5)
  expect(found.sets.map(({ points }) => points)).toEqual(
    all.sets.slice(0, 5).map(({ points }) => points),
  )
  expect(found.solved + found.leftOut).toBe(bounded.size)
  return bounded.size
}

test('the sets of random bags are solved as any turn, bounded from above, and the best are found', () => {
  let count = 0
  for (let i = 0; i < (ALL ? 60 : 1); i++) {
    const { rules, bag } = drawnBag(i)
    count += checkBag(rules, bag)
  }
  expect(count).toBeGreaterThan(ALL ? 1000 : 5)
})

test('so are those of a bag with many kinds', () => {
  const few = [die('odd', 6), die('painted', 2), die('weighted', 1), die('ordinary', 2)]
  const more = [die('lucky', 2), die('pie', 1), die('devil', 1), die('favourable', 1)]
  const [bag, sets] = ALL ? [[...few, ...more], 347] : [few, 18]
  expect(checkBag({ ...KCD, goal: ALL ? 2000 : 500 }, bag)).toBe(sets)
})

test('a search goes on where it stopped', () => {
  const counts = [6, 4, 1, 6, 2, 1, 2]
  const names = ['odd', 'painted', 'weighted', 'ordinary', 'lucky', 'aranka', 'three']
  const bag = names.map((name, k) => die(name, counts[k]!))
  const rules = { ...KCD, goal: 1000 }
  const begun: SetsBegun[] = []
  const all = bestSets(rules, bag, 10, { keep: (one) => begun.push(one) })
  expect(begun.length).toBeGreaterThan(1)
  const last = begun.at(-1)!
  const early = { rough: last.rough.slice(0, 100), points: [] }
  for (const one of ALL ? [early, ...begun] : [early, last]) {
    const later: SetsBegun[] = []
    expect(bestSets(rules, bag, 10, { begun: one, keep: (next) => later.push(next) })).toEqual(all)
    if (one === last) expect(later.length).toBeLessThan(begun.length)
  }
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
