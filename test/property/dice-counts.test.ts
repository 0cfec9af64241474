import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { bestTail, tailStart } from '#shared/games/farkle/solve/turn/tail.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { ruleSetsOfDice } from './rule-set-arbitrary.ts'
import { ALL, enough, someRuns } from './runs.ts'
import { expectEveryGain, expectEveryW } from './slow-comparison.ts'
import { slowRolls } from './slow-rules.ts'
import { smallGamesOf } from './small-games.ts'

const DICE = [5, 6, 7, 8]
/** All rolls of one die more are six times as many. */
const MOST_DICE = ALL ? 8 : 7

/** Basic Farkle with another number of dice, and what else may score. */
function basicOf(dice: number, more: object = {}): RuleSet {
  const sets = PRESETS.farkle.sets.map((row) => Array.from({ length: dice }, (_, i) => row[i] ?? 0))
  return parsedRules({ ...PRESETS.farkle, dice, sets, ...more })
}

/** So few rows that a recursion ends soon. */
const isShort = (rules: RuleSet): boolean => {
  const model = turnModel(rules)
  return tailStart(model, bestTail(model), 0) <= 120
}

/** n! / (k! (n - k)!) */
function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k
}

/**
 * Rolls of basic Farkle that score nothing, counted by hand: no 1 and no 5, and at most two of each
 * of the other four faces. With p faces twice and n - 2p once: C(4, p) C(4 - p, n - 2p) n! / 2^p.
 */
function farklesByHand(n: number): number {
  let sum = 0
  for (let p = 0; 2 * p <= n; p++) {
    const single = n - 2 * p
    if (p > 4 || single > 4 - p) continue
    let orders = 1
    for (let i = 2; i <= n; i++) orders *= i
    sum += (choose(4, p) * choose(4 - p, single) * orders) / 2 ** p
  }
  return sum
}

describe('the chance of a farkle', () => {
  it.each(DICE)('is what counting by hand gives, with %i dice', (dice) => {
    const { byDice } = turnModel(basicOf(dice))
    expect(byDice).toHaveLength(dice + 1)
    for (let n = 1; n <= dice; n++) {
      expect(byDice[n]!.farkleProbability).toBe(farklesByHand(n) / 6 ** n)
    }
    expect(farklesByHand(6) / 6 ** 6).toBe(5 / 162)
    expect(farklesByHand(8)).toBe(2520)
  })

  it('falls by the runs that score: 2, 3, 4 and 6 make none, 2 to 4 one of three dice', () => {
    const combinations = [{ kind: 'run', from: 2, length: 3, points: 100 }]
    const { byDice } = turnModel(basicOf(5, { combinations }))
    // Three different dice in any order; with a fourth one 2, 3, 4, 6 or one of them twice.
    expect(byDice[3]!.farkleProbability).toBe((farklesByHand(3) - 6) / 6 ** 3)
    expect(byDice[4]!.farkleProbability).toBe((farklesByHand(4) - 24 - 3 * 12) / 6 ** 4)
  })

  it('stays where a run needs a 5, which scores anyway', () => {
    const combinations = [
      { kind: 'run', from: 1, length: 5, points: 500 },
      { kind: 'run', from: 2, length: 5, points: 750 },
    ]
    for (const dice of DICE) {
      const chances = turnModel(basicOf(dice, { combinations })).byDice.map(
        (one) => one.farkleProbability,
      )
      expect(chances).toEqual(turnModel(basicOf(dice)).byDice.map((one) => one.farkleProbability))
    }
  })
})

describe.each([5, 7])('with %i dice', (dice) => {
  it('the score solver finds the E(s, n) of a slow recursion', () => {
    let compared = 0
    fc.assert(
      fc.property(ruleSetsOfDice(dice).filter(isShort), fc.nat(900), (rules, farklePenalty) => {
        compared += expectEveryGain(rules, [farklePenalty])
      }),
      someRuns(10),
    )
    expect(compared).toBeGreaterThanOrEqual(enough(100))
  })

  it('the win solver finds every W of a textbook value iteration', () => {
    fc.assert(
      fc.property(smallGamesOf(ruleSetsOfDice(dice).filter(isShort)), (rules) => {
        expect(rules.dice).toBe(dice)
        expectEveryW(rules)
      }),
      someRuns(10),
    )
  })
})

describe(`with ${MOST_DICE} dice`, () => {
  it('the most points of every roll are those of all splits', () => {
    const rules = basicOf(MOST_DICE, {
      straight: 1500,
      threePairs: 750,
      combinations: [
        { kind: 'run', from: null, length: 4, points: 250 },
        { kind: 'groups', sizes: [2, 2, MOST_DICE - 4], points: 2000 },
      ],
    })
    const dice = turnModel(rules).byDice[MOST_DICE]!
    const slow = slowRolls(rules)[MOST_DICE]!
    const most = slow.reduce(
      (sum, { ways, moves }) => sum + ways * Math.max(0, ...moves.map(({ points }) => points)),
      0,
    )
    let found = 0
    for (let g = 0; g < dice.groupCount; g++) {
      const steps = dice.optionSteps.subarray(dice.optionStart[g], dice.optionStart[g + 1])
      found += dice.probability[g]! * Math.max(...steps) * turnModel(rules).grid
    }
    expect(found).toBeCloseTo(most / 6 ** MOST_DICE, 8)
  })
})
