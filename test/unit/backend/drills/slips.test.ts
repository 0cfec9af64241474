import { join } from 'node:path'
import { expect, test } from 'vitest'
import { slipsOf, takeBack } from '#main/backend/drills/slips.ts'
import { StudyDatabase } from '#main/backend/store/study-database.ts'
import { writeAnsweredStore } from '#test/support/answered-store.ts'
import { temporaryFolder } from '../harness.ts'

test('without the last answer to a question the one before it is the newest again', () => {
  const folder = temporaryFolder()
  writeAnsweredStore(folder)
  const database = new StudyDatabase(join(folder, 'study', 'study.sqlite'))
  const given = (): unknown[] =>
    database.all(
      `SELECT session, grade, latest FROM answers
       WHERE code = (SELECT code FROM answers WHERE session = 1 AND number = 1) ORDER BY id`,
    )
  expect(given()).toEqual([
    { session: 1, grade: 'mistake', latest: 0 },
    { session: 2, grade: 'best', latest: 1 },
  ])
  takeBack(database, 2, 1)
  expect(given()).toEqual([{ session: 1, grade: 'mistake', latest: 1 }])
  expect(slipsOf(database, 2)).toBe(1)
  expect(database.get('SELECT ended, reason, score FROM sessions WHERE id = 2')).toEqual({
    ended: null,
    reason: null,
    score: null,
  })
  database.close()
})
