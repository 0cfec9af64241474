import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { CardState } from '#shared/cards/card-state.ts'
import { changeStore, failureOf, refusalOf, SENTENCE } from '../harness.ts'
import {
  answerAll,
  cardOf,
  DAY,
  DECKS,
  endOf,
  learnLimits,
  prepared,
  reply,
  rightText,
  sessionOf,
  startLearner,
  SUBJECT,
} from './learning.ts'

const LIMITS = 6

/** A sentence, which may begin with what was typed. */
const PROBLEM = /^["A-Z].*\.$/s

test('cards are there before any was learnt, and Home needs no solver to count them', async () => {
  const learner = await startLearner(prepared())
  expect(await learner.ask('cards.due', SUBJECT)).toEqual({ due: 0, seen: 0, edited: false })
  const overview = await learner.ask('cards.overview', SUBJECT)
  expect(overview).toMatchObject({ due: 0, change: null })
  expect(overview.decks).toEqual(
    DECKS.map(({ id, title, about, cards, worth }) => ({
      deck: id,
      title,
      about,
      worth,
      enabled: true,
      cards: cards.length,
      unseen: cards.length,
      learning: 0,
      due: 0,
      known: 0,
    })),
  )
  expect(overview.unseen).toBe(DECKS.reduce((sum, { cards }) => sum + cards.length, 0))
  const list = await learner.ask('cards.list', { ...SUBJECT, deck: 'limits' })
  expect(list.cards).toEqual(
    DECKS[0]!.cards.map(({ question, statement }) => ({
      question,
      statement,
      state: 'unseen',
      due: null,
    })),
  )
  expect(learner.kept()).toEqual({ states: [], reviews: [] })
})

test('a deck is learnt, due days later, and what was forgotten comes again', async () => {
  const learner = await startLearner(prepared())
  await learnLimits(learner)
  const [deck] = (await learner.ask('cards.overview', SUBJECT)).decks
  expect(deck).toMatchObject({ cards: LIMITS, unseen: 0, learning: 0, due: 0, known: LIMITS })
  expect(await learner.ask('cards.due', SUBJECT)).toEqual({ due: 0, seen: LIMITS, edited: false })
  const nothing = await learner.ask('cards.start', sessionOf())
  const { nextDue, ...end } = endOf(nothing.step)
  expect(end).toEqual({
    reason: 'nothing-left',
    cards: 0,
    answers: 0,
    right: 0,
    seconds: 0,
    learnt: 0,
    lapsed: 0,
    canUndo: false,
  })
  expect(nextDue).toBeGreaterThan(learner.now() + DAY)

  learner.wait(10 * DAY)
  expect(await learner.ask('cards.due', SUBJECT)).toEqual({
    due: LIMITS,
    seen: LIMITS,
    edited: false,
  })
  const { session, step } = await learner.ask('cards.start', sessionOf())
  const first = cardOf(step)
  expect(first).toMatchObject({
    number: 1,
    cause: 'due',
    deck: 'limits',
    deckTitle: 'Bank or roll',
    unit: 'points',
    left: { cards: LIMITS - 1, seconds: null },
    canUndo: false,
    choices: [],
  })
  const wrong = await reply(learner, session, 1, '9,950')
  expect(wrong).toMatchObject({ right: false, rating: 'again', rightChoices: [], stuck: false })
  expect(wrong.intervals.again).toBe('in 10 min')
  const causes: string[] = []
  const over = await answerAll(learner, session, DECKS, (card) => {
    causes.push(card.cause + (card.question === first.question ? '!' : ''))
    return true
  })
  expect(causes).toEqual(['due', 'due', 'due', 'again!', 'due', 'due'])
  expect(endOf(over)).toMatchObject({
    cards: LIMITS,
    answers: LIMITS + 1,
    right: LIMITS,
    learnt: 0,
    lapsed: 1,
    canUndo: true,
    seconds: (LIMITS + 1) * 3,
  })

  // A year's absence harms nothing.
  learner.wait(365 * DAY)
  expect((await learner.ask('cards.due', SUBJECT)).due).toBe(LIMITS)
  const late = await learner.ask('cards.start', sessionOf())
  expect(endOf(await answerAll(learner, late.session, DECKS))).toMatchObject({ right: LIMITS })
  expect(learner.logged).toEqual([])
})

test('an answer is kept before it is judged, and taking it back leaves no trace', async () => {
  const learner = await startLearner(prepared())
  const { session, step } = await learner.ask('cards.start', sessionOf())
  const empty = learner.kept()
  const first = cardOf(step)
  await reply(learner, session, 1, null, 1500)
  expect(learner.kept().reviews).toMatchObject([
    { given: null, correct: 0, error: null, rating: 'again', milliseconds: 1500, phase: 'new' },
  ])
  const one = learner.kept()
  const second = cardOf(await learner.ask('cards.next', { session }))
  expect(second).toMatchObject({ number: 2, canUndo: true })
  await reply(learner, session, 2, rightText(DECKS, second))
  expect(learner.kept().states).toHaveLength(2)
  // An answer that was on its way twice counts once.
  const two = learner.kept()
  await reply(learner, session, 2, rightText(DECKS, second))
  expect(learner.kept()).toEqual(two)

  expect(cardOf(await learner.ask('cards.undo', { session }))).toEqual(second)
  expect(learner.kept()).toEqual(one)
  expect(cardOf(await learner.ask('cards.undo', { session }))).toEqual(first)
  expect(learner.kept()).toEqual(empty)
  await refusalOf(learner.ask('cards.undo', { session }), 'invalid-request')

  // The end can be taken back too.
  await reply(learner, session, 1, rightText(DECKS, first))
  endOf(await learner.ask('cards.finish', { session }))
  expect(cardOf(await learner.ask('cards.undo', { session }))).toEqual(first)
})

test('a review that is taken back is as it was before, to the letter', async () => {
  const learner = await startLearner(prepared())
  await learnLimits(learner)
  learner.wait(30 * DAY)
  const before = learner.kept()
  const { session } = await learner.ask('cards.start', sessionOf())
  await reply(learner, session, 1, null)
  expect(learner.kept()).not.toEqual(before)
  await learner.ask('cards.undo', { session })
  expect(learner.kept()).toEqual(before)
})

test('another rating counts as if it had been given at once', async () => {
  const learner = await startLearner(prepared())
  const { session, step } = await learner.ask('cards.start', sessionOf())
  const first = cardOf(step)
  const good = await reply(learner, session, 1, rightText(DECKS, first))
  expect(good).toMatchObject({ right: true, rating: 'good', error: null })
  const { verdict } = await learner.ask('cards.rate', { session, number: 1, rating: 'easy' })
  expect(verdict).toEqual({ ...good, rating: 'easy' })
  const { states, reviews } = learner.kept()
  expect(reviews).toMatchObject([{ rating: 'easy', self_rating: 'good', correct: 1 }])
  const state = JSON.parse(states[0]!.state as string) as CardState
  expect(state).toMatchObject({ phase: 'review', reviews: 1 })
  expect(good.intervals.easy).toBe(`in ${Math.round((state.due - learner.now()) / DAY)} days`)

  const late = await failureOf(learner.ask('cards.rate', { session, number: 2, rating: 'good' }))
  expect(late.message).toMatch(SENTENCE)
  await learner.ask('cards.undo', { session })
  expect(learner.kept()).toEqual({ states: [], reviews: [] })
})

test('an answer that cannot be kept was not given, and can be given again', async () => {
  const folder = prepared()
  const learner = await startLearner(folder)
  const { session, step } = await learner.ask('cards.start', sessionOf())
  const other = new DatabaseSync(join(folder, 'study', 'study.sqlite'))
  other.exec(`CREATE TRIGGER refuse BEFORE INSERT ON card_reviews
    BEGIN SELECT raise(ABORT, 'there is no room'); END`)
  await refusalOf(reply(learner, session, 1, null), 'storage-failed')
  expect(learner.kept()).toEqual({ states: [], reviews: [] })
  other.exec('DROP TRIGGER refuse')
  other.close()
  expect(await learner.ask('cards.next', { session })).toEqual(step)
  expect(await reply(learner, session, 1, null)).toMatchObject({ rating: 'again' })
  expect(learner.kept().reviews).toHaveLength(1)
})

test('what is no answer is told in a sentence, and the card still waits', async () => {
  const learner = await startLearner(prepared())
  const { session } = await learner.ask('cards.start', sessionOf())
  const say = (answer: string | number | null) =>
    learner.ask('cards.answer', { session, number: 1, answer, milliseconds: 900 })
  for (const answer of ['', 'a lot', '3.5', '-50', '44 %', '1e9', '12345678901']) {
    const said = await say(answer)
    expect(said, answer).toMatchObject({ graded: false, problem: expect.stringMatching(PROBLEM) })
  }
  const choosing = await learner.ask('cards.start', sessionOf({ answering: 'choose' }))
  const card = cardOf(choosing.step)
  expect(card).toMatchObject({ answering: 'choose', unit: 'points' })
  expect(new Set(card.choices).size).toBe(4)
  for (const answer of [4, '2'] as const) {
    const said = await learner.ask('cards.answer', {
      session: choosing.session,
      number: 1,
      answer,
      milliseconds: 900,
    })
    expect(said).toMatchObject({ graded: false, problem: expect.stringMatching(SENTENCE) })
  }
  const verdict = await reply(learner, choosing.session, 1, 2)
  expect(verdict).toMatchObject({ right: verdict.rightChoices.includes(2), error: null })
  expect(learner.kept().reviews).toMatchObject([{ given: card.choices[2], unit: null }])

  const failures = [
    learner.ask('cards.next', { session: session + 50 }),
    learner.ask('cards.answer', { session, number: 7, answer: null, milliseconds: 1 }),
    learner.ask('cards.start', sessionOf({ size: { kind: 'minutes', minutes: 0 } })),
    learner.ask('cards.start', sessionOf({ rulesId: '../farkle' })),
  ]
  const codes = ['not-found', ...Array.from({ length: 3 }, () => 'invalid-request')]
  for (const [i, asked] of failures.entries()) {
    const { code, message } = await failureOf(asked)
    expect([code, message]).toEqual([codes[i], expect.stringMatching(SENTENCE)])
  }
})

test('a deck that is switched off does not come up, unless it is asked for', async () => {
  const learner = await startLearner(prepared())
  await learnLimits(learner)
  learner.wait(30 * DAY)
  const off = { rulesId: 'farkle', deck: 'limits', enabled: false } as const
  await learner.ask('cards.setDeck', off)
  expect(await learner.ask('cards.due', SUBJECT)).toEqual({ due: 0, seen: 0, edited: false })
  const overview = await learner.ask('cards.overview', SUBJECT)
  expect(overview.due).toBe(0)
  expect(overview.decks[0]).toMatchObject({ enabled: false, due: LIMITS })
  const all = sessionOf({ decks: [], newCards: 0 })
  expect((await learner.ask('cards.start', all)).step.kind).toBe('over')
  expect((await learner.ask('cards.start', sessionOf())).step.kind).toBe('card')
  await learner.ask('cards.setDeck', { ...off, enabled: true })
  expect((await learner.ask('cards.due', SUBJECT)).due).toBe(LIMITS)
})

test('a retention that was chosen once is told once, kept, and not followed', async () => {
  const folder = prepared()
  const learner = await startLearner(folder)
  const told = async () => (await learner.ask('cards.tellRetention', {})).chosen
  expect(await told()).toBeNull()
  await learnLimits(learner)
  learner.wait(30 * DAY)
  const daysUntilNext = async (): Promise<number> => {
    const { session, step } = await learner.ask('cards.start', sessionOf())
    await reply(learner, session, 1, rightText(DECKS, cardOf(step)))
    const [review] = learner.kept().reviews.slice(-1)
    const row = learner.kept().states.find(({ card }) => card === review!.card)
    await learner.ask('cards.undo', { session })
    return (JSON.parse(row!.state as string) as CardState).scheduledDays
  }
  const usual = await daysUntilNext()
  const choose = (retention: number): void =>
    changeStore(folder, (store) =>
      store
        .prepare(`INSERT OR REPLACE INTO notes VALUES ('card retention', ?)`)
        .run(String(retention)),
    )
  choose(0.9)
  expect(await told()).toBeNull()
  choose(0.97)
  expect([await told(), await told()]).toEqual([0.97, null])
  // At 97 % a card would come back after a third of the time; which one is asked is chance.
  expect(await daysUntilNext()).toBeGreaterThan(usual / 2)
})

test('a session that was open when the app was closed is gone, but not its answers', async () => {
  const folder = prepared()
  const first = await startLearner(folder)
  const { session } = await first.ask('cards.start', sessionOf())
  await reply(first, session, 1, null)
  const kept = first.kept()
  await first.close()
  const second = await startLearner(folder)
  expect(await second.ask('cards.due', SUBJECT)).toMatchObject({ seen: 1 })
  await refusalOf(second.ask('cards.next', { session }), 'not-found')
  expect(second.kept()).toEqual(kept)
})

test('backups count answers to cards, and one that is restored brings them back', async () => {
  const learner = await startLearner(prepared())
  const { session } = await learner.ask('cards.start', sessionOf())
  await reply(learner, session, 1, null)
  const kept = learner.kept()
  const backup = await learner.ask('study.backup', {})
  expect(backup.answers).toBe(1)
  await reply(learner, session, 2, null)
  expect(await learner.ask('study.restore', { name: backup.name })).toEqual({ answers: 1 })
  expect(learner.kept()).toEqual(kept)
  // What was there before was backed up.
  expect((await learner.ask('study.store', {})).backups).toMatchObject([
    { answers: 2 },
    { answers: 1 },
  ])
  expect((await failureOf(learner.ask('cards.next', { session }))).code).toBe('not-found')
})
