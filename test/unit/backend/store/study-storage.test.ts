import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { StudyDatabase } from '#main/backend/store/study-database.ts'
import { failureOf, refusalOf, start, temporaryFolder } from '../harness.ts'
import {
  answerWith,
  PLAYED,
  preparePoints,
  preparedFolder,
  questionOf,
  startDrill,
  drilled,
} from '../drills/drilling.ts'

const prepared = preparedFolder(preparePoints)

test('nothing is opened or written until it is asked for', async () => {
  const folder = temporaryFolder()
  const backend = await start(folder)
  await backend.ask('rules.list', {})
  await backend.close()
  expect(existsSync(join(folder, 'study'))).toBe(false)
})

test('an answer that cannot be kept has not been given, and can be given again', async () => {
  const folder = prepared()
  const backend = await start(folder)
  const { session, step } = await startDrill(backend)
  const question = questionOf(step)
  await answerWith(backend, session, question, 0)
  const second = questionOf(await backend.ask('drill.next', { game: 'farkle', session }))

  const other = new DatabaseSync(join(folder, 'study', 'study.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  const message = await refusalOf(answerWith(backend, session, second, 0), 'storage-failed')
  expect(message).toContain('Close other windows')
  other.exec('ROLLBACK')
  other.close()

  expect(questionOf(await backend.ask('drill.next', { game: 'farkle', session }))).toEqual(second)
  await answerWith(backend, session, second, 0)
  expect(await backend.ask('drill.progress', PLAYED)).toMatchObject({ answers: 2 })
})

test('a backup that cannot be made is no reason to lose anything', async () => {
  const folder = prepared()
  mkdirSync(join(folder, 'study'), { recursive: true })
  writeFileSync(join(folder, 'study', 'backups'), 'not a folder')
  const backend = await start(folder)
  await drilled(backend, 1)
  await refusalOf(backend.ask('study.backup', {}), 'storage-failed')
  expect(await backend.ask('study.store', {})).toMatchObject({ answers: 1, backups: [] })
})

test('what is committed is on the disk, not only on its way there', () => {
  const database = new StudyDatabase(join(temporaryFolder(), 'study.sqlite'))
  expect(database.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' })
  // Full: a power cut takes nothing back.
  expect(database.get('PRAGMA synchronous')).toEqual({ synchronous: 2 })
  expect(database.get('PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 })
  database.close()
})

test('when it is closed everything is in the one file', async () => {
  const folder = prepared()
  const backend = await start(folder)
  await drilled(backend, 1)
  await backend.close()
  const file = join(folder, 'study', 'study.sqlite')
  expect(existsSync(`${file}-wal`)).toBe(false)
  expect(readFileSync(file).length).toBeGreaterThan(4096)
  expect(await failureOf(backend.ask('study.store', {}))).toMatchObject({ code: 'cancelled' })
})
