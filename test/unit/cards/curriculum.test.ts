import { describe, expect, it } from 'vitest'
import { answerDigest } from '#shared/cards/answer-digest.ts'
import { newState, type CardState } from '#shared/cards/card-state.ts'
import { lessonProgress } from '#shared/cards/curriculum.ts'
import { DECISIONS_NEEDED } from '#shared/study/error-rate.ts'
import { farkleLessons } from '#shared/games/farkle/cards/lessons.ts'
import { isOffered, type Deck } from '#shared/cards/deck.ts'
import { inOrder } from '#shared/cards/knowledge-step.ts'
import { stepsOfKnowledge } from '#shared/games/farkle/cards/knowledge-steps.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { drillSetupSchema } from '#shared/games/farkle/drill/setup.ts'
import * as v from 'valibot'
import { FARKLE_THRESHOLDS, sourcesOf } from '#test/support/deck-sources.ts'
import { clockAt, NOON, sampleCard, sampleCards } from './sample-cards.ts'

const steps = stepsOfKnowledge(sourcesOf(PRESETS.farkle, FARKLE_THRESHOLDS))
const lessons = farkleLessons(
  steps,
  new Map([
    ['hold', 0.4],
    ['table', 0.49],
    ['thresholds', 0.499],
  ]),
)

describe('the lessons of a rule set', () => {
  it('go from one number to the table and the thresholds', () => {
    expect(lessons.map(({ id }) => id)).toEqual(['hold', 'limits', 'values', 'table', 'thresholds'])
    expect(lessons[0]!.teaches).toContain('bank from')
  })

  it('add up exactly, in points and in wins', () => {
    const best = lessons.findLast(({ points }) => points !== null)!
    const added = lessons.reduce((sum, { addsPoints }) => sum + (addsPoints ?? 0), 0)
    expect(steps[0]!.points! + added).toBeCloseTo(best.points!, 9)
    expect(lessons.map(({ addsWins }) => addsWins)).toEqual([
      null,
      null,
      null,
      expect.closeTo(0.09, 12),
      expect.closeTo(0.009, 12),
    ])
  })

  it('come with a drill that can be started', () => {
    for (const { drill } of lessons) {
      expect(v.is(drillSetupSchema, { ...drill, seed: 'a' })).toBe(true)
    }
    expect(lessons.at(-1)!.drill).toMatchObject({ goal: 'wins', kind: 'roll-or-bank' })
  })
})

describe('the progress of a lesson', () => {
  const cards = Array.from({ length: 10 }, (_, i) => sampleCard(`limit.${i}`, 300 + 50 * i))
  const other = sampleCard('scoring.0', 100, 'scoring')
  const learnt = (count: number, change: Partial<CardState> = {}): Map<string, CardState> =>
    new Map(
      cards
        .slice(0, count)
        .map((card) => [
          card.id,
          {
            ...newState(answerDigest(card.answer), NOON),
            phase: 'review',
            stability: 5,
            difficulty: 5,
            lastReview: NOON,
            ...change,
          },
        ]),
    )
  const progress = (states: ReadonlyMap<string, CardState>, count: number, wrong: number) =>
    lessonProgress(lessons[1]!, [...cards, other], states, clockAt(NOON), { count, wrong })

  it('counts the cards of its decks', () => {
    expect(progress(learnt(8), 0, 0)).toMatchObject({ cardsDone: false, done: false })
    expect(progress(learnt(9), 0, 0)).toMatchObject({ cardsDone: true, drillDone: false })
    expect(progress(learnt(10, { phase: 'learning' }), 0, 0).cardsDone).toBe(false)
    expect(progress(learnt(10, { digest: 'points 1' }), 0, 0).cardsDone).toBe(false)
    expect(progress(learnt(10), 0, 0).cards).toMatchObject({ learnt: 10, fresh: 0 })
    // Who has put a card aside need not learn it.
    expect(progress(learnt(9, { suspended: true }), 0, 0)).toMatchObject({
      cardsDone: true,
      cards: { learnt: 0, suspended: 9 },
    })
  })

  it('asks for enough decisions with few of them wrong', () => {
    expect(progress(learnt(10), DECISIONS_NEEDED - 1, 0).done).toBe(false)
    expect(progress(learnt(10), DECISIONS_NEEDED, 3).done).toBe(true)
    expect(progress(learnt(10), DECISIONS_NEEDED, 4).done).toBe(false)
  })
})

describe('what is worth nothing', () => {
  const deck = (points: number | null, wins: number | null): Deck => ({
    id: 'limits',
    title: '',
    about: '',
    cards: sampleCards(1),
    worth: { points, wins },
  })

  it('is no deck that is offered', () => {
    expect([deck(0.04, null), deck(null, 0.00004), deck(0, 0)].filter(isOffered)).toEqual([])
    const worth = [deck(0.05, null), deck(null, 0.00005), deck(null, null), deck(0, 0.01)]
    expect(worth.filter(isOffered)).toEqual(worth)
  })

  it('is no step either', () => {
    const step = { title: '', about: '', decks: [] }
    const all = [
      { ...step, id: 'a', points: 10 },
      { ...step, id: 'b', points: 10.04 },
      { ...step, id: 'c', points: 12 },
    ]
    expect(inOrder(all).map(({ id, adds }) => [id, adds])).toEqual([
      ['a', null],
      ['c', 2],
    ])
  })
})
