import { expect, test } from 'vitest'
import { shareOf } from '#shared/study/error-rate.ts'
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

test('statistics measure what was remembered, and how much was done', async () => {
  const learner = await startLearner(prepared())
  const empty = await learner.ask('cards.statistics', SUBJECT)
  expect(empty).toMatchObject({
    retention: { measured: null, low: null, high: null, count: 0 },
    history: [],
    stuck: [],
  })

  await learnLimits(learner)
  learner.wait(20 * DAY)

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
  const { retention, bands, history } = await learner.ask('cards.statistics', SUBJECT)
  const { share, low, high } = shareOf(LIMITS - 1, LIMITS)
  expect(retention).toEqual({ measured: share, low, high, count: LIMITS })
  expect(bands.map(({ from, count }) => [from, count])).toContainEqual([7, LIMITS])
  expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(LIMITS)
  expect(history[0]!.reviews).toBeGreaterThan(0)
  const reviewed = learner.kept().reviews
  expect(history.reduce((sum, { reviews }) => sum + reviews, 0)).toBe(reviewed.length)
  const today = history.at(-1)!
  expect(today.reviews - today.remembered).toBe(1)
  expect(today.seconds).toBeGreaterThan(0)
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
