import { expect, test } from 'vitest'
import { GAMES } from '#shared/games/games.ts'
import { writeGame } from '#shared/games/farkle/drill/game-notation.ts'
import { gameRecords } from '#shared/games/farkle/drill/game-records.ts'
import { writeGame as writeScorecard } from '#shared/games/scorecard/drill/game-notation.ts'
import { PRESETS as CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { randomGame } from '#test/support/random-games.ts'
import { randomScorecard } from '#test/support/random-yahtzee.ts'
import { SHORT } from '../drills/drilling.ts'
import { changeStore, failureOf, start, temporaryFolder, type TestBackend } from '../harness.ts'
import { fetched, imported } from '../packages/packages.ts'

const played = { played: true, bots: [] }

/** Text of a short game of Farkle, its final scores and the seat that won. */
function farkleGame(players: readonly string[], date: string, seed = date) {
  const head = { rules: SHORT, players, date, seed: null }
  const written = writeGame(head, randomGame(SHORT, seed)!)
  const read = written.ok ? gameRecords.read(written.value) : written
  if (!read.ok) throw new Error(read.problems[0]!.message)
  const { text, result } = read.value
  return { text, scores: gameRecords.finalScores(text, 2), won: 'AB'.indexOf(result) }
}

function cardGame(players: readonly string[], date: string) {
  const { turns } = randomScorecard(CARDS.forced, players.length, date)
  const written = writeScorecard({ rules: CARDS.forced, players, date, seed: 'dice' }, turns)
  if (!written.ok) throw new Error(written.problems[0]!.message)
  const scores = /^Result: (.*)$/m.exec(written.value)![1]!.split('-').map(Number)
  return { text: written.value, scores }
}

const winsOf = async ({ ask }: TestBackend) => {
  const { tables } = await ask('people.table', {})
  const rows = tables.flatMap((table) =>
    table.rows.map(({ person, wins }) => [table.game, person.name, wins] as const),
  )
  return rows.map((row) => row.join(' ')).toSorted()
}

test('who plays a game is one of the people; the table tells who won what', async () => {
  const backend = await start(temporaryFolder())
  const { ask } = backend
  expect(await ask('people.table', {})).toEqual({
    people: [],
    tables: [],
    evenings: [],
    today: expect.any(Number),
    strangers: [],
  })
  const one = farkleGame(['Anna', 'Ben'], '2026-01-31')
  const two = farkleGame(['Anna', 'Ben'], '2026-02-07')
  const bots = farkleGame(['Anna', 'My robot'], '2026-02-08')
  const card = cardGame(['Anna', 'Ben'], '2026-02-07')
  for (const { text } of [one, two, card]) await ask('records.add', { text, ...played })
  await ask('records.add', { text: bots.text, played: true, bots: [1] })
  const { people } = await ask('people.list', {})
  expect(people.map(({ name }) => name)).toEqual(['Anna', 'Ben'])

  const { tables, evenings, strangers } = await ask('people.table', {})
  expect(strangers).toEqual(['My robot'])
  expect(tables.map(({ game, rules }) => [game, rules])).toEqual([
    ['farkle', SHORT.name],
    ['scorecard', CARDS.forced.name],
  ])
  const rowOf = (table: number, name: string) =>
    tables[table]!.rows.find(({ person }) => person.name === name)!
  const own = [one, two, bots].map(({ scores }) => scores[0]!)
  expect(rowOf(0, 'Anna')).toMatchObject({
    games: 3,
    wins: [one, two, bots].filter(({ won }) => won === 0).length,
    average: (own[0]! + own[1]! + own[2]!) / 3,
    best: Math.max(...own),
    lost: null,
  })
  expect(rowOf(1, 'Ben')).toMatchObject({ games: 1, best: card.scores[1] })
  // The game with the bot is of one person, and so of no series.
  expect(evenings.map(({ games }) => games)).toEqual([2, 1])
  expect(await ask('people.lastGame', { game: 'farkle' })).toEqual({
    last: { players: ['Anna', 'My robot'], loser: bots.scores[0]! < bots.scores[1]! ? 0 : 1 },
  })
})

test('people are renamed, put together and removed with all their wins, and undone exactly', async () => {
  const folder = temporaryFolder()
  const backend = await start(folder)
  const { ask } = backend
  for (const [i, names] of [
    ['Anna', 'Ben'],
    ['anna', 'Papa'],
    ['Ana', 'Ben'],
    ['You', 'Ana'],
  ].entries()) {
    await ask('records.add', { text: farkleGame(names, `2026-02-0${i + 1}`).text, ...played })
  }
  const before = await winsOf(backend)
  const personOf = async (name: string) =>
    (await ask('people.list', {})).people.find((one) => one.name === name)!
  const [anna, ana] = [await personOf('Anna'), await personOf('Ana')]
  const both = { ...anna, name: 'Anne', others: ['Anna', 'Ana'] }
  const failure = await failureOf(
    ask('people.change', { before: [ana], after: [{ ...ana, name: 'ANNA' }] }),
  )
  expect(failure).toMatchObject({ code: 'invalid-request' })
  await ask('people.change', { before: [anna, ana], after: [both] })
  const sum = (rows: readonly string[], names: RegExp) =>
    rows.filter((row) => names.test(row)).reduce((all, row) => all + Number(row.split(' ')[2]), 0)
  const after = await winsOf(backend)
  expect(sum(after, / Anne /)).toBe(sum(before, / (?:Anna|Ana) /))
  expect(sum(after, /./)).toBe(sum(before, /./))
  // Records stay as they were played.
  const { records } = await ask('records.list', {})
  expect(records.map(({ players }) => players.join())).toContain('anna,Papa')

  await backend.close()
  const later = await start(folder)
  expect(await winsOf(later)).toEqual(after)
  await later.ask('people.change', { before: [both], after: [] })
  expect(sum(await winsOf(later), / Anne /)).toBe(0)
  expect((await later.ask('people.table', {})).strangers).toEqual(['Ana', 'anna'])
  expect(
    await failureOf(later.ask('people.change', { before: [both], after: [anna] })),
  ).toMatchObject({ message: expect.stringMatching(/in the meantime/) })
  await later.ask('people.change', { before: [], after: [both] })
  await later.ask('people.change', { before: [both], after: [anna, ana] })
  expect(await winsOf(later)).toEqual(before)
})

test('people go along in a package; somebody who is here takes further names only', async () => {
  const first = await start(temporaryFolder())
  const { text } = farkleGame(['Anna', 'Ben'], '2026-01-31')
  await first.ask('records.add', { text, ...played })
  const [anna, ben] = (await first.ask('people.list', {})).people
  const known = { ...anna!, others: ['Annie'], colour: 'gold' as const }
  await first.ask('people.change', { before: [anna!], after: [known] })
  const { content, omitted } = await fetched(first, 'data.export')
  expect(omitted).toEqual([])

  const second = await start(temporaryFolder())
  await imported(second, content)
  expect((await second.ask('people.list', {})).people).toEqual([ben, known])
  expect(await winsOf(second)).toEqual(await winsOf(first))

  const folder = temporaryFolder()
  const third = await start(folder)
  const own = { name: 'ANNA', colour: 'red' as const, others: ['Ben'] }
  await third.ask('people.change', { before: [], after: [own] })
  await third.close()
  const unread = { name: 'Of a later version', colour: 'octarine' }
  changeStore(folder, (store) => {
    const value = JSON.stringify([own, unread])
    store.prepare("UPDATE notes SET value = ? WHERE name = 'people'").run(value)
  })
  const again = await start(folder)
  for (let times = 0; times < 2; times++) await imported(again, content)
  expect((await again.ask('people.list', {})).people).toEqual([
    { ...own, others: ['Ben', 'Annie'] },
  ])
  await again.close()
  changeStore(folder, (store) => {
    const row = store.prepare("SELECT value FROM notes WHERE name = 'people'").get()
    expect(JSON.parse(row!.value as string)).toContainEqual(unread)
  })
})

test('records of a game that this version lacks, or that cannot be read, do no harm', async () => {
  const folder = temporaryFolder()
  const backend = await start(folder)
  const { text } = farkleGame(['Anna', 'Ben'], '2026-01-31')
  await backend.ask('records.add', { text, ...played })
  await backend.close()
  changeStore(folder, (store) => {
    store.exec(`INSERT INTO records (uid, game, source, rules, hash, at, players, result, title, notes, text)
      SELECT 'other', 'ludo', source, rules, hash, at, players, result, title, notes, text FROM records`)
    store.exec(`INSERT INTO records (uid, game, source, rules, hash, at, players, result, title, notes, text)
      SELECT 'cut', game, source, rules, hash, at, players, result, title, notes, 'cut' FROM records WHERE id = 1`)
  })
  const later = await start(folder)
  const { tables } = await later.ask('people.table', {})
  expect(tables).toHaveLength(1)
  expect(tables[0]!.rows.map(({ games }) => games)).toEqual([2, 2])
  expect(GAMES.some(({ name }) => (name as string) === 'ludo')).toBe(false)
})
