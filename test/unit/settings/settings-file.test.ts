import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openElectronSettings } from '#main/electron/settings-store.ts'
import { openSettingsFile } from '#main/web/settings-file.ts'
import { COMMANDS } from '#shared/contract/command-list.ts'
import type { Notify } from '#shared/contract/events.ts'
import { DEFAULT_SETTINGS } from '#shared/contract/settings.ts'
import { resetFakeElectron } from '#test/support/fake-electron.ts'
import { STRANGE_FILES } from '#test/support/strange-files.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

let folder: string
const notice = vi.fn<(message: string) => void>()
const told: Notify = (words) => notice(words())

const file = (): string => join(folder, 'settings.json')
const aside = (): string => join(folder, 'put-aside')
const onDisk = async (): Promise<unknown> => JSON.parse(await readFile(file(), 'utf8'))

beforeEach(() => {
  resetFakeElectron()
  notice.mockClear()
  folder = temporaryFolder()
})

describe.each([
  ['app', openElectronSettings],
  ['web shell', openSettingsFile],
])('the settings file of the %s', (_, openIn) => {
  const open = () => openIn(folder, told)

  it('keeps every change over a new start, also in a folder that was not there', async () => {
    folder = join(folder, 'a', 'b')
    const settings = await open()
    expect(settings.get()).toEqual(DEFAULT_SETTINGS)
    settings.set({ theme: 'dark' })
    settings.set({ rules: 'my-rules-2', goal: 'wins' })
    const kept = { ...DEFAULT_SETTINGS, theme: 'dark', rules: 'my-rules-2', goal: 'wins' }
    expect(await onDisk()).toEqual(kept)
    expect((await open()).get()).toEqual(kept)
    ;(await open()).set({ rules: null })
    expect((await open()).get()).toEqual({ ...kept, rules: null })
    expect(notice).not.toHaveBeenCalled()
  })

  it('keeps the dots in the names of commands', async () => {
    const shortcuts = Object.fromEntries(COMMANDS.map(({ id }, i) => [id, `Ctrl+F${i}`]))
    shortcuts['rules.use.my.rules'] = '.'
    ;(await open()).set({ shortcuts })
    expect(await onDisk()).toEqual({ ...DEFAULT_SETTINGS, shortcuts })
    expect((await open()).get().shortcuts).toEqual(shortcuts)
  })

  it('may hold another program’s values, which take the defaults and do no harm', async () => {
    const foreign = { theme: 7, rules: { id: 'zilch' }, shortcuts: null, extra: [1, 2] }
    await writeFile(file(), JSON.stringify(foreign))
    const settings = await open()
    expect(settings.get()).toEqual(DEFAULT_SETTINGS)
    expect(notice).not.toHaveBeenCalled()
    settings.set({ theme: 'dark' })
    expect((await open()).get()).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' })
  })

  it('that cannot be written is told of, and a change says that it will not last', async () => {
    await writeFile(join(folder, 'file'), '')
    folder = join(folder, 'file', 'below')
    const settings = await open()
    expect(notice).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`Settings cannot be kept in ${folder}`),
    )
    expect(() => settings.set({ theme: 'dark' })).toThrow(
      expect.objectContaining({ code: 'storage-failed' }),
    )
    expect(settings.get().theme).toBe('dark')
  })
})

it('the settings of the app open no line to the page beside the app’s own', async () => {
  // The library opens it once, on its first use.
  vi.resetModules()
  const fresh = await import('#main/electron/settings-store.ts')
  const fakes = await import('#test/support/fake-electron.ts')
  await fresh.openElectronSettings(folder, told)
  expect(fakes.ipcMain.eventNames()).toEqual([])
})

describe('a damaged settings file', () => {
  const open = () => openSettingsFile(folder, told)

  it.each([
    { what: 'cut off', content: '{"theme": "dark", "rul' },
    { what: 'empty', content: '' },
    { what: 'bytes', content: '\0\x01\x02\x7f' },
    { what: 'a list', content: '[]' },
    { what: 'a text', content: '"dark"' },
    { what: 'a number', content: '7' },
    { what: 'null', content: 'null' },
  ])('($what) is put aside whole, with a notice', async ({ content }) => {
    await writeFile(file(), content)
    const settings = await open()
    expect(settings.get()).toEqual(DEFAULT_SETTINGS)
    expect(await readFile(join(aside(), 'settings.json'), 'utf8')).toBe(content)
    expect(notice).toHaveBeenCalledTimes(1)
    const [said] = notice.mock.calls[0]!
    expect(said).toMatch(/^The settings could not be read \(.+\); the defaults hold\. /)
    expect(said).toContain(`The old file is kept as ${join(aside(), 'settings.json')}.`)
    settings.set({ theme: 'light' })
    expect((await open()).get().theme).toBe('light')
    expect(notice).toHaveBeenCalledTimes(1)
  })

  it('is kept beside those of before', async () => {
    for (const content of ['first', 'second', 'third']) {
      await writeFile(file(), content)
      await open()
    }
    expect((await readdir(aside())).sort()).toEqual([
      'settings.json',
      'settings.json.2',
      'settings.json.3',
    ])
  })

  it.each(STRANGE_FILES.filter(({ reason }) => reason !== 'folder'))(
    'may be $what, which is put aside and not read',
    async ({ make }) => {
      make(file())
      expect((await open()).get()).toEqual(DEFAULT_SETTINGS)
      expect(notice).toHaveBeenCalledTimes(1)
      expect(await readdir(aside())).toEqual(['settings.json'])
    },
  )

  it('may be a folder of that name', async () => {
    await mkdir(file())
    const settings = await open()
    expect(notice).toHaveBeenCalledTimes(1)
    settings.set({ theme: 'dark' })
    expect(await onDisk()).toMatchObject({ theme: 'dark' })
  })
})
