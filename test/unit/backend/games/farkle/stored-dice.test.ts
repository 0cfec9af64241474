import { expect, test } from 'vitest'
import { DICE_LIST, MAX_STORED_DICE } from '#shared/games/farkle/requests/stored-dice.ts'
import { DEVILS_HEAD } from '#shared/games/farkle/rules/known-dice.ts'
import { changeStore, failureOf, start, temporaryFolder } from '../../harness.ts'
import { fetched, imported } from '../../packages/packages.ts'

const lucky = { name: 'My lucky one', weights: [6, 1, 2, 3, 4, 6], joker: null }
const devil = { name: 'Fiend', weights: [1, 1, 1, 1, 1, 2], joker: 6 as const }

test('dice are kept by name, renamed, changed and forgotten', async () => {
  const folder = temporaryFolder()
  const { ask, close } = await start(folder)
  expect(await ask('farkle.storedDice', {})).toEqual({ dice: [] })
  await ask('farkle.saveDie', { die: lucky, name: null })
  expect(await ask('farkle.saveDie', { die: devil, name: null })).toEqual({ dice: [devil, lucky] })
  const renamed = { ...lucky, name: 'Lucky again' }
  expect(await ask('farkle.saveDie', { die: renamed, name: lucky.name })).toEqual({
    dice: [devil, renamed],
  })
  const changed = { ...devil, weights: [2, 1, 1, 1, 1, 2] }
  await ask('farkle.saveDie', { die: changed, name: devil.name })
  await close()
  const later = await start(folder)
  expect(await later.ask('farkle.storedDice', {})).toEqual({ dice: [changed, renamed] })
  expect(await later.ask('farkle.forgetDie', { name: devil.name })).toEqual({ dice: [renamed] })
})

test.each([
  ['that another one has', { ...devil, name: lucky.name.toUpperCase() }],
  ['of a known die', { ...devil, name: DEVILS_HEAD.name }],
])('a name %s is refused in a sentence', async (_, die) => {
  const { ask } = await start(temporaryFolder())
  await ask('farkle.saveDie', { die: lucky, name: null })
  const failure = await failureOf(ask('farkle.saveDie', { die, name: null }))
  expect(failure.code).toBe('invalid-request')
  expect(failure.message).toContain('in the list already')
  expect(await ask('farkle.storedDice', {})).toEqual({ dice: [lucky] })
})

test.each([
  ['without a name', { ...lucky, name: ' ' }],
  ['with a weight of three decimals', { ...lucky, weights: [1, 1, 1, 1, 1, 0.125] }],
  ['whose joker cannot come up', { ...lucky, weights: [0, 1, 1, 1, 1, 1], joker: 1 as const }],
])('a die %s is refused', async (_, die) => {
  const { ask } = await start(temporaryFolder())
  const failure = await failureOf(ask('farkle.saveDie', { die, name: null }))
  expect(failure.code).toBe('invalid-request')
})

test('dice go along in a package; a name that is here stays, and what cannot be read does', async () => {
  const first = await start(temporaryFolder())
  for (const die of [devil, lucky]) await first.ask('farkle.saveDie', { die, name: null })
  const { content } = await fetched(first, 'data.export')

  const folder = temporaryFolder()
  const here = { ...lucky, name: lucky.name.toUpperCase(), weights: [1, 2, 3, 4, 5, 6] }
  const before = await start(folder)
  await before.ask('farkle.saveDie', { die: here, name: null })
  await before.close()
  const unread = { name: 'From a later version', weights: 'heavy' }
  changeStore(folder, (store) => {
    const value = JSON.stringify([here, unread])
    store.prepare('UPDATE notes SET value = ? WHERE name = ?').run(value, DICE_LIST)
  })

  const second = await start(folder)
  expect((await imported(second, content)).done.remarks).toEqual([])
  expect(await second.ask('farkle.storedDice', {})).toEqual({ dice: [devil, here] })
  await imported(second, content)
  expect(await second.ask('farkle.forgetDie', { name: devil.name })).toEqual({ dice: [here] })
  await second.close()
  changeStore(folder, (store) => {
    const row = store.prepare('SELECT value FROM notes WHERE name = ?').get(DICE_LIST)
    expect(JSON.parse(row!.value as string)).toEqual([here, unread])
  })
})

test('a die for which there is no room is left out, and named', async () => {
  const first = await start(temporaryFolder())
  await first.ask('farkle.saveDie', { die: lucky, name: null })
  const { content } = await fetched(first, 'data.export')
  const folder = temporaryFolder()
  const full = await start(folder)
  await full.ask('farkle.saveDie', { die: devil, name: null })
  const many = Array.from({ length: MAX_STORED_DICE }, (_, i) => ({ ...devil, name: `Fiend ${i}` }))
  changeStore(folder, (store) => {
    store.prepare('UPDATE notes SET value = ? WHERE name = ?').run(JSON.stringify(many), DICE_LIST)
  })
  const { done } = await imported(full, content)
  expect(done.remarks).toEqual(['“My lucky one” was left out: the list already holds 200.'])
  expect((await full.ask('farkle.storedDice', {})).dice).toHaveLength(MAX_STORED_DICE)
})

test('the dice of a bag are kept with their counts, and go along in a package', async () => {
  const first = await start(temporaryFolder())
  expect(await first.ask('farkle.bag', {})).toEqual({ bag: [] })
  const bag = [
    { ...devil, count: 1 },
    { ...lucky, count: 6 },
  ]
  expect(await first.ask('farkle.saveBag', { bag })).toEqual({ bag })
  const failure = await failureOf(first.ask('farkle.saveBag', { bag: [{ ...lucky, count: 0 }] }))
  expect(failure.code).toBe('invalid-request')
  const { content } = await fetched(first, 'data.export')

  const second = await start(temporaryFolder())
  await imported(second, content)
  expect(await second.ask('farkle.bag', {})).toEqual({ bag })
})
