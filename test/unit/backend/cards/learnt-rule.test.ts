import { expect, test } from 'vitest'
import { failureOf, start, temporaryFolder } from '../harness.ts'
import { ONCE_SUBJECT } from '../games/scorecard/drilling.ts'
import { prepared, SUBJECT } from './learning.ts'

test.each([
  {
    subject: { ...SUBJECT, game: 'farkle' },
    folder: prepared,
    rule: 'hold=50/100/400,divide=6',
    deck: 'thumb',
    topics: ['thumb-value', 'thumb-column'],
    wrong: 'holds=15',
  },
  {
    subject: ONCE_SUBJECT,
    folder: temporaryFolder,
    rule: 'keep=row4,upper=2,add=ones:10',
    deck: 'few-rules',
    wrong: 'keep=rows',
    topics: ['few-rules-keep', 'few-rules-box'],
  },
] as const)(
  'the numbers of a chosen rule become a deck and lessons, until it is put away: $subject.game',
  async ({ subject, folder, rule, deck, topics, wrong }) => {
    const { ask } = await start(folder())
    const { rulesId } = subject
    const learnt = { goal: 'points', rule } as const
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
    const { lessons } = await ask('lessons.overview', subject)
    expect(lessons.at(-1)).toMatchObject({
      id: deck,
      cards,
      drill: { rule },
      topics: topics.map((id) => ({ id, cards })),
    })
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

    const none = { goal: 'points', rule: wrong } as const
    expect(await failureOf(ask('cards.learnRule', { ...subject, learnt: none }))).toMatchObject({
      code: 'invalid-request',
      message: expect.stringContaining(wrong.slice(-4)),
    })
  },
)
