import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openElectronSettings } from '#main/electron/settings-store.ts'
import type { SettingsStore } from '#main/settings/settings-store.ts'
import type { Notify } from '#shared/contract/events.ts'
import { DEFAULT_SETTINGS } from '#shared/contract/settings.ts'
import { resetFakeElectron } from '#test/support/fake-electron.ts'

let folder: string
const notice = vi.fn<Notify>()

const file = (): string => join(folder, 'settings.json')
const open = (): Promise<SettingsStore> => openElectronSettings(folder, notice)

beforeEach(async () => {
  resetFakeElectron()
  notice.mockClear()
  folder = await mkdtemp(join(tmpdir(), 'breakpoint-settings-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('settings', () => {
  it('are the defaults at first', async () => {
    expect((await open()).get()).toEqual(DEFAULT_SETTINGS)
    expect(notice).not.toHaveBeenCalled()
  })

  it('are kept', async () => {
    const settings = await open()
    settings.set({ theme: 'dark' })
    const more = { rules: 'zilch', goal: 'wins', shortcuts: { 'drill.bank': 'b' } } as const
    settings.set(more)
    const kept = { ...DEFAULT_SETTINGS, theme: 'dark', ...more }
    expect(settings.get()).toEqual(kept)
    expect((await open()).get()).toEqual(kept)
    expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual(kept)
  })

  it('stay as they are where a change says nothing', async () => {
    const settings = await open()
    settings.set({ theme: 'dark' })
    expect(settings.set({ theme: undefined, rules: 'farkle' })).toMatchObject({ theme: 'dark' })
  })

  it('take the default for a field that is wrong', async () => {
    await writeFile(file(), JSON.stringify({ theme: 'pink', rules: 'zilch' }))
    expect((await open()).get()).toEqual({ ...DEFAULT_SETTINGS, rules: 'zilch' })
  })

  it('open no line to the page beside the app’s own', async () => {
    // The library opens it once, on its first use.
    vi.resetModules()
    const fresh = await import('#main/electron/settings-store.ts')
    const fakes = await import('#test/support/fake-electron.ts')
    await fresh.openElectronSettings(folder, notice)
    expect(fakes.ipcMain.eventNames()).toEqual([])
  })
})

describe('a damaged settings file', () => {
  it.each([
    { what: 'cut off', content: '{"theme": "da' },
    { what: 'empty', content: '' },
    { what: 'zeros', content: '\0\0\0\0' },
    { what: 'a list', content: '["dark"]' },
    { what: 'a number', content: '7' },
    { what: 'nothing', content: 'null' },
  ])('($what) is put aside, told of, and the defaults hold', async ({ content }) => {
    await writeFile(file(), content)
    const settings = await open()
    expect(settings.get()).toEqual(DEFAULT_SETTINGS)
    expect(await readFile(join(folder, 'put-aside', 'settings.json'), 'utf8')).toBe(content)
    expect(notice).toHaveBeenCalledOnce()
    expect(notice.mock.calls[0]![0]()).toContain(join(folder, 'put-aside', 'settings.json'))
    settings.set({ theme: 'light' })
    expect((await open()).get().theme).toBe('light')
  })

  it('does not replace one that was put aside before', async () => {
    for (const content of ['first', 'second']) {
      await writeFile(file(), content)
      await open()
    }
    expect(await readdir(join(folder, 'put-aside'))).toHaveLength(2)
  })
})

describe('a folder that cannot be written', () => {
  it('is an expected failure, and the change holds until the app is closed', async () => {
    const settings = await open()
    await rm(folder, { recursive: true })
    await writeFile(folder, 'no folder any more')
    expect(() => settings.set({ theme: 'dark' })).toThrow(
      expect.objectContaining({ code: 'storage-failed' }),
    )
    expect(settings.get().theme).toBe('dark')
  })
})
