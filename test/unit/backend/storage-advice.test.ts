import { statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storageError } from '#main/backend/store/sqlite-errors.ts'
import { changeStore, failureOf, refusalOf, start, temporaryFolder } from './harness.ts'
import { HAS_SMALL_DISK, onSmallDisk } from './small-disk.ts'
import {
  answerWith,
  prepareShort,
  preparedFolder,
  questionOf,
  setupOf,
  SHORT,
  drilled,
} from './drills/drilling.ts'

vi.mock('node:fs', async (original) => {
  const module: typeof import('node:fs') = await original()
  return { ...module, statfsSync: vi.fn(module.statfsSync) }
})
const room = vi.mocked(statfsSync)
beforeEach(() => {
  room.mockReset()
})

const WRITABLE = 'Make the folder writable and try again.'
const ROOM = 'Make room on the disk and try again.'
const CHECK = 'Check the disk and the folder, then try again.'

const sentence = (folder: string, reason: string): string => `Nothing in ${folder} (${reason}).`

const systemError = (code: string) =>
  Object.assign(new Error(`${code}: what the system says, write`), { code, syscall: 'write' })

/** As node:sqlite throws it, with an extended result code. */
const sqliteError = (errcode: number) =>
  Object.assign(new Error('what SQLite says'), { code: 'ERR_SQLITE_ERROR', errcode })

test.each([
  ['EACCES', WRITABLE],
  ['EPERM', WRITABLE],
  ['EROFS', WRITABLE],
  ['ENOSPC', ROOM],
  ['EDQUOT', ROOM],
  ['EIO', CHECK],
  ['EMFILE', CHECK],
  ['ENOENT', CHECK],
  ['EEXIST', CHECK],
])('after %s of the system: %s', (code, advice) => {
  const { message } = storageError(() => sentence, temporaryFolder(), systemError(code))
  expect(message).toMatch(new RegExp(`^Nothing in .* \\(.+\\)\\. ${advice}$`))
})

test.each([
  ['FULL', 13, ROOM, 'the disk is full'],
  ['READONLY', 8, WRITABLE, 'the folder may not be written to'],
  ['READONLY_DIRECTORY', 1544, WRITABLE, 'the folder may not be written to'],
  ['IOERR_READ', 266, CHECK, 'what SQLite says'],
  ['CANTOPEN', 14, CHECK, 'what SQLite says'],
])('after %s of SQLite, where there is room', (_, errcode, advice, reason) => {
  room.mockReturnValue({ bavail: 1e6, bsize: 4096 } as never)
  const folder = temporaryFolder()
  const { message } = storageError(() => sentence, folder, sqliteError(errcode))
  expect(message).toBe(`Nothing in ${folder} (${reason}). ${advice}`)
})

test.each([
  ['IOERR_SHMSIZE', 4874],
  ['IOERR_WRITE', 778],
  ['CANTOPEN', 14],
])('after %s of SQLite, where there is no room', (_, errcode) => {
  room.mockReturnValue({ bavail: 1, bsize: 4096 } as never)
  const folder = temporaryFolder()
  const { message } = storageError(() => sentence, folder, sqliteError(errcode))
  expect(message).toBe(`Nothing in ${folder} (the disk is full). ${ROOM}`)
})

test('a file where a folder must be is not told as a folder that may not be written to', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'study'), 'not a folder')
  writeFileSync(join(folder, 'rule-sets'), 'not a folder')
  const { ask, notices } = await start(folder)
  const subject = { game: 'farkle', rules: SHORT } as const
  for (const asked of [
    ask('study.store', {}),
    ask('study.backup', {}),
    ask('drill.start', { ...subject, setup: setupOf() }),
    ask('drill.progress', { ...subject, goal: 'points' }),
    ask('rules.save', { rules: { ...SHORT, name: 'Mine' } }),
  ]) {
    const message = await refusalOf(asked, 'storage-failed')
    expect(message).toContain(folder)
    expect(message).toContain('there is a file where a folder must be')
    expect(message).not.toContain('writable')
  }
  expect((await ask('rules.list', {})).entries).not.toEqual([])
  expect(notices).toEqual([])
})

describe.runIf(HAS_SMALL_DISK)('a rule set on a disk that is full', () => {
  test('is not saved, and it is said to make room', () => {
    const folder = join(temporaryFolder(), 'rule-sets')
    const said = onSmallDisk(0, 'full-disk-library.ts', [folder]) as string
    expect(said).toBe(
      `The rule set could not be saved in ${folder} (the disk is full). What you typed is still here. ${ROOM}`,
    )
  })
})

describe('an answer to a question that another window has answered', () => {
  const prepared = preparedFolder(prepareShort)

  test('is refused in a sentence of its own, and the next question comes', async () => {
    const folder = prepared()
    const backend = await start(folder)
    const session = await drilled(backend, 1)
    const second = questionOf(await backend.ask('drill.next', { game: 'farkle', session }))

    // The same first choice as the session would make of it, so that it can be played again.
    const changes: Record<string, string> = {
      id: 'NULL',
      number: '2',
      code: ':code',
      own: ':own',
      latest: '0',
    }
    const { setAside, then } = second.legal[0]!
    const options = [[setAside.join(''), then === null ? '' : then[0], 0]]
    changeStore(folder, (other) => {
      const columns = other
        .prepare('SELECT name FROM pragma_table_info(:table)')
        .all({ table: 'answers' })
        .map(({ name }) => String(name))
      const changed = columns.map((name) => changes[name] ?? name)
      other
        .prepare(`INSERT INTO answers (${columns.join()}) SELECT ${changed.join()} FROM answers`)
        .run({ code: second.code, own: JSON.stringify({ options, choice: 0 }) })
    })

    const { code, message } = await failureOf(answerWith(backend, session, second, 0))
    expect(code).toBe('invalid-request')
    expect(message).toBe('Question 2 was answered in another window; go on with the next one.')
    const third = questionOf(await backend.ask('drill.next', { game: 'farkle', session }))
    expect(third.number).toBe(3)
    await answerWith(backend, session, third, 0)
  })
})
