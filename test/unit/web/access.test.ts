import { IncomingMessage, type IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { Access } from '#main/web/access.ts'

function requestWith(headers: IncomingHttpHeaders, hosts = headers.host): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.headers = headers
  request.headersDistinct = hosts === undefined ? {} : { host: hosts.split(' ') }
  return request
}

function listening(port = 4747): Access {
  const access = new Access()
  access.listenOn(port)
  return access
}

const tokenOf = (access: Access): string =>
  new URL(access.address(80)).searchParams.get('token') ?? ''

describe('the token', () => {
  it('is long, new for every start, and fit for an address', () => {
    const tokens = [1, 2, 3].map(() => tokenOf(new Access()))
    expect(new Set(tokens).size).toBe(3)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/)
  })

  it('opens the address that carries it', () => {
    const access = new Access()
    expect(access.hasToken(new URL(access.address(4747)))).toBe(true)
  })

  it.each([
    { what: 'none', change: () => '' },
    { what: 'an empty one', change: () => '?token=' },
    { what: 'a part of it', change: (token: string) => `?token=${token.slice(0, -1)}` },
    { what: 'more than it', change: (token: string) => `?token=${token}A` },
    { what: 'another', change: (token: string) => `?token=${'A'.repeat(token.length)}` },
    {
      what: 'as many characters and more bytes',
      change: (token: string) => `?token=${'ä'.repeat(token.length)}`,
    },
    { what: 'another first', change: (token: string) => `?token=wrong&token=${token}` },
    { what: 'one under another name', change: (token: string) => `?Token=${token}` },
    { what: 'one behind the hash', change: (token: string) => `#token=${token}` },
  ])('does not open with $what', ({ change }) => {
    const access = new Access()
    const url = new URL(change(tokenOf(access)), 'http://127.0.0.1/')
    expect(access.hasToken(url)).toBe(false)
  })

  it('of another start does not open', () => {
    expect(new Access().hasToken(new URL(new Access().address(80)))).toBe(false)
  })
})

describe('a ticket', () => {
  const MINUTE_MS = 60_000
  let time = 0
  const withTicket = (): { access: Access; url: URL } => {
    const access = new Access(() => time)
    return { access, url: new URL(access.openingAddress(4747)) }
  }

  it('leads to the page once', () => {
    const { access, url } = withTicket()
    const page = access.useTicket(url)
    expect(access.hasToken(new URL(page!, url))).toBe(true)
    expect(access.useTicket(url)).toBeUndefined()
  })

  it('holds nothing of the token', () => {
    const { access, url } = withTicket()
    expect(url.href).toMatch(/^http:\/\/127\.0\.0\.1:4747\/\?ticket=[\w-]{32}$/)
    expect(url.href).not.toContain(tokenOf(access))
    expect(access.hasToken(url)).toBe(false)
  })

  it.each([
    { what: 'after two minutes', minutes: 2, valid: true },
    { what: 'later', minutes: 2.01, valid: false },
  ])('is valid $what: $valid', ({ minutes, valid }) => {
    const { access, url } = withTicket()
    time += minutes * MINUTE_MS
    expect(access.useTicket(url) !== undefined).toBe(valid)
  })

  it('makes the one before it void', () => {
    const { access, url } = withTicket()
    const second = new URL(access.openingAddress(4747))
    expect(access.useTicket(url)).toBeUndefined()
    expect(access.useTicket(second)).toBeDefined()
  })

  it.each(['', '?ticket=', '?ticket=wrong', '?ticket=undefined'])(
    'is no other text: %s',
    (query) => {
      const { access, url } = withTicket()
      expect(access.useTicket(new URL(query, 'http://127.0.0.1/'))).toBeUndefined()
      expect(access.useTicket(url)).toBeDefined()
      expect(new Access().useTicket(url)).toBeUndefined()
    },
  )
})

describe('the host', () => {
  it.each(['127.0.0.1:4747', 'localhost:4747'])('is ours as %s', (host) => {
    expect(listening().hostIsOurs(requestWith({ host }))).toBe(true)
  })

  it.each([
    'evil.example:4747',
    'evil.example',
    '127.0.0.1',
    'localhost',
    '127.0.0.1:4748',
    'localhost:4747.evil.example',
    'evil.example@127.0.0.1:4747',
    '0.0.0.0:4747',
    '[::1]:4747',
    '',
  ])('is not ours as %j', (host) => {
    expect(listening().hostIsOurs(requestWith({ host }))).toBe(false)
  })

  it('is not ours where there are two of them, the first one ours', () => {
    const two = requestWith({ host: '127.0.0.1:4747' }, '127.0.0.1:4747 evil.example')
    expect(listening().hostIsOurs(two)).toBe(false)
  })

  it('is not ours where there is none, nor before the server listens', () => {
    expect(listening().hostIsOurs(requestWith({}))).toBe(false)
    expect(new Access().hostIsOurs(requestWith({ host: '127.0.0.1:4747' }))).toBe(false)
  })
})

describe('the origin', () => {
  it.each(['http://127.0.0.1:4747', 'http://localhost:4747'])('is ours as %s', (origin) => {
    expect(listening().originIsOurs(requestWith({ origin }))).toBe(true)
  })

  it.each([
    'http://evil.example',
    'https://127.0.0.1:4747',
    'http://127.0.0.1',
    'http://127.0.0.1:47470',
    'http://127.0.0.1:4747.evil.example',
    'http://127.0.0.1:4747/',
    '127.0.0.1:4747',
    'null',
    '',
  ])('is not ours as %j', (origin) => {
    expect(listening().originIsOurs(requestWith({ origin }))).toBe(false)
  })

  it('is not ours where there is none', () => {
    expect(listening().originIsOurs(requestWith({}))).toBe(false)
  })
})

it('lets the page open sockets to this server and to no other', () => {
  expect(new Access().socketSources()).toEqual([])
  expect(listening(5000).socketSources()).toEqual(['ws://127.0.0.1:5000', 'ws://localhost:5000'])
})
