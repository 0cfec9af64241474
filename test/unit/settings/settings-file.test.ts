import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SettingsStore } from '#main/settings/settings-store.ts'
import { openSettingsFile } from '#main/web/settings-file.ts'
import { COMMANDS } from '#shared/contract/command-list.ts'
import { DEFAULT_SETTINGS } from '#shared/contract/settings.ts'
import { STRANGE_FILES } from '#test/support/strange-files.ts'
import { temporaryFolder } from './fake-store.ts'

let folder: string
const notice = vi.fn<(message: string) => void>()

const file = (): string => join(folder, 'settings.json')
const aside = (): string => join(folder, 'put-aside')
const open = (): Promise<SettingsStore> => openSettingsFile(folder, (words) => notice(words()))
const onDisk = async (): Promise<unknown> => JSON.parse(await readFile(file(), 'utf8'))

beforeEach(() => {
  notice.mockClear()
  folder = temporaryFolder()
})

describe('the settings file', () => {
  it('is none at first, and the defaults hold', async () => {
    expect((await open()).get()).toEqual(DEFAULT_SETTINGS)
    expect(notice).not.toHaveBeenCalled()
  })

  it('keeps every change over a new start', async () => {
    const settings = await open()
    settings.set({ theme: 'dark' })
    settings.set({ rules: 'my-rules-2', goal: 'wins' })
    const kept = { ...DEFAULT_SETTINGS, theme: 'dark', rules: 'my-rules-2', goal: 'wins' }
    expect(await onDisk()).toEqual(kept)
    expect((await open()).get()).toEqual(kept)
    ;(await open()).set({ rules: null })
    expect((await open()).get()).toEqual({ ...kept, rules: null })
  })

  it('is made in folders that are not there yet', async () => {
    folder = join(folder, 'a', 'b')
    ;(await open()).set({ theme: 'light' })
    expect((await open()).get().theme).toBe('light')
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
})

describe('a damaged settings file', () => {
  it.each([
    { what: 'cut off', content: '{"theme": "dark", "rul' },
    { what: 'empty', content: '' },
    { what: 'bytes', content: '\0\x01\x02\x7f' },
    { what: 'a list', content: '[]' },
    { what: 'a text', content: '"dark"' },
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

describe('a folder that is a file', () => {
  it('is told of once, and a change says that it will not last', async () => {
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
