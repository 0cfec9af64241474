import { expect, test } from 'vitest'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { start } from '../../harness.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const rules = PUBLISHED_CARDS.first!

test('steps of a card add up to its best play, each with an example', async () => {
  const { ask } = await start(temporaryFolder())
  const { best, pars, steps } = await ask('scorecard.steps', { rules })
  expect(pars).toEqual([14, 17, 19, 14, 30, 28])
  expect(steps.map(({ id }) => id)).toEqual([
    'group',
    'pars',
    'no-equals',
    'two-pairs',
    'rows',
    'house',
    'best',
  ])
  const { expectedScore } = await ask('scorecard.solve', { rules })
  expect(best).toBe(expectedScore)
  expect(steps.at(-1)).toMatchObject({ makes: best, example: null })
  const added = steps.reduce((sum, { adds }) => sum + (adds ?? 0), steps[0]!.makes)
  expect(added).toBeCloseTo(expectedScore, 9)
  for (const { adds } of steps.slice(1)) expect(adds).toBeGreaterThan(0)
  expect(steps.map(({ sentence }) => sentence)).toMatchSnapshot()
  expect(steps.map(({ example }) => example?.sentence ?? null)).toMatchSnapshot()
})
