import { describe, expect, it } from 'vitest'
import { parseThumbRule } from '#shared/games/farkle/input/thumb-words.ts'
import { columnAt, levelColumn } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { thumbText } from '#shared/games/farkle/solve/thumb/thumb-text.ts'
import { messageOf } from '#test/support/results.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'

const CARD = 'hold=100/0/450/1000/1850:150/50/500/1050/1900,columns=0.25,divide=6,go=9600,near=100'

describe('a card', () => {
  it('is in a column up to its cut, by the need', () => {
    const { columns } = ruleOf(CARD)
    // Behind by 1,000 of 4,000 that they still need is a quarter.
    expect(columnAt(columns, 5000, 6000, 4000)).toBe(0)
    expect(columnAt(columns, 4950, 6000, 4000)).toBe(1)
    expect(columnAt(columns, 9000, 0, 10_000)).toBe(0)
  })

  it('is in a column up to its cut, by the lead', () => {
    const { columns } = ruleOf('hold=100:200:300,columns=lead/-500/900')
    const at = (own: number, opponent: number) =>
      columnAt(columns, own, opponent, 10_000 - opponent)
    expect([at(1000, 500), at(950, 500), at(0, 900), at(0, 950)]).toEqual([0, 1, 1, 2])
  })

  it('has the level column in last turns', () => {
    expect(levelColumn(ruleOf(CARD))).toBe(0)
    expect(levelColumn(ruleOf('hold=100:200,columns=-0.1'))).toBe(1)
  })

  it.each([CARD, 'hold=100:200:300,columns=lead/-500/900,divide=5.5', 'hold=50/100,divide=6'])(
    'is its text: %s',
    (text) => {
      expect(thumbText(ruleOf(text))).toBe(text)
    },
  )

  it.each([
    'hold=100:200',
    'hold=100,columns=0.25',
    'hold=100:200,columns=0.25/0.5',
    'hold=100:200,columns=0.255',
    'hold=100:200:300,columns=0.5/0.25',
    'hold=100:x,columns=0.25',
    'hold=100:200,columns=0.25,divide=5.25',
  ])('is refused with what would be right: %s', (text) => {
    const read = parseThumbRule(text)
    expect(read.ok).toBe(false)
    if (!read.ok) expect(read.problems[0]!.message).toMatch(/such as hold=/)
  })

  it.each([
    ['hold=15n3,divide=6,score=50,go=9550', 'hold=15n3, score=50'],
    ['hold=15n3+150/-/-/-/-', 'hold=15n3+150/-/-/-/-'],
    ['hold=300,divide=4/4/4/6/6', 'divide=4/4/4/6/6'],
    ['hold=300, shape=half ,round=0.25:10', 'shape=half, round=0.25:10'],
    ['score=60', 'score=60'],
  ])('says which terms of a formula are gone: %s', (text, gone) => {
    expect(messageOf(parseThumbRule(text))).toBe(
      `This rule of thumb has a formula (${gone}), and such rules are gone. Take a card of bank numbers in its place: Strategy > The card, or card:4 in the terminal.`,
    )
  })
})
