import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppMenu } from '#main/electron/menu.ts'
import { answerShellRequests } from '#main/electron/shell-requests.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { DEFAULT_SETTINGS, type Settings } from '#shared/contract/settings.ts'
import {
  callsOf,
  type FakeMenu,
  FakeWebContents,
  ipcMain,
  nativeTheme,
  resetFakeElectron,
} from '#test/support/fake-electron.ts'

const emit = vi.fn()
const savePdf = vi.fn(() => Promise.resolve({ saved: '/documents/zilch.pdf' }))
let held: Settings
const settings = {
  get: vi.fn((): Settings => held),
  set: vi.fn((change: object): Settings => (held = { ...held, ...change })),
}

const JOB = {
  rules: 'zilch',
  kinds: ['limits', 'odds'],
  layout: 'page',
  paper: 'a4',
  ink: 'black',
  day: '2026-03-01',
}

const sender = new FakeWebContents()
sender.mainFrame.url = 'app://breakpoint/index.html'
const ownPage = { sender, senderFrame: sender.mainFrame }

function ask(name: unknown, params: unknown, event: unknown = ownPage): unknown {
  return ipcMain.handlers.get('breakpoint:request')!(event, name, params)
}

beforeEach(() => {
  resetFakeElectron()
  vi.clearAllMocks()
  held = DEFAULT_SETTINGS
  const menu = new AppMenu(held, { run: vi.fn(), showLog: vi.fn() }, 'linux')
  answerShellRequests({ dataFolder: '/data', settings, menu, emit, savePdf })
})

describe('the app’s own window', () => {
  it('is told what the shell is', async () => {
    expect(await ask('shell.info', {})).toEqual({
      ok: true,
      value: {
        kind: 'electron',
        version: '1.2.3',
        dataFolder: '/data',
        platform: process.platform,
        savesPdf: true,
      },
    })
  })

  it('reads the settings', async () => {
    expect(await ask('settings.get', {})).toEqual({ ok: true, value: DEFAULT_SETTINGS })
  })

  it('changes the settings, and all follows', async () => {
    const changed = { ...DEFAULT_SETTINGS, theme: 'dark' }
    expect(await ask('settings.set', { theme: 'dark' })).toEqual({ ok: true, value: changed })
    expect(settings.set.mock.calls).toEqual([[{ theme: 'dark' }]])
    expect(nativeTheme.themeSource).toBe('dark')
    expect(emit.mock.calls).toEqual([['settings-changed', changed]])
  })

  it('is told that a change could not be saved, but holds all the same', async () => {
    settings.set.mockImplementationOnce(() => {
      held = { ...held, theme: 'dark' }
      throw new RequestError('storage-failed', 'The disk is full.')
    })
    expect(await ask('settings.set', { theme: 'dark' })).toMatchObject({
      ok: false,
      error: { code: 'storage-failed', message: 'The disk is full.' },
    })
    expect(nativeTheme.themeSource).toBe('dark')
    expect(emit.mock.calls).toEqual([['settings-changed', held]])
  })

  it('says what the menu can offer, and the keys there are the user’s', async () => {
    const menu = (): FakeMenu => callsOf('Menu.setApplicationMenu').at(-1)!.args[0] as FakeMenu
    const state = { available: ['app.help'], recent: [{ id: 'rules.use.zilch', title: 'Zilch' }] }
    expect(await ask('shell.menu', state)).toEqual({ ok: true, value: {} })
    expect(menu().getMenuItemById('app.help')).toMatchObject({ enabled: true })
    expect(menu().getMenuItemById('rules.use.zilch')).toMatchObject({ label: 'Zilch' })
    await ask('settings.set', { shortcuts: { 'app.help': 'Ctrl+H' } })
    expect(menu().getMenuItemById('app.help')).toMatchObject({ accelerator: 'CommandOrControl+H' })
  })

  it('saves sheets', async () => {
    const params = { job: JOB, name: 'Zilch' }
    expect(await ask('shell.savePdf', params)).toEqual({
      ok: true,
      value: { saved: '/documents/zilch.pdf' },
    })
    expect(savePdf.mock.calls).toEqual([[params]])
  })

  it.each([
    { what: 'no sheet', job: { ...JOB, kinds: [] } },
    { what: 'a sheet twice', job: { ...JOB, kinds: ['odds', 'odds'] } },
    { what: 'paper that the layout is not for', job: { ...JOB, paper: 'a2' } },
    { what: 'a day that is none', job: { ...JOB, day: 'today' } },
    { what: 'a rule set without a name', job: { ...JOB, rules: '' } },
  ])('is refused to save $what', async ({ job }) => {
    expect(await ask('shell.savePdf', { job, name: 'Zilch' })).toMatchObject({
      ok: false,
      error: { code: 'invalid-request' },
    })
    expect(savePdf).not.toHaveBeenCalled()
  })

  it.each([
    { name: 'settings.set', params: { theme: 'pink' }, code: 'invalid-request' },
    { name: 'settings.set', params: { shell: 'rm' }, code: 'invalid-request' },
    { name: 'settings.set', params: null, code: 'invalid-request' },
    {
      name: 'shell.menu',
      params: { available: ['x'.repeat(101)], recent: [] },
      code: 'invalid-request',
    },
    { name: 'shell.exec', params: {}, code: 'unknown-request' },
    { name: '__proto__', params: {}, code: 'unknown-request' },
    { name: 7, params: {}, code: 'unknown-request' },
  ])('is refused $name $params', async ({ name, params, code }) => {
    expect(await ask(name, params)).toMatchObject({ ok: false, error: { code } })
    expect(settings.set).not.toHaveBeenCalled()
  })
})

describe('anyone else is refused', () => {
  const foreign = new FakeWebContents()
  foreign.mainFrame.url = 'https://example.org/'

  it.each([
    { who: 'a page from elsewhere', event: { sender: foreign, senderFrame: foreign.mainFrame } },
    { who: 'a frame in the page', event: { sender, senderFrame: { ...sender.mainFrame } } },
    { who: 'a frame that is gone', event: { sender, senderFrame: null } },
  ])('$who', async ({ event }) => {
    expect(await ask('settings.get', {}, event)).toMatchObject({ ok: false })
    expect(settings.get).not.toHaveBeenCalled()
  })
})
