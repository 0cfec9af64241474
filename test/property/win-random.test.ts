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
