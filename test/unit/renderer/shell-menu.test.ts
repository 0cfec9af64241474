import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { useShellMenu } from '#renderer/app/shell-menu.ts'
import { askShell } from '#renderer/services/client.ts'
import { useCommands } from '#renderer/services/commands.ts'
import { useLibrary } from '#renderer/services/library.ts'
import type { FakeClient } from './fake-client.ts'
import { routerAt, startStores, tell } from './harness.ts'
import { ENTRIES } from './winning-game.ts'

const asked = vi.mocked(askShell as unknown as FakeClient['askShell'])
const home = vi.fn()
const makeWay = vi.fn()
const ready = ref(true)

/** Menus sent to the shell, in order. */
const told = (): unknown[] =>
  asked.mock.calls.filter(([name]) => name === 'shell.menu').map(([, params]) => params)

const choose = (id: string): void => tell('command', { id })

/** Starts a page at an address; the time that telling takes has passed. */
async function start(path = '/'): Promise<void> {
  const router = await routerAt(path)
  const page = defineComponent(() => {
    useShellMenu(() => ready.value, makeWay)
    return () => h('div')
  })
  mount(page, { global: { plugins: [router] } })
  await vi.advanceTimersByTimeAsync(100)
}

beforeEach(async () => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  ready.value = true
  window.breakpointShell = { request: vi.fn(), onEvent: vi.fn() }
  await startStores()
  useCommands().add([{ id: 'go.home', title: 'Go to Home', group: 'Screens', run: home }])
})
afterEach(() => delete window.breakpointShell)

describe('the menu of the window', () => {
  it('is told what can be run, and again when that changes', async () => {
    await start()
    expect(told()).toEqual([{ available: ['go.home'], recent: [] }])
    const remove = useCommands().add([{ id: 'a', title: 'A', group: 'B', run: vi.fn() }])
    await vi.advanceTimersByTimeAsync(100)
    remove()
    await vi.advanceTimersByTimeAsync(100)
    expect(told().slice(1)).toEqual([
      { available: ['go.home', 'a'], recent: [] },
      { available: ['go.home'], recent: [] },
    ])
  })

  it('is told what was played last, the newest first, without what is gone', async () => {
    const library = useLibrary()
    library.all = ENTRIES
    const [other, one] = ENTRIES
    for (const id of [other!.id, 'gone', one!.id]) await library.choose(id)
    await start()
    expect(told().at(-1)).toMatchObject({
      recent: [
        { id: `rules.use.${one!.id}`, title: one!.rules.name },
        { id: `rules.use.${other!.id}`, title: other!.rules.name },
      ],
    })
  })

  it('is not told by a page that prints, nor by one in a browser', async () => {
    await start('/print')
    delete window.breakpointShell
    await start()
    expect(told()).toEqual([])
  })
})

describe('what is chosen in the menu', () => {
  it('is run, and dialogs make way for it', async () => {
    await start()
    choose('go.home')
    expect(makeWay).toHaveBeenCalledOnce()
    expect(home).toHaveBeenCalledOnce()
  })

  it('waits until the page has what it needs', async () => {
    ready.value = false
    await start()
    choose('go.home')
    expect(home).not.toHaveBeenCalled()
    ready.value = true
    await vi.advanceTimersByTimeAsync(100)
    expect(home).toHaveBeenCalledOnce()
  })

  it('is nothing if it cannot be run now', async () => {
    await start()
    expect(() => choose('drill.roll')).not.toThrow()
  })
})

describe('what was played last', () => {
  it('is kept without doubles, and not without end', async () => {
    const { choose: play } = useLibrary()
    for (let i = 0; i < 10; i++) await play(`rules-${i}`)
    await play('rules-5')
    expect(asked.mock.lastCall).toEqual([
      'settings.set',
      { rules: 'rules-5', recentRules: [5, 9, 8, 7, 6, 4, 3, 2].map((i) => `rules-${i}`) },
    ])
  })
})
