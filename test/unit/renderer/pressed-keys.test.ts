import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import { holdSession, keyOf, provideCommands, useCommands } from '#renderer/services/commands.ts'
import { keyDown, startStores } from './harness.ts'

describe('a pressed key as text', () => {
  it.each([
    { pressed: 'k', text: 'K' },
    { pressed: 'K', text: 'K' },
    { pressed: '?', text: '?' },
    { pressed: ' ', text: 'Space' },
    { pressed: '1', text: '1' },
    { pressed: 'ArrowLeft', text: 'ArrowLeft' },
    { pressed: 'ö', text: 'Ö' },
    { pressed: 'Ctrl+k', text: 'Ctrl+K' },
    { pressed: 'Meta+k', text: 'Ctrl+K' },
    { pressed: 'Alt+1', text: 'Alt+1' },
    { pressed: 'Shift+K', text: 'Shift+K' },
    { pressed: 'Shift+Ctrl+Alt+K', text: 'Ctrl+Alt+Shift+K' },
    { pressed: 'Shift+Enter', text: 'Shift+Enter' },
    // The sign itself says that Shift was held, where it was.
    { pressed: 'Shift+?', text: '?' },
    { pressed: 'Ctrl+Shift+?', text: 'Ctrl+?' },
  ])('$pressed is $text', ({ pressed, text }) => {
    expect(keyOf(keyDown(pressed))).toBe(text)
  })
})

describe('a pressed key', () => {
  const palette = vi.fn()
  const home = vi.fn()
  const chart = vi.fn()

  function provide(): void {
    effectScope().run(() =>
      provideCommands({ 'app.palette': palette, 'go.home': home, 'strategy.chart': chart }),
    )
  }

  beforeEach(async () => {
    for (const run of [palette, home, chart]) run.mockClear()
    await startStores()
    provide()
  })

  /** Presses a key on an element of the page. */
  function press(keys: string, on: HTMLElement = document.body, more: KeyboardEventInit = {}) {
    const event = keyDown(keys, more)
    if (on !== document.body) document.body.append(on)
    on.dispatchEvent(event)
    return { taken: useCommands().press(event), event }
  }

  it('runs its command once and is the browser’s no more', () => {
    const { taken, event } = press('Ctrl+k')
    expect(taken).toBe(true)
    expect(palette).toHaveBeenCalledTimes(1)
    expect(event.defaultPrevented).toBe(true)
    expect(home).not.toHaveBeenCalled()
  })

  it.each([
    'x',
    'Ctrl+x',
    'k',
    'Shift+C',
    'Ctrl+c',
    'Alt+c',
    'Enter',
    'r',
    'b',
    '1',
    'Ctrl+Shift+K',
  ])('that is nobody’s is left alone: %s', (keys) => {
    const { taken, event } = press(keys)
    expect(taken).toBe(false)
    expect(event.defaultPrevented).toBe(false)
  })

  it('that is held down runs nothing more', () => {
    expect(press('c', document.body, { repeat: true }).taken).toBe(false)
    expect(chart).not.toHaveBeenCalled()
  })

  function element(html: string): HTMLElement {
    const holder = document.createElement('div')
    holder.innerHTML = html
    return holder.firstElementChild as HTMLElement
  }

  it.each([
    '<input>',
    '<input type="search">',
    '<input type="number">',
    '<textarea></textarea>',
    '<select></select>',
  ])('is text in %s, but with Ctrl or Alt it is a command', (html) => {
    expect(press('c', element(html)).taken).toBe(false)
    expect(chart).not.toHaveBeenCalled()
    expect(press('Ctrl+k', element(html)).taken).toBe(true)
    expect(press('Alt+1', element(html)).taken).toBe(true)
    expect(palette).toHaveBeenCalledTimes(1)
    expect(home).toHaveBeenCalledTimes(1)
  })

  it.each(['<input type="radio">', '<input type="checkbox">', '<button></button>', '<p></p>'])(
    'is a command on %s',
    (html) => {
      expect(press('c', element(html)).taken).toBe(true)
      expect(chart).toHaveBeenCalledTimes(1)
    },
  )

  it('that the user gave a command runs it, and the old one no longer does', async () => {
    await startStores({ shortcuts: { 'strategy.chart': 'F2' } })
    provide()
    expect(press('F2').taken).toBe(true)
    expect(press('c').taken).toBe(false)
    expect(chart).toHaveBeenCalledTimes(1)
  })

  it('that is switched off runs nothing, nor does a key without a name', async () => {
    await startStores({ shortcuts: { 'strategy.chart': '' } })
    provide()
    expect(press('c').taken).toBe(false)
    const nameless = new KeyboardEvent('keydown', { key: '' })
    expect(useCommands().press(nameless)).toBe(false)
    expect(chart).not.toHaveBeenCalled()
  })

  it('of a single character runs nothing where those are switched off; all others stay', async () => {
    const go = vi.fn()
    await startStores({ singleKeys: false })
    provide()
    effectScope().run(() => provideCommands({ 'drill.go': go }))
    expect(press('c').taken).toBe(false)
    expect(chart).not.toHaveBeenCalled()
    expect(press('Ctrl+k').taken).toBe(true)
    expect(press('Alt+1').taken).toBe(true)
    expect(press('Enter').taken).toBe(true)
    expect(go).toHaveBeenCalledTimes(1)
  })

  it.each(['<button></button>', '<a href="#"></a>', '<summary></summary>'])(
    'that is Enter presses what has the focus, and runs nothing else: %s',
    (html) => {
      const go = vi.fn()
      effectScope().run(() => provideCommands({ 'drill.go': go }))
      expect(press('Enter', element(html)).taken).toBe(false)
      expect(press('Enter').taken).toBe(true)
      expect(go).toHaveBeenCalledTimes(1)
    },
  )

  it('that is Space presses what has the focus, and reveals cards elsewhere', () => {
    const reveal = vi.fn()
    effectScope().run(() => provideCommands({ 'cards.reveal': reveal }))
    expect(press(' ', element('<button></button>')).taken).toBe(false)
    expect(press(' ', element('<p tabindex="-1"></p>')).taken).toBe(true)
    expect(reveal).toHaveBeenCalledTimes(1)
  })

  it('whose command is not on this screen runs nothing', () => {
    expect(press('Ctrl+s').taken).toBe(false)
    expect(press('t').taken).toBe(false)
  })

  it('runs nothing once the screen that gave it something to do has gone', async () => {
    await startStores()
    const scope = effectScope()
    scope.run(() => provideCommands({ 'strategy.chart': chart }))
    expect(press('c').taken).toBe(true)
    scope.stop()
    expect(press('c').taken).toBe(false)
    expect(useCommands().commands).toEqual([])
  })

  it('is the newer screen’s while two have the same command, and the older’s again after it', async () => {
    await startStores()
    const [older, newer] = [vi.fn(), vi.fn()]
    effectScope().run(() => provideCommands({ 'rules.copy': older }))
    const scope = effectScope()
    scope.run(() => provideCommands({ 'rules.copy': newer }))
    press('n')
    scope.stop()
    press('n')
    expect(newer).toHaveBeenCalledTimes(1)
    expect(older).toHaveBeenCalledTimes(1)
  })
})

describe('a key in a session', () => {
  const runs = {
    roll: vi.fn(),
    go: vi.fn(),
    die: vi.fn(),
    leave: vi.fn(),
    goal: vi.fn(),
    chart: vi.fn(),
  }
  const elsewhere = { home: vi.fn(), help: vi.fn() }
  let session = effectScope()

  beforeEach(async () => {
    for (const run of Object.values({ ...runs, ...elsewhere })) run.mockClear()
    await startStores()
    effectScope().run(() =>
      provideCommands({
        'goal.switch': runs.goal,
        'strategy.chart': runs.chart,
        'go.home': elsewhere.home,
        'app.help': elsewhere.help,
      }),
    )
    session = effectScope()
    session.run(() => {
      holdSession()
      provideCommands({
        'drill.roll': runs.roll,
        'drill.go': runs.go,
        'drill.die1': runs.die,
        'drill.leave': runs.leave,
      })
    })
  })
  afterEach(() => session.stop())

  /** Presses a key so many milliseconds after the one before, on an element of the page. */
  function press(keys: string, later = 1000, html = '', more: KeyboardEventInit = {}) {
    document.body.innerHTML = html
    const event = keyDown(keys, more, later)
    ;(document.body.querySelector('[data-here]') ?? document.body).dispatchEvent(event)
    useCommands().press(event)
    return event
  }

  it('runs nothing of other screens, unless Ctrl or Alt is held, and shows the keys', () => {
    for (const key of ['w', 'c']) expect(press(key).defaultPrevented).toBe(false)
    expect(runs.goal).not.toHaveBeenCalled()
    expect(runs.chart).not.toHaveBeenCalled()
    press('Alt+1')
    press('?')
    expect(elsewhere.home).toHaveBeenCalledTimes(1)
    expect(elsewhere.help).toHaveBeenCalledTimes(1)
  })

  it('is everybody’s again after it', () => {
    session.stop()
    press('w')
    press('c')
    expect(runs.goal).toHaveBeenCalledTimes(1)
    expect(runs.chart).toHaveBeenCalledTimes(1)
  })

  it('that goes on or answers does so once in a press, however it is held or bounces', () => {
    press('r')
    press('r', 30, '', { repeat: true })
    press('r', 100)
    press('Enter')
    press('Enter', 200)
    expect(runs.roll).toHaveBeenCalledTimes(1)
    expect(runs.go).toHaveBeenCalledTimes(1)
    press('Enter', 300)
    expect(runs.go).toHaveBeenCalledTimes(2)
    // Putting a die back at once is meant.
    press('1')
    press('1', 100)
    expect(runs.die).toHaveBeenCalledTimes(2)
  })

  it('presses the button that came with it only when it is pressed anew', () => {
    const button = '<button data-here>Next</button>'
    expect(press('Enter', 1000, button).defaultPrevented).toBe(false)
    expect(press('Enter', 500, button, { repeat: true }).defaultPrevented).toBe(true)
    expect(press('Enter', 100, button).defaultPrevented).toBe(false)
    expect(press('Enter', 100, button).defaultPrevented).toBe(true)
    session.stop()
    expect(press('Enter', 10, button).defaultPrevented).toBe(false)
  })

  it('hands in what was typed only once, however long it is held', () => {
    const field = '<input data-here>'
    expect(press('Enter', 1000, field).defaultPrevented).toBe(false)
    expect(press('Enter', 500, field, { repeat: true }).defaultPrevented).toBe(true)
    expect(press('Backspace', 30, field, { repeat: true }).defaultPrevented).toBe(false)
  })

  it('that went on does not hand in the next answer as well', () => {
    const field = '<input data-here>'
    press('Enter')
    expect(press('Enter', 100, field).defaultPrevented).toBe(true)
    expect(press('5', 60, field).defaultPrevented).toBe(false)
    expect(press('Enter', 60, field).defaultPrevented).toBe(false)
  })

  it('that is Escape asks, also in a field; in an open list it closes that', () => {
    press('Escape')
    press('Escape', 1000, '<input data-here>')
    expect(runs.leave).toHaveBeenCalledTimes(2)
    press('Escape', 1000, '<select data-here></select>')
    expect(runs.leave).toHaveBeenCalledTimes(2)
  })

  it('is not heard below a dialog, nor once something has used it', () => {
    press('r', 1000, '<div role="dialog" aria-modal="true"><button data-here></button></div>')
    press('Alt+1', 1000, '<div role="dialog" aria-modal="true"><button data-here></button></div>')
    const used = keyDown('r')
    used.preventDefault()
    useCommands().press(used)
    expect(runs.roll).not.toHaveBeenCalled()
    expect(elsewhere.home).not.toHaveBeenCalled()
  })
})
