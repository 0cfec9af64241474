import { describe, expect, it } from 'vitest'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { turnValues, valuesOf } from '#shared/games/farkle/solve/win/turn-values.ts'
import { stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { expectEveryW } from './slow-comparison.ts'
import { listedGames } from '#test/support/listed-games.ts'

const { farkle } = PRESETS
const EXACT = { overshoot: 'lost' } as const

describe('a goal that must be hit exactly', () => {
  it.each(listedGames('exactGoal'))('has every W of a textbook value iteration: %s', (_, rules) => {
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
