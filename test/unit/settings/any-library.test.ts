import { describe, expect, it } from 'vitest'
import { RequestError } from '#shared/contract/errors.ts'
import { DEFAULT_SETTINGS } from '#shared/contract/settings.ts'
import { openSettings } from '#main/settings/settings-store.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

type Options = Parameters<Parameters<typeof openSettings>[0]['open']>[0]

class FakeLibrary {
  kept: Record<string, unknown>
  openFails: unknown = null
  writeFails: unknown = null
  readonly attempts: Options[] = []
  writes = 0

  constructor(kept: Record<string, unknown> = {}) {
    this.kept = kept
  }

  open(options: Options): { store: Record<string, unknown> } {
    this.attempts.push(options)
    if (this.openFails !== null) throw this.openFails as Error
    const read = (): Record<string, unknown> => this.kept
    const write = (changed: Record<string, unknown>): void => {
      if (this.writeFails !== null) throw this.writeFails as Error
      this.writes++
      this.kept = changed
    }
    return {
      get store() {
        return read()
      },
      set store(changed) {
        write(changed)
      },
    }
  }
}

async function openOn(library: FakeLibrary, folder = temporaryFolder()) {
  const notices: string[] = []
  const settings = await openSettings({
    folder,
    notice: (words) => notices.push(words()),
    open: (options) => library.open(options),
  })
  return { settings, notices }
}

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
        cwd: folder,
        configName: 'settings',
        accessPropertiesByDotNotation: false,
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
