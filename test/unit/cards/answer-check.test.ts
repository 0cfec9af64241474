import { describe, expect, it } from 'vitest'
import { checkNumber, checkTyped, readAnswer } from '#shared/cards/answer-check.ts'
import { CHANCE_FORM, oddsSlack, type CardAnswer } from '#shared/cards/card.ts'
import { SCORE_FORM } from './sample-cards.ts'

const limit: CardAnswer = {
  kind: 'number',
  unit: 'points',
  value: 1250,
  step: 50,
  slack: 0,
  span: [1151, 1300],
  form: SCORE_FORM,
}
const never: CardAnswer = { kind: 'never', unit: 'points', step: 50, form: SCORE_FORM }
const odds: CardAnswer = {
  kind: 'number',
  unit: 'percent',
  value: 4 / 9,
  step: 0.001,
  slack: 0.005,
  form: CHANCE_FORM,
}
/** What a box brings on average. */
const mean: CardAnswer = {
  kind: 'number',
  unit: 'points',
  value: 8.4,
  step: 1,
  slack: 0.5,
  form: { most: 50, decimals: 1, never: false },
}
const choice: CardAnswer = { kind: 'choice', options: ['Bank', 'Roll'], right: [1] }

const message = (answer: CardAnswer, typed: string): string => {
  const checked = checkTyped(answer, typed)
  return checked.ok ? 'read' : checked.problems[0]!.message
}

describe('a typed answer', () => {
  it.each([
    ['1250', 1250],
    [' 1,250 ', 1250],
    ['1 250', 1250],
    ['1\u202f250', 1250],
    ["1'250", 1250],
    ['1.250', 1250],
    ['450 points', 450],
    ['450 pts', 450],
    ['+450', 450],
    ['0', 0],
    ['always', 0],
    ['never', null],
    ['Never', null],
    ['-', null],
    ['\u2013', null],
  ])('%j is read as points', (typed, value) => {
    expect(readAnswer(typed, limit)).toEqual({ ok: true, value })
  })

  it.each([
    ['44.4 %', 0.444],
    ['44,4', 0.444],
    ['44', 0.44],
    ['44 percent', 0.44],
    ['.5', 0.005],
    ['100', 1],
    ['never', 0],
    ['always', 1],
  ])('%j is read as a chance', (typed, value) => {
    const read = readAnswer(typed, odds)
    expect(read.ok && read.value).toBeCloseTo(value, 12)
  })

  it('that is no number is answered with what to type', () => {
    expect(message(limit, '')).toBe('Type a number of points, such as 450, or never.')
    expect(message(odds, '  ')).toBe('Type a number of percent, such as 44.4.')
    expect(message(limit, 'Four hundred')).toBe(
      '"Four hundred" is not a number. Type one such as 450, or never.',
    )
    expect(message(limit, '12,345,67')).toContain('is not a number')
    expect(message(odds, '4/9')).toBe('"4/9" is not a number. Type one such as 44.4.')
    expect(message(limit, '44 %')).toBe('This card asks for points, not for percent.')
    expect(message(odds, '450 points')).toBe('This card asks for percent, not for points.')
    expect(message(limit, '-50')).toBe('The answer is never below zero.')
    expect(message(limit, '12.5')).toBe(
      'The answer is a whole number of points: type one such as 450.',
    )
    expect(message(odds, '101')).toBe('A chance is at most 100%.')
    expect(message(limit, '99999999999')).toBe('The answer is at most 10,000 points.')
    expect(message(limit, 'x'.repeat(1000))).toHaveLength(
      '"" is not a number. Type one such as 450, or never.'.length + 41,
    )
    expect(message(choice, '1')).toBe('Choose one of the answers.')
  })

  it.each([
    ['8.6', 8.6],
    ['8,6', 8.6],
    ['8', 8],
    ['.5', 0.5],
    ['8.61 points', 8.61],
    ['50', 50],
    ['1.250', 1.25],
  ])('%j is read as an average of up to 50 points', (typed, value) => {
    expect(readAnswer(typed, mean)).toEqual({ ok: true, value })
  })

  it('of an average is no larger than it can be, and it is never "never"', () => {
    expect(message(mean, '20,550')).toBe('The answer is at most 50 points.')
    expect(message(mean, '50.1')).toBe('The answer is at most 50 points.')
    expect(message(mean, 'never')).toBe('"never" is not a number. Type one such as 8.6.')
    expect(message(mean, '')).toBe('Type a number of points, such as 8.6.')
    expect(checkTyped(mean, '8.6')).toMatchObject({ ok: true, value: { right: true } })
  })

  it('of an average may be in thousands where so many points can be', () => {
    const score: CardAnswer = { ...mean, value: 254.6, form: { ...mean.form, most: 1600 } }
    expect(readAnswer('1,575', score)).toEqual({ ok: true, value: 1575 })
    expect(readAnswer('254.588', score)).toEqual({ ok: true, value: 254.588 })
  })

  it('is right within the slack and within the span, and else off by so much', () => {
    expect(checkTyped(limit, '1,250')).toEqual({
      ok: true,
      value: { right: true, given: 1250, error: 0 },
    })
    expect(checkNumber(limit, 1151)).toEqual({ right: true, given: 1151, error: 0 })
    expect(checkNumber(limit, 1300)).toEqual({ right: true, given: 1300, error: 0 })
    expect(checkNumber(limit, 1350)).toEqual({ right: false, given: 1350, error: 100 })
    expect(checkNumber(limit, 1150)).toEqual({ right: false, given: 1150, error: -100 })
    expect(checkNumber(odds, 0.44).right).toBe(true)
    expect(checkNumber(odds, 0.45).right).toBe(false)
    expect(checkNumber(odds, 0.45).error).toBeCloseTo(0.45 - 4 / 9, 12)
  })

  it('of odds is right as people say them', () => {
    const said = (chance: number, given: number): boolean => {
      const answer: CardAnswer = { ...odds, value: chance, slack: oddsSlack(chance) }
      return checkNumber(answer, given).right
    }
    expect([said(2 / 3, 0.7), said(2 / 3, 0.65), said(4 / 9, 0.4), said(4 / 9, 0.45)]).toEqual(
      Array(4).fill(true),
    )
    expect([said(2 / 3, 0.75), said(4 / 9, 0.5), said(0.023, 0.05)]).toEqual(Array(3).fill(false))
    expect(said(0.023, 0.02)).toBe(true)
  })

  it('of never is right where never is, and has no size of error', () => {
    expect(checkNumber(never, null)).toEqual({ right: true, given: null, error: null })
    expect(checkNumber(never, 450)).toEqual({ right: false, given: 450, error: null })
    expect(checkNumber(limit, null)).toEqual({ right: false, given: null, error: null })
  })
})
