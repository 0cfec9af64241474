import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerAppScheme, serveApp } from '#main/electron/app-protocol.ts'
import { builtFiles } from '#main/served-files/built-files.ts'
import { app, callsOf, protocol, resetFakeElectron } from '#test/support/fake-electron.ts'
import { sharedFolder } from '#test/support/temporary-folder.ts'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'; object-src 'none'"

const root = sharedFolder()
beforeAll(async () => {
  await mkdir(join(root(), 'renderer', 'assets'), { recursive: true })
  await writeFile(join(root(), 'secret.js'), 'outside')
  await writeFile(join(root(), 'renderer', 'index.html'), '<!doctype html>')
  await writeFile(join(root(), 'renderer', 'assets', 'index.js'), 'export {}')
})

beforeEach(() => {
  resetFakeElectron()
  serveApp(builtFiles(join(root(), 'renderer')))
})

/** As Electron hands it over: a URL that no one has tidied up. */
function ask(url: string, method = 'GET'): Promise<Response> {
  return protocol.handlers.get('app')!({ url, method } as Request)
}

describe('the app’s own pages', () => {
  it('are an origin of their own', () => {
    app.isReady = false
    registerAppScheme()
    expect(callsOf('protocol.registerSchemesAsPrivileged')[0]?.args[0]).toEqual([
      {
        scheme: 'app',
        privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
      },
    ])
  })

  it.each([
    ...['', 'index.html', 'index.html?a=1#b'].map((path) => ({
      url: `app://breakpoint/${path}`,
      type: 'text/html',
      body: '<!doctype html>',
    })),
    { url: 'app://breakpoint/assets/index.js', type: 'text/javascript', body: 'export {}' },
  ])('serve $url', async ({ url, type, body }) => {
    const response = await ask(url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(await response.text()).toBe(body)
  })

  it.each([
    'app://breakpoint/../secret.js',
    'app://breakpoint/..%2fsecret.js',
    'app://breakpoint/%2e%2e/secret.js',
    'app://breakpoint/assets/..%5c..%5c..%5csecret.js',
    'app://breakpoint//etc/passwd',
    'app://breakpoint/%00',
    'app://breakpoint/%zz',
    'app://breakpoint/missing.js',
    'app://breakpoint/assets',
    'app://breakpoint/assets/',
  ])('have nothing at %s', async (url) => {
    expect((await ask(url)).status).toBe(404)
  })

  it.each([
    'app://other/index.html',
    'app://breakpoint.example.org/index.html',
    'app://breakpoint:80/index.html',
    'app://breakpoint',
    'https://breakpoint/index.html',
  ])('are not served as %s', async (url) => {
    const response = await ask(url)
    expect(response.status).toBe(403)
    expect(await response.text()).toBe('')
  })

  it('are only read', async () => {
    expect((await ask('app://breakpoint/index.html', 'POST')).status).toBe(405)
    const head = await ask('app://breakpoint/index.html', 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it.each([
    ['app://breakpoint/', 'GET'],
    ['app://breakpoint/assets/index.js', 'GET'],
    ['app://breakpoint/missing', 'GET'],
    ['app://other/', 'GET'],
    ['app://breakpoint/', 'DELETE'],
  ])('carry the content security policy: %s %s', async (url, method) => {
    const { headers } = await ask(url, method)
    expect(headers.get('content-security-policy')).toBe(POLICY)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
