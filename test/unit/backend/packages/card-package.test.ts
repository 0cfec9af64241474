import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newState, type CardState } from '#shared/cards/card-state.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { GAMES } from '#shared/games/games.ts'
import {
  chosenRetentionSchema,
  learntRule,
  RETENTION_NOTE,
  setDeck,
  setKnownRules,
  setLearntRule,
} from '#main/backend/cards/choice-records.ts'
import { readNote, StudyDatabase, writeNote } from '#main/backend/store/study-database.ts'
import { failureOf, start, temporaryFolder, type TestBackend } from '../harness.ts'
import {
  dump,
  everything,
  fetched,
  handedIn,
  imported,
  packageOf,
  recordsOf,
  withFormer,
} from './packages.ts'

const DAY = 86_400_000
const BEGUN = Date.UTC(2026, 0, 5, 18)
const HOME = { ...PRESETS.zilch, name: 'Home' }
/** A rule of thumb with a formula, as earlier versions had them. */
const FORMULA = 'hold=15n3,divide=6,score=55,go=9550,shape=half'
const NOTHING = { added: 0, changed: 0, same: 0 }

function reviewed(digest: string, days: number): CardState {
  const lastReview = BEGUN + days * DAY
  return {
    ...newState(digest, BEGUN),
    phase: 'review',
    lastReview,
    due: lastReview + 4 * DAY,
    scheduledDays: 4,
    stability: 4.25,
    difficulty: 5.5,
    reviews: 3,
    lapses: 1,
  }
}

/** Stores one user's data about the cards of a rule set. */
function fill(
  folder: string,
  rulesId: string,
  days: number,
  cards = ['limits.3', 'limits.4'],
): void {
  const database = new StudyDatabase(join(folder, 'study', 'study.sqlite'))
  setKnownRules(database, rulesId, { game: 'farkle', rules: HOME }, GAMES)
  for (const card of cards) {
    const state = reviewed('points 450', days)
    database.run(
      `INSERT INTO card_states VALUES (:rulesId, :card, 'points 450', 'limits', 1, :state)`,
      { rulesId, card, state: JSON.stringify(state) },
    )
    database.run(
      `INSERT INTO card_reviews (rules_id, card, digest, deck, session, at, given, correct, error,
         unit, milliseconds, rating, self_rating, phase, elapsed_days, scheduled_days, retrievability)
       VALUES (:rulesId, :card, 'points 450', 'limits', 7, :at, '400', 0, -50, 'points', 2500, 'again',
         'again', 'review', 3, 4, 0.875)`,
      { rulesId, card, at: state.lastReview },
    )
  }
  database.run(`INSERT INTO card_decks VALUES (:rulesId, 'scoring', 0)`, { rulesId })
  setDeck(database, rulesId, 'thumb', true)
  setLearntRule(database, rulesId, { goal: 'wins', rule: FORMULA })
  writeNote(database, RETENTION_NOTE, 0.85)
  database.close()
}

async function withCards(days: number, rulesId = 'zilch', cards?: string[]): Promise<TestBackend> {
  const backend = await start(temporaryFolder())
  await backend.ask('study.store', {})
  fill(backend.folder, rulesId, days, cards)
  return backend
}

const exported = async (backend: TestBackend) => (await fetched(backend, 'data.export')).content

const stateIn = (folder: string, card: string) =>
  (dump(folder).card_states as { card: string; active: number; state: CardState }[]).find(
    (row) => row.card === card,
  )!

test('cards, their reviews and decks come out and in as they are', async () => {
  const from = await withCards(3)
  const content = await exported(from)
  const to = await start(temporaryFolder())
  const { done } = await imported(to, content)
  expect(done).toMatchObject({ cards: { ...NOTHING, added: 2 }, reviews: { ...NOTHING, added: 2 } })
  const { notes: _, ...there } = dump(to.folder)
  const { notes: __, ...here } = dump(from.folder)
  expect(there).toEqual(here)
  expect(there.card_reviews).toHaveLength(2)
  expect(recordsOf(await exported(to))).toEqual(recordsOf(content))

  const database = new StudyDatabase(join(to.folder, 'study', 'study.sqlite'))
  expect(readNote(database, RETENTION_NOTE, chosenRetentionSchema)).toBe(0.85)
  expect(learntRule(database, 'zilch')).toEqual({ goal: 'wins', rule: FORMULA })
  database.close()

  const before = everything(to.folder)
  expect((await imported(to, content)).done).toMatchObject({
    cards: { ...NOTHING, same: 2 },
    reviews: { ...NOTHING, same: 2 },
    remarks: [],
  })
  expect(everything(to.folder)).toEqual(before)
})

test('a learnt rule that has a formula is kept, and the decks say why it has none', async () => {
  const { ask } = await withCards(3)
  const { decks, learntProblem } = await ask('cards.overview', {
    rulesId: 'zilch',
    game: 'farkle',
    rules: HOME,
  })
  expect(decks.map(({ deck }) => deck)).not.toContain('thumb')
  expect(learntProblem).toContain('formula (hold=15n3, score=55, shape=half)')
  const learnt = { goal: 'wins', rule: FORMULA }
  expect(await ask('cards.learnt', { rulesId: 'zilch' })).toEqual({ learnt })
})

test('placements of earlier versions are left aside', async () => {
  const records = withFormer(recordsOf(await exported(await withCards(3))))
  const to = await start(temporaryFolder())
  const { done } = await imported(to, packageOf(records))
  expect(done).toMatchObject({ cards: { ...NOTHING, added: 2 }, remarks: [] })
  expect(dump(to.folder).placements).toEqual([])

  const before = new StudyDatabase(join(to.folder, 'study', 'study.sqlite'))
  before.run(`INSERT INTO placements VALUES ('zilch', :at, 'table', 15, 20)`, { at: BEGUN })
  before.close()
  const { content, omitted } = await fetched(to, 'data.export')
  expect(omitted).toEqual([])
  expect(recordsOf(content).map(({ kind }) => kind)).not.toContain('placement')
})

test('cards of a deck that is gone are left aside', async () => {
  const from = await withCards(3)
  const records = recordsOf(await exported(from)).map((record) =>
    record.card === 'limits.4' ? { ...record, card: 'gain-at.4.150', deck: 'gain-at' } : record,
  )
  const to = await start(temporaryFolder())
  const { done } = await imported(to, packageOf(records))
  expect(done).toMatchObject({ cards: { ...NOTHING, added: 1 }, reviews: { ...NOTHING, added: 1 } })

  // Those that an earlier version has kept neither come up nor are exported.
  const database = new StudyDatabase(join(from.folder, 'study', 'study.sqlite'))
  database.run(`UPDATE card_states SET deck = 'gain-at' WHERE card = 'limits.4'`)
  database.run(`UPDATE card_reviews SET deck = 'gain-at' WHERE card = 'limits.4'`)
  database.close()
  const subject = { rulesId: 'zilch', rules: HOME }
  expect((await from.ask('cards.due', subject)).seen).toBe(1)
  const kept = recordsOf(await exported(from)).flatMap(({ deck }) => deck ?? [])
  expect(kept).toContain('limits')
  expect(kept).not.toContain('gain-at')
})

test('of two states of a card the one with the later review stands', async () => {
  const [early, late] = [await withCards(3), await withCards(8, 'zilch', ['limits.4', 'limits.5'])]
  const [fromEarly, fromLate] = [await exported(early), await exported(late)]
  expect((await imported(early, fromLate)).done).toMatchObject({
    cards: { added: 1, changed: 1, same: 0 },
    reviews: { ...NOTHING, added: 2 },
  })
  expect((await imported(late, fromEarly)).done).toMatchObject({
    cards: { added: 1, changed: 0, same: 1 },
    reviews: { ...NOTHING, added: 2 },
  })
  for (const { folder } of [early, late]) {
    expect(stateIn(folder, 'limits.3').state).toEqual(reviewed('points 450', 3))
    expect(stateIn(folder, 'limits.4').state).toEqual(reviewed('points 450', 8))
    expect(dump(folder).card_reviews).toHaveLength(4)
  }
})

test('cards go with their rule set where that comes under a new id', async () => {
  const from = await withCards(3, 'home')
  await from.ask('rules.save', { id: 'home', rules: HOME })
  const to = await start(temporaryFolder())
  await to.ask('rules.save', { id: 'home', rules: { ...HOME, goal: 5000 } })
  await imported(to, await exported(from))
  const { card_states, card_reviews, card_decks, card_rules } = dump(to.folder)
  for (const table of [card_states, card_reviews, card_decks, card_rules]) {
    const rows = table as { rules_id: string }[]
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ rules_id }) => rules_id))).toEqual(new Set(['home-2']))
  }
})

test('states of cards of other rules are kept and not counted as due', async () => {
  const content = await exported(await withCards(3))
  const records = recordsOf(content).map((record) =>
    record.kind === 'cardRules' ? { ...record, content: { ...HOME, goal: 5000 } } : record,
  )
  const to = await withCards(2, 'zilch', ['limits.3'])
  const { done } = await imported(to, packageOf(records))
  expect(done.remarks).toEqual([
    'The cards of “Home” come from other rules; what is known of them counts where the answer is the same.',
  ])
  expect(stateIn(to.folder, 'limits.4').active).toBe(0)
  expect(stateIn(to.folder, 'limits.3').active).toBe(1)
})

test.each([
  [
    'a new card with a stability',
    'card',
    { state: { ...reviewed('x', 1), phase: 'new' } },
    /field state/,
  ],
  ['a review after the end of time', 'review', { at: 1e18 }, /field at/],
  ['a chance above 1', 'review', { retrievability: 1.5 }, /field retrievability/],
  ['a deck that is none', 'deck', { deck: '../x' }, /field deck/],
  ['no rule set', 'card', { rules: '' }, /field rules/],
  ['a rating that is none', 'review', { selfRating: 'superb' }, /field selfRating/],
])('%s is refused', async (_, kind, change, why) => {
  const backend = await withCards(3)
  const records = recordsOf(await exported(backend)).map((record) =>
    record.kind === kind ? { ...record, ...change } : record,
  )
  const before = everything(backend.folder)
  const id = await handedIn(backend, packageOf(records))
  const { message } = await failureOf(backend.ask('data.import', { id }))
  expect(message).toMatch(why)
  const twice = recordsOf(await exported(backend)).flatMap((record) => [record, record])
  const again = await failureOf(imported(backend, packageOf(twice)))
  expect(again.message).toMatch(/for the second time/)
  expect(everything(backend.folder)).toEqual(before)
})
