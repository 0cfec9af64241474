import { afterAll, describe, expect, test } from 'vitest'
import { facesText, multisetOf } from '#shared/dice/multiset.ts'
import { answerDigest } from '#shared/cards/answer-digest.ts'
import { checkTyped } from '#shared/cards/answer-check.ts'
import type { Card } from '#shared/cards/card.ts'
import type { Deck } from '#shared/cards/deck.ts'
import { instanceOf } from '#shared/cards/instance.ts'
import { scorecardDecks } from '#shared/games/scorecard/cards/decks.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { ScorecardAnalyser } from '#shared/games/scorecard/analysis/analysis.ts'
import { BOX_NAMES } from '#shared/games/scorecard/rules/thirteen-boxes.ts'
import { keepName } from '#shared/games/scorecard/analysis/keep-names.ts'
import { latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { habitualKeep } from '#shared/games/scorecard/analysis/opening-rolls.ts'
import { EMPTY_CARD } from '#shared/games/scorecard/rules/scorecard.ts'
import { boxOf } from '#test/support/yahtzee-boxes.ts'
import { NO_BONUS, quickSources, scoredSources } from '#test/support/yahtzee-sources.ts'
import { SCORECARD_DECKS } from '#shared/games/scorecard/cards/deck-names.ts'

const sources = scoredSources(NO_BONUS)
const decks = scorecardDecks(sources)
const analyser = new ScorecardAnalyser(cardStates(NO_BONUS), sources.table)

const { rolls: ROLLS, chances: ROLL_CHANCES } = latticeOf(5)

const deckOf = (id: string, from: readonly Deck[] = decks): Deck =>
  from.find((deck) => deck.id === id)!
const cardOf = (id: string): Card =>
  decks.flatMap((deck) => deck.cards).find((card) => card.id === id)!
const valueOf = ({ answer }: Card): number => (answer.kind === 'number' ? answer.value : NaN)

afterAll(() => setLocale('en'))

describe('the decks of Yahtzee', () => {
  test('are those of the game, each card once and answerable', () => {
    expect(decks.map(({ id }) => id)).toEqual(SCORECARD_DECKS)
    const cards = decks.flatMap((deck) => deck.cards)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    for (const card of cards) {
      const { answer } = card
      if (answer.kind === 'choice') {
        expect(answer.right.length).toBeGreaterThan(0)
        expect(new Set(answer.options).size).toBe(answer.options.length)
      } else if (answer.kind === 'number') {
        // Whoever types the number as it is printed is right, and so is the nearest whole one.
        const whole = answer.unit === 'points' ? Math.round(answer.value) : answer.value * 100
        const printed = answer.unit === 'points' ? answer.value.toFixed(1) : whole.toFixed(1)
        for (const typed of [String(whole), printed]) {
          const checked = checkTyped(answer, typed)
          expect(checked.ok && checked.value.right, `${card.id}: ${typed}`).toBe(true)
        }
        // What cannot be is not taken for an answer.
        expect(checkTyped(answer, '20,550').ok, card.id).toBe(false)
      } else expect.unreachable()
    }
  })

  test('tell what a 0 costs between the two scores that they tell', () => {
    const told = [...deckOf('zeros').cards].filter(({ answer }) => answer.kind === 'number')
    expect(told.length).toBeGreaterThan(10)
    for (const { id, statement, why } of told) {
      const cost = Number(/[\d.]+/.exec(statement)![0])
      const [after, before] = [...why.matchAll(/\d+\.\d/g)].map(([number]) => Number(number))
      expect((before! - after!).toFixed(1), id).toBe(cost.toFixed(1))
    }
  })

  test('say the same in German, and their answers are remembered in no language', async () => {
    await setLocale('de')
    const german = scorecardDecks(sources)
    await setLocale('en')
    const digests = (all: readonly Deck[]): string[] =>
      all.flatMap(({ cards }) => cards.map(({ id, answer }) => `${id} ${answerDigest(answer)}`))
    expect(digests(german)).toEqual(digests(decks))
    const pairs = decks.flatMap((deck, i) =>
      deck.cards.map((card, j) => [card.question, german[i]!.cards[j]!.question]),
    )
    expect(pairs.filter(([one, other]) => one === other)).toEqual([])
  })

  test('have no card on what the rules do not have', () => {
    const plain = { ...NO_BONUS, rolls: 1 }
    const found = scorecardDecks(quickSources(plain))
    expect(found.map(({ id }) => id)).toEqual(['roll-odds', 'averages', 'upper-bonus', 'zeros'])
    expect(deckOf('roll-odds', found).cards).toHaveLength(6)
    // Without an upper bonus a die more or less is worth no more than itself.
    expect(deckOf('upper-bonus').cards.map(({ id }) => id)).toEqual(['upper-bonus.score'])
  })
})

describe('opening keeps', () => {
  const { cards, worth } = deckOf('opening-keeps')

  test('hold each first roll once, with the keep that the analyser ranks first', () => {
    const rolls = cards.flatMap((card) =>
      card.scene!.rolls.map((roll) => ({ card, dice: multisetOf(roll), roll })),
    )
    expect(rolls.map(({ dice }) => dice).sort()).toEqual([...ROLLS].sort())
    for (const { card, dice, roll } of rolls) {
      if (card.answer.kind !== 'choice') expect.unreachable()
      const { choice } = analyser.analyse(EMPTY_CARD, roll, NO_BONUS.rolls - 1).choices[0]!
      if (choice.kind !== 'keep') expect.unreachable()
      const right = card.answer.right.map(
        (i) => card.answer.kind === 'choice' && card.answer.codes![i],
      )
      expect(right).toContain(keepName(dice, choice.dice))
    }
  })

  test('are worth what habit loses in the first roll', () => {
    const lost = ROLLS.map((dice, i) => {
      const faces = cards
        .flatMap((card) => card.scene!.rolls)
        .find((roll) => multisetOf(roll) === dice)!
      const { choices } = analyser.analyse(EMPTY_CARD, faces, NO_BONUS.rolls - 1)
      const habit = choices.find(
        ({ choice }) => choice.kind === 'keep' && choice.dice === habitualKeep(dice),
      )!
      return ROLL_CHANCES[i]! * habit.loss
    }).reduce((sum, loss) => sum + loss)
    expect(worth.points).toBeCloseTo(lost, 9)
    expect(cards.reduce((sum, card) => sum + card.worth!, 0)).toBeCloseTo(lost, 9)
    expect(cards[0]!.worth).toBe(Math.max(...cards.map((card) => card.worth!)))
  })

  test('ask with dice of the pattern, whichever they are', () => {
    const card = cards.find(({ scene }) => scene!.rolls.length > 5)!
    const seen = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
      instanceOf(card, cards, seededRandom(seed)),
    )
    expect(new Set(seen.map(({ question }) => question)).size).toBeGreaterThan(1)
    for (const { question, dice } of seen) {
      expect(question).toContain(facesText(dice!.toSorted()))
    }
  })
})

describe('averages and zeros', () => {
  test('are the figures of the optimal player, a tenth of a point at most away', () => {
    BOX_NAMES.forEach((category, i) => {
      const { mean, zero } = sources.scores.boxes[i]!
      expect(Math.abs(valueOf(cardOf(`averages.${category}`)) - mean)).toBeLessThanOrEqual(
        0.0500001,
      )
      if (category === 'chance') return
      const known = valueOf(cardOf(`averages.zero.${category}`))
      expect(Math.abs(known - zero)).toBeLessThanOrEqual(0.000500001)
    })
  })

  test('are told by what a 0 costs in the first turn, the least first', () => {
    const boxes = analyser.openBoxes(EMPTY_CARD)
    for (const { box, zeroLoss } of boxes) {
      const category = BOX_NAMES[box]!
      if (category === 'chance') continue
      expect(Math.abs(valueOf(cardOf(`zeros.${category}`)) - zeroLoss)).toBeLessThanOrEqual(
        0.0500001,
      )
    }
    const { zeroLoss: chanceLoss } = analyser
      .openBoxes(EMPTY_CARD)
      .find(({ box }) => box === boxOf('chance'))!
    expect(Math.abs(valueOf(cardOf('zeros.chance')) - (chanceLoss - 20))).toBeLessThanOrEqual(
      0.0500001,
    )
    const choices = deckOf('zeros').cards.filter(({ answer }) => answer.kind === 'choice')
    expect(choices.length).toBeGreaterThan(2)
    for (const { answer } of choices) {
      if (answer.kind !== 'choice') expect.unreachable()
      const losses = answer.codes!.map(
        (code) => boxes.find(({ box }) => BOX_NAMES[box] === code)!.zeroLoss,
      )
      expect(losses[answer.right[0]!]).toBe(Math.min(...losses))
    }
  })
})
