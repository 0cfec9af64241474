import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { RequestError } from '#shared/contract/errors.ts'
import { SHORT_FARKLE, SHORT_YAHTZEE, useEverything } from '#test/support/use-everything.ts'
import { preparedFolder } from '../drills/drilling.ts'
import { start, temporaryFolder, type TestBackend } from '../harness.ts'
import { fetched, imported, recordsOf } from '../packages/packages.ts'

const used = preparedFolder(useEverything)

/** With a backup of what is whole. */
async function prepared(): Promise<string> {
  const folder = used()
  const backend = await start(folder)
  await backend.ask('study.backup', {})
  await backend.close()
  return folder
}

/** All columns of JSON but that of the rules, which sessions cannot do without. */
const COLUMNS = [
  ['notes', 'value'] as const,
  ['answers', 'own'] as const,
  ['thresholds', 'value'] as const,
  ...(['setup', 'needs', 'thresholds', 'review'] as const).map((one) => ['sessions', one] as const),
  ['card_states', 'state'] as const,
  ['position_cards', 'state'] as const,
  ['records', 'players'] as const,
  ['records', 'figures'] as const,
] as const

/** Changes what columns hold in one row each, or in all, as a failing disk or another program does. */
function damage(
  folder: string,
  columns: readonly (readonly [table: string, column: string])[],
  text: string,
  which: 'one' | 'all',
): void {
  const store = new DatabaseSync(join(folder, 'study', 'study.sqlite'))
  store.exec('PRAGMA ignore_check_constraints = ON')
  columns.forEach(([table, column], i) => {
    // Another row for each column, so that no damage hides another one.
    const row = `(SELECT rowid FROM ${table} ORDER BY rowid LIMIT 1 OFFSET ${table === 'sessions' ? i : 0})`
    const where = which === 'one' ? `WHERE rowid = ${row}` : ''
    store.prepare(`UPDATE ${table} SET ${column} = :text ${where}`).run({ text })
  })
  store.close()
}

const points = { game: 'farkle', rules: SHORT_FARKLE, goal: 'points' } as const
const yahtzee = { game: 'scorecard', rules: SHORT_YAHTZEE } as const
const cards = { rulesId: 'short', rules: SHORT_FARKLE }

/** Asks for everything that reads the store; returns the failures. */
async function readAll({ ask }: TestBackend): Promise<RequestError[]> {
  const failures: RequestError[] = []
  const tried = async <T>(asked: Promise<T>): Promise<T | null> =>
    asked.catch((error: unknown) => {
      failures.push(error as RequestError)
      return null
    })
  for (const subject of [points, { ...points, goal: 'wins' } as const]) {
    const progress = await tried(ask('drill.progress', subject))
    for (const { id } of progress?.lately ?? []) {
      await tried(ask('drill.resume', { game: 'farkle', session: id }))
      await tried(ask('drill.next', { game: 'farkle', session: id }))
    }
    await tried(ask('drill.waiting', { ...subject, which: 'failed' }))
    await tried(ask('drill.waiting', { ...subject, which: 'slow' }))
    await tried(ask('drill.days', { ...subject, limit: 14 }))
    await tried(ask('drill.positions', { ...subject, limit: 50 }))
    await tried(ask('drill.thresholds', subject))
    await tried(ask('drill.expectedLoss', subject))
  }
  const progress = await tried(ask('drill.progress', yahtzee))
  for (const { id } of progress?.lately ?? []) {
    await tried(ask('drill.resume', { game: 'scorecard', session: id }))
  }
  await tried(ask('drill.waiting', { ...yahtzee, which: 'failed' }))
  await tried(ask('cards.overview', cards))
  await tried(ask('cards.due', cards))
  await tried(ask('cards.statistics', cards))
  await tried(ask('cards.list', { ...cards, deck: 'limits' }))
  await tried(ask('cards.learnt', { rulesId: 'short' }))
  await tried(ask('lessons.overview', { ...cards, goal: 'points' }))
  const list = await tried(ask('records.list', { search: '', game: null, source: null, limit: 50 }))
  for (const { id } of list?.records ?? []) await tried(ask('records.read', { id }))
  await tried(ask('farkle.storedDice', {}))
  await tried(ask('study.store', {}))
  await tried(ask('study.backup', {}))
  return failures
}

test.each([
  ['one row, no JSON any more', '{"a":', 'one'],
  ['all rows, no JSON any more', '{"a":', 'all'],
  ['all rows, JSON of another form', '{}', 'all'],
] as const)(
  'what is damaged is unknown, and the rest goes out and in: %s',
  async (_, text, which) => {
    const folder = await prepared()
    damage(folder, COLUMNS, text, which)
    const backend = await start(folder)
    const failures = await readAll(backend)
    expect(failures.filter(({ code }) => code === 'internal')).toEqual([])
    // Some sessions cannot be opened, and say so.
    expect(
      failures
        .map(({ message }) => message)
        .filter((said) => !/^There is no session \d+ that can be read/.test(said)),
    ).toEqual([])
    const { damagedRows } = await backend.ask('study.store', {})
    if (text === '{"a":') expect(damagedRows!.backup).not.toBeNull()
    else expect(damagedRows).toBeNull()

    const { content, omitted } = await fetched(backend, 'data.export')
    expect(omitted.length).toBeGreaterThan(0)
    const to = await start(temporaryFolder())
    const { done } = await imported(to, content)
    expect(done.sessions.added).toBe(
      recordsOf(content).filter(({ kind }) => kind === 'session').length,
    )
  },
)

test('the backup that is offered brings all of it back, and what is there is backed up', async () => {
  const folder = await prepared()
  damage(folder, [...COLUMNS, ['rules', 'json']], '{"a":', 'one')
  const backend = await start(folder)
  expect((await readAll(backend)).filter(({ code }) => code === 'internal')).toEqual([])
  const { damagedRows, backups } = await backend.ask('study.store', {})
  expect(damagedRows!.rows).toBeGreaterThan(8)
  await backend.ask('study.restore', { name: damagedRows!.backup!.name })
  const after = await backend.ask('study.store', {})
  expect(after.damagedRows).toBeNull()
  const known = backups.map(({ name }) => name)
  expect(after.backups.filter(({ name }) => !known.includes(name))).toHaveLength(1)
  expect((await fetched(backend, 'data.export')).omitted).toEqual([])
})

test('who has read of damaged rows is not told again until there are more', async () => {
  const folder = await prepared()
  damage(folder, [['answers', 'own']], '{', 'one')
  const backend = await start(folder)
  expect((await backend.ask('study.store', {})).damagedRows).toMatchObject({ rows: 1 })
  await backend.ask('study.dismiss', {})
  expect((await backend.ask('study.store', {})).damagedRows).toBeNull()
  await backend.close()
  damage(folder, [['answers', 'own']], '{', 'all')
  const again = await start(folder)
  expect((await again.ask('study.store', {})).damagedRows!.rows).toBeGreaterThan(1)
})
