import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAnswer, type Asked } from '#shared/cards/answer-check.ts'
import { CHANCE_FORM } from '#shared/cards/card.ts'
import { answerDigest } from '#shared/cards/answer-digest.ts'
import type { Deck } from '#shared/cards/deck.ts'
import { decksOf } from '#shared/games/farkle/cards/decks.ts'
import { instanceOf } from '#shared/cards/instance.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { FARKLE_THRESHOLDS, sourcesOf } from '#test/support/deck-sources.ts'

beforeEach(() => setLocale('de'))
afterEach(() => setLocale('en'))

describe.each(['farkle', 'zilch'] as const)('the cards of %s', (preset) => {
  const decks = (): Deck[] => decksOf(sourcesOf(PRESETS[preset], FARKLE_THRESHOLDS))

  it('are the same cards in German, in other words', async () => {
    const german = decks().flatMap(({ cards }) => cards)
    await setLocale('en')
    const english = decks().flatMap(({ cards }) => cards)
    const known = (cards: typeof english): unknown[] =>
      cards.map(({ id, answer, worth }) => [id, answerDigest(answer), worth])
    expect(known(german)).toEqual(known(english))
    german.forEach(({ question, statement, why }, i) => {
      expect(question).not.toBe(english[i]!.question)
      expect(statement).not.toBe(english[i]!.statement)
      expect(why).not.toBe(english[i]!.why)
    })
  })

  it('are asked the same way in both languages', async () => {
    const asked = (): { question: string; same: unknown }[] =>
      decks().flatMap(({ cards }) =>
        cards.map((card) => {
          const others = cards.filter((other) => other !== card)
          const shown = instanceOf(card, others, seededRandom(card.id))
          const { question, dice, turnTotal, right, choices } = shown
          return { question, same: [dice, turnTotal, right, choices.length] }
        }),
      )
    const german = asked()
    await setLocale('en')
    const english = asked()
    expect(german.map(({ same }) => same)).toEqual(english.map(({ same }) => same))
    german.forEach(({ question }, i) => expect(question).not.toBe(english[i]!.question))
  })
})

it('the German of a card counts dice and farkles', () => {
  const cards = decksOf(sourcesOf(PRESETS.zilch)).flatMap((deck) => deck.cards)
  const questionOf = (id: string): string => cards.find((card) => card.id === id)!.question
  expect(questionOf('farkle-odds.1')).toBe(
    'Wurf mit 1 Würfel: Wie oft ist er ein Farkle, in Prozent?',
  )
  expect(questionOf('farkle-odds.4')).toBe(
    'Wurf mit 4 Würfeln: Wie oft ist er ein Farkle, in Prozent?',
  )
  const after = cards.filter(({ deck }) => deck === 'turn-types').map((card) => card.question)
  expect(after.some((text) => /^Nach 1 Farkle, \d Würfel übrig: /.test(text))).toBe(true)
  expect(after.some((text) => /^Nach 2 Farkles in Folge, \d Würfel/.test(text))).toBe(true)
})

const SCORE: Asked = { unit: 'points', form: { most: 10_000, decimals: 0, never: true } }
const CHANCE: Asked = { unit: 'percent', form: CHANCE_FORM }

describe('a typed answer', () => {
  it.each([
    ['1.250', 1250],
    ['1\u202f250 Punkte', 1250],
    ['450 Pkt.', 450],
    ['nie', null],
    ['immer', 0],
    ['never', null],
  ])('%j is read as points', (typed, value) => {
    expect(readAnswer(typed, SCORE)).toEqual({ ok: true, value })
  })

  it.each([
    ['44,4\u00a0%', 0.444],
    ['44,4 Prozent', 0.444],
    ['nie', 0],
  ])('%j is read as a chance', (typed, value) => {
    const read = readAnswer(typed, CHANCE)
    expect(read.ok && read.value).toBeCloseTo(value, 12)
  })

  it('that is none is refused in German', () => {
    expect(readAnswer('viel', CHANCE)).toMatchObject({
      ok: false,
      problems: [{ message: '„viel“ ist keine Zahl. Gib eine ein, etwa 44,4.' }],
    })
  })
})
