import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppMenu } from '#main/electron/menu.ts'
import { COMMANDS, commandTitles } from '#shared/contract/command-list.ts'
import { DEFAULT_SETTINGS } from '#shared/contract/settings.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { app, callsOf, type FakeMenu, resetFakeElectron } from '#test/support/fake-electron.ts'

const PLATFORMS = ['linux', 'win32', 'darwin'] as const
const run = vi.fn()
const showLog = vi.fn()

function start(platform: NodeJS.Platform = 'linux', settings = DEFAULT_SETTINGS): AppMenu {
  return new AppMenu(settings, { run, showLog }, platform)
}
function shown(): FakeMenu {
  return callsOf('Menu.setApplicationMenu').at(-1)!.args[0] as FakeMenu
}
const items = (): ReturnType<FakeMenu['all']> => shown().all()
const built = (): number => callsOf('Menu.setApplicationMenu').length
const roles = (): (string | undefined)[] => items().map(({ role }) => role)

beforeEach(() => {
  resetFakeElectron()
  run.mockClear()
})

describe('what the system offers', () => {
  it.each(PLATFORMS)('has no way to reload when packaged (%s)', (platform) => {
    app.isPackaged = true
    start(platform)
    for (const role of ['reload', 'forceReload', 'toggleDevTools', 'viewMenu']) {
      expect(roles()).not.toContain(role)
    }
    expect(roles()).toEqual(
      expect.arrayContaining(['editMenu', 'resetZoom', 'zoomIn', 'zoomOut', 'windowMenu', 'help']),
    )
  })

  it('helps developers otherwise', () => {
    start()
    expect(roles()).toEqual(expect.arrayContaining(['reload', 'toggleDevTools']))
  })

  it('is where each system has it', () => {
    start('darwin')
    expect(roles()).toEqual(expect.arrayContaining(['appMenu', 'close']))
    const [own, ...others] = shown().items
    expect(own!.submenu!.at(-1)).toMatchObject({ role: 'quit', label: 'Quit Breakpoint' })
    expect(shown().all(others)).not.toContainEqual(expect.objectContaining({ role: 'quit' }))
    start('linux')
    expect(roles()).toEqual(expect.arrayContaining(['quit', 'about']))
    expect(roles()).not.toContain('appMenu')
  })

  it('shows where the log lies', () => {
    start()
    items().find(({ label }) => label === 'Show the log')!.click!()
    expect(showLog).toHaveBeenCalledOnce()
  })

  it('says what the app is', () => {
    start()
    expect(callsOf('app.setAboutPanelOptions')[0]!.args[0]).toMatchObject({
      applicationName: 'Breakpoint',
      applicationVersion: '1.2.3',
    })
  })
})

describe('the commands', () => {
  it.each(PLATFORMS)('are all there, once, by their titles (%s)', (platform) => {
    start(platform)
    const ids = items().flatMap(({ id }) => id ?? [])
    expect(ids.sort()).toEqual(COMMANDS.map(({ id }) => id).sort())
    for (const { id } of COMMANDS) {
      expect(shown().getMenuItemById(id)).toMatchObject({ label: commandTitles()[id] })
    }
  })

  it('can be chosen while the window can run them', () => {
    const menu = start()
    expect(shown().getMenuItemById('drill.roll')).toMatchObject({ enabled: false })
    menu.offer({ available: ['drill.roll', 'unheard.of'], recent: [] })
    expect(shown().getMenuItemById('drill.roll')).toMatchObject({ enabled: true })
    menu.offer({ available: ['drill.bank'], recent: [] })
    expect(shown().getMenuItemById('drill.roll')).toMatchObject({ enabled: false })
    expect(shown().getMenuItemById('drill.bank')).toMatchObject({ enabled: true })
    // A menu that is open would close.
    expect(built()).toBe(1)
  })

  it('that fill a box are listed only while there is one to fill', () => {
    const menu = start()
    const listed = () =>
      items()
        .filter(({ id, visible }) => id?.includes('.fill.') && visible)
        .map(({ id }) => id)
    expect(listed()).toEqual([])
    menu.offer({ available: ['scorecard.fill.1', 'scorecard.fill.2'], recent: [] })
    expect(listed()).toEqual(['scorecard.fill.1', 'scorecard.fill.2'])
    menu.offer({ available: [], recent: [] })
    expect(listed()).toEqual([])
    expect(built()).toBe(1)
  })

  it('are run in the window', () => {
    start()
    shown().getMenuItemById('go.rules')!.click!()
    expect(run.mock.calls).toEqual([['go.rules']])
  })

  it('show the user’s keys, which the page hears itself', () => {
    const menu = start()
    expect(shown().getMenuItemById('app.palette')).toMatchObject({
      accelerator: 'CommandOrControl+K',
      registerAccelerator: false,
    })
    const shortcuts = { 'app.palette': 'Alt+P', 'app.help': '', 'go.home': 'Dead' }
    menu.follow({ ...DEFAULT_SETTINGS, shortcuts })
    expect(shown().getMenuItemById('app.palette')).toMatchObject({ accelerator: 'Alt+P' })
    expect(shown().getMenuItemById('app.help')).not.toHaveProperty('accelerator')
    expect(shown().getMenuItemById('go.home')).not.toHaveProperty('accelerator')
  })

  it('are left as they are by a change of other settings', () => {
    start().follow({ ...DEFAULT_SETTINGS, theme: 'dark', goal: 'wins' })
    expect(built()).toBe(1)
  })

  it.each([
    { why: 'they are switched off', platform: 'linux', singleKeys: false, shows: false },
    { why: 'they are not', platform: 'win32', singleKeys: true, shows: true },
    {
      why: 'a Mac would take them from what is typed',
      platform: 'darwin',
      singleKeys: true,
      shows: false,
    },
  ] as const)('show single keys: $shows, for $why', ({ platform, singleKeys, shows }) => {
    start(platform, { ...DEFAULT_SETTINGS, singleKeys })
    expect('accelerator' in shown().getMenuItemById('drill.roll')!).toBe(shows)
    expect(shown().getMenuItemById('app.palette')).toHaveProperty('accelerator')
  })
})

describe('what was played last', () => {
  const recent = [
    { id: 'rules.use.zilch', title: 'Zilch' },
    { id: 'rules.use.mine', title: 'Rum & dice' },
  ]

  it('is offered, with its name as it is written', () => {
    const menu = start()
    menu.offer({ available: ['rules.use.zilch', 'rules.use.mine'], recent })
    const item = shown().getMenuItemById('rules.use.mine')!
    expect(item).toMatchObject({ label: 'Rum && dice', enabled: true })
    item.click!()
    expect(run.mock.calls).toEqual([['rules.use.mine']])
  })

  it('is nothing at first', () => {
    start()
    const menu = items().find(({ label }) => label === 'Play again')
    expect(menu).toMatchObject({ enabled: false, submenu: [] })
  })

  it('is built anew only when it changes', () => {
    const menu = start()
    menu.offer({ available: [], recent })
    menu.offer({ available: ['app.help'], recent: structuredClone(recent) })
    expect(built()).toBe(2)
  })
})

describe('in German', () => {
  afterEach(() => setLocale('en'))

  const labels = (): string[] => items().flatMap(({ label }) => label ?? [])

  it.each(PLATFORMS)('is every item, the system’s own as well (%s)', async (platform) => {
    const menu = start(platform)
    const english = labels()
    await setLocale('de')
    menu.follow(DEFAULT_SETTINGS)
    const nameless = items().filter(
      ({ label, type }) => label === undefined && type !== 'separator',
    )
    // The system writes the app's name on it.
    expect(nameless.map(({ role }) => role)).toEqual(platform === 'darwin' ? ['appMenu'] : [])
    expect(labels()).toHaveLength(english.length)
    // The only word of the menu that both languages have.
    expect(labels().filter((label, i) => label === english[i])).toEqual(['Analyse'])
    expect(labels()).toEqual(
      expect.arrayContaining(['Datei', 'Bearbeiten', 'Regeln importieren', 'Zuletzt gespielt']),
    )
  })

  it('is what the app says of itself', async () => {
    const menu = start()
    await setLocale('de')
    menu.follow(DEFAULT_SETTINGS)
    expect(callsOf('app.setAboutPanelOptions').at(-1)!.args[0]).toMatchObject({
      copyright: expect.stringContaining('Würfelspiele') as string,
    })
  })

  it('stays so without being built again', async () => {
    await setLocale('de')
    const menu = start()
    menu.follow({ ...DEFAULT_SETTINGS, goal: 'wins' })
    expect(built()).toBe(1)
    expect(labels()).toContain('Ansicht')
  })
})
