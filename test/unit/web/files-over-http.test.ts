import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL, runs } from '#test/property/runs.ts'
import { ask, askBytes, BUILT, startShell, type RawAnswer } from './running-shell.ts'

const LACKS_TOKEN =
  'This address has no token, or an old one. Open the whole address that Breakpoint printed when it started.\n'

function expectSafe({ headers }: RawAnswer): void {
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
}

describe('the page', () => {
  it('is there by the address that was printed, and is not kept by the browser', async () => {
    const { address, port } = await startShell()
    const { pathname, search } = new URL(address)
    const page = await ask(port, pathname + search)
    expect(page).toMatchObject({ status: 200, text: BUILT['index.html'] })
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    expectSafe(page)
  })

  it('is led to by an opening address, once', async () => {
    const { address, openingAddress, port } = await startShell()
    const opening = new URL(openingAddress())
    const path = opening.pathname + opening.search
    // Something that looks at links before they are opened.
    expect(await ask(port, path, { method: 'HEAD' })).toMatchObject({ status: 403 })
    const led = await ask(port, path)
    expect(led).toMatchObject({ status: 303, text: '' })
    expect(new URL(led.headers.location!, address).href).toBe(address)
    expect(led.headers['cache-control']).toBe('no-store')
    expectSafe(led)
    expect(await ask(port, path)).toMatchObject({ status: 403, text: LACKS_TOKEN })
  })

  it.each(['/', '/index.html', '/?token=', '/?token=wrong', '/index.html?token=wrong'])(
    'is refused in a sentence at %s, which has no token',
    async (path) => {
      const { port } = await startShell()
      const refusal = await ask(port, path)
      expect(refusal).toMatchObject({ status: 403, text: LACKS_TOKEN })
      expect(refusal.headers['content-type']).toBe('text/plain; charset=utf-8')
      expectSafe(refusal)
    },
  )

  it.each(['/', '/nothing', '/?token=%3Cb%3Ewrong'])(
    'is refused to a browser at %s as a page that holds nothing of the address',
    async (path) => {
      const { port } = await startShell()
      const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
      const refusal = await ask(port, path, { headers })
      const sentence = path === '/nothing' ? 'There is no such page.' : LACKS_TOKEN.trim()
      expect(refusal.status).toBe(path === '/nothing' ? 404 : 403)
      expect(refusal.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(refusal.text).toContain(`<p>${sentence}</p>`)
      expect(refusal.text).toContain('<html lang="en">')
      expect(refusal.text).not.toMatch(/<b>|wrong|%3C|<script|style=/)
      expectSafe(refusal)
    },
  )

  it('may open sockets to this server and connect to nothing else', async () => {
    const { port } = await startShell()
    const { headers } = await ask(port, '/icon.svg')
    expect(headers['content-security-policy']).toContain(
      `connect-src 'self' ws://127.0.0.1:${port} ws://localhost:${port};`,
    )
  })
})

describe('the other files', () => {
  it.each([
    { name: 'assets/index-1a2b.js', type: 'text/javascript; charset=utf-8', kept: true },
    { name: 'assets/index-1a2b.css', type: 'text/css; charset=utf-8', kept: true },
    { name: 'assets/inter-1a2b.woff2', type: 'font/woff2', kept: true },
    { name: 'icon.svg', type: 'image/svg+xml; charset=utf-8', kept: false },
  ])('are served as what they are: $name', async ({ name, type, kept }) => {
    const { port } = await startShell()
    const file = await ask(port, `/${name}`)
    expect(file).toMatchObject({ status: 200, text: BUILT[name] })
    expect(file.headers['content-type']).toBe(type)
    expect(file.headers['cache-control']).toBe(kept ? 'max-age=31536000, immutable' : 'no-store')
    expectSafe(file)
  })

  it('answer HEAD with their length and no body', async () => {
    const { port } = await startShell()
    const file = await ask(port, '/icon.svg', { method: 'HEAD' })
    expect(file).toMatchObject({ status: 200, text: '' })
    expect(file.headers['content-length']).toBe(String(BUILT['icon.svg']!.length))
    expectSafe(file)
  })
})

describe('a request is refused', () => {
  it.each(['evil.example', 'evil.example:PORT', '127.0.0.1', '127.0.0.1:1', '127.0.0.1:PORT0'])(
    'under the foreign host %s',
    async (pattern) => {
      const { port, token } = await startShell()
      const host = pattern.replace('PORT', String(port))
      for (const path of [`/?token=${token}`, '/icon.svg', '/nothing']) {
        const refusal = await ask(port, path, { headers: { host } })
        expect(refusal.status).toBe(403)
        expect(refusal.text).toMatch(/^Open Breakpoint by the address .*\.\n$/)
        expectSafe(refusal)
      }
    },
  )

  it('where its target names another server', async () => {
    const { port, token } = await startShell()
    const target = `http://evil.example/?token=${token}`
    expect(await ask(port, target, { headers: { host: 'evil.example' } })).toMatchObject({
      status: 403,
    })
  })

  it.each(['GET /icon.svg', 'GET /socket'])('of %s with a second host', async (target) => {
    const { port, token } = await startShell()
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
    const own = [`Host: 127.0.0.1:${port}`, `Origin: http://127.0.0.1:${port}`]
    const head = [`${target}?token=${token} HTTP/1.1`, ...own, 'Host: evil.example']
    const socket = target.endsWith('socket')
      ? [...upgrade, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']
      : []
    const bytes = `${[...head, ...socket].join('\r\n')}\r\n\r\n`
    expect(await askBytes(port, bytes)).toBe('HTTP/1.1 403 Forbidden')
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    'with %s, which changes nothing here',
    async (method) => {
      const { port, token } = await startShell()
      const refusal = await ask(port, `/?token=${token}`, { method })
      expect(refusal).toMatchObject({ status: 405, text: 'Only GET is answered here.\n' })
      expect(refusal.headers.allow).toBe('GET, HEAD')
      expectSafe(refusal)
    },
  )

  it.each([
    '/nothing',
    '/../package.json',
    '/../../etc/passwd',
    '/%2e%2e/package.json',
    '/%2E%2E%2Fpackage.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/./../package.json',
    '//etc/passwd',
    '//127.0.0.1/etc/passwd',
    '/%00',
    '/index.html%00.js',
    '/icon.svg%00',
    '/%',
    '/%ff',
    '/assets/',
    '/assets',
    '/socket',
    '/icon.svg/',
    '/ICON.SVG',
    '/__proto__',
  ])('at %s, where there is no file', async (path) => {
    const { port, token } = await startShell()
    for (const query of ['', `?token=${token}`]) {
      const refusal = await ask(port, path + query)
      expect(refusal).toMatchObject({ status: 404, text: 'There is no such page.\n' })
      expectSafe(refusal)
    }
  })

  it.each([
    { what: 'a null byte', line: 'GET /icon.svg\0.html HTTP/1.1', host: true },
    { what: 'no path', line: 'GET  HTTP/1.1', host: true },
    { what: 'no host', line: 'GET / HTTP/1.1', host: false },
    { what: 'a method of its own', line: 'STEAL / HTTP/1.1', host: true },
  ])('that is no HTTP, with $what, and the next one is answered', async ({ line, host }) => {
    const { port } = await startShell()
    const head = host ? `${line}\r\nHost: 127.0.0.1:${port}` : line
    expect(await askBytes(port, `${head}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect((await ask(port, '/icon.svg')).status).toBe(200)
  })
})

describe('a thousand addresses', () => {
  const part = fc.oneof(
    fc.constantFrom('..', '.', '', '%2e%2e', '..%2f', '..%5c', '%00', '%', '%ff', 'assets'),
    fc.constantFrom('package.json', 'index.html', 'icon.svg', 'index-1a2b.js', 'socket'),
    fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  )
  const query = fc.oneof(
    fc.constantFrom('', '?', '?token=', '?rules=zilch'),
    fc.string().map((text) => `?token=${encodeURIComponent(text.toWellFormed())}`),
  )
  const address = fc
    .tuple(fc.array(part, { maxLength: 5 }), query)
    .map(([parts, rest]) => `/${parts.join('/')}${rest}`)

  it('reach built files or none, and the shell lives on', async () => {
    const { port } = await startShell()
    const files = Object.values(BUILT)
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(address, async (path) => {
        const answer = await ask(port, path)
        statuses.add(answer.status)
        if (answer.status === 200) expect(files).toContain(answer.text)
        else {
          expect([400, 403, 404]).toContain(answer.status)
          expect(answer.text).toMatch(/^[A-Z][^{]*\.\n$/)
        }
        expectSafe(answer)
      }),
      runs(1000),
    )
    if (ALL) expect([...statuses]).toEqual(expect.arrayContaining([200, 403, 404]))
    expect(await ask(port, '/icon.svg')).toMatchObject({ status: 200 })
  })
})
