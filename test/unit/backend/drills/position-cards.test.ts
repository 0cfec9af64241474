import { expect, test } from 'vitest'
import { DAY } from '#shared/base/clock.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'
import { failureOf, start, temporaryFolder, type TestBackend } from '../harness.ts'
import { fetched, imported, recordsOf } from '../packages/packages.ts'
import { answerWith, prepareShort, preparedFolder, questionOf, setupOf, SHORT } from './drilling.ts'

const prepared = preparedFolder(prepareShort)
const PLAYED = { game: 'farkle', rules: SHORT, goal: 'points' } as const
/** Plainly to be banked, and plainly to be rolled. */
const BANK = 'b0.d0.t900.n1'
const ROLL = 'b0.d0.t50.n5'
const POSITIONS = [BANK, ROLL].map((code) => ({ kind: 'roll-or-bank', code }))

async function atTable(folder = prepared()) {
  const clock = { now: Date.UTC(2026, 5, 1, 12) }
  return { ...(await start(folder, undefined, { now: () => clock.now })), clock }
}

const listed = ({ ask }: Pick<TestBackend, 'ask'>) => ask('drill.positions', PLAYED)

/** Goes through the cards that are due, always with the same answer; returns what was asked. */
async function review(backend: Pick<TestBackend, 'ask'>, then: 'bank' | 'roll'): Promise<string[]> {
  const setup = setupOf({ kind: 'both', source: { kind: 'cards' }, questions: null })
  const begun = await backend.ask('drill.start', { ...PLAYED, setup })
  const { session } = begun
  let { step } = begun
  const codes: string[] = []
  while (step.kind === 'question') {
    const question = questionOf(step)
    codes.push(question.code)
    const place = question.legal.findIndex((option) => option.then === then)
    await answerWith(backend, session, question, place)
    step = await backend.ask('drill.next', { game: 'farkle', session })
  }
  return codes
}

test('a position has one card, whatever its scores for points and the order of its dice', async () => {
  const { ask } = await atTable()
  expect(await ask('drill.addPositions', { ...PLAYED, positions: POSITIONS })).toMatchObject({
    added: 2,
    known: 0,
  })
  const again = [...POSITIONS, { kind: 'roll-or-bank', code: 'b300.d650.t900.n1' }]
  expect(await ask('drill.addPositions', { ...PLAYED, positions: again })).toMatchObject({
    added: 0,
    known: 3,
  })
  expect((await listed({ ask })).cards.map(({ code }) => code)).toEqual([BANK, ROLL])
  const yahtzee = { game: 'scorecard', rules: YAHTZEE.forced } as const
  const empty = Array(13).fill('-').join('.')
  const positions = ['12244', '42142'].map((dice) => ({
    kind: 'keeps',
    code: `${empty}/${dice}/2`,
  }))
  expect(await ask('drill.addPositions', { ...yahtzee, positions })).toMatchObject({ added: 1 })
  const wrong = { ...PLAYED, positions: [{ kind: 'both', code: 'b0.d0.t0.n9' }] }
  expect((await failureOf(ask('drill.addPositions', wrong))).code).toBe('invalid-request')
})

test('cards are asked at the table and come again by the schedule, wrong ones sooner', async () => {
  const backend = await atTable()
  const { ask, clock } = backend
  expect((await failureOf(review(backend, 'bank'))).message).toMatch(/No position card is due/)
  await ask('drill.addPositions', { ...PLAYED, positions: POSITIONS })
  expect(await listed(backend)).toMatchObject({ total: 2, due: 2 })
  expect(await review(backend, 'bank')).toEqual([BANK, ROLL])
  const after = (await listed(backend)).cards
  const dueOf = (code: string) => after.find((card) => card.code === code)!.due!
  expect(after.map(({ state }) => state)).toEqual(['learning', 'learning'])
  expect(dueOf(ROLL)).toBeLessThan(dueOf(BANK))
  // What was right is soon known for days.
  clock.now = dueOf(BANK)
  expect(await review(backend, 'bank')).toEqual([ROLL, BANK])
  const known = (await listed(backend)).cards.find(({ code }) => code === BANK)!
  expect(known.state).toBe('known')
  expect(known.due).toBeGreaterThan(clock.now + DAY / 2)
})

test('other drills leave the schedule alone', async () => {
  const backend = await atTable()
  await backend.ask('drill.addPositions', { ...PLAYED, positions: POSITIONS })
  const setup = setupOf({ kind: 'roll-or-bank', questions: 2 })
  const { session, step } = await backend.ask('drill.start', { ...PLAYED, setup })
  await answerWith(backend, session, questionOf(step), 0)
  expect((await listed(backend)).cards.every(({ state }) => state === 'unseen')).toBe(true)
})

test('a card is removed and brought back with its schedule', async () => {
  const backend = await atTable()
  const { ask } = backend
  await ask('drill.addPositions', { ...PLAYED, positions: POSITIONS })
  await review(backend, 'bank')
  const [card] = (await listed(backend)).cards
  await ask('drill.removePosition', { game: 'farkle', card: card!.id })
  expect((await listed(backend)).cards.map(({ id }) => id)).not.toContain(card!.id)
  await ask('drill.restorePosition', { game: 'farkle', card: card!.id })
  expect((await listed(backend)).cards).toContainEqual(card)
  const other = ask('drill.removePosition', { game: 'scorecard', card: card!.id })
  expect((await failureOf(other)).code).toBe('not-found')
})

test('a package carries the cards with their schedule, once', async () => {
  const backend = await atTable()
  await backend.ask('drill.addPositions', { ...PLAYED, positions: POSITIONS })
  await review(backend, 'bank')
  const { content } = await fetched(backend, 'data.export')
  expect(recordsOf(content).filter(({ kind }) => kind === 'position')).toHaveLength(2)
  const other = await atTable(temporaryFolder())
  expect((await imported(other, content)).done.cards).toMatchObject({ added: 2, same: 0 })
  expect(await listed(other)).toEqual(await listed(backend))
  expect((await imported(other, content)).done.cards).toMatchObject({ added: 0, same: 2 })
})
