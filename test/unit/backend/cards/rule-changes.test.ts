import { expect, test } from 'vitest'
import { cardChanges } from '#shared/cards/rule-change.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { DAY, decksHere, learnLimits, prepared, startLearner, SUBJECT } from './learning.ts'

const { farkle } = PRESETS

/** Three ones score less. */
const EDITED: RuleSet = {
  ...farkle,
  sets: farkle.sets.map((points, i) => (i === 0 ? points.with(2, 400) : points)),
}

const cardsOf = (rules: RuleSet) => decksHere(rules).flatMap(({ cards }) => cards)

test('an edit says what it does, and what is still right stays known', async () => {
  const learner = await startLearner(prepared())
  const edited = { rulesId: 'farkle', rules: EDITED }
  const expected = cardChanges(cardsOf(farkle), cardsOf(EDITED))
  expect(expected.changed.length).toBeGreaterThan(0)
  const change = {
    unchanged: expected.unchanged.length,
    added: expected.added.map(({ deck, question, statement }) => ({
      deck,
      question,
      before: null,
      after: statement,
    })),
    changed: expected.changed.map(({ before, after }) => ({
      deck: after.deck,
      question: after.question,
      before: before.statement,
      after: after.statement,
    })),
    removed: expected.removed.map(({ deck, question, statement }) => ({
      deck,
      question,
      before: statement,
      after: null,
    })),
  }
  // Nobody has seen the cards yet, so nothing can have changed.
  expect(await learner.ask('cards.previewChange', edited)).toEqual({
    unchanged: 0,
    added: [],
    changed: [],
    removed: [],
  })
  await learnLimits(learner)
  expect(await learner.ask('cards.previewChange', edited)).toEqual(change)
  expect((await learner.ask('cards.overview', SUBJECT)).change).toBe(null)

  const limits = expected.changed.filter(({ after }) => after.deck === 'limits').length
  expect(limits).toBeGreaterThan(0)
  expect(limits).toBeLessThan(6)
  const standing = { due: 0, seen: 6 }
  expect(await learner.ask('cards.due', SUBJECT)).toEqual({ ...standing, edited: false })
  expect(await learner.ask('cards.due', edited)).toEqual({ ...standing, edited: true })
  const before = await learner.ask('cards.overview', edited)
  expect(before.change).toEqual(change)
  expect(before.decks[0]).toMatchObject({ unseen: limits, known: 6 - limits })
  // What was not taken over is told again.
  expect((await learner.ask('cards.overview', edited)).change).toEqual(change)
  await learner.ask('cards.applyChange', edited)
  const after = await learner.ask('cards.overview', edited)
  expect(after).toEqual({ ...before, change: null })

  learner.wait(40 * DAY)
  expect(await learner.ask('cards.due', edited)).toEqual({
    due: 6 - limits,
    seen: 6 - limits,
    edited: false,
  })
  // Back again, all is known that was.
  await learner.ask('cards.applyChange', SUBJECT)
  expect(await learner.ask('cards.due', SUBJECT)).toEqual({ due: 6, seen: 6, edited: false })
})

test('an edit that changes no card is taken over without a word', async () => {
  const learner = await startLearner(prepared())
  await learner.ask('cards.overview', SUBJECT)
  // Who has the last turn does not matter to cards about points.
  const edited = {
    rulesId: 'farkle',
    rules: { ...farkle, name: 'At home', end: 'finalTurn' },
  } as const
  expect(ruleHash(edited.rules)).not.toBe(ruleHash(farkle))
  expect((await learner.ask('cards.overview', edited)).change).toBe(null)
  expect((await learner.ask('cards.previewChange', SUBJECT)).changed).toEqual([])
})

test('rule sets that are alike have their cards apart', async () => {
  const learner = await startLearner(prepared())
  await learnLimits(learner)
  const other = await learner.ask('cards.overview', { rulesId: 'mine', rules: farkle })
  expect(other.decks[0]).toMatchObject({ unseen: 6, known: 0 })
  const mine = { rulesId: 'mine', rules: farkle }
  expect(await learner.ask('cards.due', mine)).toMatchObject({ due: 0, seen: 0 })
})
