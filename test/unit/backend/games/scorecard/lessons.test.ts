import { afterEach, expect, test } from 'vitest'
import { preparedFolder } from '../../drills/drilling.ts'
import { start, type TestBackend } from '../../harness.ts'
import { ONCE_SUBJECT } from './drilling.ts'

const SUBJECT = { ...ONCE_SUBJECT, goal: 'points' } as const

const prepared = preparedFolder((ask) => ask('lessons.overview', SUBJECT))

let backend: TestBackend
afterEach(() => backend.close())

test('a scorecard has lessons of what its rules ask, and their decks', async () => {
  backend = await start(prepared())
  const { lessons, unit } = await backend.ask('lessons.overview', SUBJECT)
  expect(unit).toBe('game')
  // With one roll there is nothing to keep, and without an upper bonus nothing to know of it.
  expect(lessons.map(({ id }) => id)).toEqual(['upper-box', 'lower-box', 'zeros', 'last-boxes'])
  expect(lessons.map(({ cards }) => cards > 0)).toEqual([true, true, true, false])
})
