import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { start } from '../backend/harness.ts'
import { everything } from '../backend/packages/packages.ts'
import { ended, startCli, temporaryFolder } from './run-cli.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'

const MINE = { ...PRESETS.farkle, name: 'Mine', goal: 1_000 }

test('the command reads and solves beside an app that runs, which goes on writing', async () => {
  const folder = temporaryFolder()
  const app = await start(folder)
  const { id } = await app.ask('rules.save', { rules: MINE })
  await app.ask('study.store', {})
  // The app would put it aside; here it is only told of.
  writeFileSync(join(folder, 'rule-sets', 'bad.json'), '{')
  const before = everything(folder)
  const { code, out, err } = await ended(startCli(['win', '--rules', id, '--json'], folder))
  expect([code, err.match(/bad\.json could not be read/g)]).toEqual([
    0,
    ['bad.json could not be read'],
  ])
  expect(JSON.parse(out)).toMatchObject({ rules: { name: 'Mine' } })
  expect(everything(folder)).toEqual(before)
  // The app finds what the command has solved, and still has its lock.
  expect(await app.ask('farkle.winStatus', { rules: MINE })).toMatchObject({ state: 'solved' })
  expect((await app.ask('rules.save', { rules: MINE })).id).toBe('mine-2')
})

test('the command alone keeps results and nothing else', async () => {
  const folder = temporaryFolder()
  const { code } = await ended(startCli(['score', '--rules', 'farkle'], folder))
  expect(code).toBe(0)
  expect(readdirSync(folder)).toEqual(['results'])
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})
