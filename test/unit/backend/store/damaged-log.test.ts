import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { SENTENCE, start, temporaryFolder, type TestBackend } from '../harness.ts'
import { preparedFolder, preparePoints, drilled } from '../drills/drilling.ts'

const prepared = preparedFolder(preparePoints)

/** Bytes of the header of SQLite's log. */
const LOG_HEADER = 32

const storeOf = (folder: string): string => join(folder, 'study', 'study.sqlite')
const logOf = (folder: string): string => `${storeOf(folder)}-wal`
const sizeOf = (file: string): number => statSync(file).size

/** Begins a session and answers so many questions. */
async function answer(backend: TestBackend, count: number, seed = 'a test'): Promise<void> {
  await drilled(backend, count, { questions: null, seed, scope: 'turn' })
}

/** A copy of what is on the disk while the app runs, as after a crash. */
function crashed(folder: string): string {
  const copy = temporaryFolder()
  mkdirSync(join(copy, 'study'))
  for (const ending of ['', '-wal', '-mark']) {
    if (existsSync(storeOf(folder) + ending)) {
      copyFileSync(storeOf(folder) + ending, storeOf(copy) + ending)
    }
  }
  return copy
}

function overwrite(file: string, from: number): void {
  const whole = readFileSync(file)
  whole.fill('garbage ', from, from + 600)
  writeFileSync(file, whole)
}

const DAMAGES: [string, (log: string) => void][] = [
  ['removed', (log) => rmSync(log)],
  ['emptied', (log) => truncateSync(log, 0)],
  ['cut in half', (log) => truncateSync(log, sizeOf(log) / 2)],
  ['cut within its header', (log) => truncateSync(log, 20)],
  ['overwritten at its beginning', (log) => overwrite(log, 0)],
  ['overwritten after its header', (log) => overwrite(log, LOG_HEADER)],
  ['overwritten in the middle', (log) => overwrite(log, sizeOf(log) / 2)],
  ['overwritten at its end', (log) => overwrite(log, sizeOf(log) - 600)],
]

test.each(DAMAGES)('a log that was %s after a crash is missed, and told of', async (_, damage) => {
  const running = await start(prepared())
  await answer(running, 6)
  const folder = crashed(running.folder)
  damage(logOf(folder))
  const first = await start(folder)
  const status = await first.ask('study.store', {})
  const lost = 6 - status.answers
  expect(lost).toBeGreaterThan(0)
  expect(status).toMatchObject({ damaged: null, lost: { answers: lost } })
  expect(first.notices).toEqual([expect.stringMatching(SENTENCE)])
  expect(first.notices[0]).toMatch(lost === 1 ? /the last one is missing/ : `the last ${lost} are`)
  // What was left of the log is not overwritten.
  if (status.lost!.file !== null) expect(existsSync(status.lost!.file)).toBe(true)
  await answer(first, 2, 'another')
  await first.close()

  // It is told until it is read, and once as a notice.
  const second = await start(folder)
  const told = await second.ask('study.store', {})
  expect(told).toMatchObject({ answers: status.answers + 2, lost: status.lost })
  expect(second.notices).toEqual([])
  await second.ask('study.dismiss', {})
  expect((await second.ask('study.store', {})).lost).toBe(null)
})

test('a crash alone loses nothing, and nothing is told', async () => {
  const running = await start(prepared())
  await answer(running, 6)
  const { ask, notices } = await start(crashed(running.folder))
  expect(await ask('study.store', {})).toMatchObject({ answers: 6, lost: null })
  expect(notices).toEqual([])
})

test('going back to a backup is no loss, after a crash neither', async () => {
  const folder = prepared()
  const running = await start(folder)
  await answer(running, 2)
  const { name } = await running.ask('study.backup', {})
  await answer(running, 3, 'more')
  await running.ask('study.restore', { name })
  expect(await running.ask('study.store', {})).toMatchObject({ answers: 2, lost: null })
  const after = await start(crashed(folder))
  expect(await after.ask('study.store', {})).toMatchObject({ answers: 2, lost: null })
  await running.close()
  expect(existsSync(`${storeOf(folder)}-mark`)).toBe(false)
  const again = await start(folder)
  expect(await again.ask('study.store', {})).toMatchObject({ answers: 2, lost: null })
})

test('the log is emptied often: what is in it is at most a few answers', async () => {
  const folder = prepared()
  const running = await start(folder)
  let largest = 0
  for (let i = 0; i < 8; i++) {
    await answer(running, 10, `round ${i}`)
    largest = Math.max(largest, sizeOf(logOf(folder)))
  }
  expect(largest).toBeLessThan(500_000)
  const copy = crashed(folder)
  rmSync(logOf(copy))
  const { ask } = await start(copy)
  const { answers, lost } = await ask('study.store', {})
  expect(answers).toBeGreaterThan(80 - 25)
  expect(lost?.answers ?? 0).toBe(80 - answers)
})

test('a reader keeps the log, delays no answer, and it is emptied after', async () => {
  const folder = prepared()
  const running = await start(folder)
  await answer(running, 1)
  const reader = new DatabaseSync(storeOf(folder), { readOnly: true })
  reader.exec('BEGIN')
  reader.prepare('SELECT count(*) FROM answers').get()
  // To wait three seconds for the reader after each answer would take longer than a test may.
  await answer(running, 40, 'meanwhile')
  expect(sizeOf(logOf(folder))).toBeGreaterThan(500_000)
  reader.close()
  await answer(running, 12, 'after')
  expect(sizeOf(logOf(folder))).toBeLessThan(500_000)
  expect((await running.ask('study.store', {})).answers).toBe(53)
})
