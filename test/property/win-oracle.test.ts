import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { plainWin } from '#test/support/plain-win.ts'
import { someOf, someRuns } from './runs.ts'
import { expectEveryW, expectStates } from './slow-comparison.ts'
import { SlowWin } from './slow-win.ts'
import { smallGames } from './small-games.ts'
import { listedGames } from '#test/support/listed-games.ts'

const GAMES = listedGames('everyRule')
const solved = new Map<string, SlowWin>()

/** A game solved slowly, once. */
function slowWin(rules: RuleSet): SlowWin {
  const slow = solved.get(rules.name) ?? new SlowWin(rules)
  solved.set(rules.name, slow)
  return slow
}

describe('the win solver against a textbook value iteration', () => {
  it.each(someOf(GAMES))('finds every W: %s', (_, rules) => {
    expectEveryW(rules, slowWin(rules))
  })

  it('finds every W of random house rules', () => {
    fc.assert(
      fc.property(smallGames, (rules) => expectEveryW(rules)),
      someRuns(15),
    )
  })

  it('finds every W of random house rules in which hot dice must be rolled', () => {
    // With a final turn the textbook method looks at too many totals; must-roll.test.ts has some.
    fc.assert(
      fc.property(smallGames, (rules) =>
        expectEveryW({ ...rules, mustRollHotDice: true, end: 'immediate' }),
      ),
      someRuns(9),
    )
  })
})

describe('the plain evaluation of turns, swept until nothing moves', () => {
  const few = GAMES.filter(([name]) =>
    [
      'a minimum for the first bank of nearly the goal',
      'a final turn, a goal that is no multiple of the grid',
      'a penalty for every farkle',
      'a penalty, a minimum for the first bank and a final turn',
      'six of a kind wins, long turns, and a final turn',
    ].includes(name),
  )

  it.each(few)('finds every W, too: %s', (_, rules) => {
    expectStates(slowWin(rules), plainWin(rules))
  })

  it('was tried on five games', () => {
    expect(few).toHaveLength(5)
  })
})
