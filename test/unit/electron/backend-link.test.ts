import type { WebContents } from 'electron'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BackendLink, followPower } from '#main/electron/backend-link.ts'
import {
  callsOf,
  type FakeMessagePort,
  type FakeUtilityProcess,
  FakeWebContents,
  powerMonitor,
  resetFakeElectron,
  utilityProcess,
} from '#test/support/fake-electron.ts'

const notice = vi.fn()
const gone = vi.fn()
let link: BackendLink
let contents: FakeWebContents

function connect(window: FakeWebContents = contents): void {
  link.connect(window as unknown as WebContents)
}
function forked(): FakeUtilityProcess[] {
  return utilityProcess.forked
}
function served(child: FakeUtilityProcess): FakeMessagePort[] {
  return child.posted.map(({ message, ports }) => {
    expect(message).toEqual({ kind: 'serve' })
    return ports[0] as FakeMessagePort
  })
}
function handed(): FakeMessagePort[] {
  return callsOf('webContents.postMessage').map(({ args: [channel, , ports] }) => {
    expect(channel).toBe('breakpoint:backend-port')
    return (ports as FakeMessagePort[])[0]!
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  resetFakeElectron()
  notice.mockClear()
  gone.mockClear()
  contents = new FakeWebContents()
  link = new BackendLink({ script: '/out/main/backend.js', dataFolder: '/data', notice, gone })
  link.start()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the backend process', () => {
  it('is told its data folder', () => {
    expect(callsOf('utilityProcess.fork').map(({ args }) => args.slice(0, 2))).toEqual([
      ['/out/main/backend.js', ['--data-dir=/data', '--language=en']],
    ])
  })

  it('shares a new channel with the window on each load', () => {
    connect()
    connect()
    const [first, second] = served(forked()[0]!)
    expect(handed()).toHaveLength(2)
    expect(first).not.toBe(second)
    expect(handed()[0]!.peer).toBe(first)
    expect(handed()[1]!.peer).toBe(second)
  })
})

describe('sleep', () => {
  it('is told to the backend that there is, and so is waking up', () => {
    followPower(link)
    powerMonitor.emit('suspend')
    powerMonitor.emit('resume')
    expect(forked()[0]!.posted.map(({ message }) => message)).toEqual([
      { kind: 'sleep' },
      { kind: 'wake' },
    ])
  })

  it('is told to nobody while there is none', () => {
    followPower(link)
    forked()[0]!.emit('exit', 9)
    expect(() => powerMonitor.emit('suspend')).not.toThrow()
    vi.advanceTimersByTime(250)
    expect(forked()[1]!.posted).toEqual([])
  })
})

describe('a backend that ends', () => {
  it('is started again, told of, and connected to the windows that are still there', () => {
    const closed = new FakeWebContents()
    connect()
    connect(closed)
    closed.emit('destroyed')
    forked()[0]!.emit('exit', 9)
    expect(link.running).toBe(false)
    expect(forked()).toHaveLength(1)
    vi.advanceTimersByTime(250)
    expect(forked()).toHaveLength(2)
    expect(served(forked()[1]!)).toHaveLength(1)
    expect(handed().at(-1)!.peer).toBe(served(forked()[1]!)[0])
    expect(notice).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('started again'),
      expect.stringContaining('gone with code 9'),
    )
  })

  it('tells with its end what it said last', async () => {
    const [child] = forked()
    child!.stderr.write('The backend stops: Error: A bug.\n    at solve\n')
    await vi.advanceTimersByTimeAsync(0)
    child!.emit('error', 'FatalError', 'v8::ToLocalChecked', '')
    child!.emit('exit', 1)
    vi.advanceTimersByTime(250)
    const [, details] = notice.mock.lastCall as [string, string]
    expect(details).toMatch(/Error: A bug\.\n {4}at solve\n.*FatalError at v8::ToLocalChecked/)
  })

  it('is connected after the restart to a window that loads meanwhile', () => {
    forked()[0]!.emit('exit', 9)
    connect()
    expect(handed()).toHaveLength(0)
    vi.advanceTimersByTime(250)
    expect(handed()).toHaveLength(1)
  })

  it('waits longer each time and gives up in the end', () => {
    const delays = [250, 500, 1_000, 2_000, 4_000]
    for (const [i, delay] of delays.entries()) {
      forked()[i]!.emit('exit', 1)
      vi.advanceTimersByTime(delay - 1)
      expect(forked()).toHaveLength(i + 1)
      vi.advanceTimersByTime(1)
      expect(forked()).toHaveLength(i + 2)
    }
    expect(gone).not.toHaveBeenCalled()
    forked().at(-1)!.emit('exit', 1)
    vi.advanceTimersByTime(3_600_000)
    expect(forked()).toHaveLength(delays.length + 1)
    expect(notice).toHaveBeenLastCalledWith(
      expect.stringContaining('not started again'),
      expect.stringContaining('gone with code 1'),
    )
    expect(gone).toHaveBeenCalledOnce()
  })

  it('that is not started again is told of to each page that is loaded afterwards', () => {
    for (let i = 0; i < 6; i++) {
      forked().at(-1)!.emit('exit', 1)
      vi.advanceTimersByTime(4_000)
    }
    expect(gone).toHaveBeenCalledTimes(1)
    connect()
    expect(gone).toHaveBeenCalledTimes(2)
    expect(handed()).toEqual([])
  })

  it('starts with a clean slate once it has run for a minute', () => {
    for (let i = 0; i < 20; i++) {
      forked().at(-1)!.emit('exit', 1)
      vi.advanceTimersByTime(250)
      vi.advanceTimersByTime(60_000)
    }
    expect(forked()).toHaveLength(21)
  })
})

describe('closing', () => {
  it('lets the backend close and does not start it again', async () => {
    const closed = link.close()
    const [child] = forked()
    expect(child!.posted).toEqual([{ message: { kind: 'close' }, ports: [] }])
    child!.emit('exit', 0)
    await closed
    vi.advanceTimersByTime(60_000)
    expect([forked().length, child!.killed, link.running]).toEqual([1, false, false])
    expect(notice).not.toHaveBeenCalled()
  })

  it('ends a backend that does not', async () => {
    const closed = link.close()
    await vi.advanceTimersByTimeAsync(2_000)
    await closed
    expect(forked()[0]!.killed).toBe(true)
  })

  it('also stops a restart that is due', async () => {
    forked()[0]!.emit('exit', 1)
    await link.close()
    vi.advanceTimersByTime(60_000)
    expect(forked()).toHaveLength(1)
  })
})
