import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { InferOutput } from 'valibot'
import { policySchema } from '#shared/games/farkle/requests/matches.ts'
import { anyThumbRule } from '#test/support/thumb-rules.ts'
import { messageOf, unwrap } from '#test/support/results.ts'
import { PLAIN_RULE } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import type { Policy } from '#shared/games/farkle/solve/match/policy.ts'
import { policyText } from '#shared/games/farkle/solve/match/policy-text.ts'
import {
  parseCard,
  parsePolicy,
  policyForms,
  policyName,
} from '#shared/games/farkle/input/policy-words.ts'

const score = fc.option(fc.integer({ min: -1_000_000, max: 2_000_000 }))
const six = fc.array(score, { minLength: 6, maxLength: 6 })

const policies: fc.Arbitrary<Policy> = fc.oneof(
  fc.constant({ kind: 'optimal' as const }),
  fc.constant({ kind: 'table' as const }),
  fc.record({ kind: fc.constant('points' as const), winningBank: fc.boolean() }),
  fc.record({
    kind: fc.constant('go-for-it' as const),
    thresholds: fc.option(fc.record({ own: six, opponent: six })),
  }),
  fc.record({ kind: fc.constant('hold' as const), at: fc.integer({ min: 1, max: 2_000_000 }) }),
  fc.record({ kind: fc.constant('thumb' as const), rule: anyThumbRule(10_000) }),
)

const complaint = (text: string): string => messageOf(parsePolicy(text))

describe('the text of a policy', () => {
  it('is read back as the same policy', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        expect(parsePolicy(policyText(policy))).toEqual({ ok: true, value: policy })
      }),
    )
  })

  it('has the forms that the command line names', () => {
    const parse = (text: string): unknown => unwrap(parsePolicy(text))
    expect(parse('optimal')).toEqual({ kind: 'optimal' })
    expect(parse(' Points ')).toEqual({ kind: 'points', winningBank: false })
    expect(parse('points-bank')).toEqual({ kind: 'points', winningBank: true })
    expect(parse('table')).toEqual({ kind: 'table' })
    expect(parse('hold-350')).toEqual({ kind: 'hold', at: 350 })
    expect(parse('go-for-it')).toEqual({ kind: 'go-for-it', thresholds: null })
    expect(parse('go-for-it:9600,9550,9350,8950,-,-/9500,9550,9350,8600,7900,-')).toEqual({
      kind: 'go-for-it',
      thresholds: {
        own: [9600, 9550, 9350, 8950, null, null],
        opponent: [9500, 9550, 9350, 8600, 7900, null],
      },
    })
  })

  it('may name a card that is looked up', () => {
    expect(parseCard(' Card:4 ')).toEqual({ ok: true, value: { columns: 4, by: 'need' } })
    expect(parseCard('card:1:lead')).toEqual({ ok: true, value: { columns: 1, by: 'lead' } })
    expect(parseCard('optimal')).toBeNull()
    for (const text of ['card:', 'card:0', 'card:6', 'card:12', 'card:4:need', 'card:4:lead:']) {
      const message = `"${text}" must name 1 to 5 columns, such as card:4 or card:4:lead.`
      expect(parseCard(text)).toMatchObject({ problems: [{ message }] })
    }
  })

  it('says what is wrong with it', () => {
    expect(complaint('greedy')).toBe(
      '"greedy" is not a policy. There are optimal, points, points-bank, table, go-for-it, hold-350, with any number, card:4 and rule:.',
    )
    expect(complaint('hold-')).toContain('must name the turn total to bank from')
    expect(complaint('hold-0')).toContain('from 1 on')
    expect(complaint('hold-99999999')).toContain('hold-350')
    expect(complaint('go-for-it:1,2,3,4,5,6')).toContain('Thresholds are written go-for-it:OWN/')
    expect(complaint('go-for-it:1,2,3/1,2,3,4,5,6')).toBe(
      'There must be six thresholds for the own score, for one to six dice left; here are 3.',
    )
    const seven = 'go-for-it:1,2,3,4,5,6,7/-,-,-,-,-,-,7'
    expect(complaint(seven)).toContain('here are 7.')
    expect(parsePolicy(seven, 7).ok).toBe(true)
    expect(parsePolicy(seven, 5)).toMatchObject({
      problems: [{ message: expect.stringContaining('There must be five thresholds') as string }],
    })
    expect(complaint('go-for-it:1,2,3,4,5,6/1,2,3,x,5,6')).toBe(
      'The threshold "x" for the opponent\'s score must be a whole number of points, or - for never.',
    )
    expect(complaint('go-for-it:1,2,3,4,5,9999999/-,-,-,-,-,-')).toContain('"9999999"')
  })

  it('says what is wrong with a rule of thumb', () => {
    expect(complaint('rule:')).toContain('"" is not a term of a rule of thumb')
    expect(complaint('rule:go=9550')).toBe(
      'A rule of thumb must say hold=, such as hold=150/150/400/900/1600.',
    )
    const terms = [
      'hold=a',
      'hold=1/-',
      'divide=0',
      'divide=1.3',
      'near=-1',
      'go=1/2/3/4/5/6/7/8',
      'size=3',
    ]
    for (const term of terms) {
      expect(complaint(`rule:hold=300,${term}`)).toContain(`"${term}" is not a term`)
    }
  })

  it('has a line of help for every kind of policy', () => {
    const all = 'optimal points points-bank table go-for-it hold-350 card rule'.split(' ')
    expect(new Set(policyForms().map(({ form }) => form.split(':')[0]))).toEqual(new Set(all))
  })
})

describe('a policy', () => {
  it('is what the contract hands over, both ways', () => {
    const received = (data: InferOutput<typeof policySchema>): Policy => data
    fc.assert(
      fc.property(policies, (policy) => {
        expect(received(v.parse(policySchema, policy))).toEqual(policy)
      }),
    )
  })

  it('has a name for screens', () => {
    const thresholds = { own: [null], opponent: [null] }
    const names = [
      policyName({ kind: 'optimal' }),
      policyName({ kind: 'points', winningBank: false }),
      policyName({ kind: 'points', winningBank: true }),
      policyName({ kind: 'table' }),
      policyName({ kind: 'go-for-it', thresholds: null }),
      policyName({ kind: 'go-for-it', thresholds }),
      policyName({ kind: 'hold', at: 1350 }),
      policyName({ kind: 'thumb', rule: { ...PLAIN_RULE, divisor: 6 } }),
    ]
    expect(names[2]).toBe('Most points, winning bank taken')
    expect(names[6]).toBe('Hold at 1,350')
    expect(new Set(names).size).toBe(names.length)
  })
})
