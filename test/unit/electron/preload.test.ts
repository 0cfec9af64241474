import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BreakpointShell } from '#main/electron/preload/preload.ts'
import {
  callsOf,
  contextBridge,
  FakeMessagePort,
  ipcRenderer,
  resetFakeElectron,
} from '#test/support/fake-electron.ts'

const postMessage = vi.fn()

async function preload(): Promise<BreakpointShell> {
  vi.resetModules()
  // Mapped onto the fakes of this file, which a fresh copy of the module would not share.
  vi.doMock('electron', () => ({ contextBridge, ipcRenderer }))
  await import('#main/electron/preload/preload.ts')
  return contextBridge.exposed.breakpointShell as BreakpointShell
}

beforeEach(() => {
  resetFakeElectron()
  postMessage.mockClear()
  vi.stubGlobal('window', { location: { origin: 'app://breakpoint' }, postMessage })
})

describe('what the page is given', () => {
  it('is a handful of functions, and no channel', async () => {
    const shell = await preload()
    expect(Object.keys(contextBridge.exposed)).toEqual(['breakpointShell'])
    expect(Object.keys(shell)).toEqual(['request', 'onEvent'])
  })

  it('asks the shell over the one line there is', async () => {
    const { request } = await preload()
    expect(await request('settings.get', {})).toEqual({ ok: true, value: 'answer' })
    expect(callsOf('ipcRenderer.invoke').map(({ args }) => args)).toEqual([
      ['breakpoint:request', 'settings.get', {}],
    ])
  })

  it('hears events, those included that came before', async () => {
    const { onEvent } = await preload()
    ipcRenderer.emit('breakpoint:event', { sender: 'hidden' }, 'notice', { message: 'early' })
    const heard = vi.fn()
    onEvent(heard)
    ipcRenderer.emit('breakpoint:event', { sender: 'hidden' }, 'notice', { message: 'late' })
    expect(heard.mock.calls).toEqual([
      ['notice', { message: 'early' }],
      ['notice', { message: 'late' }],
    ])
  })

  it('is the backend’s port, posted to its own origin only', async () => {
    await preload()
    const ports = [new FakeMessagePort()]
    ipcRenderer.emit('breakpoint:backend-port', { ports }, null)
    expect(postMessage.mock.calls).toEqual([
      [{ kind: 'breakpoint-backend-port' }, 'app://breakpoint', ports],
    ])
  })
})
