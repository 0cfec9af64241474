import { expect, test } from 'vitest'
import { GOALS } from '#shared/base/units.ts'
import { writeGame } from '#shared/games/farkle/drill/game-notation.ts'
import { gameRecords } from '#shared/games/farkle/drill/game-records.ts'
import { isWrong } from '#shared/study/grade.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'
import { writeGame as writeScorecard } from '#shared/games/scorecard/drill/game-notation.ts'
import { randomGame } from '#test/support/random-games.ts'
import { randomScorecard } from '#test/support/random-yahtzee.ts'
import { answerMany, prepareShort, preparedFolder, setupOf, SHORT } from '../drills/drilling.ts'
import { changeStore, failureOf, start, temporaryFolder, type TestBackend } from '../harness.ts'
import { fetched, imported } from '../packages/packages.ts'

const prepared = preparedFolder(prepareShort)

const DATE = '2026-01-31T18:00:00.000Z'

function shortGame(seed = 'a record'): string {
  const head = { rules: SHORT, players: ['Ann', 'Bo'], date: DATE, seed: null }
  const written = writeGame(head, randomGame(SHORT, seed)!)
  const read = written.ok ? gameRecords.read(written.value) : written
  if (!read.ok) throw new Error(read.problems[0]!.message)
  return read.value.text
}

function scorecardGame(): string {
  const { turns } = randomScorecard(YAHTZEE.forced, 2, 'a record')
  const head = { rules: YAHTZEE.forced, players: ['Cy', 'Dee'], date: null, seed: 'dice' }
  const written = writeScorecard(head, turns)
  if (!written.ok) throw new Error(written.problems[0]!.message)
  return written.value
}

const listed = ({ ask }: TestBackend, filter = {}) => ask('records.list', filter)

test('a game is read by rules that it names or leaves out, of the game that they belong to', async () => {
  const { ask } = await start(temporaryFolder())
  const own = { ...SHORT, name: 'Grandma US' }
  const rulesOf = async (text: string, usual: object | null) => {
    const { id } = await ask('records.add', { text, usual } as never)
    const { record } = await ask('records.read', { id })
    return [record.game, record.rules, record.players.join()]
  }
  const farkle = { game: 'farkle', rules: own }
  const pad = 'Ann  Ben\n500  x\n0  500\n500'
  expect(await rulesOf(`Rules: Grandma US\n${pad}`, farkle)).toEqual([
    'farkle',
    own.name,
    'Ann,Ben',
  ])
  expect(await rulesOf(pad.replace('Ann', 'Amy'), farkle)).toEqual(['farkle', own.name, 'Amy,Ben'])
  const card = { ...YAHTZEE.forced, name: 'Grandma’s card' }
  const text = scorecardGame().replace(/^Game: .*\nRules: .*$/m, 'Rules: Grandma’s card')
  const usual = { game: 'scorecard', rules: card }
  expect(await rulesOf(text, usual)).toEqual(['scorecard', card.name, 'Cy,Dee'])
  // The game that comes further says what is wrong.
  const wrong = text.replace(/^1 A /m, '1 B ')
  expect(await failureOf(ask('records.add', { text: wrong, usual } as never))).toMatchObject({
    message: expect.stringMatching(/The next turn is “1 A”/),
  })
  expect(await failureOf(ask('records.add', { text: pad }))).toMatchObject({
    message: expect.stringMatching(/^Line 1: A game begins with/),
  })
})

test('a game that was read in is listed, read, named, found, deleted and brought back', async () => {
  const backend = await start(temporaryFolder(), undefined, { now: () => 1_800_000_000_000 })
  const { ask } = backend
  const text = shortGame()
  const { id, known } = await ask('records.add', { text })
  expect(known).toBe(false)
  expect(await ask('records.add', { text: text.replaceAll('\n', '\r\n\r\n') })).toEqual({
    id,
    known: true,
    counted: null,
  })
  const other = await ask('records.add', { text: scorecardGame() })
  expect(await ask('records.read', { id })).toMatchObject({
    text,
    goals: ['points', 'wins'],
    record: {
      id,
      game: 'farkle',
      source: 'text',
      rules: 'Short',
      at: Date.parse(DATE),
      players: ['Ann', 'Bo'],
      title: '',
      notes: '',
      figures: null,
      session: null,
    },
  })
  await ask('records.change', { id, title: 'Sunday', notes: 'At home,\n100 % fun' })
  const { records, total } = await listed(backend)
  expect(total).toBe(2)
  // The one without a date was played when it was read in.
  expect(records.map((one) => one.id)).toEqual([other.id, id])
  expect(records[1]).toMatchObject({ title: 'Sunday', notes: 'At home,\n100 % fun' })
  for (const [search, found] of [
    ['sunday', [id]],
    ['100 %', [id]],
    ['dee', [other.id]],
  ] as const) {
    expect((await listed(backend, { search })).records.map((one) => one.id)).toEqual(found)
  }
  expect((await listed(backend, { game: 'scorecard' })).total).toBe(1)
  await ask('records.remove', { id })
  expect((await listed(backend)).total).toBe(1)
  await expect(ask('records.read', { id })).rejects.toMatchObject({ code: 'not-found' })
  await ask('records.restore', { id })
  expect((await listed(backend)).records[1]).toMatchObject({ title: 'Sunday' })
})

test('a drilled game of an earlier version is listed with what it cost, and not again once it was deleted', async () => {
  const folder = prepared()
  const before = await start(folder)
  const counts = { seat: 1, without: [] }
  await before.ask('records.add', { text: shortGame(), played: true, counts })
  const [played] = (await listed(before)).records
  await before.close()
  // Earlier versions had no record of it until the list was asked for, and setups named a bot.
  changeStore(folder, (store) => {
    store.exec('DELETE FROM records')
    store.exec(
      `UPDATE sessions SET setup = json_set(setup, '$.bot', 'casual', '$.begins', 'drawn')`,
    )
  })

  const backend = await start(folder)
  const { ask } = backend
  const { records } = await listed(backend)
  expect(records).toMatchObject([
    { source: 'drill', players: ['Bot', 'You'], figures: played!.figures, rules: 'Short' },
  ])
  const [{ id, session }] = records as [(typeof records)[0]]
  const { text } = await ask('records.read', { id })
  const turns = (game: string): string => game.slice(game.indexOf('\n1. '))
  expect(turns(text!)).toBe(turns(shortGame()))
  const { setup, step } = await ask('drill.resume', { game: 'farkle', session: session! })
  expect(setup).toMatchObject({ scope: 'game' })
  expect(step).toMatchObject({ kind: 'over', reason: 'game' })
  // Without its text the review says why there is none.
  changeStore(folder, (store) => store.exec('UPDATE records SET text = NULL'))
  const asked = { game: 'farkle', record: id, seat: 1, goal: 'wins' } as const
  expect(await failureOf(ask('drill.review', asked))).toMatchObject({
    code: 'invalid-request',
    message: expect.stringMatching(/^An earlier version did not keep all rolls/),
  })
  await ask('records.remove', { id })
  expect((await listed(backend)).total).toBe(0)
})

test('a drilled game that an earlier version left open is over, and counts with its answers', async () => {
  const folder = prepared()
  const before = await start(folder)
  const setup = setupOf({ goal: 'wins', scope: 'turn' })
  const { session } = await before.ask('drill.start', { game: 'farkle', rules: SHORT, setup })
  await answerMany(before, session, 3)
  await before.close()
  changeStore(folder, (store) =>
    store.exec(
      `UPDATE sessions SET scope = 'game',
       setup = json_set(setup, '$.scope', 'game', '$.bot', 'casual', '$.begins', 'you')`,
    ),
  )

  const backend = await start(folder)
  const { ask } = backend
  const played = { game: 'farkle', session } as const
  const over = { kind: 'over', reason: 'stopped', summary: { answers: 3, game: null } }
  expect(await ask('drill.next', played)).toMatchObject(over)
  expect((await ask('drill.resume', played)).step).toMatchObject(over)
  const progress = await ask('drill.progress', { game: 'farkle', rules: SHORT, goal: 'wins' })
  expect(progress).toMatchObject({ answers: 3, lately: [{ scope: 'game', ended: true }] })
  expect((await listed(backend)).total).toBe(0)
  const choice = { setAside: [1], then: 'bank' } as const
  const answer = { ...played, number: 4, choice: { ...choice, setAside: [1 as const] } }
  for (const refused of [
    ask('drill.slip', { ...played, number: 3 }),
    ask('drill.answer', { ...answer, milliseconds: 5 }),
  ]) {
    expect(await failureOf(refused)).toMatchObject({ code: 'invalid-request' })
  }
  expect((await ask('study.store', {})).answers).toBe(3)
  const { content, omitted } = await fetched(backend, 'data.export')
  expect(omitted).toEqual([])
  const other = await start(temporaryFolder())
  await imported(other, content)
  expect(await other.ask('drill.progress', { game: 'farkle', rules: SHORT, goal: 'wins' })).toEqual(
    progress,
  )
})

test('a review is kept for the list, for the player and the goal that it was made for', async () => {
  const backend = await start(prepared())
  const { ask } = backend
  const { id } = await ask('records.add', { text: shortGame() })
  const reviewed = { game: 'farkle', record: id, seat: 1, goal: 'wins' } as const
  const { error, grades, decisions, review, rules } = await ask('drill.review', reviewed)
  const mistakes = decisions.filter(({ grade }) => isWrong(grade))
  expect(rules).toEqual(SHORT)
  expect(error.count).toBe(Object.values(grades).reduce((sum, count) => sum + count, 0))
  expect(mistakes.length).toBe(grades.inaccuracy + grades.mistake + grades.blunder)
  expect((await listed(backend)).records[0]!.figures).toEqual({
    goal: 'wins',
    seat: 1,
    error,
    luck: review.luck.you,
  })
  // Every decision says in which of the player's turns it was made, and where it is in the line.
  expect(decisions).toHaveLength(error.count)
  const turns = decisions.map(({ turn }) => turn)
  expect(turns).toEqual(turns.toSorted((a, b) => a - b))
  expect(turns.at(-1)).toBeLessThanOrEqual(Math.ceil(shortGame().match(/^\d+ [AB] /gm)!.length / 2))
  for (const { step, loss } of decisions) {
    const { label, value } = review.line[step]!
    expect(label).toMatchObject({ kind: 'chose', who: 'you' })
    expect(review.line[step - 1]!.value - value).toBeCloseTo(loss!, 9)
  }
  // Every mistake says why, and habits are errors of the game.
  for (const { bestReason, chosenReason } of mistakes) {
    expect(bestReason).not.toBe('')
    expect(chosenReason).not.toBe(bestReason)
  }
  const { habits } = await ask('drill.review', reviewed)
  for (const { errors, occasions, cost } of habits) {
    expect(errors).toBeLessThanOrEqual(Math.min(occasions, mistakes.length))
    expect(cost).toBeNull()
  }
  await expect(ask('drill.review', { ...reviewed, seat: 2 })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('a mistake is asked again, with what was played and what was best, and nothing is kept', async () => {
  const { ask } = await start(prepared())
  const { id } = await ask('records.add', { text: shortGame() })
  const review = { game: 'farkle', record: id, seat: 1, goal: 'wins' } as const
  const { decisions } = await ask('drill.review', review)
  const [worst] = decisions.toSorted((a, b) => b.loss! - a.loss!)
  const setup = setupOf({ goal: 'wins', scope: 'cell' })
  const asked = { kind: worst!.kind, code: worst!.code }
  const retry = { game: 'farkle', rules: SHORT, setup, asked } as const
  const { question, verdict } = await ask('drill.retry', { ...retry, choice: null })
  expect(verdict).toBeNull()
  expect(question.code).toBe(worst!.code)
  const given = await Promise.all(
    question.legal.map(async ({ setAside, then }) => {
      const { verdict: found } = await ask('drill.retry', { ...retry, choice: { setAside, then } })
      return {
        loss: found!.loss,
        best: found!.bestReason,
        words: found!.options[found!.chosen]!.words,
      }
    }),
  )
  expect(given.find(({ loss }) => loss === 0)).toMatchObject({ words: worst!.best })
  const played = given.find(({ words }) => words === worst!.chosen)!
  expect(played.loss).toBeCloseTo(worst!.loss!, 12)
  expect(played.best).toBe(worst!.bestReason)
  const none = await ask('drill.retry', { ...retry, choice: { setAside: [2, 2], then: 'bank' } })
  expect(none.problem).toMatch(/\.$/)
  for (const wrong of [
    { ...asked, code: 'b0.d0.t350.n9' },
    { kind: 'roll-or-bank', code: asked.code },
  ]) {
    await expect(ask('drill.retry', { ...retry, asked: wrong, choice: null })).rejects.toThrow()
  }
  const { answers } = await ask('drill.progress', { game: 'farkle', rules: SHORT, goal: 'wins' })
  expect(answers).toBe(0)
})

test('what is exported and taken in by an empty app is the same record there', async () => {
  const backend = await start(prepared())
  const { ask } = backend
  const counted = { text: shortGame('counted'), played: true, counts: { seat: 0, without: [] } }
  await ask('records.add', counted)
  const { id } = await ask('records.add', { text: shortGame() })
  await ask('records.change', { id, title: 'Sunday', notes: 'one\ntwo' })
  await ask('records.add', { text: scorecardGame() })
  const gone = await ask('records.add', { text: shortGame('another') })
  await ask('records.remove', { id: gone.id })
  await ask('drill.review', { game: 'farkle', record: id, seat: 1, goal: 'points' })
  const { records } = await listed(backend)
  const { content } = await fetched(backend, 'data.export')

  const other = await start(temporaryFolder())
  expect((await imported(other, content)).done).toMatchObject({ records: { added: 3 } })
  const taken = (await listed(other)).records
  const named = (one: (typeof records)[number]) => ({
    ...one,
    id: 0,
    session: one.session !== null,
  })
  expect(taken.map(named)).toEqual(records.map(named))
  for (const [i, { id: here }] of taken.entries()) {
    const there = await ask('records.read', { id: records[i]!.id })
    expect((await other.ask('records.read', { id: here })).text).toBe(there.text)
  }
  expect((await imported(other, content)).done).toMatchObject({
    records: { added: 0, changed: 0, same: 3 },
  })
  expect((await listed(other)).total).toBe(3)
})

test('a score sheet is kept with its turns, not graded, and goes out and comes in', async () => {
  const backend = await start(temporaryFolder())
  const { ask } = backend
  const day = 'Rules: zilch\nDate: 2026-01-31\n\nAnn  Ben\n1,000  x\n300  5,000\n9000  5000'
  const { id } = await ask('records.add', { text: day })
  const { record, goals, sheet, text } = await ask('records.read', { id })
  expect(record).toMatchObject({ players: ['Ann', 'Ben'], result: 'A', rules: 'Zilch' })
  // The day of this computer's calendar, wherever it is.
  expect(new Date(record.at).toDateString()).toBe(new Date(2026, 0, 31).toDateString())
  expect(goals).toEqual([])
  expect(sheet![1]).toEqual([
    { points: 0, score: 0 },
    { points: 5000, score: 5000 },
    { points: 5000, score: 10_000 },
  ])
  for (const goal of GOALS) {
    const review = { game: 'farkle', record: id, seat: 0, goal } as const
    await expect(ask('drill.review', review)).rejects.toMatchObject({ code: 'invalid-request' })
  }
  expect(await ask('records.add', { text: text! })).toEqual({ id, known: true, counted: null })
  const other = await start(temporaryFolder())
  const { content } = await fetched(backend, 'data.export')
  expect((await imported(other, content)).done).toMatchObject({ records: { added: 1 } })
  const [taken] = (await listed(other)).records
  expect(await other.ask('records.read', { id: taken!.id })).toMatchObject({ text, sheet })
})

/** Changes that make no game of a text, each at a place that depends on the number. */
const HARMS: readonly ((lines: string[], at: number) => string)[] = [
  (lines, at) => lines.with(at, `${lines[at]!} 7`).join('\n'),
  (lines, at) => lines.with(at, lines[at]!.replace(/\d/, '0')).join('\n'),
  (lines, at) => lines.toSpliced(at, 1).join('\n'),
  (lines, at) => lines.toSpliced(at, 0, lines[at]!).join('\n'),
  (lines, at) => lines.with(at, [...lines[at]!].reverse().join('')).join('\n'),
  (lines, at) => lines.slice(0, at).join('\n'),
  (lines, at) => lines.with(at, '\u202e'.repeat(at + 1)).join('\n'),
  (lines, at) => lines.with(at, `${lines[at]!}${'x'.repeat(5000 * at)}`).join('\n'),
  (lines, at) => lines.with(at, '{"__proto__":{}}').join('\n'),
  (lines, at) => lines.with(at, lines[at]!.toUpperCase().replace('D', 'E')).join('\n'),
]

test('300 hostile texts are each refused with line and reason, and nothing is kept', async () => {
  const backend = await start(temporaryFolder())
  const { ask } = backend
  const lines = shortGame().trimEnd().split('\n')
  const places = lines.flatMap((line, i) => (line === '' || line.startsWith('Date') ? [] : [i]))
  let refused = 0
  for (let i = 0; refused < 300; i++) {
    const harm = HARMS[i % HARMS.length]!
    const at = places[Math.floor(i / HARMS.length) % places.length]!
    const text = harm(lines, at).slice(0, 200_000)
    if (i > 3000) throw new Error('too few harms do anything')
    // The title may be left out.
    if ([lines, lines.slice(1)].some((same) => text.trim() === same.join('\n'))) continue
    // A player may have any name, and rules too.
    if (/^[AB]:/.test(lines[at]!) || lines[at]!.startsWith('Rules')) continue
    const error = (await ask('records.add', { text }).catch((thrown: unknown) => thrown)) as Error
    expect(error, JSON.stringify(text)).toMatchObject({ code: 'invalid-request' })
    expect(error.message).toMatch(/^Line \d+: .{10,}/)
    refused++
  }
  expect(await listed(backend)).toEqual({ records: [], total: 0 })
})
