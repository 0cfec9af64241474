import { expect, it } from 'vitest'
import { cardKinds } from '#shared/games/farkle/solve/thumb/find-cards.ts'
import { RuleClimb } from '#shared/games/farkle/solve/thumb/rule-climb.ts'
import type { ThumbRule } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'

const WANTED = ruleOf('hold=50/100/350:150/250/600,columns=0.3,divide=5,go=900')
const game = { goal: 1000, grid: 50, scale: 1, counters: 1, answered: false }

/** What is lost is how far the numbers are from some that are wanted. */
function distance({ columns, divisor, goOwn }: ThumbRule): number {
  const points = (rule: ThumbRule): number[] => [...rule.columns.holds.flat(), rule.goOwn[0]!]
  const wanted = points(WANTED)
  const apart = [...columns.holds.flat(), goOwn[0]!].map((one, i) => Math.abs(one - wanted[i]!))
  return (
    apart.reduce((sum, one) => sum + one, 0) +
    100 * Math.abs(columns.cuts[0]! - WANTED.columns.cuts[0]!) +
    Math.abs(divisor - WANTED.divisor)
  )
}

it('moves the numbers, the divisor and the cut of a card while that gains', () => {
  const climb = new RuleClimb(cardKinds('need', 2, 4)(game), distance)
  const start = ruleOf('hold=300/300/300:300/300/300,columns=0.9,divide=9,go=700')
  expect(climb.tuned(start, true)).toEqual(WANTED)
  expect(climb.bestOf([start, WANTED])).toBe(WANTED)
  expect(climb.bestTuned([start, WANTED], 1)).toEqual(WANTED)
})
