import { describe, expect, it } from 'vitest'
import {
  CARD_EXAMPLE,
  cardLetters,
  makeCardCode,
  parseCardCode,
} from '#shared/games/scorecard/input/scorecard-code.ts'
import { PRESETS, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { EMPTY_CARD } from '#shared/games/scorecard/rules/scorecard.ts'
import { cardAt, cardStates, stateIndex } from '#shared/games/scorecard/solve/states.ts'
import { messageOf, unwrap } from '#test/support/results.ts'
import { setOf } from '#test/support/yahtzee-boxes.ts'

const rules = PRESETS.forced
const card = (id: string): RuleSet => PUBLISHED_CARDS[id]!

describe('the code of a scorecard', () => {
  it('is t0 for the empty card', () => {
    for (const of of Object.values(PUBLISHED_CARDS)) {
      expect(makeCardCode(of, EMPTY_CARD)).toBe('t0')
      expect(parseCardCode(of, ' t0 ')).toEqual({ ok: true, value: EMPTY_CARD })
    }
  })

  it('names the boxes, the upper total and the Yahtzee', () => {
    const used = setOf(['ones', 'twos', 'sixes', 'threeOfAKind', 'fullHouse', 'yahtzee'])
    const card = { used, total: 18, alikeScored: true }
    expect(makeCardCode(rules, card)).toBe(CARD_EXAMPLE)
    expect(parseCardCode(rules, 'y50.t18.xhk621')).toEqual({ ok: true, value: card })
    expect(makeCardCode(rules, { ...card, alikeScored: false })).toBe('x126kh.t18.y0')
    expect(makeCardCode(PUBLISHED_CARDS.kniffel!, card)).toBe(CARD_EXAMPLE)
  })

  it('counts the boxes of other cards by their places', () => {
    const used = (1 << 0) | (1 << 5) | (1 << 14)
    const filled = { used, total: 15, alikeScored: true }
    expect(makeCardCode(card('yatzy'), filled)).toBe('x1-6-15.t15.a')
    expect(parseCardCode(card('yatzy'), 'a.x15-6-1.t15')).toEqual({ ok: true, value: filled })
    expect(cardLetters(card('yatzy'))[8]).toBe('9 Three of a kind')
    expect(cardLetters(rules)).toHaveLength(12)
  })

  it.each(['first', 'crag', 'generala', 'yatzy-forced', 'yahtzee', 'kniffel'])(
    'brings back any state of %s',
    (id) => {
      const states = cardStates(card(id))
      for (let i = 0; i < 300; i++) {
        const index = (i * 7919) % (states.rows * states.contexts.length)
        const at = cardAt(states, index)
        const read = parseCardCode(card(id), makeCardCode(card(id), at))
        // In forced order most sets of boxes cannot be.
        if (!read.ok && id === 'yatzy-forced') continue
        expect(stateIndex(states, unwrap(read))).toBe(index)
      }
    },
  )

  it.each([
    ['', 'A scorecard is a short text such as'],
    ['x'.repeat(101), 'A scorecard is a short text such as'],
    ['x12', 't, the upper total, is missing'],
    ['x1z.t3', 'x, the boxes used, must be some of the letters 123456kqhslc'],
    ['x11.t1', 'each once'],
    ['t0.t0', 'is given twice'],
    ['t0.y100', 'y, the box for dice all alike, must be 0 or 50'],
    ['t4', 'must be 0 where no upper box is used, not 4'],
    ['x53.t4', 'The upper boxes 3, 5 cannot come to 4'],
    ['t0.b3', '"b3" is not a part of a scorecard; the parts are x, t and y'],
  ])('is refused as "%s"', (text, message) => {
    expect(messageOf(parseCardCode(rules, text))).toContain(message)
  })

  it.each([
    ['yatzy', 'x1-16.t1', 'numbers from 1 to 15 with hyphens'],
    ['yatzy', 'x1-1.t1', 'each once'],
    ['yatzy', 'x12k.t1', 'numbers from 1 to 15'],
    ['yatzy', 't0.y50', 'the parts are x, t and a, as in x1-4.t18'],
    ['yatzy', 'x1.t1.a', 'a needs the box for dice all alike'],
    ['yatzy', 'x1.t1.a1', 'must stand alone'],
    ['yatzy-forced', 'x1-3.t3', 'must be the first ones'],
    ['crag', 'x1.t1', 'must be 0 where no upper box is used'],
  ])('of %s is refused as "%s"', (id, text, message) => {
    expect(messageOf(parseCardCode(card(id), text))).toContain(message)
  })
})
