import { describe, expect, it } from 'vitest'
import { rulesOfOpponent } from '#shared/games/farkle/rules/own-dice.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { winGame, withOpponent } from '#shared/games/farkle/solve/win/win-game.ts'
import { solveWin } from '#shared/games/farkle/solve/win/win-solver.ts'
import { stateCount, stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { DEVIL, EVEN, FAVOURABLE, FEW, FIVE, LUCKY, PENALTY } from './loaded-dice.ts'
import { someOf } from './runs.ts'
import { expectEveryDiceW } from './slow-dice-comparison.ts'

/** Never shows the 5 that alone scores 50: turns are made of hundreds. */
const NO_FIVES = { count: 5, weights: [1, 1, 1, 1, 0, 1] }

type Case = readonly [name: string, rules: RuleSet]
const game = (name: string, rules: object): Case => [name, parsedRules({ ...rules, name })]

const PAIRS: readonly Case[] = [
  game('fair against loaded', { ...FIVE, opponentDice: [LUCKY], goal: 500 }),
  game('loaded against loaded, a minimum', {
    ...{ ...FIVE, ownDice: [{ ...LUCKY, count: 2 }], opponentDice: [FAVOURABLE, EVEN], goal: 400 },
    minimumBank: 150,
  }),
  game('a joker against fair, a first minimum', {
    ...{ ...FIVE, ownDice: [DEVIL], opponentDice: [], goal: 450, minimumFirstBank: 250 },
  }),
  game('turns of hundreds against turns of fifties, who wins at once', {
    ...{ ...FIVE, ownDice: [NO_FIVES], opponentDice: [LUCKY], goal: 450, winningDice: [2, 2, 4] },
  }),
  game('loaded against a joker, a final turn', {
    ...{ ...FEW, ownDice: [LUCKY], opponentDice: [{ ...DEVIL, count: 2 }], goal: 600 },
    end: 'finalTurn',
  }),
  game('turns of hundreds against turns of fifties, a final turn', {
    ...{ ...FIVE, ownDice: [NO_FIVES], opponentDice: [], goal: 300, end: 'finalTurn' },
  }),
  game('loaded against loaded, a penalty', {
    ...{ ...FEW, ownDice: [LUCKY], opponentDice: [EVEN], goal: 400, farklePenalty: PENALTY },
  }),
  game('hot dice that must be rolled, nobody stops from 200', {
    ...{ ...FIVE, ownDice: [LUCKY], opponentDice: [DEVIL], goal: 350, mustRollHotDice: true },
    finishFrom: 200,
  }),
]

/** The values of the players with the rules' own dice, and of the others. */
function bySeat(rules: RuleSet): [own: Float64Array, theirs: Float64Array] {
  const { game, table } = solvedWin(rules)
  const half = stateCount(game) / 2
  return [table.values.slice(0, half), table.values.slice(half)]
}

function largestDifference(a: Float64Array, b: Float64Array): number {
  expect(a.length).toBe(b.length)
  return a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0)
}

describe('players who roll different dice', () => {
  it.each(someOf(PAIRS))('have every W of a textbook value iteration: %s', (_, rules) => {
    expectEveryDiceW(rules)
  })

  it.each(someOf(PAIRS))('have each other’s values with each other’s dice: %s', (_, rules) => {
    const [own, theirs] = bySeat(rules)
    const [turnedOwn, turnedTheirs] = bySeat(rulesOfOpponent(rules))
    expect(largestDifference(own, turnedTheirs)).toBeLessThanOrEqual(1e-12)
    expect(largestDifference(theirs, turnedOwn)).toBeLessThanOrEqual(1e-12)
    expect(largestDifference(own, theirs)).toBeGreaterThan(1e-3)
  })

  it('have the values of a shared roll where their dice score alike', () => {
    const shared = parsedRules({ ...FEW, ownDice: [LUCKY], goal: 1200 })
    // What the faces 2 to 6 weigh is dealt out otherwise among them.
    const alike = { weights: [6, 6, 4, 3, 2, 1] }
    const told = parsedRules({ ...FEW, ownDice: [LUCKY], opponentDice: [alike], goal: 1200 })
    expect(ruleHash(told)).not.toBe(ruleHash(shared))
    const { table } = solvedWin(shared)
    for (const values of bySeat(told)) {
      expect(largestDifference(values, table.values)).toBeLessThanOrEqual(1e-12)
    }
  })

  it.each(['immediate', 'finalTurn'] as const)(
    'have the values of the game of one roll if both are solved with it: %s',
    (end) => {
      const rules = parsedRules({ ...FIVE, ownDice: [LUCKY], goal: 600, end })
      const { game, table } = solvedWin(rules)
      const twice = solveWin(withOpponent(winGame(rules), winGame(rules)))
      expect(twice.residual).toBeLessThanOrEqual(1e-12)
      const half = stateCount(game)
      for (const from of [0, half]) {
        const values = twice.values.slice(from, from + half)
        expect(largestDifference(values, table.values)).toBeLessThanOrEqual(1e-12)
      }
    },
  )

  it('win more often with dice that seldom farkle', () => {
    const [, rules] = PAIRS[0]!
    const { game, table } = solvedWin(rules)
    const fair = table.values[stateIndex(game, 0, 0)]!
    const loaded = table.values[stateIndex(game, 0, 0, 0, 0, true)]!
    expect(loaded).toBeGreaterThan(fair)
  })
})

describe('an opponent with the same dice', () => {
  it.each([
    ['told in another order', [EVEN, LUCKY], [LUCKY, EVEN]],
    ['both fair', [{ weights: [3, 3, 3, 3, 3, 3] }], []],
  ])('is the game of one roll, to the bit: %s', (_, ownDice, opponentDice) => {
    const one = parsedRules({ ...FEW, ownDice, goal: 600 })
    const two = parsedRules({ ...FEW, ownDice, opponentDice, goal: 600 })
    expect(ruleHash(two)).toBe(ruleHash(one))
    expect(solveWin(winGame(two)).values).toEqual(solvedWin(one).table.values)
  })
})
