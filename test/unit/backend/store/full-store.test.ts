import { expect, onTestFinished, test } from 'vitest'
import { RequestError } from '#shared/contract/errors.ts'
import * as v from 'valibot'
import { readNote, writeNote } from '#main/backend/store/study-database.ts'
import { StudyStore } from '#main/backend/store/study-store.ts'
import { SENTENCE, temporaryFolder } from '../harness.ts'

const LONG = 'x'.repeat(2_000_000)

function storeIn(folder: string): StudyStore {
  const notice = (words: () => string): never => expect.fail(words())
  const store = new StudyStore({ folder, now: () => 1_000_000, notice })
  onTestFinished(() => store.close())
  return store
}

function thrownBy(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  return null
}

test('a store that is full says what to do, keeps nothing by halves and is whole at the next start', () => {
  const folder = temporaryFolder()
  const store = storeIn(folder)
  store.use((database) => {
    writeNote(database, 'before', 'kept')
    // SQLite then finds the store full, as it does when the disk is.
    database.connection.exec('PRAGMA max_page_count = 100')
  })

  const thrown = thrownBy(() =>
    store.use((database) =>
      database.transaction(() => {
        writeNote(database, 'first half', 'small enough')
        writeNote(database, 'second half', LONG)
      }),
    ),
  )
  expect(thrown).toBeInstanceOf(RequestError)
  const { code, message } = thrown as RequestError
  expect(code).toBe('storage-failed')
  expect(message).toMatch(SENTENCE)
  expect(message).toContain(folder)
  expect(message).toContain('Make room on the disk and try again.')

  const notes = (from: StudyStore): unknown[] =>
    from.use((database) =>
      ['before', 'first half', 'second half'].map((name) => readNote(database, name, v.unknown())),
    )
  expect(notes(store)).toEqual(['kept', null, null])
  store.use((database) => database.connection.exec('PRAGMA max_page_count = 100000'))
  store.use((database) => writeNote(database, 'second half', LONG))
  store.close()
  expect(notes(storeIn(folder))).toEqual(['kept', null, LONG])
})
