import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openWindow } from '#main/electron/window.ts'
import { WindowMemory } from '#main/electron/window-memory.ts'
import { BrowserWindow, callsOf, resetFakeElectron, screen } from '#test/support/fake-electron.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const PLACE = { x: 40, y: 50, width: 900, height: 600, maximized: false, fullScreen: false }

let folder: string
let file: string

function open(): BrowserWindow {
  openWindow({ memory: new WindowMemory(file), emit: vi.fn(), onLoad: vi.fn() })
  const window = BrowserWindow.open.at(-1)!
  window.emit('ready-to-show')
  return window
}
async function kept(): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

beforeEach(() => {
  resetFakeElectron()
  folder = temporaryFolder()
  file = join(folder, 'window-place.json')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the window’s place', () => {
  it('is kept when it is closed, and used when it is opened again', async () => {
    const window = open()
    window.normalBounds = { x: 40, y: 50, width: 900, height: 600 }
    window.emit('close')
    expect(await kept()).toEqual(PLACE)
    expect(open().options).toMatchObject({ x: 40, y: 50, width: 900, height: 600 })
  })

  it('is kept once the window rests, not with every step', async () => {
    vi.useFakeTimers()
    const window = open()
    for (let x = 0; x <= 400; x += 10) {
      window.normalBounds = { ...window.normalBounds, x }
      window.emit('move')
      vi.advanceTimersByTime(100)
    }
    expect(await readdir(folder)).toEqual([])
    vi.advanceTimersByTime(400)
    expect(await kept()).toMatchObject({ x: 400 })
  })

  it('is not asked of a window that is gone', () => {
    vi.useFakeTimers()
    const window = open()
    window.emit('resize')
    window.destroy()
    expect(() => vi.advanceTimersByTime(10_000)).not.toThrow()
  })

  it.each([
    { mode: 'maximized', event: 'maximize', call: 'window.maximize' },
    { mode: 'fullScreen', event: 'enter-full-screen', call: 'window.setFullScreen' },
  ] as const)('brings back what is $mode, once the page is drawn', ({ mode, event, call }) => {
    vi.useFakeTimers()
    const window = open()
    window[mode] = true
    window.emit(event)
    vi.advanceTimersByTime(500)
    expect(callsOf(call)).toHaveLength(0)
    openWindow({ memory: new WindowMemory(file), emit: vi.fn(), onLoad: vi.fn() })
    expect(callsOf(call)).toHaveLength(0)
    BrowserWindow.open.at(-1)!.emit('ready-to-show')
    expect(callsOf(call)).toHaveLength(1)
  })

  it('is on the first display when its own is gone', async () => {
    await writeFile(file, JSON.stringify({ ...PLACE, x: 2500 }))
    const second = { id: 2, workArea: { x: 1920, y: 0, width: 1920, height: 1040 } }
    screen.displays.push(second)
    expect(open().options).toMatchObject({ x: 2500 })
    screen.displays.pop()
    expect(open().options).not.toHaveProperty('x')
  })

  it.each(['', '{', 'null', '[]', '7', '{"x":1}', JSON.stringify({ ...PLACE, width: 'wide' })])(
    'is the usual one when the file holds %s',
    async (text) => {
      await writeFile(file, text)
      expect(open().options).toMatchObject({ width: 1180, height: 800 })
    },
  )

  it('is not worth a word to the user when it cannot be kept', () => {
    const said = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
    file = join(folder, 'missing', 'window-place.json')
    const window = open()
    expect(() => window.emit('close')).not.toThrow()
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('was not kept'))
  })
})
