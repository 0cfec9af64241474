import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BrowserWindow as RealWindow } from 'electron'
import { reloadAfterCrash } from '#main/electron/page-crash.ts'
import { BrowserWindow, callsOf, dialog, resetFakeElectron } from '#test/support/fake-electron.ts'

const emit = vi.fn()
let window: BrowserWindow

function crash(reason = 'crashed'): void {
  window.webContents.emit('render-process-gone', {}, { reason, exitCode: 5 })
}
const reloads = (): number => callsOf('webContents.reload').length

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  resetFakeElectron()
  emit.mockClear()
  window = new BrowserWindow({})
  reloadAfterCrash(window as unknown as RealWindow, emit)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a page that has gone', () => {
  it('is loaded again after a moment, and says so', () => {
    crash('oom')
    expect(reloads()).toBe(0)
    vi.advanceTimersByTime(250)
    expect(reloads()).toBe(1)
    expect(emit).toHaveBeenCalledExactlyOnceWith('notice', {
      message: expect.stringMatching(/not enough memory.*opened again/) as string,
      details: expect.stringContaining('oom, code 5') as string,
    })
    expect(callsOf('dialog.showMessageBox')).toEqual([])
  })

  it('in good order is left alone', () => {
    crash('clean-exit')
    vi.advanceTimersByTime(1_000)
    expect([reloads(), emit.mock.calls.length]).toEqual([0, 0])
  })

  it('and is closed meanwhile is not loaded', () => {
    crash()
    window.destroy()
    expect(() => vi.advanceTimersByTime(250)).not.toThrow()
    expect(reloads()).toBe(0)
  })

  it('again only later is loaded again as well', () => {
    crash()
    vi.advanceTimersByTime(10_250)
    crash()
    vi.advanceTimersByTime(250)
    expect(reloads()).toBe(2)
  })
})

describe('a page that keeps going', () => {
  it('is loaded when the user says so, who may copy the details before', async () => {
    crash()
    vi.advanceTimersByTime(250)
    dialog.presses = [2, 2, 0]
    crash('launch-failed')
    await vi.advanceTimersByTimeAsync(0)
    expect(callsOf('dialog.showMessageBox')[0]!.args[0]).toMatchObject({
      message: expect.stringContaining('keeps stopping') as string,
      buttons: ['Open again', 'Close', 'Copy details'],
      cancelId: 1,
    })
    const [copied] = callsOf('clipboard.writeText')[0]!.args as [string]
    expect(copied).toContain('Breakpoint 1.2.3')
    expect(copied).toContain('launch-failed')
    expect(callsOf('clipboard.writeText')).toHaveLength(2)
    expect(reloads()).toBe(2)
  })

  it('is closed otherwise', async () => {
    crash()
    vi.advanceTimersByTime(250)
    dialog.presses = [1]
    crash()
    await vi.advanceTimersByTimeAsync(0)
    expect(reloads()).toBe(1)
    expect(window.isDestroyed()).toBe(true)
  })
})

describe('a page that does not answer', () => {
  const boxes = (): { signal: AbortSignal; buttons: string[]; cancelId: number }[] =>
    callsOf('dialog.showMessageBox').map(({ args: [options] }) => options as never)
  const hang = async (): Promise<void> => {
    window.webContents.emit('unresponsive')
    await vi.advanceTimersByTimeAsync(0)
  }
  const ended = (): number => callsOf('webContents.forcefullyCrashRenderer').length

  it('is waited for if the user says so, and asked about again the next time', async () => {
    dialog.presses = [0, 0]
    await hang()
    await hang()
    expect(boxes()).toHaveLength(2)
    expect(boxes()[0]).toMatchObject({
      message:
        'Breakpoint does not answer at the moment. What you have learned and solved is kept.',
      buttons: ['Wait', 'Open again', 'Copy details'],
      // To press Escape is to wait.
      defaultId: 0,
      cancelId: 0,
    })
    expect([ended(), reloads()]).toEqual([0, 0])
  })

  it('is asked about once at a time, and no more once it answers', async () => {
    await hang()
    await hang()
    expect(boxes()).toHaveLength(1)
    window.webContents.emit('responsive')
    expect(boxes()[0]!.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([ended(), reloads()]).toEqual([0, 0])
    await hang()
    expect(boxes()).toHaveLength(2)
  })

  it('is ended and opened again where it was, if the user says so', async () => {
    dialog.presses = [2, 1]
    await hang()
    expect(callsOf('clipboard.writeText')).toHaveLength(1)
    expect(ended()).toBe(1)
    vi.advanceTimersByTime(250)
    expect(reloads()).toBe(1)
    expect(emit).toHaveBeenCalledExactlyOnceWith('notice', {
      message:
        'The window of Breakpoint stopped unexpectedly (it did not answer) and was opened again where you were.',
      details: expect.stringContaining('killed, code 9') as string,
    })
  })

  it('and is ended is not held to be crashing again and again', async () => {
    crash()
    vi.advanceTimersByTime(250)
    dialog.presses = [1]
    await hang()
    vi.advanceTimersByTime(250)
    expect(reloads()).toBe(2)
    expect(boxes()).toHaveLength(1)
  })

  it('and crashes or is closed while the user is asked is not asked about any more', async () => {
    await hang()
    crash()
    expect(boxes()[0]!.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(250)
    expect([ended(), reloads()]).toEqual([0, 1])
    await hang()
    window.destroy()
    expect(boxes()[1]!.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ended()).toBe(0)
  })
})
