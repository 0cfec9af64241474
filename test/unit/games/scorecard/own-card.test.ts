import { describe, expect, it } from 'vitest'
import {
  changedCard,
  LISTED_CARDS,
  nearestCard,
} from '#shared/games/scorecard/analysis/card-changes.ts'
import {
  CARD_QUESTIONS,
  cardAnswer,
  cardChoices,
  cardQuestions,
  giveCardAnswer,
  OTHER,
  type CardQuestion,
} from '#shared/games/scorecard/input/own-card.ts'
import { makeCardDraft, parseCardDraft } from '#shared/games/scorecard/input/rule-draft.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { unwrap } from '#test/support/results.ts'

const card = (id: string): RuleSet => PUBLISHED_CARDS[id]!
const draftOf = (id: string) => makeCardDraft(card(id))
const answersOf = (id: string): string =>
  cardQuestions(draftOf(id))
    .map((question) => cardAnswer(question, draftOf(id)))
    .join(' ')

describe('the questions of a card', () => {
  it.each([
    ['yahtzee', 'from63 fourAndFive fixed25 no none forced free 3 5'],
    ['kniffel', 'from63 fourAndFive fixed25 no none none free 3 5'],
    ['yatzy', 'from63pays50 low15 sum no different none free 3 5'],
    ['yatzy-forced', 'from63pays50 low15 sum no different none down 3 5'],
    ['maxi-yatzy', 'from84 other sum no different none free 3 6'],
    ['yams', 'from63 low30 fixed25 no none none free 3 5'],
    ['yacht', 'none both30 sum no none none free 3 5'],
    // Generala pays more in the first roll, which no common answer says.
    ['generala', 'none other other no none none free 3 5'],
    ['crag', 'none none none none none free 2 3'],
  ])('know what %s plays', (id, answers) => {
    expect(answersOf(id)).toBe(answers)
  })

  it.each(LISTED_CARDS)('change nothing where the answer stands already: %s', (id) => {
    for (const question of cardQuestions(draftOf(id))) {
      const draft = draftOf(id)
      const answer = cardAnswer(question, draft)
      if (answer === OTHER) continue
      giveCardAnswer(draft, question, answer)
      expect(changedCard(unwrap(parseCardDraft(draft)), card(id))).toEqual([])
    }
  })

  it.each(CARD_QUESTIONS)('take every answer, which stands then: %s', (question: CardQuestion) => {
    for (const id of ['kniffel', 'yatzy', 'yacht']) {
      for (const answer of cardChoices(question, draftOf(id))) {
        if (answer === OTHER) continue
        const draft = draftOf(id)
        giveCardAnswer(draft, question, answer)
        expect([id, cardAnswer(question, draft)]).toEqual([id, answer])
        // A forced joker and an order of boxes contradict each other, which is told.
        const read = parseCardDraft(draft)
        if (!read.ok) expect([id, question, answer, read.problems]).toEqual([])
      }
    }
  })

  it('make a family card of Kniffel: Yatzy without pairs, five alike a full house', () => {
    const draft = draftOf('kniffel')
    giveCardAnswer(draft, 'straights', 'low15')
    giveCardAnswer(draft, 'houseOfFive', 'yes')
    giveCardAnswer(draft, 'twoPairs', 'any')
    giveCardAnswer(draft, 'further', 'pays50')
    giveCardAnswer(draft, 'fullHouse', 'sum')
    const rules = unwrap(parseCardDraft(draft))
    expect(rules.boxes.map(({ name }) => name).slice(6)).toEqual([
      'threeOfAKind',
      'fourOfAKind',
      'fullHouse',
      'runOneToFive',
      'runTwoToSix',
      'twoPairs',
      'chance',
      'kniffel',
    ])
    expect(rules.boxes[8]).toMatchObject({
      shape: { kind: 'alike', sizes: [3, 2], mayRepeat: true },
      sum: 'shape',
    })
    expect(rules).toMatchObject({ further: 50, jokers: 'none' })
  })

  it('take the box for all dice along to more dice, and let the upper boxes count again', () => {
    const draft = draftOf('yacht')
    giveCardAnswer(draft, 'dice', '6')
    giveCardAnswer(draft, 'bonus', 'from84')
    const { boxes } = unwrap(parseCardDraft(draft))
    expect(boxes.at(-1)!.shape).toEqual({ kind: 'alike', sizes: [6] })
    expect(boxes.map(({ inGroup }) => inGroup === true).indexOf(false)).toBe(6)
    giveCardAnswer(draft, 'bonus', OTHER)
    expect(draft.bonus).toEqual([{ from: '84', points: '100' }])
  })
})

describe('the nearest card', () => {
  it.each(LISTED_CARDS)('of %s is itself', (id) => {
    expect(nearestCard(card(id))).toBe(id)
  })

  it('is the one with the fewest differences, which are named', () => {
    const rules = { ...card('kniffel'), further: 50, rolls: 4 }
    expect(nearestCard(rules)).toBe('kniffel')
    expect(changedCard(rules, card('kniffel'))).toEqual(['Rolls a turn', 'For each further one'])
    expect(changedCard(card('yatzy'), card('yams'))).toEqual(['Bonus', 'Boxes'])
    const house = makeCardDraft(card('yatzy'))
    giveCardAnswer(house, 'houseOfFive', 'yes')
    expect(changedCard(unwrap(parseCardDraft(house)), card('yatzy'))).toEqual(['Full house'])
  })
})
