import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { start, temporaryFolder } from '../../harness.ts'

test('rules of thumb that are found take the place of those of the app, each measured', async () => {
  const { ask } = await start(temporaryFolder())
  // Without an upper bonus, and with a reroll less, each measurement takes less time.
  const few = { ...PRESETS.none, bonus: [], rolls: 2 }
  const task = { rules: few, most: 1 }
  const shipped = await ask('scorecard.knownThumbs', task)
  const answer = await ask('scorecard.thumbs', task)
  expect(await ask('scorecard.knownThumbs', task)).toEqual(answer)
  expect(shipped.best).toBe(answer.best)
  expect(answer.found.map(({ count }) => count)).toEqual([0, 1])
  const last = answer.found[1]!
  expect(await ask('scorecard.thumb', { rules: few, rule: last.rule })).toEqual(last)
  const { lost, costliest } = await ask('scorecard.thumbErrors', { rules: few, rule: last.rule })
  const all = lost.reduce((sum, one) => sum + one, 0)
  expect(answer.best - all).toBeCloseTo(last.mean, 9)
  expect(costliest).toHaveLength(10)
})
