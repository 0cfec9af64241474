import { copyFileSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { start, temporaryFolder, type TestBackend } from '../harness.ts'
import { fetched, imported } from '../packages/packages.ts'
import { answerMany, PLAYED, preparedFolder, setupOf, SHORT, drilled } from '../drills/drilling.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 6, 15, 12)
const IN_2099 = Date.UTC(2099, 0, 1)

/** Three of today, the days before, weeks and months: what a year of daily backups leaves. */
const AGES = [0, 0.1, 0.2, 1, 2, 3, 5, 8, 15, 36, 75, 160, 340]

const nameOf = (at: number, answers: number): string =>
  `study-${new Date(at).toISOString().replace(/[-:.]/g, '')}-${answers}.sqlite`

/** A store with some answers, and backups of a year, as the first versions of the app named them. */
const copy = preparedFolder(async (ask) => {
  await drilled({ ask }, 3, { questions: null })
  await ask('study.backup', {})
})

function folderWithBackups(): { folder: string; backups: string; names: string[] } {
  const folder = copy()
  const backups = join(folder, 'study', 'backups')
  // Where this took long, the app has made one by itself before.
  const made = readdirSync(backups).toSorted()
  const names = AGES.map((age) => nameOf(NOW - age * DAY, 3))
  for (const name of names) copyFileSync(join(backups, made.at(-1)!), join(backups, name))
  for (const name of made) rmSync(join(backups, name))
  return { folder, backups, names }
}

/** Starts the app at a time by its clock and makes a backup; returns the backups that there are. */
async function backUpAt(folder: string, now: number): Promise<string[]> {
  const backend = await start(folder, undefined, { now: () => now })
  await backend.ask('study.backup', {})
  const { backups } = await backend.ask('study.store', {})
  await backend.close()
  return backups.map(({ name }) => name)
}

const damagedOf = async ({ ask }: TestBackend) => (await ask('study.store', {})).damaged

test.each([
  ['far ahead', IN_2099],
  ['a year behind', NOW - 366 * DAY],
])('one start with a clock %s, and then right again, leaves every backup', async (_, wrong) => {
  const { folder, names } = folderWithBackups()
  expect(await backUpAt(folder, wrong)).toEqual(expect.arrayContaining(names))
  const after = await backUpAt(folder, NOW + HOUR)
  expect(after).toEqual(expect.arrayContaining(names))
  expect(after).toHaveLength(names.length + 2)
})

test('with a clock behind, backups are made, listed newest first, and offered', async () => {
  const { folder, names } = folderWithBackups()
  truncateSync(join(folder, 'study', 'study.sqlite'), 50_000)
  const behind = NOW - 1000 * DAY
  const backend = await start(folder, undefined, { now: () => behind })
  const damaged = await damagedOf(backend)
  expect(damaged!.backup).toMatchObject({ answers: 3 })
  const made = await backend.ask('study.backup', {})
  const { backups } = await backend.ask('study.store', {})
  expect(backups.map(({ name }) => name)).toEqual(expect.arrayContaining([made.name, ...names]))
  expect(backups[0]).toEqual(made)
  // The store begun since is not what is offered, whatever its time says.
  expect((await damagedOf(backend))!.backup).toEqual(damaged!.backup)
  expect(await backend.ask('study.restore', { name: names[0]! })).toEqual({ answers: 3 })
})

test('a backup of the wrong time is not the newest for ever', async () => {
  const { folder } = folderWithBackups()
  await backUpAt(folder, IN_2099)
  const backend = await start(folder, undefined, { now: () => NOW + HOUR })
  await drilled(backend, 2, { seed: 'more' })
  const made = await backend.ask('study.backup', {})
  await backend.close()
  truncateSync(join(folder, 'study', 'study.sqlite'), 50_000)
  const next = await start(folder, undefined, { now: () => NOW + 2 * HOUR })
  expect((await damagedOf(next))!.backup).toEqual(made)
  expect(made.answers).toBe(5)
})

test.each([
  ['2100', Date.UTC(2100, 0, 1)],
  ['1970', 0],
])('a session of %s counts, but is not the last one and has no place in time', async (_, wrong) => {
  const folder = copy()
  /** Drills at a time by the clock. */
  const drillAt = async (now: number): Promise<TestBackend> => {
    const backend = await start(folder, undefined, { now: () => now })
    await drilled(backend, 4, { questions: null, seed: `${now}` })
    return backend
  }
  await (await drillAt(wrong)).close()
  await (await drillAt(NOW - 3 * DAY)).close()
  const backend = await drillAt(NOW)
  const found = await backend.ask('drill.progress', { ...PLAYED, sessions: 2 })
  expect(found.lately.map(({ at }) => at)).toEqual([NOW, NOW - 3 * DAY])
  const counted = found.spans.reduce((sum, { error }) => sum + error.count, 0)
  expect(found.error.count).toBeGreaterThan(counted)
  // The first answers are of the test itself, by this computer's clock, and may be of any later day.
  for (const { from } of found.spans) expect(from).toBeGreaterThan(NOW - 4 * DAY)
  expect(found.spans.every(({ to, from }) => to - from <= 25 * HOUR)).toBe(true)
  const lately = await backend.ask('drill.progress', { ...PLAYED, since: NOW - 7 * DAY })
  expect(lately.answers).toBe(8)
  const all = await backend.ask('drill.progress', { ...PLAYED, sessions: 50 })
  expect(all.lately.map(({ at }) => at)).toContain(wrong)
})

test.each([
  ['before 1970', -5e12],
  ['beyond every calendar', 1e18],
])('what was done by a clock %s goes out and comes in again', async (_, wrong) => {
  const backend = await start(temporaryFolder(), undefined, { now: () => wrong })
  const played = { game: 'farkle', rules: SHORT } as const
  const { session } = await backend.ask('drill.start', { ...played, setup: setupOf({}) })
  await answerMany(backend, session, 2)
  const { content, omitted } = await fetched(backend, 'data.export')
  expect(omitted).toEqual([])
  const { done } = await imported(await start(temporaryFolder()), content)
  expect(done).toMatchObject({ sessions: { added: 1 }, answers: { added: 2 } })
})
