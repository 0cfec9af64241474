import { describe, expect, it } from 'vitest'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { Box, RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { cardColumns, cardRows } from '#shared/games/scorecard/analysis/scorecard-rows.ts'
import { asksOf, sumTitle, sumValue } from '#shared/games/scorecard/analysis/scorecard-words.ts'

const card = (id: string): RuleSet => PUBLISHED_CARDS[id]!
const chance = (name: string, inGroup = false): Box => ({
  name,
  shape: { kind: 'any' },
  sum: 'all',
  plus: 0,
  inGroup,
})
const own = (...boxes: Box[]): RuleSet => ({
  ...card('first'),
  boxes,
  bonus: [{ from: 20, points: 5 }],
})

describe('the lines of a card', () => {
  it('are the boxes in their order, with the sums of the upper part below it', () => {
    expect(cardRows(card('yahtzee'))).toEqual([
      0,
      1,
      2,
      3,
      4,
      5,
      'group',
      'bonus',
      6,
      7,
      8,
      9,
      10,
      11,
      12,
      'further',
      'others',
    ])
    expect(cardRows(card('yatzy')).slice(6, 10)).toEqual(['group', 'bonus', 6, 7])
  })

  it('have no sums where nothing counts for a bonus', () => {
    expect(cardRows(card('crag'))).toEqual([...Array(13).keys()])
  })

  it('have the sums last where boxes anywhere count for it', () => {
    const rules = own(chance('One'), chance('Two', true), chance('Three'))
    expect(cardRows(rules)).toEqual([0, 1, 2, 'group', 'bonus'])
    expect(sumTitle(rules, 'group')).toBe('Total for the bonus')
  })

  it('are in two columns that never differ by more than a few', () => {
    for (const [id, rules] of Object.entries(PUBLISHED_CARDS)) {
      const [first, second] = cardColumns(rules)
      expect([...first, ...second], id).toEqual(cardRows(rules))
      expect(Math.abs(first.length - second.length), id).toBeLessThanOrEqual(3)
    }
    expect(cardColumns(card('yahtzee'))[1][0]).toBe(6)
    expect(cardColumns(card('maxi-yatzy')).map(({ length }) => length)).toEqual([12, 11])
    expect(cardColumns(own(chance('One', true)))).toEqual([[0, 'group'], ['bonus']])
  })
})

describe('the sums of a card', () => {
  it('are named by the card', () => {
    expect(sumTitle(card('yahtzee'), 'further')).toBe('Yahtzee bonuses')
    const steps = [63, 71, 78].map((from) => ({ from, points: 35 }))
    expect(sumTitle({ ...card('yatzy'), bonus: steps }, 'bonus')).toBe('Bonus from 63, 71, 78')
  })

  it('count further dice all alike in the lower part', () => {
    const totals = { group: 60, bonus: 0, others: 120, further: 100, total: 280 }
    expect(sumValue('others', totals)).toBe(220)
    expect(sumValue('group', totals)).toBe(60)
  })
})

it('a box says in a few words what it scores', () => {
  const asks = (id: string): string[] => card(id).boxes.map(asksOf)
  expect(asks('yahtzee').slice(5, 9)).toEqual(['sum of the 6s', 'all dice', 'all dice', '25'])
  expect(asks('yatzy')[6]).toBe('sum of these')
  expect(asks('generala')[6]).toBe('20, first roll 5 more')
  expect(asks('crag').at(-1)).toBe('total 13: 50')
  expect(asksOf({ ...chance('Balut'), plus: 20 })).toBe('all dice + 20')
})
