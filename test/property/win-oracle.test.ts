import { describe, expect, it } from 'vitest'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { stateCount, stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { plainWin } from '#test/support/plain-win.ts'
import { solvedWin, type SolvedGame } from '#test/support/solved-win.ts'
import { SlowWin } from './slow-win.ts'
import { someOf } from './runs.ts'
import { WIN_RULE_SETS } from './win-rule-sets.ts'

/** The largest difference between two solutions of a game over all states; both must have the same. */
function largestDifference(slow: SlowWin, { game, table }: SolvedGame): number {
  const counts = Array.from({ length: slow.counters }, (_, i) => i)
  let compared = 0
  let largest = 0
  for (const own of slow.scores) {
    for (const opponent of slow.scores) {
      for (const ownFarkles of counts) {
        for (const opponentFarkles of counts) {
          const [a, b] = [own / game.grid, opponent / game.grid]
          const value = table.values[stateIndex(game, a, b, ownFarkles, opponentFarkles)]!
          const right = slow.value(own, opponent, ownFarkles, opponentFarkles)
          // Written so that what is not a number is not small.
          largest = Math.abs(value - right) <= largest ? largest : Math.abs(value - right)
          compared++
        }
      }
    }
  }
  expect(compared).toBe(stateCount(game))
  expect(table.values).toHaveLength(compared)
  return largest
}

const solved = new Map<string, SlowWin>()

/** A game solved slowly, once. */
function slowWin(rules: RuleSet): SlowWin {
  const slow = solved.get(rules.name) ?? new SlowWin(rules)
  solved.set(rules.name, slow)
  return slow
}

describe('the win solver against a textbook value iteration', () => {
  it.each(someOf(WIN_RULE_SETS))('finds every W: %s', (_, rules) => {
    const fast = solvedWin(rules)
    expect(fast.table.residual).toBeLessThanOrEqual(1e-12)
    expect(largestDifference(slowWin(rules), fast)).toBeLessThanOrEqual(1e-10)
  })
})

describe('the plain evaluation of turns, swept until nothing moves', () => {
  const few = WIN_RULE_SETS.filter(([name]) =>
    [
      'a minimum for the first bank of nearly the goal',
      'a final turn, a goal that is no multiple of the grid',
      'a penalty for every farkle',
      'a penalty, a minimum for the first bank and a final turn',
      'six of a kind wins, long turns, and a final turn',
    ].includes(name),
  )

  it.each(few)('finds every W, too: %s', (_, rules) => {
    expect(largestDifference(slowWin(rules), plainWin(rules))).toBeLessThanOrEqual(1e-11)
  })

  it('was tried on five games', () => {
    expect(few).toHaveLength(5)
  })
})
