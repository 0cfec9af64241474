import { expect, test } from 'vitest'
import { DEVILS_HEAD } from '#shared/games/farkle/rules/known-dice.ts'
import { failureOf, start, temporaryFolder } from '../../harness.ts'

const lucky = { name: 'My lucky one', weights: [6, 1, 2, 3, 4, 6], joker: null }
const devil = { name: 'Fiend', weights: [1, 1, 1, 1, 1, 2], joker: 6 as const }

test('dice are kept by name, renamed, changed and forgotten', async () => {
  const folder = temporaryFolder()
  const { ask, close } = await start(folder)
  expect(await ask('dice.kept', {})).toEqual({ dice: [] })
  await ask('dice.keep', { die: lucky, name: null })
  expect(await ask('dice.keep', { die: devil, name: null })).toEqual({ dice: [devil, lucky] })
  const renamed = { ...lucky, name: 'Lucky again' }
  expect(await ask('dice.keep', { die: renamed, name: lucky.name })).toEqual({
    dice: [devil, renamed],
  })
  const changed = { ...devil, weights: [2, 1, 1, 1, 1, 2] }
  await ask('dice.keep', { die: changed, name: devil.name })
  await close()
  const later = await start(folder)
  expect(await later.ask('dice.kept', {})).toEqual({ dice: [changed, renamed] })
  expect(await later.ask('dice.forget', { name: devil.name })).toEqual({ dice: [renamed] })
})

test.each([
  ['that another one has', { ...devil, name: lucky.name.toUpperCase() }],
  ['of a known die', { ...devil, name: DEVILS_HEAD.name }],
])('a name %s is refused in a sentence', async (_, die) => {
  const { ask } = await start(temporaryFolder())
  await ask('dice.keep', { die: lucky, name: null })
  const failure = await failureOf(ask('dice.keep', { die, name: null }))
  expect(failure.code).toBe('invalid-request')
  expect(failure.message).toContain('in the list already')
  expect(await ask('dice.kept', {})).toEqual({ dice: [lucky] })
})

test.each([
  ['without a name', { ...lucky, name: ' ' }],
  ['with a weight that is no whole number', { ...lucky, weights: [1, 1, 1, 1, 1, 0.5] }],
  ['whose joker cannot come up', { ...lucky, weights: [0, 1, 1, 1, 1, 1], joker: 1 as const }],
])('a die %s is refused', async (_, die) => {
  const { ask } = await start(temporaryFolder())
  const failure = await failureOf(ask('dice.keep', { die, name: null }))
  expect(failure.code).toBe('invalid-request')
})
