import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#shared/contract/settings.ts'
import { runs } from '#test/property/runs.ts'
import { openPage, startShell, type Page, type RunningShell } from './running-shell.ts'

async function expectAnswered(page: Page): Promise<void> {
  expect(await page.request('settings.get', {})).toEqual({ ok: true, value: DEFAULT_SETTINGS })
}

/** As text, for JSON.stringify itself gives up on such depth. */
const deep = '['.repeat(200_000) + ']'.repeat(200_000)

const call = (a: string, i = '"1"'): string => `{"t":"q","m":"request","i":${i},"a":${a}}`

async function expectSurvived(shell: RunningShell): Promise<void> {
  await expectAnswered(await openPage(shell))
}

describe('a message that is nothing', () => {
  it.each([
    { what: 'empty', message: '' },
    { what: 'garbage', message: 'hello' },
    { what: 'cut off', message: '{"t":"q","m":"requ' },
    { what: 'null', message: 'null' },
    { what: 'a number', message: '7' },
    { what: 'a list', message: '[{"t":"q"}]' },
    { what: 'a request without a list', message: call('"settings.get"') },
    { what: 'a function that there is not', message: '{"t":"q","m":"$close","i":"1","a":[]}' },
    { what: 'an inherited function', message: '{"t":"q","m":"toString","i":"1","a":[]}' },
    { what: 'an event', message: '{"t":"q","m":"event","i":"1","a":["notice",{}]}' },
    { what: 'an answer that nobody waits for', message: '{"t":"s","i":"1","r":{}}' },
    { what: 'an answer to everybody', message: '{"t":"s","r":{}}' },
    { what: 'a million brackets', message: '['.repeat(900_000) },
    { what: 'deep lists', message: deep },
    { what: 'deep objects', message: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}` },
    { what: 'deep parameters', message: call(`["settings.set",{"theme":${deep}}]`) },
    { what: 'deep shortcuts', message: call(`["settings.set",{"shortcuts":{"a":${deep}}}]`) },
    { what: 'deep rules', message: call(`["rules.save",{"rules":{"name":${deep}}}]`) },
    { what: 'deep sets', message: call(`["farkle.scoreOverview",{"rules":{"sets":${deep}}}]`) },
    { what: 'a deep name', message: call(`[${deep},{}]`) },
    { what: 'an object as its number', message: call('["settings.get",{}]', '{"toJSON":1}') },
    { what: 'a prototype', message: call('["settings.set",{"__proto__":{"theme":"dark"}}]') },
  ])('leaves the line as it was: $what', async ({ message }) => {
    const page = await openPage(await startShell())
    page.socket.send(message)
    await expectAnswered(page)
  })

  it.each([
    { what: 'no bytes', bytes: Buffer.alloc(0) },
    { what: 'zeros', bytes: Buffer.alloc(1000) },
    { what: 'no text', bytes: Buffer.from([0xff, 0xfe, 0xc0, 0x80]) },
  ])('leaves the line as it was: binary, $what', async ({ bytes }) => {
    const page = await openPage(await startShell())
    page.socket.send(bytes)
    await expectAnswered(page)
  })
})

describe('a message that is too large', () => {
  it.each([1_000_001, 8_000_000])('ends its own line and no other: %d bytes', async (length) => {
    const shell = await startShell()
    const [page, other] = [await openPage(shell), await openPage(shell)]
    page.socket.on('error', () => {})
    page.socket.send('x'.repeat(length))
    await page.closed
    await expectAnswered(other)
    await expectSurvived(shell)
  })

  it('is read up to a million bytes', async () => {
    const page = await openPage(await startShell())
    const params = { padding: 'x'.repeat(990_000) }
    expect(await page.request('settings.get', params)).toMatchObject({ ok: true })
  })
})

it('a request whose id nests too deep to be written back is dropped, and its line lives on', async () => {
  const shell = await startShell()
  const page = await openPage(shell)
  page.socket.send(call('["settings.get",{}]', deep))
  await expectAnswered(page)
  await expectSurvived(shell)
})

it('a line that is broken off in the middle of a message is nobody’s error', async () => {
  const shell = await startShell()
  const page = await openPage(shell)
  page.socket.send('{"t":"q",', { fin: false })
  page.socket.terminate()
  await expectSurvived(shell)
})

function everythingIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'base64')]))
}

/** In one go, before a right request. */
const AT_ONCE = 5

describe('a thousand messages of whatever kind', () => {
  const value = fc.jsonValue({ maxDepth: 4 })
  const name = fc.oneof(
    fc.constantFrom('settings.set', 'settings.get', 'shell.info', 'jobs.cancel', 'rules.remove'),
    fc.constantFrom('__proto__', 'constructor', 'toString', ''),
    fc.string(),
  )
  const message = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    value.map((any) => JSON.stringify(any)),
    fc
      .record(
        {
          t: fc.oneof(fc.constantFrom('q', 's'), value),
          m: fc.oneof(fc.constantFrom('request', 'event', '$close', 'then'), value),
          i: fc.oneof(fc.string(), value),
          a: fc.oneof(fc.tuple(name, value), fc.array(value), value),
          o: value,
          r: value,
          e: value,
        },
        { requiredKeys: [] },
      )
      .map((any) => JSON.stringify(any)),
  )

  it('a right request is answered on the same line afterwards', async () => {
    const shell = await startShell()
    const page = await openPage(shell)
    const before = everythingIn(shell.dataFolder)
    await fc.assert(
      fc.asyncProperty(
        fc.array(message, { minLength: AT_ONCE, maxLength: AT_ONCE }),
        async (messages) => {
          for (const one of messages) page.socket.send(one)
          expect(await page.request('shell.info', {})).toMatchObject({ ok: true })
        },
      ),
      runs(1000 / AT_ONCE),
    )
    expect(everythingIn(shell.dataFolder), 'nothing is written').toEqual(before)
    await expectAnswered(page)
  })
})
