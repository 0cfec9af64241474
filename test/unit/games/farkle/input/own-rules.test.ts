import { describe, expect, it } from 'vitest'
import {
  answerOf,
  choicesOf,
  giveAnswer,
  OTHER,
  questionsOf,
  typeField,
  unaskedRules,
} from '#shared/games/farkle/input/own-rules.ts'
import { makeRuleDraft, parseRuleDraft } from '#shared/games/farkle/input/rule-draft.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'

const published = (id: string): RuleSet => PUBLISHED[id]!.rules
const sets = Object.entries(PUBLISHED).map(([id, { rules }]) => [id, rules] as const)

describe('the questions about the rules of a table', () => {
  it.each(sets)('change nothing where they are answered as the rules have it: %s', (_, rules) => {
    const draft = makeRuleDraft(rules)
    for (const question of questionsOf(draft)) {
      const answer = answerOf(question, draft)
      expect(choicesOf(question, draft)).toContain(answer)
      // Points like those of three pairs become the rule that says so.
      if (question !== 'fourKindAndPair') giveAnswer(draft, question, answer)
    }
    expect(parseRuleDraft(draft)).toEqual({ ok: true, value: rules })
  })

  it('keep answers that follow from others when these change', () => {
    const draft = makeRuleDraft(published('zilch'))
    giveAnswer(draft, 'threes', 'ones300')
    expect(draft.sets[0]!.slice(2)).toEqual(['300', '600', '1200', '2400'])
    typeField(draft, 'sets.2.3', '1,000')
    expect(draft.sets[1]!.slice(3)).toEqual(['2000', '4000', '8000'])
    giveAnswer(draft, 'minimumBank', '350')
    expect(answerOf('minimumFirstBank', draft)).toBe('0')
    giveAnswer(draft, 'threePairs', '0')
    expect(draft.fourKindAndPairCountsAsThreePairs).toBe(false)
    expect(parseRuleDraft(draft).ok).toBe(true)
  })

  it('take the points of four and a pair along with those of three pairs', () => {
    const draft = makeRuleDraft(published('patch'))
    giveAnswer(draft, 'threePairs', '750')
    expect(answerOf('fourKindAndPair', draft)).toBe('asPairs')
    giveAnswer(draft, 'fourKindAndPair', OTHER)
    typeField(draft, 'fourKindAndPair', '900')
    giveAnswer(draft, 'threePairs', '1500')
    expect(draft.fourKindAndPair).toBe('900')
  })

  it('are not asked of six dice where there are five, and say what they leave out', () => {
    const five = makeRuleDraft(published('macke'))
    expect(questionsOf(five)).not.toContain('straight')
    expect(unaskedRules(published('patch'))).toEqual([])
    expect(unaskedRules({ ...published('patch'), mustRollHotDice: true })).toEqual([
      'Hot dice must be rolled again',
    ])
  })
})
