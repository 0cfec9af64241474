import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setDeck, setLearntRule } from '#main/backend/cards/choice-records.ts'
import { StudyDatabase } from '#main/backend/store/study-database.ts'
import { failureOf, start, temporaryFolder } from '../harness.ts'
import { ONCE_SUBJECT } from '../games/scorecard/drilling.ts'
import { prepared, SUBJECT } from './learning.ts'

test('the numbers of a chosen rule become a deck and lessons, until it is put away', async () => {
  const subject = { ...SUBJECT, game: 'farkle' } as const
  const deck = 'thumb'
  const { ask } = await start(prepared())
  const { rulesId } = subject
  const learnt = { goal: 'points', rule: 'hold=50/100/400,divide=6' } as const
  const decks = async () => (await ask('cards.overview', subject)).decks.map((one) => one.deck)
  expect(await ask('cards.learnt', { rulesId })).toEqual({ learnt: null })
  const before = await decks()
  expect(before).not.toContain(deck)

  await ask('cards.learnRule', { ...subject, learnt })
  expect(await ask('cards.learnt', { rulesId })).toEqual({ learnt })
  const { decks: now, change, learntProblem } = await ask('cards.overview', subject)
  expect([change, learntProblem]).toEqual([null, null])
  expect(now.map((one) => one.deck)).toEqual([...before, deck])
  const { cards } = now.at(-1)!
  expect(now.at(-1)).toMatchObject({ enabled: true, known: 0 })
  const { lessons } = await ask('lessons.overview', { ...subject, goal: 'points' })
  expect(lessons.slice(-3, -1)).toMatchObject(
    ['thumb-value', 'thumb-column'].map((id) => ({ id, cards, drill: { rule: learnt.rule } })),
  )
  expect(lessons.slice(-4).map(({ level }) => level)).toEqual(['steps', 'card', 'card', 'table'])
  const { step } = await ask('cards.start', {
    ...subject,
    decks: [deck],
    answering: 'choose',
    newCards: 5,
    size: { kind: 'cards', count: 5 },
  })
  expect(step).toMatchObject({ kind: 'card', card: { deck } })

  // Another rule set has none of it.
  expect(await ask('cards.learnt', { rulesId: 'home' })).toEqual({ learnt: null })
  await ask('cards.learnRule', { ...subject, learnt: null })
  expect(await decks()).toEqual(before)

  const none = { goal: 'points', rule: 'holds=15' } as const
  expect(await failureOf(ask('cards.learnRule', { ...subject, learnt: none }))).toMatchObject({
    code: 'invalid-request',
    message: expect.stringContaining('s=15'),
  })
})

test('a rule that a scorecard no longer teaches stays, and the decks say so', async () => {
  const folder = temporaryFolder()
  const { ask } = await start(folder)
  const { rulesId } = ONCE_SUBJECT
  const learnt = { goal: 'points', rule: 'keep=row4,upper=2,add=ones:10' } as const
  await ask('cards.learnt', { rulesId })
  const database = new StudyDatabase(join(folder, 'study', 'study.sqlite'))
  setLearntRule(database, rulesId, learnt)
  setDeck(database, rulesId, 'few-rules', true)
  database.close()
  const { decks, learntProblem } = await ask('cards.overview', ONCE_SUBJECT)
  expect(decks.map(({ deck }) => deck)).not.toContain('few-rules')
  expect(learntProblem).toContain('is no longer asked')
  expect(await ask('cards.learnt', { rulesId })).toEqual({ learnt })
})
