import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { fetched, folderWithAnswers, imported, packageOf, recordsOf } from './packages/packages.ts'
import { changeStore, failureOf, start, temporaryFolder } from './harness.ts'
import { pointsProgress, SHORT } from './drills/drilling.ts'

// Names could once hold line breaks, escapes of terminals and marks that turn the direction of writing.

const HIDDEN = 'Ho\u202eme\u001b[31m\u200b'
const SEEN = 'Ho�me�[31m�'

test('a rule set of such a name is not saved', async () => {
  const { ask, folder } = await start(temporaryFolder())
  const error = await failureOf(ask('rules.save', { rules: { ...PRESETS.zilch, name: HIDDEN } }))
  expect(error).toMatchObject({
    code: 'invalid-request',
    message: 'Name must be one line, without characters that cannot be seen.',
  })
  expect(readdirSync(folder)).not.toContain('rule-sets')
})

test('one that was saved before is listed with marks, and can be saved like that', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'rule-sets'))
  const file = join(folder, 'rule-sets', 'home.json')
  writeFileSync(file, JSON.stringify({ ...PRESETS.zilch, name: HIDDEN }))
  const { ask, notices } = await start(folder)
  const entry = (await ask('rules.list', {})).entries.find(({ id }) => id === 'home')!
  expect(entry.rules.name).toBe(SEEN)
  const { id, rules } = entry as Extract<typeof entry, { game: 'farkle' }>
  expect((await ask('rules.save', { id, rules })).rules.name).toBe(SEEN)
  expect(notices).toEqual([])
})

test('in a package it is refused', async () => {
  const rules = { ...PRESETS.zilch, name: HIDDEN }
  const record = { kind: 'rules', game: 'farkle', id: 'home', rules }
  const { ask } = await start(temporaryFolder())
  const refused = await failureOf(imported({ ask }, packageOf([record])))
  expect(refused.message).toMatch(/^The package .*line 2 is not a rule set .*field rules.name/)
})

test('in a store that another program has changed it has marks wherever it comes out', async () => {
  const folder = folderWithAnswers({ withScorecard: true })
  const subject = { rulesId: 'short', rules: SHORT }
  const before = await start(folder)
  await before.ask('cards.overview', subject)
  await before.close()
  changeStore(folder, (store) =>
    store
      .prepare(`UPDATE rules SET json = json_replace(json, '$.name', :name)`)
      .run({ name: HIDDEN }),
  )
  const { ask } = await start(folder)
  const { lately } = await pointsProgress({ ask })
  const resumed = await ask('drill.resume', { game: 'farkle', session: lately[0]!.id })
  expect(resumed.rules.name).toBe(SEEN)
  const records = recordsOf((await fetched({ ask }, 'data.export')).content)
  expect(JSON.stringify(records)).not.toMatch(/\\u001b|\u202e|\u200b/)
  expect(JSON.stringify(records).split(SEEN).length - 1).toBe(3)
  expect((await ask('cards.overview', subject)).change).toBeNull()
})
