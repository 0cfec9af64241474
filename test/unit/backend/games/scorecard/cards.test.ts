import { afterEach, expect, test } from 'vitest'
import { scorecardDecks } from '#shared/games/scorecard/cards/decks.ts'
import { quickSources } from '#test/support/yahtzee-sources.ts'
import { fetched, imported, recordsOf } from '../../packages/packages.ts'
import { preparedFolder } from '../../drills/drilling.ts'
import { failureOf, start, temporaryFolder, type TestBackend } from '../../harness.ts'
import { SCORECARD_DECKS } from '#shared/games/scorecard/cards/deck-names.ts'
import { SCORECARD_SHEETS } from '#shared/games/scorecard/sheets/kinds.ts'
import { ONCE, ONCE_SUBJECT as SUBJECT } from './drilling.ts'

const decks = scorecardDecks(quickSources(ONCE))

/** A folder in which the game is solved and its final scores are known. */
const prepared = preparedFolder((ask) => ask('scorecard.statistics', { rules: ONCE }))

let backend: TestBackend
afterEach(() => backend.close())

test('a game of Yahtzee has its cards, which are learnt like any others', async () => {
  backend = await start(prepared())
  const { ask } = backend
  const overview = await ask('cards.overview', SUBJECT)
  const expected = decks.map(({ id, cards }) => [id, cards.length])
  expect(overview.decks.map(({ deck, cards }) => [deck, cards])).toEqual(expected)
  expect(overview.decks.map(({ deck }) => deck)).toEqual(SCORECARD_DECKS.slice(0, -1))
  expect(overview.change).toBeNull()

  const { session, step } = await ask('cards.start', {
    ...SUBJECT,
    decks: ['roll-odds'],
    size: { kind: 'cards', count: 5 },
    answering: 'type',
    newCards: 5,
  })
  if (step.kind !== 'card') expect.unreachable()
  const { answer } = decks[0]!.cards.find(({ question }) => question === step.card.question)!
  if (answer.kind !== 'number') expect.unreachable()
  const graded = await ask('cards.answer', {
    session,
    number: 1,
    milliseconds: 2000,
    answer: (answer.value * 100).toFixed(1),
  })
  expect(graded).toMatchObject({ graded: true, verdict: { right: true } })
  expect(await ask('cards.due', SUBJECT)).toEqual({ due: 0, seen: 1, edited: false })

  // The rules are kept with the name of their game, and go with a package.
  await ask('rules.save', { id: null, game: 'scorecard', rules: ONCE })
  const { content } = await fetched(backend, 'data.export')
  const records = recordsOf(content)
  expect(records.find(({ kind }) => kind === 'cardRules')).toMatchObject({
    rules: 'one-roll',
    game: 'scorecard',
    content: ONCE,
  })
  await backend.close()
  backend = await start(prepared())
  await imported(backend, content)
  expect(await backend.ask('cards.due', SUBJECT)).toEqual({ due: 0, seen: 1, edited: false })
})

test('a game of Yahtzee has its sheets, and no others', async () => {
  backend = await start(temporaryFolder())
  const { ask } = backend
  const { game, rules } = SUBJECT
  const { sheets } = await ask('sheets.list', { game, rules })
  expect(sheets.map(({ kind }) => kind)).toEqual(SCORECARD_SHEETS)
  expect(sheets.filter(({ state }) => state === 'none').map(({ kind }) => kind)).toEqual([
    'opening-keeps',
    'bonus-pace',
  ])
  const day = '2026-03-01'
  const kinds = ['give-up-first', 'dice-odds'] as const
  const made = await ask('sheets.make', { game, rules, kinds: [...kinds], day })
  expect(made.sheets.map(({ title }) => title)).toEqual(['What to give up first', 'Odds'])
  // Nobody has asked for the final scores yet.
  expect(backend.jobs.some(({ solve }) => solve === 'scorecard-scores')).toBe(false)
  const [averages] = (await ask('sheets.make', { game, rules, kinds: ['category-averages'], day }))
    .sheets
  expect(averages!.blocks[0]).toMatchObject({ kind: 'table' })
  expect(backend.jobs.some(({ solve }) => solve === 'scorecard-scores')).toBe(true)
  const failure = await failureOf(ask('sheets.make', { game, rules, kinds: ['limits'], day }))
  expect(JSON.stringify(failure)).toContain('It is a sheet of another game.')
})
