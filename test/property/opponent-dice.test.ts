import { describe, expect, it } from 'vitest'
import { sideRules } from '#shared/games/farkle/rules/sides.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { winGame, withOpponent } from '#shared/games/farkle/solve/win/win-game.ts'
import { solveWin } from '#shared/games/farkle/solve/win/win-solver.ts'
import { stateCount, stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { EVEN, LUCKY } from './loaded-dice.ts'
import { someOf } from './runs.ts'
import { expectEveryW } from './slow-comparison.ts'
import { FEW, FIVE, listedGames } from '#test/support/listed-games.ts'

const PAIRS = listedGames('opponentDice')

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
    expectEveryW(rules)
  })

  it.each(someOf(PAIRS))('have each other’s values with each other’s dice: %s', (_, rules) => {
    const [own, theirs] = bySeat(rules)
    const [turnedOwn, turnedTheirs] = bySeat(sideRules(rules, true))
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
