import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  insertRecord,
  listRecords,
  markRemoved,
  readRecord,
  recordOfText,
} from '#main/backend/records/record-store.ts'
import { migrate } from '#main/backend/store/migrations.ts'
import { StudyDatabase } from '#main/backend/store/study-database.ts'
import { temporaryFolder } from '../harness.ts'

function withGames() {
  const database = new StudyDatabase(join(temporaryFolder(), 'games.sqlite'))
  migrate(database.connection)
  const ids = ['At home', '100 % luck', 'Final_game'].map((title, day) =>
    insertRecord(database, {
      uid: `game ${day}`,
      game: 'farkle',
      source: 'text',
      rules: 'Zilch',
      hash: 'zilch',
      at: Date.UTC(2026, 0, 1 + day),
      players: ['Ann', 'Ben'],
      result: '1-0',
      title,
      notes: '',
      text: `text ${day}`,
      figures: null,
    }),
  )
  const found = (search: string, limit = 10): string[] =>
    listRecords(database, { search, game: null, limit }).records.map(({ title }) => title)
  return { database, ids, found }
}

test('games are found by all words, newest first, and signs mean themselves', () => {
  const { database, found } = withGames()
  expect(found('')).toEqual(['Final_game', '100 % luck', 'At home'])
  expect(found('', 1)).toEqual(['Final_game'])
  expect(found('zilch BEN home')).toEqual(['At home'])
  expect(found('2026-01-02')).toEqual(['100 % luck'])
  expect(found('%')).toEqual(['100 % luck'])
  expect(found('l_g')).toEqual(['Final_game'])
  expect(found('home final')).toEqual([])
  database.close()
})

test('a game that was removed is not listed, and is known all the same', () => {
  const { database, ids, found } = withGames()
  expect(markRemoved(database, ids[0]!, 7)).toBe(true)
  expect(found('')).toEqual(['Final_game', '100 % luck'])
  expect(readRecord(database, ids[0]!)).toBeNull()
  expect(recordOfText(database, 'text 0')).toEqual({ id: ids[0], removed: 7 })
  markRemoved(database, ids[0]!, null)
  expect(found('')).toHaveLength(3)
  expect(markRemoved(database, 99, 7)).toBe(false)
  database.close()
})
