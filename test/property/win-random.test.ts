import fc from 'fast-check'
import { it } from 'vitest'
import { someRuns } from './runs.ts'
import { expectEveryW } from './slow-comparison.ts'
import { smallGames } from './small-games.ts'

it('solves random house rules like a textbook value iteration', () => {
  fc.assert(
    fc.property(smallGames, (rules) => expectEveryW(rules)),
    someRuns(15),
  )
})

it('solves random house rules in which hot dice must be rolled', () => {
  // With a final turn the textbook method looks at too many totals; must-roll.test.ts has some.
  fc.assert(
    fc.property(smallGames, (rules) =>
      expectEveryW({ ...rules, mustRollHotDice: true, end: 'immediate' }),
    ),
    someRuns(9),
  )
})
