import { mkdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ALL_PRESETS } from '#shared/games/games.ts'
import { defaultDataFolder } from '#main/backend/files/data-folder.ts'
import { failureOf, SENTENCE, start, temporaryFolder } from './harness.ts'

const { farkle, zilch } = PRESETS

/** A folder that nobody can write to, not even root: a file stands in its way. */
function impossibleFolder(): string {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, 'a file')
  return join(file, 'data')
}

test('where nothing can be written, everything is answered and the user hears of it once', async () => {
  const folder = impossibleFolder()
  const { ask, notices } = await start(folder)
  const { turns } = await ask('farkle.scoreOverview', { rules: zilch })
  expect(turns[0]!.expectedPoints).toBeCloseTo(623.017489, 6)
  expect((await ask('farkle.scoreOverview', { rules: farkle })).turns).toHaveLength(1)
  expect((await ask('farkle.scoreTable', { rules: zilch, turn: 'single' })).rows).not.toEqual([])
  expect(notices).toEqual([expect.stringMatching(SENTENCE), expect.stringMatching(SENTENCE)])
  expect(notices[0]).toContain(`Nothing of yours can be kept in ${folder}`)
  expect(notices[1]).toContain(`Results cannot be kept in ${join(folder, 'results')}`)
  expect(await ask('cache.status', {})).toMatchObject({ files: 0, bytes: 0, putAside: [] })
  expect(await ask('cache.clear', {})).toEqual({ files: 0, bytes: 0 })
  expect((await ask('rules.list', {})).entries).toHaveLength(ALL_PRESETS.size)
})

test('a rule set that cannot be removed is still there', async () => {
  const folder = temporaryFolder()
  const { ask } = await start(folder)
  // A folder cannot be replaced by a file.
  mkdirSync(join(folder, 'rule-sets', 'mine.json'), { recursive: true })
  const error = await failureOf(
    ask('rules.save', { id: 'mine', rules: { ...zilch, name: 'Mine' } }),
  )
  expect(error).toMatchObject({ code: 'storage-failed' })
  expect(await failureOf(ask('rules.remove', { id: 'mine' }))).toMatchObject({ code: 'not-found' })
})

test.each<[NodeJS.Platform, NodeJS.ProcessEnv, string]>([
  ['linux', {}, join(homedir(), '.config', 'Breakpoint')],
  ['linux', { XDG_CONFIG_HOME: '/config' }, '/config/Breakpoint'],
  ['linux', { XDG_CONFIG_HOME: '' }, join(homedir(), '.config', 'Breakpoint')],
  ['darwin', {}, join(homedir(), 'Library', 'Application Support', 'Breakpoint')],
  ['win32', { APPDATA: '/roaming' }, '/roaming/Breakpoint'],
  ['win32', {}, join(homedir(), 'AppData', 'Roaming', 'Breakpoint')],
  ['linux', { BREAKPOINT_DATA: '/here', XDG_CONFIG_HOME: '/config' }, '/here'],
])('the data folder on %s with %o is %s', (platform, environment, folder) => {
  expect(defaultDataFolder(environment, platform)).toBe(folder)
})
