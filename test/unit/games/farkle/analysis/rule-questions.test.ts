import { describe, expect, it } from 'vitest'
import { ruleQuestions } from '#shared/games/farkle/analysis/rule-questions.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'

const questions = ruleQuestions(String)
const answers = (rules: RuleSet): Record<string, string> =>
  Object.fromEntries(questions.map(({ id, answerOf }) => [id, answerOf(rules).text]))

describe('the questions after the rules of a table', () => {
  it('are answered as the sources say', () => {
    expect(answers(PRESETS.farkle)).toEqual({
      minimum: 'None',
      straight: 'No',
      penalty: 'No',
      dice: '6',
      four: '300',
      end: 'At the goal',
    })
    expect(answers(PRESETS.zilch)).toEqual({
      minimum: 'For every bank',
      straight: '1 to 6',
      penalty: 'Yes',
      dice: '6',
      four: '600',
      end: 'After a last turn',
    })
    expect(answers(PUBLISHED.bupkis!.rules)).toMatchObject({ minimum: 'For every bank' })
    expect(answers(PUBLISHED.patch!.rules)).toMatchObject({
      minimum: 'For the first bank',
      four: '1000',
    })
    expect(answers(PUBLISHED.kcd!.rules)).toMatchObject({ straight: 'Five in a row too' })
  })

  it('count a single 3 with three of them', () => {
    const sets = PRESETS.farkle.sets.map((row, i) => (i === 2 ? [30, ...row.slice(1)] : row))
    expect(answers(parsedRules({ ...PRESETS.farkle, sets }))).toMatchObject({ four: '330' })
  })

  it('leave few of all rules when all are answered', () => {
    const all = Object.values(PUBLISHED).map(({ rules }) => rules)
    const alike = new Map<string, number>()
    for (const rules of all) {
      const key = JSON.stringify(answers(rules))
      alike.set(key, (alike.get(key) ?? 0) + 1)
    }
    expect(Math.max(...alike.values())).toBeLessThanOrEqual(all.length / 6)
    // Each tells something apart.
    for (const { id, answerOf } of questions) {
      expect(new Set(all.map((rules) => answerOf(rules).id)).size, id).toBeGreaterThan(1)
    }
  })
})
