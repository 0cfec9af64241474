import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { farkle } from '#shared/games/farkle/game.ts'
import { playedOf } from '#main/backend/drills/played.ts'
import { someOf } from '#test/property/runs.ts'
import { leaveThresholds } from '#test/support/own-thresholds.ts'
import { records as names } from '#shared/texts/user-data-records.en.ts'
import { PackageCheck } from '#main/backend/packages/package-check.ts'
import type { RecordKind } from '#main/backend/packages/package-records.ts'
import { SHORT_FARKLE, useEverything } from '#test/support/use-everything.ts'
import { preparedFolder } from '../drills/drilling.ts'
import { changeStore, failureOf, start, temporaryFolder } from '../harness.ts'
import { fetched, imported, recordsOf } from './packages.ts'

const used = preparedFolder(useEverything)

/** With the retention and thresholds that an earlier version let one choose. */
function prepared(): string {
  const folder = used()
  const played = playedOf(farkle, SHORT_FARKLE, 'points')
  leaveThresholds(folder, played, { inaccuracy: 1, mistake: 2, blunder: 5 })
  changeStore(folder, (store) => store.exec(`INSERT INTO notes VALUES ('card retention', '0.85')`))
  return folder
}

const one = (table: string): string => `rowid = (SELECT min(rowid) FROM ${table})`

/**
 * One impossible value for each kind of record. Rule sets are no rows: their files are checked when
 * read. Placements only come from earlier versions.
 */
const DAMAGE: Readonly<Record<Exclude<RecordKind, 'rules' | 'placement'>, string>> = {
  game: `UPDATE rules SET json = '{"name": 5}' WHERE ${one('rules')}`,
  thresholds: `UPDATE thresholds SET value = '{}' WHERE ${one('thresholds')}`,
  session: `UPDATE sessions SET started = -1 WHERE ${one('sessions')}`,
  answer: `UPDATE answers SET at = ${10n ** 18n} WHERE ${one('answers')}`,
  record: `UPDATE records SET at = -5 WHERE ${one('records')}`,
  position: `UPDATE position_cards SET state = '{"a":' WHERE ${one('position_cards')}`,
  cardRules: `UPDATE card_rules SET rules_id = '' WHERE ${one('card_rules')}`,
  card: `UPDATE card_states SET state = '{"a":' WHERE ${one('card_states')}`,
  review: `UPDATE card_reviews SET at = ${10n ** 18n} WHERE ${one('card_reviews')}`,
  deck: `UPDATE card_decks SET rules_id = '' WHERE ${one('card_decks')}`,
  retention: `UPDATE notes SET value = '7' WHERE name = 'card retention'`,
  person: `UPDATE notes SET value = json_set(value, '$[0].name', 5) WHERE name = 'people'`,
  listed: `UPDATE notes SET value = '[{"name": 5}]' WHERE name LIKE '%dice%'`,
}

const kindsOf = (content: Buffer): Partial<Record<string, number>> => {
  const kinds = Map.groupBy(recordsOf(content), ({ kind }) => String(kind))
  return Object.fromEntries([...kinds].map(([kind, records]) => [kind, records.length]))
}

test('an export leaves out and names what cannot come in again, of every kind', async () => {
  const whole = await fetched(await start(prepared()), 'data.export')
  expect(whole.omitted).toEqual([])
  const counts = kindsOf(whole.content)
  expect(Object.keys(counts).toSorted()).toEqual(['rules', ...Object.keys(DAMAGE)].toSorted())

  for (const [kind, sql] of someOf(Object.entries(DAMAGE))) {
    const folder = prepared()
    const store = new DatabaseSync(join(folder, 'study', 'study.sqlite'))
    store.exec('PRAGMA ignore_check_constraints = ON')
    expect(store.prepare(sql).run().changes, kind).toBe(1)
    store.close()
    const backend = await start(folder)
    const { content, omitted } = await fetched(backend, 'data.export')
    const left = omitted.find(({ what }) => what === names.names[kind as RecordKind])!
    expect(left, kind).toMatchObject({ count: 1 })
    expect(left.why.length).toBeGreaterThan(10)
    expect(kindsOf(content)[kind] ?? 0, kind).toBe(counts[kind]! - 1)
    const { done } = await imported(await start(temporaryFolder()), content)
    expect(done.sessions.added, kind).toBe(kindsOf(content).session)
  }
})

test('what is left out because of another record is counted, with the days it is of', async () => {
  const folder = prepared()
  const store = new DatabaseSync(join(folder, 'study', 'study.sqlite'))
  store.exec('UPDATE sessions SET started = -1')
  const { count, first, last } = store
    .prepare('SELECT count(*) AS count, min(at) AS first, max(at) AS last FROM answers')
    .get()!
  store.close()
  const { ask } = await start(folder)
  const { omitted } = await fetched({ ask }, 'data.export')
  expect(omitted.find(({ what }) => what === names.names.answer)).toEqual({
    what: names.names.answer,
    count,
    first,
    last,
    why: 'names a session that the package does not hold',
  })
  // No screen depends on it.
  const subject = { game: 'farkle', rules: SHORT_FARKLE, goal: 'points' } as const
  expect((await ask('drill.progress', subject)).answers).toBeGreaterThan(0)
})

test('a file that an import would refuse is not handed out', async () => {
  const folder = prepared()
  changeStore(folder, (store) => store.exec(DAMAGE.session))
  const { ask } = await start(folder)
  const unchecked = vi.spyOn(PackageCheck.prototype, 'faultOf').mockReturnValue(null)
  const { code, message } = await failureOf(ask('data.export', {}))
  unchecked.mockRestore()
  expect(code).toBe('storage-failed')
  expect(message).toMatch(/^The export could not be read back, so it was dropped \(.*line \d+/)
  expect(readdirSync(join(folder, 'transfers'))).toEqual([])
})
