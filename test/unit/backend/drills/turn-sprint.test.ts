import { expect, test } from 'vitest'
import { start } from '../harness.ts'
import {
  answerMany,
  prepareShort,
  preparedFolder,
  setupOf,
  SHORT,
  summaryOf,
  pointsProgress,
} from './drilling.ts'

const prepared = preparedFolder(prepareShort)

test('a sprint of whole turns has a score and a best before it, and its answers are on the map', async () => {
  const backend = await start(prepared())
  const { ask } = backend
  const setup = setupOf({ scope: 'turn', speed: 'sprint', seconds: 60, questions: null })
  const run = async (seed: string) => {
    const of = { game: 'farkle', rules: SHORT, setup: { ...setup, seed } } as const
    const { session } = await ask('drill.start', of)
    await answerMany(backend, session, 12)
    const over = await ask('drill.finish', { game: 'farkle', session, reason: 'time' })
    return summaryOf(over)
  }
  const first = await run('one')
  const { score, answers } = first
  expect(answers).toBe(12)
  expect(score).toBeGreaterThan(0)
  const second = await run('two')
  expect(second.bestBefore).toBe(score)

  const { mastery, error } = await pointsProgress({ ask })
  const squares = mastery!.rows.flatMap((row) => row.squares)
  const counted = squares.reduce((sum, { count }) => sum + count, 0)
  expect(counted).toBe(error.count)
  expect(counted).toBeGreaterThan(0)
})
