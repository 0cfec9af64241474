import { expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import { cardKinds } from '#shared/games/farkle/solve/thumb/find-cards.ts'
import type { SearchStep } from '#shared/games/farkle/solve/thumb/found-rules.ts'
import { RuleSearch } from '#shared/games/farkle/solve/thumb/rule-search.ts'
import { singleMoves } from '#shared/games/farkle/solve/thumb/thumb-moves.ts'
import { someOf } from '#test/property/runs.ts'
import { matchContext } from '#test/support/solved-win.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'

const { farkle, zilch } = PRESETS
const CARD = 'hold=100/100/350/900/1700:350/300/600/1200/2100,columns=0.25,divide=6'
const penalty = { farkles: 2, points: 100, floor: -100 }

it.each(
  someOf([
    ['to 1,000', { ...farkle, goal: 1000 }, `${CARD},go=750,near=50`],
    [
      'with a penalty and a final turn',
      { ...zilch, goal: 500, farklePenalty: penalty },
      `${CARD},near=50,farkles=-20,lead=300/300/300/300/1000`,
    ],
  ] as const),
)('a settled card loses no less by any move of one number: %s', (_, rules, text) => {
  const context = matchContext(rules)
  const { game, endings } = context
  const { grid, allDice } = game.model
  const kindsOf = cardKinds('need', 2, allDice)
  const steps: SearchStep[] = []
  const settled = new RuleSearch(context, kindsOf).settled(ruleOf(text), (step) => steps.push(step))
  const behindOf = (rule: typeof settled): number =>
    1 - 2 * playMatch(context, { kind: 'thumb', rule }, { kind: 'optimal' }).first.average
  const { behind, isSettled } = steps.at(-1)!
  expect(isSettled).toBe(true)
  expect(behind).toBeLessThan(behindOf(ruleOf(text)))
  expect(behind).toBeCloseTo(behindOf(settled), 8)
  const answered = endings.past !== null
  const kinds = kindsOf({ goal: rules.goal, grid, scale: 1, counters: game.counters, answered })
  const moves = singleMoves(kinds, settled)
  expect(moves.length).toBeGreaterThan(25)
  for (const move of moves) expect(behindOf(move)).toBeGreaterThan(behind - 2e-7)
})
