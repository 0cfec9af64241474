import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { askBytes, openPage, startShell, statusOfKnock } from './running-shell.ts'

const otherToken = 'A'.repeat(32)

describe('a socket', () => {
  it.each(['http://127.0.0.1:PORT', 'http://localhost:PORT'])(
    'is served with the token and the origin %s',
    async (pattern) => {
      const shell = await startShell()
      const origin = pattern.replace('PORT', String(shell.port))
      const page = await openPage(shell, { origin })
      expect(await page.request('shell.info', {})).toEqual({
        ok: true,
        value: {
          kind: 'web',
          version: '1.2.3',
          dataFolder: shell.dataFolder,
          platform: process.platform,
          savesPdf: false,
        },
      })
    },
  )

  it.each([
    { what: 'no origin', knock: { origin: null } },
    { what: 'a foreign origin', knock: { origin: 'http://evil.example' } },
    { what: 'the origin of another port', knock: { origin: 'http://127.0.0.1:1' } },
    { what: 'the origin of a file', knock: { origin: 'null' } },
    { what: 'no token', knock: { token: null } },
    { what: 'an empty token', knock: { token: '' } },
    { what: 'a wrong token', knock: { token: otherToken } },
    { what: 'a wrong token of other bytes', knock: { token: 'ä'.repeat(32) } },
    { what: 'the path of the page', knock: { path: '/' } },
    { what: 'a longer path', knock: { path: '/socket/' } },
    { what: 'another path', knock: { path: '/assets/socket' } },
    { what: 'a foreign host', knock: { headers: { host: 'evil.example' } } },
  ])('with $what is refused', async ({ knock }) => {
    const shell = await startShell()
    expect(await statusOfKnock(shell, knock)).toBe(403)
    expect(await statusOfKnock(shell, {})).toBe(101)
  })

  it('of another start is refused, whose token is as good as none', async () => {
    const [first, second] = [await startShell(), await startShell()]
    expect(await statusOfKnock(second, { token: first.token })).toBe(403)
  })

  it.each([
    { what: 'no key', lines: ['Sec-WebSocket-Version: 13'] },
    { what: 'a broken key', lines: ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: short'] },
    { what: 'no version', lines: ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='] },
  ])('with the token and $what is refused, and the next is served', async ({ lines }) => {
    const shell = await startShell()
    const head = [
      `GET /socket?token=${shell.token} HTTP/1.1`,
      `Host: 127.0.0.1:${shell.port}`,
      `Origin: http://127.0.0.1:${shell.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      ...lines,
    ]
    const status = await askBytes(shell.port, `${head.join('\r\n')}\r\n\r\n`)
    expect(status).toBe('HTTP/1.1 400 Bad Request')
    expect(await statusOfKnock(shell, {})).toBe(101)
  })
})

it('closes although somebody who was refused stays on the line', async () => {
  const shell = await startShell()
  const lingering = connect({ port: shell.port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void lingering.destroy())
  const answer = new Promise<string>((resolve) =>
    lingering.once('data', (data) => resolve(data.toString())),
  )
  lingering.write(
    `GET /socket HTTP/1.1\r\nHost: 127.0.0.1:${shell.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  )
  expect(await answer).toMatch(/^HTTP\/1\.1 403 /)
  await shell.close()
})

it('closes although pages are connected, and ends their lines', async () => {
  const shell = await startShell()
  const page = await openPage(shell)
  await shell.close()
  await page.closed
  await expect(openPage(shell)).rejects.toThrow(/ECONNREFUSED/)
})
