import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RequestError } from '#shared/contract/errors.ts'
import { DEFAULT_SETTINGS } from '#shared/contract/settings.ts'
import { FakeLibrary, openOn, temporaryFolder } from './fake-store.ts'

function caught(run: () => unknown): unknown {
  try {
    run()
  } catch (thrown) {
    return thrown
  }
  return null
}

describe('settings on any library', () => {
  it('are the defaults at first, and nothing is written or said', async () => {
    const library = new FakeLibrary()
    const { settings, notices } = await openOn(library)
    expect(settings.get()).toEqual(DEFAULT_SETTINGS)
    expect(notices).toEqual([])
    expect(library.writes).toBe(0)
  })

  it('are one file in the folder, whose names may have dots', async () => {
    const library = new FakeLibrary()
    const folder = temporaryFolder()
    await openOn(library, folder)
    expect(library.attempts).toEqual([
      {
        ...{ cwd: folder, configName: 'settings', accessPropertiesByDotNotation: false },
        configFileMode: 0o600,
      },
    ])
  })

  it('change in part, answer the whole and keep the whole', async () => {
    const library = new FakeLibrary({ theme: 'dark' })
    const { settings } = await openOn(library)
    const whole = { ...DEFAULT_SETTINGS, theme: 'dark', rules: 'zilch' }
    expect(settings.set({ rules: 'zilch' })).toEqual(whole)
    expect(settings.get()).toEqual(whole)
    expect(library.kept).toEqual(whole)
    expect(settings.set({ rules: null, shortcuts: { 'go.home': '' } })).toEqual({
      ...whole,
      rules: null,
      shortcuts: { 'go.home': '' },
    })
  })

  it('do not take undefined for a value', async () => {
    const library = new FakeLibrary({ theme: 'dark', rules: 'zilch' })
    const { settings } = await openOn(library)
    settings.set({ theme: undefined, rules: undefined, shortcuts: undefined })
    expect(library.kept).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', rules: 'zilch' })
  })

  it('replace all shortcuts, so that one can be reset', async () => {
    const library = new FakeLibrary({ shortcuts: { 'go.home': 'H', 'app.help': 'F1' } })
    const { settings } = await openOn(library)
    settings.set({ shortcuts: { 'app.help': 'F1' } })
    expect(library.kept.shortcuts).toEqual({ 'app.help': 'F1' })
  })

  it.each([
    { what: 'a theme there is not', stored: { theme: 'pink' } },
    { what: 'rules that are no name', stored: { rules: 7 } },
    { what: 'rules with an endless name', stored: { rules: 'x'.repeat(65) } },
    { what: 'a goal there is not', stored: { goal: 'fun' } },
    { what: 'shortcuts that are a text', stored: { shortcuts: 'H' } },
    { what: 'a shortcut that is no text', stored: { shortcuts: { 'go.home': 1 } } },
    { what: 'an endless shortcut', stored: { shortcuts: { 'go.home': 'x'.repeat(41) } } },
    { what: 'values of nobody', stored: { 'window.width': 900, version: 3 } },
  ])('take the default for $what', async ({ stored }) => {
    const { settings, notices } = await openOn(new FakeLibrary(stored))
    expect(settings.get()).toEqual(DEFAULT_SETTINGS)
    expect(notices).toEqual([])
  })

  it('keep the right fields beside a wrong one', async () => {
    const stored = { theme: 'pink', rules: 'zilch', goal: 'wins', shortcuts: { 'app.help': 'F1' } }
    const { settings } = await openOn(new FakeLibrary(stored))
    expect(settings.get()).toEqual({ ...DEFAULT_SETTINGS, ...stored, theme: 'system' })
  })
})

describe('a library that cannot be opened', () => {
  it('is told of with folder and reason, and the defaults hold', async () => {
    const library = new FakeLibrary({ theme: 'dark' })
    library.openFails = new Error('EACCES: permission denied')
    const folder = temporaryFolder()
    const { settings, notices } = await openOn(library, folder)
    expect(notices).toEqual([
      `Settings cannot be kept in ${folder} (EACCES: permission denied); the defaults hold.`,
    ])
    expect(settings.get()).toEqual(DEFAULT_SETTINGS)
  })

  it('is tried again with each change, until it opens', async () => {
    const library = new FakeLibrary()
    library.openFails = 'no reason at all'
    const { settings, notices } = await openOn(library)
    expect(notices).toEqual([expect.stringContaining('(no reason at all)')])
    expect(() => settings.set({ theme: 'dark' })).toThrow(RequestError)
    library.openFails = null
    settings.set({ rules: 'zilch' })
    expect(library.kept).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', rules: 'zilch' })
    settings.set({ rules: null })
    expect(library.attempts).toHaveLength(3)
  })
})

describe('a disk that is full', () => {
  it('is an expected failure that says what holds until when', async () => {
    const library = new FakeLibrary()
    const folder = temporaryFolder()
    const { settings, notices } = await openOn(library, folder)
    library.writeFails = new Error('ENOSPC: no space left on device')
    expect(caught(() => settings.set({ theme: 'dark' }))).toMatchObject({
      name: 'RequestError',
      code: 'storage-failed',
      message: `The change holds until you close the app, but it could not be kept in ${folder} (ENOSPC: no space left on device).`,
    })
    expect(settings.get().theme).toBe('dark')
    expect(notices).toEqual([])
    library.writeFails = null
    settings.set({ rules: 'zilch' })
    expect(library.kept).toMatchObject({ theme: 'dark', rules: 'zilch' })
  })
})

describe('a folder that is not there yet', () => {
  it('is no damage', async () => {
    const { notices } = await openOn(new FakeLibrary(), join(temporaryFolder(), 'a', 'b'))
    expect(notices).toEqual([])
  })
})
