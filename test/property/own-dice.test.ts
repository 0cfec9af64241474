import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { diceNodes } from '#shared/games/farkle/solve/turn/dice-nodes.ts'
import { RollGroups } from '#shared/games/farkle/solve/turn/roll-groups.ts'
import { solveTurn } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { DEVIL, LUCKY } from './loaded-dice.ts'
import { enough, someOf, someRuns } from './runs.ts'
import { expectEveryGain, expectEveryW } from './slow-comparison.ts'
import { FIVE, listedGames } from '#test/support/listed-games.ts'

const kcd = PUBLISHED.kcd!.rules

const RUN = [{ kind: 'run', length: 5, points: 500 }]

const weight = fc.constantFrom(0, 1, 1, 2, 3, 5)
const anyDie = fc
  .record({
    count: fc.constantFrom(1, 1, 1, 2),
    weights: fc.tuple(weight, weight, weight, weight, weight, weight),
    joker: fc.constantFrom(null, null, 1, 6),
  })
  .map(({ weights, joker, count }) => {
    const some = weights.every((one) => one === 0) ? [1, 1, 1, 1, 1, 1] : weights
    return { count, weights: some, joker: joker !== null && some[joker - 1]! > 0 ? joker : null }
  })
/** Any two kinds of dice among the five of a game with or without other rules of the turn. */
const anyDice = fc.record({
  ownDice: fc.array(anyDie, { minLength: 1, maxLength: 2 }),
  jokerAlone: fc.boolean(),
  mustRollHotDice: fc.boolean(),
  mustSetAsideAll: fc.boolean(),
  lastDieRolls: fc.constantFrom(1, 1, 2),
  combinations: fc.constantFrom([], RUN, [{ kind: 'groups', sizes: [3, 2], points: 900 }]),
})

describe('dice that are not alike', () => {
  it.each(someOf(listedGames('turnsOfOwnDice')))(
    'have the E(s, n) of a slow recursion: %s',
    (_, rules) => {
      expectEveryGain(rules, [rules.ownDice.length > 1 ? 0 : 300])
    },
  )

  it('have the E(s, n) of a slow recursion, whatever they weigh', () => {
    let compared = 0
    fc.assert(
      fc.property(anyDice, ({ jokerAlone, ...some }) => {
        const isThere = jokerAlone && some.ownDice.some(({ joker }) => joker !== null)
        let rules: RuleSet
        try {
          rules = parsedRules({ ...FIVE, ...some, jokerAlone: isThere })
        } catch {
          // Dice with which a turn need not end are refused.
          return
        }
        const model = turnModel(rules)
        if (model.start !== 1) return
        // Dice that seldom farkle go on for so long that the slow recursion takes minutes.
        if (solveTurn(model, { farklePenalty: 0, minimumBank: 0 }).rows > 120) return
        expectEveryGain(rules)
        compared++
      }),
      someRuns(20),
    )
    expect(compared).toBeGreaterThanOrEqual(enough(1))
  })

  it.each(someOf(listedGames('ownDice')))(
    'have every W of a textbook value iteration: %s',
    (_, rules) => expectEveryW(rules),
  )
})

describe('dice that weigh the same on every face', () => {
  const fair = parsedRules({ ...kcd, goal: 1500 })
  const told = parsedRules({
    ...kcd,
    goal: 1500,
    ownDice: [{ name: 'Ordinary', count: 4, weights: [5, 5, 5, 5, 5, 5] }],
  })

  it('are the same game, to the bit', () => {
    expect(ruleHash(told)).toBe(ruleHash(fair))
    expect(solvedWin(told).table.values).toEqual(solvedWin(fair).table.values)
    expect(turnModel(told)).toEqual(turnModel(fair))
  })

  it('have the same chances and options when they are laid out as own dice', () => {
    const plain = turnModel(fair)
    const nodes = diceNodes(scoringOf(told), false)
    expect(nodes.map(({ dice }) => dice)).toEqual([6, 5, 4, 3, 2, 1])
    for (const { dice, ways, addRolls } of nodes) {
      const groups = new RollGroups()
      addRolls(
        groups,
        () => true,
        () => false,
      )
      expect(groups.farkles / ways).toBe(plain.byDice[dice]!.farkleProbability)
    }
  })
})

describe('chances of own dice by hand', () => {
  const riskOf = (rules: object): number => {
    const model = turnModel(parsedRules({ ...kcd, ...rules }))
    return model.byDice[model.start]!.farkleProbability
  }

  it('of one loaded die: 2, 3, 4 and 6 are alike for the five others', () => {
    // 1440 of 46656 fair rolls farkle. The loaded die shows none of 1 and 5 in 12 of 22 ways, not 4 of 6.
    const risk = riskOf({ ownDice: [LUCKY] })
    expect(risk).toBeCloseTo((1440 / 46_656) * (12 / 22 / (4 / 6)), 15)
  })

  it('of a last die', () => {
    const model = turnModel(parsedRules({ ...kcd, ownDice: [{ ...LUCKY, count: 6 }] }))
    expect(model.nodes).toHaveLength(6)
    expect(model.byDice[6]).toMatchObject({ dice: 1, farkleProbability: 12 / 22 })
  })

  it('of a joker: beside a pair it makes three of a kind, alone it scores nothing', () => {
    const model = turnModel(parsedRules({ ...kcd, ownDice: [{ ...DEVIL, count: 6 }] }))
    // One die scores with a 5. Of two, 16 of 36 show no joker and no 5; 8 more a joker beside one of
    // them, and one two jokers: none of these is a combination.
    expect(model.byDice[6]!.farkleProbability).toBe(5 / 6)
    expect(model.byDice[5]!.farkleProbability).toBe(25 / 36)
  })

  it('of a joker that scores alone', () => {
    const dice = { ownDice: [{ ...DEVIL, count: 6 }], jokerAlone: true }
    const model = turnModel(parsedRules({ ...kcd, ...dice }))
    expect(model.byDice[6]!.farkleProbability).toBe(4 / 6)
    const best = model.byDice[6]!.optionSteps
    expect([...best].map((steps) => steps * model.grid).sort()).toEqual([100, 50].sort())
  })
})
