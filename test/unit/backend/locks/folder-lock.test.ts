import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FileLock } from '#main/backend/locks/file-lock.ts'
import { FolderInUse, lockForShell, type ShellLock } from '#main/backend/locks/folder-lock.ts'
import type { Holder } from '#main/backend/locks/holder.ts'
import { failureOf, SENTENCE, temporaryFolder } from '../harness.ts'

/** So that a start which has to wait does not wait for long. */
const SOON = 100

async function locked(folder: string, kind: Holder['kind'] = 'browser'): Promise<ShellLock> {
  const lock = await lockForShell(folder, kind, SOON)
  onTestFinished(() => lock.release())
  return lock
}

async function refusal(folder: string): Promise<FolderInUse> {
  const error: unknown = await failureOf(lockForShell(folder, 'app', SOON))
  expect(error).toBeInstanceOf(FolderInUse)
  expect((error as FolderInUse).message).toMatch(SENTENCE)
  expect((error as FolderInUse).message).toContain(folder)
  return error as FolderInUse
}

/** A server that answers everything with this text; returns an address of it. */
async function serving(text: string, status = 200): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(text))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/?token=abc_-123`
}

const PAGE = '<!doctype html><title>Breakpoint</title>'

const gonePid = (): number => spawnSync(process.execPath, ['--version']).pid

test('a second start hears where the first one answers', async () => {
  const folder = temporaryFolder()
  const lock = await locked(folder)
  const address = await serving(PAGE)
  lock.announce(address)
  const { message, holder } = await refusal(folder)
  expect(holder).toMatchObject({ pid: process.pid, kind: 'browser', address })
  expect(message).toContain(`already running in the browser (process ${process.pid})`)
  lock.release()
  await locked(folder, 'app')
})

test('a second start hears that the app runs', async () => {
  const folder = temporaryFolder()
  await locked(folder, 'app')
  const { message, holder } = await refusal(folder)
  expect(holder).toMatchObject({ pid: process.pid, kind: 'app', address: null })
  expect(message).toContain(`already running as an app (process ${process.pid})`)
})

test('the token is for nobody else to read', async () => {
  const folder = temporaryFolder()
  const lock = await locked(folder)
  lock.announce('http://127.0.0.1:1/?token=secret')
  const file = join(folder, 'lock', 'holder.json')
  expect(readFileSync(file, 'utf8')).toContain('secret')
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  lock.release()
  expect(existsSync(file)).toBe(false)
})

test('a lock that was released twice leaves alone what the next one says', async () => {
  const folder = temporaryFolder()
  const first = await locked(folder)
  first.release()
  await locked(folder, 'app')
  first.release()
  expect((await refusal(folder)).holder).toMatchObject({ kind: 'app' })
})

const nobody = 'http://127.0.0.1:1/?token=abc'

test.each([
  ['nobody answers', () => nobody],
  ['another program answers', () => serving('Hello')],
  ['the token is wrong', () => serving(PAGE, 403)],
])('nobody is sent to an address where %s', async (_, addressOf) => {
  const folder = temporaryFolder()
  const lock = await locked(folder)
  lock.announce(await addressOf())
  const { message, holder } = await refusal(folder)
  expect(holder).toMatchObject({ pid: process.pid, kind: 'browser', address: null })
  expect(message).toContain(`(process ${process.pid})`)
})

test.each<[string, () => unknown]>([
  ['is no JSON', () => '{'],
  ['is of a process that has ended', () => ({ pid: gonePid(), kind: 'app', address: null })],
  [
    'names an address elsewhere',
    () => ({ pid: process.pid, kind: 'browser', address: 'http://example.com/?token=abc' }),
  ],
  [
    'names an address that is more than one',
    () => ({ pid: process.pid, kind: 'browser', address: `${nobody}\u001B[2J` }),
  ],
  ['names no process', () => ({ pid: -1, kind: 'app', address: null })],
])('a file that %s misleads nobody', async (_, contentOf) => {
  const folder = temporaryFolder()
  await locked(folder)
  const content = contentOf()
  const text =
    typeof content === 'string' ? content : JSON.stringify({ startedAt: 0, ...(content as object) })
  writeFileSync(join(folder, 'lock', 'holder.json'), text)
  const { message, holder } = await refusal(folder)
  expect(holder).toBeNull()
  expect(message).toContain('Another process of Breakpoint is running')
})

test('what a killed process has left says nothing of the next one', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'lock'))
  const left = { pid: process.pid, kind: 'browser', address: await serving(PAGE), startedAt: 0 }
  writeFileSync(join(folder, 'lock', 'holder.json'), JSON.stringify(left))
  await locked(folder, 'app')
  expect((await refusal(folder)).holder).toMatchObject({ kind: 'app', address: null })
})

test('a start waits for one that is just ending', async () => {
  const folder = temporaryFolder()
  const lock = await locked(folder)
  const second = lockForShell(folder, 'browser', 10_000)
  setTimeout(() => lock.release(), 200)
  const next = await second
  onTestFinished(() => next.release())
  expect(next.unkept).toBeNull()
})

test('a start waits for the address of one that has just begun', async () => {
  const folder = temporaryFolder()
  const lock = await locked(folder)
  const second = failureOf(lockForShell(folder, 'browser', 10_000)) as Promise<unknown>
  const address = await serving(PAGE)
  setTimeout(() => lock.announce(address), 200)
  expect(((await second) as FolderInUse).holder).toMatchObject({ address })
})

test('where nothing can be locked, the reason and what to do are said', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'lock'), 'in the way')
  const unkept = (await locked(folder)).unkept!()
  expect(unkept).toMatch(SENTENCE)
  expect(unkept).toContain(`Nothing of yours can be kept in ${folder} (`)
  expect(unkept).toContain('--data-dir')

  const other = temporaryFolder()
  mkdirSync(join(other, 'lock', 'shell.lock'), { recursive: true })
  expect((await locked(other)).unkept!()).toMatch(
    /\(files cannot be locked there\)\. Name a folder/,
  )
})

test('the lock of a shell is not the lock of its backend', async () => {
  const folder = temporaryFolder()
  await locked(folder)
  FileLock.take(join(folder, 'lock', 'backend.lock')).release()
})
