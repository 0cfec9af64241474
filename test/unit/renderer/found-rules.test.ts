import { describe, expect, it } from 'vitest'
import { ruleQuestions } from '#shared/games/farkle/analysis/rule-questions.ts'
import { combinationWords } from '#shared/games/farkle/analysis/rule-words.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { allPublished } from '#shared/games/published.ts'
import { candidateOf, findRules } from '#renderer/features/rules/found-rules.ts'

const questions = ruleQuestions(String) as unknown as Parameters<typeof findRules>[1]
const candidates = [...allPublished()].map(([id, game]) =>
  candidateOf(
    id,
    game,
    combinationWords(game.rules as RuleSet, String).map(({ name }) => name),
  ),
)
const idsOf = (typed: string, answers: Record<string, string> = {}): string[] =>
  findRules(candidates, questions, typed, answers).exact.map(({ id }) => id)

describe('finding the rules of a table', () => {
  it('offers all of them before anything is said', () => {
    expect(idsOf('')).toEqual(candidates.map(({ id }) => id))
  })

  it('takes words in any order, without case and marks', () => {
    expect(idsOf('SCHWEDEN spela')).toEqual(['spela-spel'])
    expect(idsOf('Schwéden')).toEqual(['spela-spel'])
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
    const { exact, near } = findRules(candidates, questions, '', wanted)
    expect(exact.map(({ id }) => id)).not.toContain('zilch')
    const zilch = near.find(({ candidate }) => candidate.id === 'zilch')
    expect(zilch?.instead).toBe('Penalty for farkles? Yes')
    // After one answer they would be all the others.
    expect(findRules(candidates, questions, '', { penalty: 'no' }).near).toEqual([])
  })
})
