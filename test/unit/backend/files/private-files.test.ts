import { chmodSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { makePrivate } from '#main/backend/files/private-files.ts'
import { LogFile } from '#main/electron/log-file.ts'
import { openSettingsFile } from '#main/web/settings-file.ts'
import { start, temporaryFolder } from '../harness.ts'

const RULES = { ...PRESETS.farkle, name: 'Mine', goal: 500 }

const modeOf = (path: string): number => lstatSync(path).mode & 0o777

/** Paths below a folder, and the folder itself, that somebody else may do something with. */
function openToOthers(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return [folder, ...inside.map((name) => join(folder, name))]
    .filter((path) => (modeOf(path) & 0o077) !== 0)
    .map((path) => path.slice(folder.length + 1))
}

describe.skipIf(process.platform === 'win32')('on POSIX', () => {
  test('all that is kept is for the user alone', async () => {
    const folder = join(temporaryFolder(), 'config', 'Breakpoint')
    const { ask } = await start(folder)
    await ask('rules.save', { id: null, rules: RULES })
    await ask('farkle.scoreOverview', { rules: RULES })
    await ask('cards.setDeck', { rulesId: 'farkle', deck: 'limits', enabled: false })
    await ask('study.backup', {})
    await ask('data.export', {})
    await ask('data.offer', { bytes: 3 })
    new LogFile(join(folder, 'logs')).write('A line.')
    const settings = await openSettingsFile(folder, () => {})
    settings.set({ theme: 'dark' })
    expect(readdirSync(folder).toSorted()).toEqual(
      ['lock', 'logs', 'results', 'rule-sets', 'settings.json', 'study', 'transfers'].toSorted(),
    )
    expect(readdirSync(join(folder, 'study'))).toContain('study.sqlite-wal')
    expect(readdirSync(join(folder, 'transfers'))).toHaveLength(2)
    expect(openToOthers(join(folder, '..'))).toEqual([])
  })

  test('what an earlier version has left becomes so, and files keep what the user may do', async () => {
    const folder = join(temporaryFolder(), 'Breakpoint')
    const first = await start(folder)
    await first.ask('rules.save', { id: 'mine', rules: RULES })
    await first.ask('study.backup', {})
    await first.close()
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, name)
      chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o644)
    }
    chmodSync(folder, 0o755)
    const locked = join(folder, 'rule-sets', 'locked.json')
    writeFileSync(locked, '{}')
    chmodSync(locked, 0o044)
    await start(folder)
    expect(openToOthers(folder)).toEqual([])
    expect(modeOf(locked)).toBe(0)
    expect(modeOf(join(folder, 'study', 'study.sqlite'))).toBe(0o600)
  })

  test('a folder that holds something else stays as its user has made it, and so does that', async () => {
    const [folder, elsewhere] = [temporaryFolder(), temporaryFolder()]
    const paths = { shared: join(folder, 'photos'), own: join(folder, 'rule-sets') }
    mkdirSync(paths.shared)
    mkdirSync(paths.own)
    symlinkSync(elsewhere, join(folder, 'results'))
    for (const path of [folder, elsewhere, paths.shared, paths.own]) chmodSync(path, 0o755)
    await makePrivate(folder, '/nowhere')
    expect([folder, elsewhere, paths.shared, paths.own].map(modeOf)).toEqual([
      0o755, 0o755, 0o755, 0o700,
    ])
    // But for the app's own one, in which Electron makes folders too.
    await makePrivate(folder, folder)
    expect(modeOf(folder)).toBe(0o700)
  })

  test('a folder that is not there is none to change', async () => {
    await expect(makePrivate('/nowhere/at/all', '/nowhere')).resolves.toBeUndefined()
  })
})
