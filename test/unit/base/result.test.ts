import { describe, expect, it } from 'vitest'
import { failedByField } from '#shared/base/result.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { GAMES } from '#shared/games/games.ts'
import { problemFields } from '#test/support/results.ts'

describe('problems by field', () => {
  it('are the first of each field, in the order of the fields', () => {
    const problem = (field: string, message: string) => ({ field, message })
    const all = [problem('b', '1'), problem('a', '2'), problem('b', '3'), problem('', '4')]
    expect(failedByField(all)).toEqual({ ok: false, problems: [all[0], all[1], all[3]] })
  })

  it.each(GAMES)('of rules of $name are one for each wrong field', ({ rules }) => {
    // Too low for two rules of a number, and not whole either.
    const wrong = { ...PRESETS.farkle, goal: -1.5, rerolls: -1.5, upperBonus: -0.5, name: ' \n' }
    const fields = problemFields(rules.parse(wrong))
    expect(fields.length).toBeGreaterThan(2)
    expect(new Set(fields).size).toBe(fields.length)
  })
})
