import { describe, expect, test } from 'vitest'
import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import { setAsides } from '#shared/games/farkle/analysis/set-aside.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'

const { farkle, zilch } = PRESETS

/** Sets of dice that may be set aside, as "DICE POINTS". */
function texts(rules: RuleSet, roll: string): string[] {
  const faces = [...roll].map(Number) as Face[]
  return setAsides(rules, multisetOf(faces))
    .map(({ dice, points }) => `${dice.join('')} ${points}`)
    .sort()
}

describe('what may be set aside', () => {
  test('the example of the 2017 paper: 4, 5, 3, 4, 4, 5', () => {
    expect(texts(farkle, '453445')).toEqual(
      ['5 50', '55 100', '444 400', '4445 450', '44455 500'].sort(),
    )
  })

  test('the example of the Zilch article: 1, 1, 2, 3, 5, its poorer options too', () => {
    expect(texts(zilch, '11235')).toEqual(['1 100', '11 200', '115 250', '15 150', '5 50'])
  })

  test('three of a kind whole, or in parts where its dice score alone', () => {
    expect(texts(farkle, '111')).toEqual(['1 100', '11 200', '111 1000'])
    expect(texts(farkle, '222')).toEqual(['222 200'])
    expect(texts(farkle, '1111')).toEqual(['1 100', '11 200', '111 1000', '1111 1100'])
  })

  test('combinations of six dice besides what their dice score', () => {
    expect(texts(zilch, '123456')).toEqual(['1 100', '123456 1500', '15 150', '5 50'])
    expect(texts(zilch, '444411')).toEqual(
      [
        '1 100',
        '11 200',
        '11444 600',
        '114444 1500',
        '1444 500',
        '14444 900',
        '444 400',
        '4444 800',
      ].sort(),
    )
  })

  test('six dice that score nothing else, all together', () => {
    expect(texts(zilch, '223446')).toEqual(['223446 500'])
    expect(texts(farkle, '223446')).toEqual([])
    expect(texts(zilch, '22346')).toEqual([])
  })

  test('only the most dice where all must be set aside', () => {
    const forced: RuleSet = { ...zilch, mustSetAsideAll: true }
    expect(texts(forced, '11235')).toEqual(['115 250'])
    expect(texts(forced, '111')).toEqual(['111 1000'])
    expect(texts(forced, '123456')).toEqual(['123456 1500'])
    expect(texts(forced, '223446')).toEqual(['223446 500'])
    expect(texts(forced, '2346')).toEqual([])
  })

  test('of several choices of as many dice each, where all must be set aside', () => {
    const run = { kind: 'run', from: 2, length: 3, points: 100 } as const
    const forced: RuleSet = { ...zilch, combinations: [run], mustSetAsideAll: true }
    expect(texts(forced, '234446')).toEqual(['234 100', '444 400'])
    // Three 4s leave nothing else that scores, and so do the run and the 5.
    expect(texts(forced, '234445')).toEqual(['2345 150', '4445 450'])
  })
})
