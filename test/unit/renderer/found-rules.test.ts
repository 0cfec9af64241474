import { describe, expect, it } from 'vitest'
import { ruleQuestions } from '#shared/games/farkle/analysis/rule-questions.ts'
import { combinationWords } from '#shared/games/farkle/analysis/rule-words.ts'
import { allPublished, type PublishedGameRules } from '#shared/games/published.ts'
import { boxName } from '#shared/games/scorecard/analysis/box-names.ts'
import { cardQuestions } from '#shared/games/scorecard/analysis/card-questions.ts'
import { candidateOf, findRules } from '#renderer/features/rules/found-rules.ts'

const questions = ruleQuestions(String) as unknown as Parameters<typeof findRules>[1]
const ofCards = cardQuestions() as unknown as Parameters<typeof findRules>[1]
const scoresOf = (one: PublishedGameRules): string[] =>
  one.game === 'farkle'
    ? combinationWords(one.rules, String).map(({ name }) => name)
    : one.rules.boxes.map((_, box) => boxName(one.rules, box))
const candidates = [...allPublished()].map(([id, one]) => candidateOf(id, one, scoresOf(one)))
const [farkle, cards] = (['farkle', 'scorecard'] as const).map((name) =>
  candidates.filter(({ game }) => game.game === name),
) as [typeof candidates, typeof candidates]
/** Questions are asked once the game is known. */
const idsOf = (typed: string, answers?: Record<string, string>): string[] =>
  findRules(
    answers ? farkle : candidates,
    answers ? questions : [],
    typed,
    answers ?? {},
  ).exact.map(({ id }) => id)

describe('finding the rules of a table', () => {
  it('offers all of them before anything is said', () => {
    expect(idsOf('')).toEqual(candidates.map(({ id }) => id))
  })

  it('takes words in any order, without case and marks', () => {
    expect(idsOf('SCHWEDEN spela')).toEqual(['spela-spel'])
    expect(idsOf('Schwéden')).toEqual(['spela-spel', 'yatzy', 'yatzy-forced', 'maxi-yatzy'])
    expect(idsOf('nobody plays this')).toEqual([])
  })

  it.each([
    ['kingdom come', 'kcd'],
    ['kcd', 'kcd'],
    ['zonk', 'zonk'],
    ['squelch', 'farkle'],
    ['keepers', 'wikipedia'],
    ['crap out', 'wikipedia'],
    ['volle lotte', 'wikipedia'],
    ['diez mil', 'dice-10000'],
    ['dix mille', 'dix-mille'],
    ['oh zilch', 'zilch'],
    ['greed', 'greed'],
    ['ten thousand', 'dice-10000'],
    ['10000', 'ten-thousand'],
    ['10,000', 'zehntausend'],
    ['10.000', 'dice-10000'],
    ['zehntausend', 'zehntausend'],
    ['america', 'patch'],
    ['amerika', 'patch'],
    ['farkel', 'farkle'],
    ['three pairs', 'patch'],
    ['two triplets', 'ifarkle'],
  ])('knows what players type: %s', (typed, id) => {
    expect(idsOf(typed)).toContain(id)
  })

  it.each([
    ['Kniffel', 'kniffel'],
    ['yahtzee', 'kniffel'],
    ['Yathzee', 'yahtzee'],
    ['Yatzy', 'yatzy'],
    ['maxi', 'maxi-yatzy'],
    ["Yam's", 'yams'],
    ['yam’s', 'yams'],
    ['generala', 'generala'],
    ['full house', 'yacht'],
    ['drei würfel', 'crag'],
    ['sweden', 'yatzy-forced'],
  ])('knows scorecards: %s', (typed, id) => {
    expect(idsOf(typed)).toContain(id)
  })

  it('asks what a scorecard has that others have not', () => {
    const found = (answers: Record<string, string>): string[] =>
      findRules(cards, ofCards, '', answers).exact.map(({ id }) => id)
    expect(found({ cardBonus: '63 50' })).toEqual(['yatzy', 'yatzy-forced'])
    expect(found({ cardPairs: 'yes', cardDice: '6' })).toEqual(['maxi-yatzy'])
    expect(found({ cardBonus: 'none', cardBoxes: '12' })).toEqual(['yacht'])
  })

  it('finds a combination only where it scores', () => {
    expect(idsOf('three pairs')).not.toContain('spela-spel')
  })

  it('narrows them by answers, with what is typed', () => {
    expect(idsOf('zilch', { penalty: 'yes' })).toContain('zilch')
    expect(idsOf('zilch', { penalty: 'no' })).not.toContain('zilch')
    const five = idsOf('', { dice: 'five' })
    expect(five).toContain('zonk')
    expect(five).not.toContain('farkle')
  })

  it('offers rules that fit all answers but one, and says which', () => {
    const wanted = { minimum: 'every', straight: 'six', penalty: 'no', four: '600' }
    const { exact, near } = findRules(farkle, questions, '', wanted)
    expect(exact.map(({ id }) => id)).not.toContain('zilch')
    const zilch = near.find(({ candidate }) => candidate.id === 'zilch')
    expect(zilch?.instead).toBe('Penalty for farkles? Yes')
    // After one answer they would be all the others.
    expect(findRules(farkle, questions, '', { penalty: 'no' }).near).toEqual([])
  })
})
