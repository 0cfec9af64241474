import { describe, expect, it } from 'vitest'
import {
  additions,
  mergers,
  numberKinds,
  tunings,
} from '#shared/games/farkle/solve/thumb/thumb-moves.ts'
import { numberCount } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { thumbText } from '#shared/games/farkle/solve/thumb/thumb-text.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'

const kinds = numberKinds({ goal: 10_000, grid: 50, scale: 1, counters: 1, answered: false })

const added = (text: string): string[] =>
  additions(kinds, ruleOf(text)).map(({ rule }) => thumbText(rule))
const moved = (text: string): string[] =>
  tunings(kinds, ruleOf(text)).map((shift) => thumbText(shift(ruleOf(text), 1)!))
const merged = (text: string): string[] => mergers(kinds, ruleOf(text)).map(thumbText)

describe('moves between rules of thumb', () => {
  it('add the sum of both scores, move it and leave it out', () => {
    expect(added('hold=15n3,divide=6')).toContain('hold=15n3,divide=6,together=18700')
    expect(moved('hold=15n3,together=18700')).toContain('hold=15n3,together=18750')
    expect(added('hold=15n3,together=18700').some((text) => text.includes('18750'))).toBe(false)
    expect(merged('hold=15n3,together=18700')).toContain('hold=15n3')
  })

  it('add the score from which near counts, where near is a number of the rule', () => {
    const from = (texts: readonly string[]): boolean => texts.some((text) => text.includes('@'))
    expect(from(added('hold=15n3'))).toBe(false)
    expect(added('hold=15n3,near=100')).toContain('hold=15n3,near=100@8500')
    expect(moved('hold=15n3,near=100@8500')).toContain('hold=15n3,near=100@8550')
    // Without near its score goes, too, which is two numbers less.
    expect(merged('hold=15n3,near=100@8500')).toEqual(
      expect.arrayContaining(['hold=15n3', 'hold=15n3,near=100']),
    )
  })

  it('leave scores that somebody can have, short of the goal', () => {
    const stuck = (text: string): number =>
      tunings(kinds, ruleOf(text)).filter((shift) => shift(ruleOf(text), 1) === null).length
    expect(stuck('hold=15n3,go=9900,together=19850,near=100@9900')).toBe(0)
    expect(stuck('hold=15n3,go=9950,together=19900,near=100@9950')).toBe(3)
  })

  it('make additions of one number each', () => {
    const rule = ruleOf('hold=150/150/400/1000/1800,divide=4/4/4/6/6,score=65,near=100')
    const more = additions(kinds, rule).map((next) => numberCount(next.rule))
    expect(new Set(more)).toEqual(new Set([numberCount(rule) + 1]))
  })
})
