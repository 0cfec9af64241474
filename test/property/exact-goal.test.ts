import { describe, expect, it } from 'vitest'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { turnValues, valuesOf } from '#shared/games/farkle/solve/win/turn-values.ts'
import { stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { expectEveryW } from './slow-comparison.ts'
import { COARSE } from './win-rule-sets.ts'

const { farkle, facebook, zilch } = PRESETS
const EXACT = { overshoot: 'lost' } as const
const PENALTY = { farkles: 2, points: 200, floor: -100 }
const five = farkle.sets.map((row) => row.slice(0, 5))

const GAMES: readonly (readonly [name: string, rules: RuleSet])[] = [
  ['alone', parsedRules({ ...farkle, ...EXACT, goal: 800 })],
  ['a larger grid', parsedRules({ ...COARSE, ...EXACT, goal: 1500 })],
  [
    'a minimum',
    parsedRules({ ...farkle, ...EXACT, goal: 900, minimumBank: 300, minimumFirstBank: 300 }),
  ],
  ['a first minimum', parsedRules({ ...farkle, ...EXACT, goal: 600, minimumFirstBank: 350 })],
  ['a penalty', parsedRules({ ...farkle, ...EXACT, goal: 500, farklePenalty: PENALTY })],
  ['nobody stops from 300', parsedRules({ ...farkle, ...EXACT, goal: 700, finishFrom: 300 })],
  [
    'dice that win, and hot dice that must be rolled',
    parsedRules({
      ...{ ...facebook, ...EXACT, goal: 600, mustRollHotDice: true },
      ...{ sixOfAKindWins: true, winningDice: [1, 1, 1] },
    }),
  ],
  [
    'all that scores must be set aside, five dice',
    parsedRules({ ...farkle, ...EXACT, dice: 5, sets: five, goal: 500, mustSetAsideAll: true }),
  ],
  [
    'of what must be set aside a choice with fewer points',
    parsedRules({
      ...{ ...farkle, ...EXACT, dice: 5, sets: five, goal: 500, mustSetAsideAll: true },
      combinations: [{ kind: 'run', from: 2, length: 3, points: 100 }],
    }),
  ],
  [
    'a bonus and a penalty',
    parsedRules({
      ...{ ...zilch, ...EXACT, end: 'immediate', goal: 600, hotDiceBonus: 250 },
      ...{ farklePenalty: { farkles: 3, points: 100, floor: 0 } },
    }),
  ],
]

describe('a goal that must be hit exactly', () => {
  it.each(GAMES)('has every W of a textbook value iteration: %s', (_, rules) => {
    expectEveryW(rules)
  })

  it('is hit from 50 below by rolling exactly 50', () => {
    const { game, endings, table } = solvedWin(parsedRules({ ...farkle, ...EXACT, goal: 800 }))
    const own = 750 / game.grid
    const state = { own, opponent: 0, ownFarkles: 0, opponentFarkles: 0 }
    const turn = (farkle: number): number =>
      turnValues(game, endings, state, valuesOf(game, table.values), farkle).roll[6]![0]!
    // A lone 5 may be set aside of all rolls but those without a 5. What else scores leads beyond.
    const hit = 1 - (5 / 6) ** 6
    expect(turn(0)).toBeCloseTo(hit, 14)
    expect(turn(1)).toBeCloseTo(1, 14)
    const passes = 1 - table.values[stateIndex(game, 0, own)]!
    expect(table.values[stateIndex(game, own, 0)]).toBeCloseTo(hit + (1 - hit) * passes, 12)
  })

  it('is refused where it can never be hit', () => {
    const problems = (rules: object): unknown => {
      const read = parseRuleSet({ ...farkle, ...EXACT, ...rules })
      return read.ok ? [] : read.problems.map(({ field }) => field)
    }
    expect(problems({ goal: 10_000 })).toEqual([])
    expect(problems({ goal: 9_980 })).toEqual(['overshoot'])
    expect(problems({ end: 'finalTurn' })).toEqual(['overshoot'])
    // Without single 5s nothing scores 50, but a set of two 2s brings odd fifties that nothing ends.
    const sets = farkle.sets.map((row, i) => (i === 4 ? [0, 0, 500, 0, 0, 0] : row))
    const odd = sets.map((row, i) => (i === 1 ? [0, 150, 200, 0, 0, 0] : row))
    expect(problems({ sets, goal: 1000 })).toEqual([])
    expect(problems({ sets: odd, goal: 1000 })).toEqual(['overshoot'])
  })
})
