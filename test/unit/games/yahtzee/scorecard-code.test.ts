import { describe, expect, it } from 'vitest'
import { setOf } from '#shared/games/yahtzee/rules/categories.ts'
import {
  CARD_EXAMPLE,
  makeCardCode,
  parseCardCode,
} from '#shared/games/yahtzee/input/scorecard-code.ts'
import { EMPTY_CARD } from '#shared/games/yahtzee/rules/scorecard.ts'

const messageOf = (text: string): string => {
  const read = parseCardCode(text)
  return read.ok ? '' : read.problems.map(({ message }) => message).join(' ')
}

describe('the code of a scorecard', () => {
  it('is t0 for the empty card', () => {
    expect(makeCardCode(EMPTY_CARD)).toBe('t0')
    expect(parseCardCode(' t0 ')).toEqual({ ok: true, value: EMPTY_CARD })
  })

  it('names the boxes, the upper total and the Yahtzee', () => {
    const used = setOf(['ones', 'twos', 'sixes', 'threeOfAKind', 'fullHouse', 'yahtzee'])
    const card = { used, upper: 18, yahtzeeScored: true }
    expect(makeCardCode(card)).toBe(CARD_EXAMPLE)
    expect(parseCardCode('y50.t18.xhk621')).toEqual({ ok: true, value: card })
    expect(makeCardCode({ ...card, yahtzeeScored: false })).toBe('x126kh.t18.y0')
  })

  it.each([
    ['', 'A scorecard is a short text such as'],
    ['x'.repeat(61), 'A scorecard is a short text such as'],
    ['x12', 't, the upper total, is missing'],
    ['x1z.t3', 'x, the boxes used, must be some of the letters 123456kqhslc'],
    ['x11.t1', 'each once'],
    ['t0.t0', 'is given twice'],
    ['t0.y100', 'y, the Yahtzee box, must be 0 or 50'],
    ['t4', 'must be 0 where no upper box is used, not 4'],
    ['x53.t4', 'The upper boxes 3, 5 cannot come to 4'],
    ['t0.b3', '"b3" is no part of a scorecard'],
  ])('is refused as "%s"', (text, message) => {
    expect(messageOf(text)).toContain(message)
  })
})
