import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { failureOf, refusalOf, SENTENCE, start } from '../harness.ts'
import {
  answerWith,
  drilled,
  PLAYED,
  preparedFolder,
  questionOf,
  setupOf,
  startDrill,
} from '../drills/drilling.ts'

const ANSWERS = 12

let backup = ''

/** One store with some answers and a backup of them; every test damages a copy. */
const copy = preparedFolder(async (ask) => {
  const filters = { ...setupOf().filters, noForced: false }
  await drilled({ ask }, ANSWERS, { questions: null, filters })
  backup = (await ask('study.backup', {})).name
})

function storedAnswers(): { folder: string; store: string } {
  const folder = copy()
  return { folder, store: join(folder, 'study', 'study.sqlite') }
}

/** Overwrites some bytes of a file. */
function overwrite(file: string, from: number, bytes: Buffer): void {
  const whole = readFileSync(file)
  bytes.copy(whole, from)
  writeFileSync(file, whole)
}

const garbage = (length: number): Buffer => Buffer.alloc(length, 'garbage ')

const DAMAGES: [string, (store: string) => void][] = [
  ['cut in half', (store) => truncateSync(store, 50_000)],
  ['cut within its first page', (store) => truncateSync(store, 700)],
  ['emptied', (store) => truncateSync(store, 0)],
  ['overwritten at its beginning', (store) => overwrite(store, 0, garbage(100))],
  ['overwritten in the middle', (store) => overwrite(store, 5 * 4096, garbage(6 * 4096))],
  ['of another kind', (store) => writeFileSync(store, 'My answers: 1, 5, 5')],
  [
    'the database of another program',
    (store) => {
      rmSync(store)
      const other = new DatabaseSync(store)
      other.exec('CREATE TABLE songs (name TEXT)')
      other.close()
    },
  ],
]

test.each(DAMAGES)(
  'a store that is %s is put aside, and its backup restored',
  async (_, damage) => {
    const { folder, store } = storedAnswers()
    damage(store)
    const damaged = readFileSync(store)
    const { ask, notices, studyChanges } = await start(folder)
    expect(await ask('drill.progress', PLAYED)).toMatchObject({ answers: 0 })
    expect(notices).toEqual([expect.stringMatching(SENTENCE)])

    const state = await ask('study.store', {})
    expect(state.damaged).toMatchObject({ backup: { name: backup, answers: ANSWERS } })
    expect(notices[0]).toContain(state.damaged!.file)
    expect(readFileSync(state.damaged!.file).equals(damaged)).toBe(true)

    const changes = studyChanges()
    expect(await ask('study.restore', { name: backup })).toEqual({ answers: ANSWERS })
    expect(studyChanges()).toBeGreaterThanOrEqual(changes)
    expect(await ask('drill.progress', PLAYED)).toMatchObject({ answers: ANSWERS })
    expect(await ask('study.store', {})).toMatchObject({ answers: ANSWERS, damaged: null })
    expect(notices).toHaveLength(1)
  },
)

test('the offer outlives a restart, until it is declined', async () => {
  const { folder, store } = storedAnswers()
  truncateSync(store, 50_000)
  const first = await start(folder)
  const { damaged } = await first.ask('study.store', {})
  await first.close()
  const second = await start(folder)
  expect((await second.ask('study.store', {})).damaged).toEqual(damaged)
  expect(second.notices).toEqual([])
  await second.ask('study.dismiss', {})
  expect((await second.ask('study.store', {})).damaged).toBe(null)
  expect(existsSync(damaged!.file)).toBe(true)
})

test('backups of the store begun since are not offered, and do not push the good one out', async () => {
  const { folder, store } = storedAnswers()
  truncateSync(store, 50_000)
  const first = await start(folder)
  for (let i = 0; i < 5; i++) await first.ask('study.backup', {})
  await first.close()
  const { ask } = await start(folder)
  const { damaged, backups } = await ask('study.store', {})
  expect(damaged!.backup).toMatchObject({ name: backup, answers: ANSWERS })
  expect(backups.filter(({ answers }) => answers === 0).length).toBeGreaterThanOrEqual(3)
  expect(await ask('study.restore', { name: backup })).toEqual({ answers: ANSWERS })
})

test('a backup that is damaged too is not offered, nor restored', async () => {
  const { folder, store } = storedAnswers()
  const backend = await start(folder)
  const newer = await backend.ask('study.backup', {})
  await backend.close()
  const backups = join(folder, 'study', 'backups')
  overwrite(join(backups, newer.name), 5 * 4096, garbage(4096 * 6))
  truncateSync(store, 700)
  const { ask } = await start(folder)
  expect((await ask('study.store', {})).damaged!.backup).toMatchObject({ name: backup })
  await refusalOf(ask('study.restore', { name: newer.name }), 'storage-failed')
  const missing = 'study-20200101T000000000Z-1.sqlite'
  expect((await failureOf(ask('study.restore', { name: missing }))).code).toBe('not-found')
})

test('damage that shows only in use is put aside as well', async () => {
  const { folder, store } = storedAnswers()
  const { ask, notices } = await start(folder)
  expect(await ask('drill.progress', PLAYED)).toMatchObject({ answers: ANSWERS })
  // What SQLite has read already it does not read again, so this is all of the file.
  const other = new DatabaseSync(store)
  other.exec('PRAGMA wal_checkpoint(TRUNCATE); UPDATE notes SET value = value; VACUUM')
  other.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  other.close()
  overwrite(store, 4096, garbage(readFileSync(store).length - 4096))
  await refusalOf(ask('drill.progress', PLAYED), 'storage-failed')
  expect(notices).toHaveLength(1)
  expect((await ask('study.store', {})).damaged).not.toBe(null)
  expect(await ask('drill.progress', PLAYED)).toMatchObject({ answers: 0 })
})

test.each([0, 1, 2, 3])(
  'a damaged store is told of although the process is killed at step %i of putting it aside',
  async (step) => {
    const { folder, store } = storedAnswers()
    overwrite(store, 0, garbage(100))
    const script = fileURLToPath(new URL('../workers/killed-damage.ts', import.meta.url))
    const killed = spawnSync(process.execPath, [script, join(folder, 'study'), String(step)])
    // Later steps than it has are not reached.
    expect(killed.signal ?? killed.status, String(killed.stderr)).toBe(step > 2 ? 0 : 'SIGKILL')
    const { ask } = await start(folder)
    const { answers, damaged } = await ask('study.store', {})
    expect(answers).toBe(0)
    expect(damaged).toMatchObject({ backup: { name: backup, answers: ANSWERS } })
    expect(readFileSync(damaged!.file, 'utf8')).toContain('garbage')
    expect(await ask('study.restore', { name: backup })).toEqual({ answers: ANSWERS })
    expect(readdirSync(join(folder, 'study')).filter((name) => name.includes('incoming'))).toEqual(
      [],
    )
  },
)

test('what is there is backed up before another takes its place, and no session is mixed up', async () => {
  const { folder } = storedAnswers()
  const backend = await start(folder)
  const { ask } = backend
  const { session, step } = await startDrill(backend, { seed: 'another' })
  await answerWith(backend, session, questionOf(step), 0)
  await ask('study.restore', { name: backup })
  const restored = await ask('study.store', {})
  expect(restored.answers).toBe(ANSWERS)
  // Where the answers took long, the store has made an older one by itself.
  expect(restored.backups.slice(0, 2)).toMatchObject([{ answers: ANSWERS + 1 }, { name: backup }])
  expect((await failureOf(ask('drill.next', { game: 'farkle', session }))).code).toBe('not-found')
  const next = await startDrill(backend, { seed: 'another' })
  expect(next.session).toBeGreaterThan(session)

  const { backups } = await ask('study.store', {})
  expect(await ask('study.restore', { name: backups[0]!.name })).toEqual({ answers: ANSWERS + 1 })
  expect((await ask('drill.resume', { game: 'farkle', session })).step).toMatchObject({
    question: { number: 2 },
  })
  const leftOver = readdirSync(join(folder, 'study')).filter((name) => name.includes('incoming'))
  expect(leftOver).toEqual([])
})
