import { expect, test } from 'vitest'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { start, temporaryFolder } from '../harness.ts'

const rules = PRESETS.farkle
const setup = { ...DEFAULT_SETUP, scope: 'cell', questions: 1, seed: 'day-2026-11-29' } as const

test('the first question of a session is shown without beginning it', async () => {
  const { ask } = await start(temporaryFolder())
  const asked = { game: 'farkle', rules, setup: { ...setup, goal: 'points' } } as const
  const { question } = await ask('drill.peek', asked)
  expect((await ask('drill.progress', { game: 'farkle', rules, goal: 'points' })).lately).toEqual(
    [],
  )
  const { step } = await ask('drill.start', asked)
  if (step.kind !== 'question') throw new Error(step.kind)
  expect(question).toEqual(step.question)
})

test('there is none where the game would have to be solved for it', async () => {
  const { ask, jobs } = await start(temporaryFolder())
  const asked = { game: 'farkle', rules, setup: { ...setup, goal: 'wins' } } as const
  expect(await ask('drill.peek', asked)).toEqual({ game: 'farkle', question: null })
  expect(jobs.map(({ solve }) => solve)).toEqual([])
})
