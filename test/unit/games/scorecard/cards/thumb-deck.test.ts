import { describe, expect, test } from 'vitest'
import { checkTyped } from '#shared/cards/answer-check.ts'
import type { Card } from '#shared/cards/card.ts'
import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import { scorecardDecks } from '#shared/games/scorecard/cards/decks.ts'
import { lessonSteps, scorecardLessons } from '#shared/games/scorecard/cards/lessons.ts'
import { ScorecardMaterial } from '#shared/games/scorecard/cards/sources.ts'
import { scorecardSteps } from '#shared/games/scorecard/cards/steps.ts'
import { thumbDeck } from '#shared/games/scorecard/cards/thumb-deck.ts'
import { thumbTopics } from '#shared/games/scorecard/cards/thumb-topics.ts'
import { BOX_NAMES } from '#shared/games/scorecard/rules/thirteen-boxes.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { keepNumber, latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import { cardStates, stateIndex } from '#shared/games/scorecard/solve/states.ts'
import { ThumbPlay } from '#shared/games/scorecard/solve/thumb/thumb-play.ts'
import { readThumb } from '#shared/games/scorecard/solve/thumb/thumb-rule.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { quickSources } from '#test/support/yahtzee-sources.ts'

const SIX = 'keep=house@last/row5/row4,upper=2,add=ones:10/sixes:-10'
const rules = PRESETS.forced
const sources = quickSources(rules)
const material = new ScorecardMaterial(sources)
const cards = thumbDeck(material, SIX)
const examples = cards.filter(({ id }) => id.startsWith('few-rules.example.'))

const cardNamed = (id: string): Card => cards.find((card) => card.id === `few-rules.${id}`)!

/** The code of what is right. */
function rightOf({ answer }: Card): string {
  if (answer.kind !== 'choice') expect.unreachable()
  expect(answer.right).toHaveLength(1)
  return answer.codes![answer.right[0]!]!
}

describe('the deck of a rule of thumb for Yahtzee', () => {
  test('asks every number of the rule', () => {
    const numbers = cards.filter((card) => !examples.includes(card))
    expect(numbers.map(({ id }) => id)).toEqual([
      'few-rules.upper',
      'few-rules.add.ones',
      'few-rules.add.sixes',
    ])
    expect(rightOf(cardNamed('upper'))).toBe('2')
    expect(checkTyped(cardNamed('add.ones').answer, '10')).toMatchObject({ value: { right: true } })
    expect(cardNamed('add.ones').question).toContain('add to')
    expect(cardNamed('add.sixes').question).toContain('take off')
    // As they are they are no number to know.
    expect(thumbDeck(material, 'keep=row4').every(({ answer }) => answer.kind === 'choice')).toBe(
      true,
    )
  })

  test('says in its examples what the measured player does', () => {
    const game = cardStates(rules)
    const lattice = latticeOf(5)
    const play = new ThumbPlay(game, readThumb(SIX))
    expect(examples.length).toBeGreaterThanOrEqual(8)
    const kinds = new Set<string>()
    for (const card of examples) {
      const [open, dice, rerolls] = card.id.split('.')[2]!.split('-') as [string, string, string]
      const used = BOX_NAMES.reduce((set, _, i) => (open[i] === '1' ? set : set | (1 << i)), 0)
      const faces = [...dice].map(Number) as Face[]
      expect(card.scene!.rolls).toEqual([faces])
      play.look(stateIndex(game, { used, total: 0, alikeScored: false }))
      const roll = lattice.rolls.indexOf(multisetOf(faces))
      const right = rightOf(card)
      if (Number(rerolls) > 0) {
        const keep = multisetOf([...right].map(Number) as Face[])
        expect(keepNumber(lattice, keep), card.id).toBe(play.bestKeeps[Number(rerolls)]![roll])
      } else {
        expect(right, card.id).toBe(BOX_NAMES[play.outcomes.of.list[play.chosen[roll]!]!.box])
      }
      kinds.add(rerolls)
      if (card.answer.kind !== 'choice') expect.unreachable()
      expect(new Set(card.answer.options).size).toBe(card.answer.options.length)
      expect(card.answer.options.length).toBeGreaterThan(1)
      expect(card.answer.options.length).toBeLessThanOrEqual(4)
    }
    expect(kinds.has('0')).toBe(true)
    expect(kinds.size).toBeGreaterThan(1)
  })

  test('is last, is there only where a rule is learnt, and in German', async () => {
    const last = scorecardDecks({ ...sources, learnt: SIX }).at(-1)!
    expect(last).toMatchObject({ id: 'few-rules', title: 'Rule of thumb' })
    expect(last.about).toBe('The rule you chose.')
    expect(last.cards).toEqual(cards)
    expect(scorecardDecks(sources).some(({ id }) => id === 'few-rules')).toBe(false)
    await setLocale('de')
    const german = thumbDeck(material, SIX)
    expect(german.map(({ id }) => id)).toEqual(cards.map(({ id }) => id))
    expect(german[0]!.statement).toBe('Doppelt.')
    await setLocale('en')
  })
})

describe('the lessons of a rule of thumb for Yahtzee', () => {
  test('are what to keep and which box to take, with decisions in which it decides', () => {
    const topics = thumbTopics(rules, SIX)
    expect(topics.map(({ id, drill }) => [id, drill.kind, drill.rule])).toEqual([
      ['few-rules-keep', 'keeps', SIX],
      ['few-rules-box', 'boxes', SIX],
    ])
    expect(topics[1]!.idea).toContain('twice')
    expect(thumbTopics(rules, 'keep=row4').map(({ id }) => id)).toEqual(['few-rules-keep'])
    expect(thumbTopics(rules, 'upper=2').map(({ id }) => id)).toEqual(['few-rules-box'])
    expect(thumbTopics(rules, null)).toEqual([])
  })

  test('come last, and are no step of knowledge', () => {
    const steps = scorecardSteps(new Map([['alike', 190] as const, ['best', 254] as const]))
    const lessons = scorecardLessons(lessonSteps(steps, SIX), SIX)
    expect(lessons.map(({ id }) => id)).toEqual(['best', 'few-rules'])
    expect(lessons[1]).toMatchObject({ points: null, decks: ['few-rules'], drill: { rule: SIX } })
    expect(lessonSteps(steps, null)).toEqual(steps)
  })
})
