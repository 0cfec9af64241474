import { describe, expect, it } from 'vitest'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { plainWin } from '#test/support/plain-win.ts'
import { someOf } from './runs.ts'
import { expectEveryW, largestDifference } from './slow-comparison.ts'
import { SlowWin } from './slow-win.ts'
import { WIN_RULE_SETS } from './win-rule-sets.ts'

const solved = new Map<string, SlowWin>()

/** A game solved slowly, once. */
function slowWin(rules: RuleSet): SlowWin {
  const slow = solved.get(rules.name) ?? new SlowWin(rules)
  solved.set(rules.name, slow)
  return slow
}

describe('the win solver against a textbook value iteration', () => {
  it.each(someOf(WIN_RULE_SETS))('finds every W: %s', (_, rules) => {
    expectEveryW(rules, slowWin(rules))
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
