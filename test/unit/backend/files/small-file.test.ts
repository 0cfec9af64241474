import { execFileSync } from 'node:child_process'
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { NotSmallFile, readSmallFile } from '#main/backend/files/small-file.ts'
import { STRANGE_FILES } from '#test/support/strange-files.ts'
import { failureOf, temporaryFolder } from '../harness.ts'

/** Hooks that change a file after it was looked at, and the number of bytes read of it. */
const between = vi.hoisted(() => ({ beforeOpen: () => {}, afterOpen: () => {}, bytesRead: 0 }))

vi.mock(import('node:fs/promises'), async (original) => {
  const fs = await original()
  return {
    ...fs,
    stat: (async (path: string) => {
      const found = await fs.stat(path)
      between.beforeOpen()
      return found
    }) as typeof fs.stat,
    async open(...args) {
      const file = await fs.open(...args)
      const [stat, read] = [file.stat.bind(file), file.read.bind(file)]
      file.stat = (async () => {
        const found = await stat()
        between.afterOpen()
        return found
      }) as typeof file.stat
      file.read = async (...given: Parameters<typeof read>) => {
        const done = await read(...given)
        between.bytesRead += done.bytesRead
        return done
      }
      return file
    },
  }
})

const MAX = 1000

let path: string
beforeEach(() => {
  Object.assign(between, { beforeOpen: () => {}, afterOpen: () => {}, bytesRead: 0 })
  path = join(temporaryFolder(), 'file')
})

const reasonOf = async (): Promise<unknown> => {
  const error: unknown = await failureOf(readSmallFile(path, MAX))
  return error instanceof NotSmallFile ? error.reason : null
}

test.each([0, 1, MAX])('a file of %d bytes is read as a whole', async (bytes) => {
  writeFileSync(path, 'x'.repeat(bytes))
  expect(await readSmallFile(path, MAX)).toBe('x'.repeat(bytes))
})

test('a byte order mark is left out', async () => {
  writeFileSync(path, '\uFEFFtext')
  expect(await readSmallFile(path, MAX)).toBe('text')
})

test('one byte more is too many, and nothing is read', async () => {
  writeFileSync(path, 'x'.repeat(MAX + 1))
  expect(await reasonOf()).toBe('too-large')
  expect(between.bytesRead).toBe(0)
})

test.each(STRANGE_FILES)(
  '$what is refused, and nothing of it is read',
  async ({ make, reason }) => {
    make(path)
    expect(await reasonOf()).toBe(reason)
    expect(between.bytesRead).toBe(0)
  },
)

test('what is not there is the system’s to tell', async () => {
  expect(await failureOf(readSmallFile(path, MAX))).toMatchObject({ code: 'ENOENT' })
})

test.each(['beforeOpen', 'afterOpen'] as const)(
  'of a file that grows (%s) no more is read than the limit',
  async (when) => {
    writeFileSync(path, 'small')
    between[when] = () => truncateSync(path, 2 ** 36)
    expect(await reasonOf()).toBe('too-large')
    expect(between.bytesRead).toBeLessThanOrEqual(MAX + 1)
  },
)

test('a pipe that has taken the place of a file is not waited for', async (context) => {
  if (process.platform === 'win32') context.skip('Windows has no pipes among its files.')
  writeFileSync(path, 'small')
  between.beforeOpen = () => execFileSync('sh', ['-c', `rm "$0" && mkfifo "$0"`, path])
  expect(await reasonOf()).toBe('no-file')
})
