import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failureOf, namedRules, SENTENCE, start, temporaryFolder } from './harness.ts'
import { everything } from './packages/packages.ts'
import { running } from './running-process.ts'
import { preparePoints, preparedFolder, setupOf, SHORT, drilled } from './drills/drilling.ts'

const prepared = preparedFolder(preparePoints)
const MINE = namedRules('Mine', 700)

test('a second backend on a folder does not start while the first one runs', async () => {
  const folder = temporaryFolder()
  const first = await start(folder)
  const second = await running('backend-holder.ts', [folder])
  expect(second.said).toMatch(SENTENCE)
  expect(second.said).toContain(`Only one at a time can use the folder ${folder}`)
  await second.kill()
  const inThisProcess: unknown = await failureOf(start(folder))
  expect((inThisProcess as Error).message).toBe(second.said)
  await first.close()
  expect((await running('backend-holder.ts', [folder])).said).toBe('started')
})

test('a backend starts at once after another one was killed', async () => {
  const folder = temporaryFolder()
  for (let i = 0; i < 2; i++) {
    const killed = await running('backend-holder.ts', [folder])
    expect(killed.said).toBe('started')
    expect(await failureOf(start(folder))).toBeInstanceOf(Error)
    await killed.kill()
    const next = await start(folder)
    expect((await next.ask('rules.save', { rules: MINE })).id).toBe(i === 0 ? 'mine' : 'mine-2')
    await next.close()
  }
})

test('one that only reads runs beside one that writes, and writes nothing of the user’s', async () => {
  const folder = prepared()
  const writer = await start(folder)
  const { id } = await writer.ask('rules.save', { rules: MINE })
  const session = await drilled(writer, 1)
  // What a writer would sweep up and put aside.
  const left = join(folder, 'transfers', '01234567-89ab-cdef-0123-456789abcdef.out')
  mkdirSync(join(folder, 'transfers'))
  writeFileSync(left, 'on its way')
  utimesSync(left, 1_000_000_000, 1_000_000_000)
  const damaged = join(folder, 'rule-sets', 'bad.json')
  writeFileSync(damaged, '{')
  const before = everything(folder)

  const reader = await start(folder, undefined, { access: 'read' })
  const { entries } = await reader.ask('rules.list', {})
  expect(entries.find((entry) => entry.id === id)?.rules).toEqual(MINE)
  expect(reader.notices).toEqual([expect.stringContaining('bad.json could not be read')])
  const refused = [
    ['rules.save', { rules: MINE }],
    ['rules.save', { id, rules: SHORT }],
    ['rules.remove', { id }],
    ['data.offer', { bytes: 100 }],
    ['data.export', {}],
    ['drill.start', { game: 'farkle', rules: SHORT, setup: setupOf() }],
    ['drill.next', { game: 'farkle', session }],
    ['study.store', {}],
    ['study.backup', {}],
    ['study.dismiss', {}],
  ] as const
  for (const [name, params] of refused) {
    const reply = await reader.dispatch(name, params)
    expect(reply, name).toMatchObject({
      error: { code: 'storage-failed', message: expect.stringContaining('only read') },
    })
  }
  await reader.ask('farkle.scoreOverview', { rules: MINE })
  await reader.close()
  expect(everything(folder)).toEqual(before)
  expect(readFileSync(damaged, 'utf8')).toBe('{')
  expect(readFileSync(left, 'utf8')).toBe('on its way')

  // The writer finds what the reader solved, and has not noticed it.
  expect(await writer.ask('cache.status', {})).toMatchObject({ putAside: [] })
  await writer.ask('farkle.scoreOverview', { rules: MINE })
  expect(writer.jobs.filter(({ rules }) => rules === MINE.name)).toEqual([])
  expect(await writer.ask('study.store', {})).toMatchObject({ answers: 1 })
})

test('where the folder cannot be locked, nothing of the user’s is written, and what to do is said', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'lock'), 'in the way')
  const { ask, notices, ruleChanges } = await start(folder)
  expect(notices).toEqual([expect.stringContaining(`Nothing of yours can be kept in ${folder}`)])
  expect(await failureOf(ask('rules.save', { rules: MINE }))).toMatchObject({
    code: 'storage-failed',
    message: notices[0],
  })
  expect(ruleChanges()).toBe(0)
  expect(await failureOf(ask('study.store', {}))).toMatchObject({ message: notices[0] })
  expect((await ask('farkle.scoreOverview', { rules: MINE })).turns).toHaveLength(1)
})
