import { expect, test } from 'vitest'
import { ankiTsv } from '#shared/cards/anki-tsv.ts'
import { shareOf } from '#shared/study/error-rate.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import {
  answerAll,
  cardOf,
  DAY,
  DECKS,
  endOf,
  learnLimits,
  MINUTE,
  prepared,
  reply,
  rightText,
  sessionOf,
  startLearner,
  SUBJECT,
} from './learning.ts'

const LIMITS = 6

test('statistics measure what was remembered, how far off answers were, and what comes', async () => {
  const learner = await startLearner(prepared())
  const empty = await learner.ask('cards.statistics', SUBJECT)
  expect(empty).toMatchObject({
    retention: { desired: 0.9, measured: null, low: null, high: null, count: 0 },
    errors: [],
    stuck: [],
  })
  expect(empty.forecast).toHaveLength(30)
  expect(empty.forecast.every(({ due }) => due === 0)).toBe(true)

  await learnLimits(learner)
  const planned = (await learner.ask('cards.statistics', SUBJECT)).forecast
  expect(planned.reduce((sum, { due }) => sum + due, 0)).toBe(LIMITS)
  learner.wait(20 * DAY)
  const overdue = (await learner.ask('cards.statistics', SUBJECT)).forecast
  expect(overdue.map(({ due }) => due)).toEqual([LIMITS, ...Array.from({ length: 29 }, () => 0)])
  expect(overdue[0]!.day).toBeLessThanOrEqual(learner.now())
  expect(overdue[1]!.day - overdue[0]!.day).toBe(DAY)

  // One number is 5,000 too high; the others are right.
  const { session } = await learner.ask('cards.start', sessionOf())
  let off = ''
  let step = await learner.ask('cards.next', { session })
  while (step.kind === 'card') {
    const { card } = step
    const right = rightText(DECKS, card)
    const wrong = off === '' && right !== 'never'
    const text = wrong ? String(Number(right) + 5000) : right
    const verdict = await reply(learner, session, card.number, text)
    expect(verdict.error).toBe(right === 'never' ? null : wrong ? 5000 : 0)
    if (wrong) off = card.question
    step = await learner.ask('cards.next', { session })
  }
  const { retention, errors } = await learner.ask('cards.statistics', SUBJECT)
  const { share, low, high } = shareOf(LIMITS - 1, LIMITS)
  expect(retention).toEqual({ desired: 0.9, measured: share, low, high, count: LIMITS })
  const { bands, maturity, history } = await learner.ask('cards.statistics', SUBJECT)
  expect(bands.map(({ from, count }) => [from, count])).toContainEqual([7, LIMITS])
  expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(LIMITS)
  const all = DECKS.reduce((sum, { cards }) => sum + cards.length, 0)
  expect(maturity).toMatchObject({ unseen: all - LIMITS })
  expect(maturity.learning + maturity.young + maturity.mature).toBe(LIMITS)
  expect(history[0]!.reviews).toBeGreaterThan(0)
  const reviewed = learner.kept().reviews
  expect(history.reduce((sum, { reviews }) => sum + reviews, 0)).toBe(reviewed.length)
  const today = history.at(-1)!
  expect(today.reviews - today.remembered).toBe(1)
  expect(today.seconds).toBeGreaterThan(0)
  const other = { ...SUBJECT, deck: 'scoring' }
  const none = await learner.ask('cards.statistics', other)
  expect(none.history.every(({ reviews }) => reviews === 0)).toBe(true)
  expect(none).toMatchObject({ errors: [], retention: { count: 0 } })
  expect(none.maturity.unseen).toBe(DECKS.find(({ id }) => id === 'scoring')!.cards.length)
  const typed = learner.kept().reviews.filter(({ error }) => error !== null)
  expect(errors).toMatchObject([{ deck: 'limits', unit: 'points', count: typed.length }])
  expect(errors[0]!.bias).toBeCloseTo(5000 / typed.length, 12)
  expect(errors[0]!.bins.reduce((sum, { count }) => sum + count, 0)).toBe(typed.length)
})

test('a card that is forgotten again and again is stuck', async () => {
  const learner = await startLearner(prepared())
  await learnLimits(learner)
  const { question, statement } = DECKS[0]!.cards[0]!
  let stuck = false
  for (let lapse = 1; lapse <= 4; lapse++) {
    expect(stuck).toBe(false)
    learner.wait(200 * DAY)
    const { session } = await learner.ask('cards.start', sessionOf())
    let forgotten = false
    let step = await learner.ask('cards.next', { session })
    while (step.kind === 'card') {
      const { card } = step
      const forgets: boolean = card.question === question && !forgotten
      const text = forgets ? null : rightText(DECKS, card)
      const verdict = await reply(learner, session, card.number, text)
      if (forgets) stuck = verdict.stuck
      forgotten ||= forgets
      step = await learner.ask('cards.next', { session })
    }
    learner.wait(15 * MINUTE)
    const again = await learner.ask('cards.start', sessionOf())
    endOf(await answerAll(learner, again.session, DECKS))
  }
  expect(stuck).toBe(true)
  expect((await learner.ask('cards.statistics', SUBJECT)).stuck).toEqual([
    { deck: 'limits', question, statement, lapses: 4 },
  ])
})

test('a fast answer is easy and a slow one hard, against the usual time', async () => {
  const learner = await startLearner(prepared())
  await learnLimits(learner)
  learner.wait(30 * DAY)
  const { session, step } = await learner.ask('cards.start', sessionOf())
  let card = cardOf(step)
  const ratings: string[] = []
  for (const milliseconds of [1000, 3000, 9000]) {
    const text = rightText(DECKS, card)
    const verdict = await reply(learner, session, card.number, text, milliseconds)
    ratings.push(verdict.rating)
    card = cardOf(await learner.ask('cards.next', { session }))
  }
  expect(ratings).toEqual(['easy', 'good', 'hard'])
})

test('decks come as a text that Anki imports', async () => {
  const learner = await startLearner(prepared())
  const one = await learner.ask('cards.anki', { ...SUBJECT, decks: ['limits', 'scoring'] })
  expect(one).toEqual({
    name: 'breakpoint-cards-farkle.txt',
    text: ankiTsv(
      { id: 'farkle', name: PRESETS.farkle.name },
      DECKS.filter(({ id }) => id === 'limits' || id === 'scoring'),
    ),
  })
  const all = await learner.ask('cards.anki', { ...SUBJECT, decks: [] })
  expect(all.text).toBe(ankiTsv({ id: 'farkle', name: PRESETS.farkle.name }, DECKS))
})
