import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { farkle } from '#shared/games/farkle/game.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { playedOf } from '#main/backend/drills/played.ts'
import { leaveThresholds } from '#test/support/own-thresholds.ts'
import { randomGameText } from '#test/support/random-games.ts'
import { start, temporaryFolder, type TestBackend } from '../harness.ts'
import {
  answerMany,
  PLAYED,
  prepareShort,
  preparedFolder,
  SHORT,
  startDrill,
  pointsProgress,
  drilled,
} from '../drills/drilling.ts'
import {
  dump,
  everything,
  fetched,
  folderWithAnswers,
  handedIn,
  imported,
  linesOf,
  packageOf,
  recordsOf,
} from './packages.ts'

const NOTHING = { added: 0, changed: 0, same: 0 }
const HOME = { ...PRESETS.zilch, name: 'Home' }

/** The folder's tables without what belongs to one app alone. */
function kept(folder: string): Record<string, unknown[]> {
  const { notes: _, sqlite_sequence: __, ...tables } = dump(folder)
  return tables
}

const prepared = preparedFolder(prepareShort)

/** Counts a game at the table, drills turns, and the mistakes of a session once more. */
async function drill(backend: TestBackend): Promise<void> {
  const { ask } = backend
  const text = randomGameText(SHORT, 'a package')
  await ask('records.add', { text, played: true, counts: { seat: 0, without: [] } })
  const first = await startDrill(backend, { scope: 'turn', questions: 5 })
  await answerMany(backend, first.session, 40, () => 0)
  const session = await drilled(backend, 12)
  const second = await startDrill(backend, { source: { kind: 'session', session }, seed: 'again' })
  await answerMany(backend, second.session, 1)
  const thresholds = { inaccuracy: 5, mistake: 20, blunder: 60 }
  leaveThresholds(backend.folder, playedOf(farkle, PLAYED.rules, PLAYED.goal), thresholds)
}

test('what is exported and taken in by an empty app is the same there', async () => {
  const folder = prepared()
  const backend = await start(folder, undefined, { version: '7.8.9' })
  await backend.ask('rules.save', { id: 'home', rules: HOME })
  await drill(backend)
  const { name, content } = await fetched(backend, 'data.export')
  expect(name).toMatch(/^breakpoint-\d{4}-\d\d-\d\d\.breakpoint$/)

  const empty = temporaryFolder()
  const other = await start(empty)
  const id = await handedIn(other, content)
  const preview = await other.ask('data.preview', { id })
  const { answers } = await backend.ask('study.store', {})
  expect(answers).toBeGreaterThan(15)
  expect(preview).toMatchObject({
    version: '7.8.9',
    ruleSets: { added: 1, changed: 0, same: 0 },
    sessions: { added: 4, changed: 0, same: 0 },
    answers: { added: answers, changed: 0, same: 0 },
    remarks: [],
  })
  expect((await other.ask('study.store', {})).answers).toBe(0)
  const { done, backup } = await other.ask('data.import', { id })
  expect(done).toEqual(preview)
  expect((await other.ask('study.store', {})).backups.map(({ name }) => name)).toEqual([backup])
  expect(other.ruleChanges()).toBe(1)
  expect(other.studyChanges()).toBe(1)

  expect(JSON.stringify(kept(folder))).toContain('luckiest')
  expect(kept(empty)).toEqual(kept(folder))
  const rules = (await other.ask('rules.list', {})).entries.find(({ id }) => id === 'home')
  expect(rules?.rules).toEqual(HOME)
  // What comes out there again is the same, but for the time.
  expect(recordsOf((await fetched(other, 'data.export')).content)).toEqual(recordsOf(content))
  expect(readdirSync(join(empty, 'transfers'))).toEqual([])
})

test('taking a package in for the second time changes nothing', async () => {
  const folder = folderWithAnswers()
  const backend = await start(folder)
  await backend.ask('rules.save', { id: 'home', rules: HOME })
  const { content } = await fetched(backend, 'data.export')
  const before = everything(folder)
  const { done } = await imported(backend, content)
  expect(done).toMatchObject({
    ruleSets: { ...NOTHING, same: 1 },
    sessions: { ...NOTHING, same: 2 },
    answers: { ...NOTHING, same: 4 },
    remarks: [],
  })
  expect(everything(folder)).toEqual(before)
})

test('games that were deleted here come back if that is asked, and stay deleted else', async () => {
  const folder = temporaryFolder()
  const backend = await start(folder)
  const text = randomGameText(PRESETS.farkle, 'a game that is deleted')
  const { id } = await backend.ask('records.add', { text })
  const { content } = await fetched(backend, 'data.export')
  await backend.ask('records.remove', { id })
  const listed = async () =>
    (await backend.ask('records.list', {})).records.map((record) => record.id)

  const preview = await backend.ask('data.preview', { id: await handedIn(backend, content) })
  expect(preview).toMatchObject({ records: NOTHING, deletedGames: 1 })
  expect((await imported(backend, content)).done).toMatchObject({ deletedGames: 1 })
  expect(await listed()).toEqual([])

  const asked = { id: await handedIn(backend, content), bringBack: true }
  const { done } = await backend.ask('data.import', asked)
  expect(done).toMatchObject({ records: { ...NOTHING, added: 1 }, deletedGames: 0 })
  expect(await listed()).toEqual([id])
})

test('what was answered here and elsewhere comes together', async () => {
  const folder = prepared()
  const first = await start(folder)
  const session = await drilled(first, 3)
  const early = (await fetched(first, 'data.export')).content

  const second = await start(temporaryFolder())
  await imported(second, early)
  // Both go on with other sessions, and the one that was begun goes on here only.
  await answerMany(first, session, 2)
  await first.ask('drill.finish', { game: 'farkle', session, reason: 'stopped' })
  const other = await startDrill(second, { seed: 'other' })
  await answerMany(second, other.session, 4)

  const { done } = await imported(second, (await fetched(first, 'data.export')).content)
  expect(done).toMatchObject({
    sessions: { added: 0, changed: 1, same: 0 },
    answers: { added: 2, changed: 0, same: 3 },
    remarks: [],
  })
  await imported(first, (await fetched(second, 'data.export')).content)
  const [here, there] = [await pointsProgress(first), await pointsProgress(second)]
  expect(here).toEqual(there)
  expect(here).toMatchObject({ sessions: 2, answers: 9 })
})

test('a session that goes on after its answers came in elsewhere is played on from there', async () => {
  const folder = prepared()
  const first = await start(folder)
  const session = await drilled(first, 2)
  const second = await start(temporaryFolder())
  await imported(second, (await fetched(first, 'data.export')).content)
  // It is in memory there when two more answers of it come in.
  const [there] = (await pointsProgress(second)).lately
  await second.ask('drill.next', { game: 'farkle', session: there!.id })
  const step = await answerMany(first, session, 2)
  await imported(second, (await fetched(first, 'data.export')).content)
  expect(await second.ask('drill.next', { game: 'farkle', session: there!.id })).toMatchObject({
    question: { number: 5, code: step.kind === 'question' && step.question.code },
  })
})

test('a session that went on at both places stays as it is here, and this is said', async () => {
  const folder = folderWithAnswers()
  const backend = await start(folder)
  const records = recordsOf((await fetched(backend, 'data.export')).content)
  const changed = records.map((record) =>
    record.kind === 'answer' && record.number === 2
      ? { ...record, own: { ...(record.own as object), choice: 0 }, loss: 0 }
      : record,
  )
  const before = everything(folder)
  const { done } = await imported(backend, packageOf(changed))
  expect(done.answers).toEqual({ ...NOTHING, same: 2 })
  expect(done.remarks).toEqual([
    'Sessions that went on both here and elsewhere stay as they are here: 1.',
  ])
  expect(everything(folder)).toEqual(before)
})

test('other rules under a known id come under a new one, once', async () => {
  const from = await start(folderWithAnswers())
  await from.ask('rules.save', { id: 'home', rules: HOME })
  const { content } = await fetched(from, 'data.export')
  const folder = temporaryFolder()
  const backend = await start(folder)
  const theirs = { ...HOME, goal: 5000 }
  await backend.ask('rules.save', { id: 'home', rules: theirs })

  const { done } = await imported(backend, content)
  expect(done.ruleSets).toEqual({ ...NOTHING, added: 1 })
  expect(done.remarks).toEqual([
    '“Home” has other rules here, which stay; those of the package come as “Home (2)”.',
  ])
  const own = async () =>
    (await backend.ask('rules.list', {})).entries
      .filter(({ preset }) => !preset)
      .map(({ id, rules }) => [id, rules])
  const expected = [
    ['home', theirs],
    ['home-2', { ...HOME, name: 'Home (2)' }],
  ]
  expect(await own()).toEqual(expected)
  expect((await imported(backend, content)).done).toMatchObject({
    ruleSets: { ...NOTHING, same: 1 },
    remarks: [],
  })
  expect(await own()).toEqual(expected)
})

test('an answer here that is later than the package’s is still the latest one', async () => {
  const folder = folderWithAnswers()
  const backend = await start(folder)
  const records = recordsOf((await fetched(backend, 'data.export')).content)
  // The same questions, answered elsewhere a year before and a year after.
  const year = 365 * 86_400_000
  const elsewhere = (uid: string, ms: number): object[] =>
    records.flatMap((record): object[] => {
      if (record.kind === 'session' && record.uid === sessionUid) return [{ ...record, uid }]
      const own = record.kind === 'answer' && record.session === sessionUid
      return own ? [{ ...record, session: uid, at: Number(record.at) + ms }] : []
    })
  const sessionUid = records.find(({ kind }) => kind === 'session')!.uid
  const games = records.filter(({ kind }) => kind === 'game')
  const latest = () => dump(folder).answers!.filter((row) => (row as { latest: number }).latest)
  const before = latest()
  expect(before).toHaveLength(3)
  await imported(backend, packageOf([...games, ...elsewhere('a'.repeat(32), -year)]))
  expect(latest()).toEqual(before)
  await imported(backend, packageOf([...games, ...elsewhere('b'.repeat(32), year)]))
  const after = latest() as { session: number }[]
  expect(after).toHaveLength(3)
  expect(after.map(({ session }) => session)).toEqual([4, 4, 4])
})

test('a package says what it is in its first line, and how much it holds in its last', async () => {
  const backend = await start(folderWithAnswers(), undefined, { now: () => 1_800_000_000_000 })
  const lines = linesOf((await fetched(backend, 'data.export')).content)
  expect(lines[0]).toEqual({
    format: 'breakpoint-package',
    version: 6,
    madeAt: 1_800_000_000_000,
    app: 'of unknown version',
  })
  expect(lines.at(-1)).toMatchObject({
    kind: 'end',
    counts: { game: 1, thresholds: 1, session: 2, answer: 4 },
  })
})

test('an app without anything exports a package that can be taken in', async () => {
  const backend = await start(temporaryFolder())
  const { content } = await fetched(backend, 'data.export')
  const folder = folderWithAnswers()
  const other = await start(folder)
  await other.ask('study.store', {})
  const before = everything(folder)
  expect((await imported(other, content)).done).toMatchObject({
    ruleSets: NOTHING,
    sessions: NOTHING,
    answers: NOTHING,
    cards: NOTHING,
    reviews: NOTHING,
  })
  expect(everything(folder)).toEqual(before)
})

test('nothing lies about once the app is closed', async () => {
  const folder = folderWithAnswers()
  const backend = await start(folder)
  await backend.ask('data.export', {})
  await backend.ask('data.offer', { bytes: 10 })
  expect(readdirSync(join(folder, 'transfers'))).toHaveLength(2)
  await backend.close()
  expect(readdirSync(join(folder, 'transfers'))).toEqual([])
  expect(existsSync(join(folder, 'study', 'study.sqlite-wal'))).toBe(false)
})
