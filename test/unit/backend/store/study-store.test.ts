import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Backups } from '#main/backend/store/backups.ts'
import { checkCopy } from '#main/backend/store/check-file.ts'
import { KNOWN_TIME, knownLoss } from '#main/backend/store/known-values.ts'
import { migrate, STORE_VERSION } from '#main/backend/store/migrations.ts'
import { StudyDatabase } from '#main/backend/store/study-database.ts'
import { StudyStore } from '#main/backend/store/study-store.ts'
import { writeAnsweredStore } from '#test/support/answered-store.ts'
import { temporaryFolder } from '../harness.ts'

const ANSWERS = 4

/** A store with answers in two sessions, and what it tells. */
function answeredStore() {
  const folder = temporaryFolder()
  writeAnsweredStore(folder)
  let now = Date.UTC(2026, 5, 1)
  const replaced: string[] = []
  const options = { folder: join(folder, 'study'), now: () => now++, notice: () => {} }
  const store = new StudyStore(options)
  onTestFinished(() => store.close())
  store.listen({ replaced: () => replaced.push('replaced') })
  return { store, replaced }
}

const dropLast = ({ connection }: StudyDatabase): void =>
  connection.exec('DELETE FROM answers WHERE session = 2')

test('going back to a backup keeps what was there as another one', () => {
  const { store, replaced } = answeredStore()
  const { name } = store.backUp()
  store.use(dropLast)
  expect(store.restore(name)).toBe(ANSWERS)
  expect(replaced).toEqual(['replaced'])
  expect(store.backups.list().map(({ answers }) => answers)).toEqual([ANSWERS - 1, ANSWERS])
})

test('new sessions get numbers that no session had before a backup was gone back to', () => {
  const { store } = answeredStore()
  const { name } = store.backUp()
  store.use(({ connection }) =>
    connection.exec(`UPDATE sqlite_sequence SET seq = 7 WHERE name = 'sessions'`),
  )
  store.restore(name)
  const last = store.use((database) =>
    database.get(`SELECT seq FROM sqlite_sequence WHERE name = 'sessions'`),
  )
  expect(last).toEqual({ seq: 7 })
})

/** Deletes both sessions' answers in slices; fails after so many of them. */
const inSlices = (failing = 9) =>
  function* (database: StudyDatabase): Generator<void, string> {
    yield* database.transactionInSlices(
      (function* () {
        for (const session of [1, 2]) {
          database.run('DELETE FROM answers WHERE session = :session', { session })
          yield
          if (session === failing) throw new Error('it fails')
        }
      })(),
    )
    return 'done'
  }

test('work in slices lets the event loop turn, and is whole for whoever asks meanwhile', async () => {
  const { store } = answeredStore()
  const order: string[] = []
  const work = store.useInSlices(inSlices()).then((said) => order.push(said))
  setImmediate(() => order.push('a turn'))
  await work
  expect(order).toEqual(['a turn', 'done'])
  expect(store.answers()).toBe(0)

  const other = answeredStore().store
  const overtaken = other.useInSlices(inSlices())
  await new Promise(setImmediate)
  expect(other.answers()).toBe(0)
  expect(await overtaken).toBe('done')
})

test('work in slices that fails changes nothing, and fails for none but who began it', async () => {
  const { store } = answeredStore()
  const work = expect(store.useInSlices(inSlices(2))).rejects.toThrow('it fails')
  await new Promise(setImmediate)
  expect(store.answers()).toBe(ANSWERS)
  await work
  expect(store.answers()).toBe(ANSWERS)
})

test('a backup without answers is not offered', () => {
  const { store } = answeredStore()
  const { name } = store.backUp()
  store.use(({ connection }) => connection.exec('DELETE FROM answers'))
  expect(store.backUp().answers).toBe(0)
  expect(store.backups.newestGood()).toMatchObject({ name, answers: ANSWERS })
})

test('a copy of a version that is not known yet is not gone back to', () => {
  const file = join(temporaryFolder(), 'copy.sqlite')
  const database = new StudyDatabase(file)
  migrate(database.connection)
  database.connection.exec(`PRAGMA user_version = ${STORE_VERSION + 1}`)
  database.close()
  expect(() => checkCopy(file)).toThrow(`version is ${STORE_VERSION + 1}`)
})

test('backups stand in the order in which they were made, whatever their clocks said', () => {
  const { store } = answeredStore()
  const backups = new Backups(join(store.folder, 'other'))
  store.use((database) => {
    for (const year of [2031, 2026, 1999]) backups.make(database, Date.UTC(year, 0, 1))
  })
  expect(backups.list().map(({ at }) => new Date(at).getUTCFullYear())).toEqual([1999, 2026, 2031])
})

test('of work that fails nothing is kept', () => {
  const { store } = answeredStore()
  const half = (database: StudyDatabase): void => {
    dropLast(database)
    throw new Error('half way')
  }
  expect(() => store.use((database) => database.transaction(() => half(database)))).toThrow(
    'half way',
  )
  expect(store.answers()).toBe(ANSWERS)
})

test('times and losses that cannot be are not known', () => {
  const database = new StudyDatabase(join(temporaryFolder(), 'values.sqlite'))
  const known = (milliseconds: number, loss: number): unknown =>
    database.get(
      `SELECT ${KNOWN_TIME} AS time, ${knownLoss(50)} AS loss
       FROM (SELECT :milliseconds AS milliseconds, :loss AS loss)`,
      { milliseconds, loss },
    )
  expect(known(0, 50)).toEqual({ time: 0, loss: 50 })
  expect(known(-1, -1)).toEqual({ time: null, loss: null })
  expect(known(1e18, 50.1)).toEqual({ time: null, loss: null })
  database.close()
})
