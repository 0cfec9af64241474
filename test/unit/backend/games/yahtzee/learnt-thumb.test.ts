import { afterEach, expect, test } from 'vitest'
import { PRESETS, type RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { failureOf, start, temporaryFolder, type TestBackend } from '../../harness.ts'

/** A game that is solved at once, with as few states as there are. */
const ONCE: RuleSet = { ...PRESETS.none, name: 'One roll', upperBonus: 0, rerolls: 0 }
const SUBJECT = { rulesId: 'one-roll', game: 'yahtzee', rules: ONCE } as const
const RULE = { goal: 'points', rule: 'keep=row4,upper=2,add=ones:10' } as const

let backend: TestBackend
afterEach(() => backend.close())

test('a rule of thumb for Yahtzee becomes a deck and lessons, until it is put away', async () => {
  backend = await start(temporaryFolder())
  const { ask } = backend
  const decks = async () => (await ask('cards.overview', SUBJECT)).decks.map(({ deck }) => deck)
  const before = await decks()
  expect(before).not.toContain('few-rules')

  await ask('cards.learnRule', { ...SUBJECT, learnt: RULE })
  const { decks: now } = await ask('cards.overview', SUBJECT)
  expect(now.map(({ deck }) => deck)).toEqual([...before, 'few-rules'])
  expect(now.at(-1)).toMatchObject({ enabled: true, known: 0 })
  const { lessons } = await ask('lessons.overview', SUBJECT)
  const cards = now.at(-1)!.cards
  expect(lessons.at(-1)).toMatchObject({
    ...{ id: 'few-rules', cards, drill: { rule: RULE.rule } },
    topics: [
      { id: 'few-rules-keep', cards },
      { id: 'few-rules-box', cards },
    ],
  })
  const { step } = await ask('cards.start', {
    ...{ ...SUBJECT, decks: ['few-rules'], answering: 'choose', newCards: 5 },
    size: { kind: 'cards', count: 5 },
  })
  expect(step).toMatchObject({ kind: 'card', card: { deck: 'few-rules' } })

  await ask('cards.learnRule', { ...SUBJECT, learnt: null })
  expect(await decks()).toEqual(before)

  const learnt = { goal: 'points', rule: 'keep=rows' } as const
  expect(await failureOf(ask('cards.learnRule', { ...SUBJECT, learnt }))).toMatchObject({
    code: 'invalid-request',
    message: expect.stringContaining('rows') as string,
  })
})
