import { describe, expect, it } from 'vitest'
import { ruleQuestions } from '#shared/games/farkle/analysis/rule-questions.ts'
import { ALL_PRESETS, type GameRules } from '#shared/games/games.ts'
import { ALL_PUBLISHED } from '#shared/games/published.ts'
import { findRules, plain, type Candidate } from '#renderer/features/rules/found-rules.ts'

const questions = ruleQuestions(String) as unknown as Parameters<typeof findRules>[1]
const candidateOf = (id: string, game: GameRules, more: string): Candidate => ({
  ...{ id, game, preset: more === '', source: more },
  text: plain(`${game.rules.name} ${more}`),
})
const candidates = [
  ...['farkle', 'zilch'].map((id) => candidateOf(id, ALL_PRESETS.get(id)!, '')),
  ...[...ALL_PUBLISHED].map(([id, one]) =>
    candidateOf(id, one as GameRules, `${one.source} ${one.words}`),
  ),
]
const idsOf = (typed: string, answers: Record<string, string>): string[] =>
  findRules(candidates, questions, typed, answers).exact.map(({ id }) => id)

describe('finding the rules of a table', () => {
  it('offers all of them before anything is said', () => {
    expect(idsOf('', {})).toEqual(candidates.map(({ id }) => id))
  })

  it('takes words in any order, without case and marks', () => {
    expect(idsOf('SCHWEDEN spela', {})).toEqual(['spela-spel'])
    expect(idsOf('Schwéden', {})).toEqual(['spela-spel'])
    expect(idsOf('nobody plays this', {})).toEqual([])
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
