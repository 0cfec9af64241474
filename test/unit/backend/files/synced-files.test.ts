import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeFolder } from '#main/backend/files/make-folder.ts'
import {
  makeWhole,
  renameSynced,
  writeWhole,
  writeWholeSync,
} from '#main/backend/files/whole-file.ts'
import { temporaryFolder } from '../harness.ts'

const recorder = vi.hoisted(() => ({ calls: [] as string[] }))

vi.mock(import('node:fs'), async (original) => {
  const { FileRecorder } = await import('#test/support/recorded-files.ts')
  return new FileRecorder(recorder.calls).sync(await original())
})
vi.mock(import('node:fs/promises'), async (original) => {
  const { FileRecorder } = await import('#test/support/recorded-files.ts')
  return new FileRecorder(recorder.calls).async(await original())
})

let folder: string
beforeEach(() => {
  folder = join(temporaryFolder(), 'folder')
  mkdirSync(folder)
  recorder.calls.length = 0
})

/** A file is on the disk before it gets its name, and the name before anybody hears of it. */
const IN_ORDER = [
  'write file.temporary',
  'sync file.temporary',
  'rename file.temporary to file',
  ...(process.platform === 'win32' ? [] : ['sync folder']),
]

test.each<[string, (path: string) => Promise<void> | void]>([
  ['at once', (path) => writeWhole(path, Buffer.from('new'))],
  ['by a thread that waits', (path) => writeWholeSync(path, Buffer.from('new'))],
])(
  'a file written %s is synced, renamed, and its folder synced, in this order',
  async (_, write) => {
    const path = join(folder, 'file')
    await write(path)
    expect(recorder.calls).toEqual(IN_ORDER)
    expect(readFileSync(path, 'utf8')).toBe('new')
  },
)

test('a file written piece by piece is synced after its last piece', async () => {
  await makeWhole(join(folder, 'file'), async (file) => {
    await file.writeFile('one')
    await file.writeFile('two')
  })
  expect(recorder.calls).toEqual([IN_ORDER[0], ...IN_ORDER])
})

test('a rename is followed by a sync of the folder', async () => {
  const { writeFileSync } = await import('node:fs')
  writeFileSync(join(folder, 'old'), '')
  recorder.calls.length = 0
  renameSynced(join(folder, 'old'), join(folder, 'file'))
  expect(recorder.calls).toEqual(['rename old to file', ...IN_ORDER.slice(3)])
})

test('a folder that is made is synced into the one above', () => {
  makeFolder(join(folder, 'new', 'inner'))
  expect(recorder.calls).toEqual(IN_ORDER.length < 4 ? [] : ['sync folder', 'sync new'])
  makeFolder(join(folder, 'new', 'inner'))
  expect(recorder.calls).toHaveLength(IN_ORDER.length < 4 ? 0 : 2)
})
