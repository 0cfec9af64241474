import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readVersion } from '#main/backend/store/check-file.ts'
import { migrate, STORE_VERSION } from '#main/backend/store/migrations.ts'
import { failureOf, SENTENCE, start, temporaryFolder } from '../harness.ts'
import { answerMany, SHORT, summaryOf } from '../drills/drilling.ts'
import { SHORT_YAHTZEE } from '../games/yahtzee/drilling.ts'

const FIXTURES = fileURLToPath(new URL('../../../fixtures/study', import.meta.url))
const OLDER = Array.from({ length: STORE_VERSION - 1 }, (_, i) => `v${i + 1}.sqlite`)

/** Answers to questions of Farkle, and those to questions of Yahtzee in the files that have some. */
const FARKLE_ANSWERS = 4
const YAHTZEE_ANSWERS: Readonly<Record<string, number>> = { 'v5.sqlite': 3 }

/** A data folder with this file in the place of the store. */
function folderWith(file: string): { folder: string; store: string } {
  const folder = temporaryFolder()
  const store = join(folder, 'study', 'study.sqlite')
  mkdirSync(dirname(store))
  copyFileSync(file, store)
  return { folder, store }
}

function schemaOf(file: string): unknown[] {
  const connection = new DatabaseSync(file, { readOnly: true })
  try {
    return connection.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all()
  } finally {
    connection.close()
  }
}

test('every older version has its file', () => {
  expect(OLDER.length).toBeGreaterThan(0)
  expect(readdirSync(FIXTURES).sort()).toEqual(OLDER)
  for (const [i, name] of OLDER.entries()) expect(readVersion(join(FIXTURES, name))).toBe(i + 1)
})

test.each(OLDER)('a store as in %s is backed up, migrated and used', async (name) => {
  const { folder, store } = folderWith(join(FIXTURES, name))
  const { ask, notices, close } = await start(folder)
  const subject = { rules: SHORT, goal: 'points' } as const
  expect(await ask('study.progress', subject)).toMatchObject({
    ...{ sessions: 2, answers: 4, milliseconds: 4000 },
    // The first question was put right later.
    ...{ failed: 1, slow: 1 },
    grades: { best: 1, fine: 0, inaccuracy: 1, mistake: 1, blunder: 0 },
    error: { mean: (60 + 39.5) / 3, count: 3 },
  })
  const waiting = await ask('study.waiting', { ...subject, which: 'failed' })
  expect(waiting.answers).toMatchObject([
    {
      code: 'b0.d0.t550.r25',
      chosen: 'set aside 5 and roll 1 die',
      best: 'set aside 5 and bank 600',
    },
  ])
  expect((await ask('study.bests', subject)).bests).toMatchObject([{ speed: 'streak', score: 1 }])
  expect((await ask('drill.thresholds', subject)).edited).toBe(true)
  const summary = summaryOf(await ask('drill.next', { session: 2 }))
  expect(summary).toMatchObject({ score: 1, answers: 1 })

  const { backups } = await ask('study.store', {})
  expect(backups).toMatchObject([{ answers: FARKLE_ANSWERS + (YAHTZEE_ANSWERS[name] ?? 0) }])
  const backup = join(folder, 'study', 'backups', backups[0]!.name)
  expect(readVersion(backup)).toBe(Number(/\d+/.exec(name)![0]))
  expect(notices).toEqual([])
  await close()
  expect(readVersion(store)).toBe(STORE_VERSION)
})

test('a session of Yahtzee that was begun before there were needs goes on where it was', async () => {
  const rules = SHORT_YAHTZEE
  const { folder } = folderWith(join(FIXTURES, 'v5.sqlite'))
  const { ask, notices } = await start(folder)
  const { setup, seconds, step } = await ask('yahtzeeDrill.resume', { session: 1 })
  expect(setup).toMatchObject({ weighting: 'play', seed: 'fixture' })
  expect(seconds).toBe(15)
  // The fourth question that its seed has.
  const code = '1.-.6.-.-.12.-.-.-.30.-.-.0/34445/1'
  expect(step).toMatchObject({ kind: 'question', question: { number: 4, code } })
  expect(await ask('yahtzeeDrill.progress', { rules })).toMatchObject({
    ...{ sessions: 1, answers: 3, failed: 3, slow: 0, milliseconds: 2000 },
    grades: { inaccuracy: 2, mistake: 1 },
  })
  const { answers } = await ask('yahtzeeDrill.waiting', { rules })
  expect(answers[0]).toMatchObject({ loss: 3.5061122240363147, best: { keep: [4, 4] } })
  expect((await ask('yahtzeeDrill.thresholds', { rules })).edited).toBe(true)
  expect(notices).toEqual([])
})

test.each(OLDER)('a store as in %s ends up like a new one', (name) => {
  const { store } = folderWith(join(FIXTURES, name))
  const old = new DatabaseSync(store)
  migrate(old)
  old.close()
  const fresh = join(temporaryFolder(), 'fresh.sqlite')
  const made = new DatabaseSync(fresh)
  migrate(made)
  made.close()
  expect(schemaOf(store)).toEqual(schemaOf(fresh))
})

test('a migration that fails leaves everything as it was', () => {
  const { store } = folderWith(join(FIXTURES, 'v1.sqlite'))
  const connection = new DatabaseSync(store)
  // In the way of an index of version 2.
  connection.exec('CREATE INDEX sessions_scored ON sessions (started)')
  const before = schemaOf(store)
  expect(() => migrate(connection)).toThrow('sessions_scored')
  connection.close()
  expect(readVersion(store)).toBe(1)
  expect(schemaOf(store)).toEqual(before)
})

test('a store of a newer version is refused and not touched', async () => {
  const { folder, store } = folderWith(join(FIXTURES, 'v1.sqlite'))
  const connection = new DatabaseSync(store)
  connection.exec('PRAGMA user_version = 99')
  connection.close()
  const before = readFileSync(store)
  const backend = await start(folder)
  const error = await failureOf(backend.ask('study.progress', { rules: SHORT, goal: 'points' }))
  expect(error.code).toBe('storage-failed')
  expect(error.message).toMatch(SENTENCE)
  expect(error.message).toContain('newer Breakpoint (version 99')
  expect(error.message).toContain(store)
  expect((await failureOf(answerMany(backend, 1, 1))).code).toBe('storage-failed')
  expect((await backend.ask('rules.list', {})).entries).not.toEqual([])
  await backend.close()
  expect(readFileSync(store).equals(before)).toBe(true)
  expect(readdirSync(dirname(store))).not.toContain('backups')
})
