import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { Backups } from '#main/backend/store/backups.ts'
import { readVersion } from '#main/backend/store/check-file.ts'
import { MIGRATIONS, migrate, type Migration } from '#main/backend/store/migrations.ts'
import { openStoreFile } from '#main/backend/store/store-file.ts'
import { writeAnsweredStore } from '#test/support/answered-store.ts'
import { failureOf, refusalOf, start, temporaryFolder } from '../harness.ts'
import { answerMany, pointsProgress } from '../drills/drilling.ts'

const NOW = Date.UTC(2026, 5, 1)

/**
 * A migration as a later version might have it: a column with a value for existing rows, and an
 * index.
 */
const second: Migration = (connection) => {
  connection.exec(`
    ALTER TABLE answers ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';
    CREATE INDEX answers_moods ON answers (mood);
  `)
}

/** The same, and then something that fails. */
const broken: Migration = (connection) => {
  second(connection)
  connection.exec('INSERT INTO nowhere VALUES (1)')
}

/** A data folder with a store of this version. */
function written(): { folder: string; store: string } {
  const folder = temporaryFolder()
  writeAnsweredStore(folder)
  return { folder, store: join(folder, 'study', 'study.sqlite') }
}

function schemaOf(file: string): unknown[] {
  const connection = new DatabaseSync(file, { readOnly: true })
  try {
    return connection.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all()
  } finally {
    connection.close()
  }
}

test('a new store has the newest version', () => {
  const file = join(temporaryFolder(), 'fresh.sqlite')
  const connection = new DatabaseSync(file)
  migrate(connection)
  connection.close()
  expect(readVersion(file)).toBe(MIGRATIONS.length)
})

test('a store of an older version is backed up, migrated and used', () => {
  const { folder, store } = written()
  const backups = new Backups(join(folder, 'study', 'backups'))
  const database = openStoreFile(store, backups, NOW, [...MIGRATIONS, second])
  const rows = database.all<{ mood: string }>('SELECT mood FROM answers')
  expect(rows).toEqual(Array(4).fill({ mood: 'calm' }))
  database.close()
  expect(readVersion(store)).toBe(MIGRATIONS.length + 1)

  const [backup] = backups.list()
  expect(backup).toMatchObject({ at: NOW, answers: 4 })
  expect(readVersion(join(backups.folder, backup!.name))).toBe(MIGRATIONS.length)
  // Once it is migrated, nothing is left to be done.
  openStoreFile(store, backups, NOW + 1, [...MIGRATIONS, second]).close()
  expect(backups.list()).toEqual([backup])
})

test('a store of the first version is backed up as well', () => {
  const folder = temporaryFolder()
  const store = join(folder, 'study.sqlite')
  const connection = new DatabaseSync(store)
  migrate(connection, MIGRATIONS.slice(0, 1))
  connection.close()
  const backups = new Backups(join(folder, 'backups'))
  openStoreFile(store, backups, NOW).close()
  expect(backups.list().map(({ name }) => readVersion(join(backups.folder, name)))).toEqual([1])
})

test('a migrated store ends up like a new one', () => {
  const { store } = written()
  const fresh = join(temporaryFolder(), 'fresh.sqlite')
  for (const file of [store, fresh]) {
    const connection = new DatabaseSync(file)
    migrate(connection, [...MIGRATIONS, second])
    connection.close()
  }
  expect(schemaOf(store)).toEqual(schemaOf(fresh))
})

test('a store of before the game was called scorecard keeps its rules, answers and table', () => {
  const file = join(temporaryFolder(), 'former.sqlite')
  const connection = new DatabaseSync(file)
  migrate(connection, MIGRATIONS.slice(0, 4))
  const table = { moves: [], players: [{ name: 'Bo', bot: 'yahtzees' }] }
  connection.exec(`
    INSERT INTO rules (id, game, hash, json) VALUES (1, 'yahtzee', 'a', '{}'), (2, 'farkle', 'b', '{}');
    INSERT INTO sessions (id, game, rules, goal, scope, kind, speed, challenge, setup, needs, thresholds, started)
      VALUES (1, 'yahtzee', 1, 'points', 'decisions', 'keeps', 'calm', '', '{}', '[]', '{}', 5);
    INSERT INTO answers (session, number, at, game, rules, goal, kind, code, cell, own, loss, milliseconds, slow)
      VALUES (1, 1, 6, 'yahtzee', 1, 'points', 'keeps', 'code', 'keeps.early', '{}', 0, 900, 0);
    INSERT INTO records (uid, game, source, rules, hash, at, players, result, title, notes)
      VALUES ('u', 'yahtzee', 'play', 'Yahtzee', 'a', 5, '["Bo"]', '200', '', '');
    INSERT INTO notes VALUES ('yahtzee-table', '${JSON.stringify(table)}'), ('farkle-table', '{"game":"yahtzee"}');
  `)
  migrate(connection)
  const column = (sql: string): unknown[] =>
    connection
      .prepare(sql)
      .all()
      .map((row) => Object.values(row)[0])
  expect(column('SELECT game FROM rules ORDER BY id')).toEqual(['scorecard', 'farkle'])
  for (const one of ['sessions', 'answers', 'records']) {
    expect(column(`SELECT game FROM ${one}`)).toEqual(['scorecard'])
  }
  const notes = connection.prepare('SELECT name, value FROM notes ORDER BY name').all()
  connection.close()
  expect(notes).toEqual([
    { name: 'farkle-table', value: '{"game":"yahtzee"}' },
    {
      name: 'scorecard-table',
      value: JSON.stringify({ moves: [], players: [{ name: 'Bo', bot: 'equal' }] }),
    },
  ])
})

test('a migration that fails leaves everything as it was', () => {
  const { folder, store } = written()
  const before = schemaOf(store)
  const backups = new Backups(join(folder, 'study', 'backups'))
  expect(() => openStoreFile(store, backups, NOW, [...MIGRATIONS, broken])).toThrow('nowhere')
  expect(readVersion(store)).toBe(MIGRATIONS.length)
  expect(schemaOf(store)).toEqual(before)
})

test('of several migrations those before the one that fails are done', () => {
  const { store } = written()
  const connection = new DatabaseSync(store)
  expect(() => migrate(connection, [...MIGRATIONS, second, broken])).toThrow('mood')
  connection.close()
  expect(readVersion(store)).toBe(MIGRATIONS.length + 1)
})

test('a store of a newer version is refused and not touched', async () => {
  const { folder, store } = written()
  const connection = new DatabaseSync(store)
  connection.exec('PRAGMA user_version = 99')
  connection.close()
  const before = readFileSync(store)
  const backend = await start(folder)
  const message = await refusalOf(pointsProgress(backend), 'storage-failed')
  expect(message).toContain('newer Breakpoint (version 99')
  expect(message).toContain(store)
  expect((await failureOf(answerMany(backend, 1, 1))).code).toBe('storage-failed')
  expect((await backend.ask('rules.list', {})).entries).not.toEqual([])
  await backend.close()
  expect(readFileSync(store).equals(before)).toBe(true)
  expect(readdirSync(dirname(store))).not.toContain('backups')
})
