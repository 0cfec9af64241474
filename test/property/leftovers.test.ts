import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { leftoverGame, leftoverValue } from '#shared/games/farkle/solve/leftover/leftover-game.ts'
import { solveLeftovers } from '#shared/games/farkle/solve/leftover/leftover-solver.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { someOf } from './runs.ts'
import { expectEveryBeat, expectEveryLeftover } from './slow-leftover-comparison.ts'
import { COARSE } from './win-rule-sets.ts'

const { farkle } = PRESETS

const game = (name: string, rules: object): [string, RuleSet] => [name, parsedRules(rules)]

const FIRST = { goal: 800, minimumBank: 200, minimumFirstBank: 400 } as const

const GAMES: readonly (readonly [name: string, rules: RuleSet])[] = [
  game('the dice a bank left', { ...COARSE, goal: 800, buildOnBank: true }),
  game('the dice a bank left, on a fine grid', { ...farkle, goal: 300, buildOnBank: true }),
  game('the dice a bank left, with a minimum to begin', { ...COARSE, ...FIRST, buildOnBank: true }),
  game('the dice a bank left, with hot dice that must be rolled', {
    ...COARSE,
    ...{ goal: 700, buildOnBank: true, mustRollHotDice: true },
  }),
  game('the dice a bank left, near the goal', {
    ...COARSE,
    ...{ goal: 800, finishFrom: 500, buildOnBank: true, sixOfAKindWins: true },
  }),
  game('the dice that farkled', { ...COARSE, goal: 800, steal: 'diceLeft' }),
  game('the dice that farkled, with a minimum to begin', {
    ...COARSE,
    ...FIRST,
    steal: 'diceLeft',
  }),
  game('the total of a farkle', { ...COARSE, goal: 800, steal: 'allDice' }),
  game('the total of a farkle, with a minimum to begin', { ...COARSE, ...FIRST, steal: 'allDice' }),
  game('both', { ...COARSE, goal: 700, buildOnBank: true, steal: 'diceLeft' }),
  game('both, all dice', { ...COARSE, ...FIRST, buildOnBank: true, steal: 'allDice' }),
  game('a farkle that scores', { ...COARSE, ...FIRST, farkleScores: true }),
  game('a farkle that scores, and hot dice that must be rolled', {
    ...COARSE,
    ...{ goal: 800, farkleScores: true, mustRollHotDice: true },
  }),
  game('a farkle that scores, and the dice a bank left', {
    ...COARSE,
    ...{ goal: 700, farkleScores: true, buildOnBank: true },
  }),
]

describe('games in which a turn leaves something behind', () => {
  it.each(someOf(GAMES))('agree with a slow value iteration in every state: %s', (_, rules) => {
    expect(expectEveryLeftover(rules)).toBeGreaterThan(100)
  })

  it('are the game without them where nothing is left', () => {
    const rules = { ...farkle, goal: 1000 }
    const laidOut = leftoverGame(rules)
    const table = solveLeftovers(laidOut)
    const solved = solvedWin(rules)
    const { goal } = laidOut.game
    for (let own = 0; own < goal; own++) {
      for (let other = 0; other < goal; other++) {
        const value = leftoverValue(laidOut, table, own, other, null)
        expect(Math.abs(value - solved.table.values[own * goal + other]!)).toBeLessThanOrEqual(
          1e-12,
        )
      }
    }
  })
})

const BEATS: readonly (readonly [name: string, rules: RuleSet])[] = [
  game('alone', { ...COARSE, goal: 600, beatLastTurn: true }),
  game('and a minimum', { ...COARSE, goal: 700, minimumBank: 300, beatLastTurn: true }),
  game('and a minimum to begin, hot dice that must be rolled', {
    ...COARSE,
    ...{ goal: 600, minimumFirstBank: 400, mustRollHotDice: true, beatLastTurn: true },
  }),
  game('near the goal, six of a kind wins', {
    ...COARSE,
    ...{ goal: 600, finishFrom: 400, sixOfAKindWins: true, beatLastTurn: true },
  }),
]

describe('games in which a turn must beat the last one', () => {
  it.each(someOf(BEATS))('agree with a slow value iteration in every state: %s', (_, rules) => {
    expectEveryBeat(rules)
  })
})
