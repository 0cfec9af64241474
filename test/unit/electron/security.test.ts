import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Session } from 'electron'
import { confineAllContents, lockSession } from '#main/electron/security.ts'
import {
  app,
  callsOf,
  FakeWebContents,
  resetFakeElectron,
  session,
} from '#test/support/fake-electron.ts'

beforeEach(resetFakeElectron)

describe('a page', () => {
  let contents: FakeWebContents
  beforeEach(() => {
    confineAllContents()
    contents = new FakeWebContents()
    app.emit('web-contents-created', {}, contents)
  })

  function prevented(event: string, details: object): boolean {
    const preventDefault = vi.fn()
    contents.emit(event, { preventDefault, ...details })
    return preventDefault.mock.calls.length > 0
  }

  it.each([
    'https://example.org/',
    'http://127.0.0.1:8080/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,hello',
    'about:blank',
    'app://breakpoint.example.org/index.html',
    'app://breakpoint:99/index.html',
    'app://user@breakpoint/index.html',
    'app://other/index.html',
  ])('cannot go to %s', (url) => {
    expect(prevented('will-frame-navigate', { url, isMainFrame: true })).toBe(true)
    expect(prevented('will-redirect', { url, isMainFrame: true })).toBe(true)
  })

  it('may go to the app’s own pages', () => {
    const url = 'app://breakpoint/index.html'
    expect(prevented('will-frame-navigate', { url, isMainFrame: true })).toBe(false)
    expect(prevented('will-redirect', { url, isMainFrame: true })).toBe(false)
  })

  it('has no frames', () => {
    const url = 'app://breakpoint/index.html'
    expect(prevented('will-frame-navigate', { url, isMainFrame: false })).toBe(true)
  })

  it('has no web views', () => {
    expect(prevented('will-attach-webview', {})).toBe(true)
  })

  it.each(['https://example.org/', 'app://breakpoint/index.html', 'about:blank'])(
    'opens no window for %s',
    (url) => {
      expect(contents.windowOpenHandler?.({ url })).toEqual({ action: 'deny' })
    },
  )
})

describe('the session', () => {
  beforeEach(() => lockSession(session.defaultSession as unknown as Session))

  function handler(name: string): (...args: unknown[]) => unknown {
    return session.defaultSession.handlers.get(name) as (...args: unknown[]) => unknown
  }

  it.each([
    'media',
    'geolocation',
    'notifications',
    'clipboard-read',
    'openExternal',
    'usb',
    'hid',
  ])('refuses the permission %s', (permission) => {
    const callback = vi.fn()
    handler('permissionRequest')({}, permission, callback, {})
    expect(callback.mock.calls).toEqual([[false]])
    expect(handler('permissionCheck')({}, permission, 'app://breakpoint', {})).toBe(false)
  })

  it.each(['hid', 'serial', 'usb'])('refuses %s devices', (deviceType) => {
    expect(handler('devicePermission')({ deviceType, origin: 'app://breakpoint' })).toBe(false)
  })

  it.each([
    { url: 'app://breakpoint/assets/index.js', cancel: false },
    { url: 'data:image/png;base64,AAAA', cancel: false },
    { url: 'blob:app://breakpoint/1', cancel: false },
    { url: 'https://example.org/', cancel: true },
    { url: 'http://127.0.0.1/', cancel: true },
    { url: 'ws://127.0.0.1/', cancel: true },
    { url: 'file:///etc/passwd', cancel: true },
    { url: 'app://other/index.html', cancel: true },
  ])('loads from $url: cancelled is $cancel', ({ url, cancel }) => {
    const callback = vi.fn()
    handler('beforeRequest')({ url }, callback)
    expect(callback.mock.calls).toEqual([[{ cancel }]])
  })

  it('has no spell checker that would fetch dictionaries', () => {
    expect(callsOf('session.setSpellCheckerEnabled').map(({ args }) => args)).toEqual([[false]])
  })
})
