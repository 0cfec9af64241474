import { expect, test } from 'vitest'
import { failureOf } from '../harness.ts'
import { prepared, startLearner, SUBJECT } from './learning.ts'

const RULE = { goal: 'points', rule: 'hold=15n3,divide=6' } as const

test('the numbers of a chosen rule become a deck and lessons, until it is put away', async () => {
  const learner = await startLearner(prepared())
  const subject = { ...SUBJECT, game: 'farkle' } as const
  const decks = async () =>
    (await learner.ask('cards.overview', subject)).decks.map(({ deck }) => deck)
  expect(await learner.ask('cards.learnt', { rulesId: 'farkle' })).toEqual({ learnt: null })
  const before = await decks()
  expect(before).not.toContain('thumb')

  await learner.ask('cards.learnRule', { ...subject, learnt: RULE })
  expect(await learner.ask('cards.learnt', { rulesId: 'farkle' })).toEqual({ learnt: RULE })
  const { decks: now, change } = await learner.ask('cards.overview', subject)
  expect(change).toBe(null)
  expect(now.map(({ deck }) => deck)).toEqual([...before, 'thumb'])
  expect(now.at(-1)).toMatchObject({ enabled: true, known: 0 })
  const { lessons } = await learner.ask('lessons.overview', subject)
  expect(lessons.at(-1)).toMatchObject({
    ...{ id: 'thumb', cards: now.at(-1)!.cards, drill: { rule: RULE.rule, goal: 'points' } },
    topics: [{ id: 'thumb-value', cards: now.at(-1)!.cards }],
  })
  const { step } = await learner.ask('cards.start', {
    ...{ ...subject, decks: ['thumb'], answering: 'type', newCards: 5 },
    size: { kind: 'cards', count: 5 },
  })
  expect(step).toMatchObject({ kind: 'card', card: { deck: 'thumb' } })

  // Another rule set has none of it.
  expect(await learner.ask('cards.learnt', { rulesId: 'home' })).toEqual({ learnt: null })
  await learner.ask('cards.learnRule', { ...subject, learnt: null })
  expect(await decks()).toEqual(before)
})

test('a text that is no rule is refused with a sentence', async () => {
  const learner = await startLearner(prepared())
  const subject = { ...SUBJECT, game: 'farkle' } as const
  const learnt = { goal: 'points', rule: 'holds=15' } as const
  expect(await failureOf(learner.ask('cards.learnRule', { ...subject, learnt }))).toMatchObject({
    code: 'invalid-request',
    message: expect.stringContaining('holds=15') as string,
  })
})
