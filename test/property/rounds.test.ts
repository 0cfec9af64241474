import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { roundsAlone } from '#shared/games/farkle/solve/rounds/alone.ts'
import {
  firstChance,
  roundsGame,
  roundsValue,
  solveRounds,
} from '#shared/games/farkle/solve/rounds/rounds-solver.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { someOf } from './runs.ts'
import { expectRounds } from './slow-comparison.ts'
import { listedGames } from '#test/support/listed-games.ts'

const { farkle, facebook, zilch } = PRESETS

const game = (rules: object, rounds: number): RuleSet =>
  parsedRules({ ...rules, farklePenalty: null, end: 'rounds', rounds })

describe('games of rounds', () => {
  const three = roundsGame(game(farkle, 3))
  const solved = solveRounds(three)

  it.each(someOf(listedGames('rounds')))('agree with a slow recursion: %s', (_, rules) => {
    expectRounds(rules)
  })

  it('count the last turn by hand', () => {
    const { values } = solved
    const level = { left: 1, lead: 0, opened: true, otherOpened: true }
    // Whatever scores is banked and wins; 5 of 162 rolls of six dice score nothing, a tie.
    expect(roundsValue(three, values, level)).toBeCloseTo(1 - 5 / 162 / 2, 14)
    expect(roundsValue(three, values, { ...level, lead: 1 })).toBeCloseTo(1, 14)
  })

  it('are better for who knows more: the second player', () => {
    const others = [game(farkle, 1), game(facebook, 2), game(zilch, 1)].map((rules) => {
      const rounds = roundsGame(rules)
      return firstChance(rounds, solveRounds(rounds))
    })
    for (const first of [firstChance(three, solved), ...others]) {
      expect(first).toBeLessThan(0.5)
      expect(first).toBeGreaterThan(0.3)
    }
  })

  it('never lose by a larger lead', () => {
    for (let left = 1; left <= 6; left++) {
      let before = 0
      for (let lead = -three.widest; lead <= three.widest; lead++) {
        const chance = roundsValue(three, solved.values, {
          left,
          lead,
          opened: true,
          otherOpened: true,
        })
        expect(chance).toBeGreaterThanOrEqual(before - 1e-13)
        before = chance
      }
    }
  })
})

describe('rounds alone', () => {
  it('make so many times the points of a turn without a minimum of the first bank', () => {
    const { expectedPoints, totals, grid } = roundsAlone(game(farkle, 10))
    expect(expectedPoints).toBeCloseTo(10 * 446.57144034, 6)
    expect(totals.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    const mean = totals.reduce((sum, chance, row) => sum + chance * row * grid, 0)
    expect(mean).toBeCloseTo(expectedPoints, 6)
  })

  it('have the mean of their distribution with such a minimum, and lose by it', () => {
    const rules = game({ ...facebook, minimumFirstBank: 1000 }, 4)
    const { expectedPoints, totals, grid } = roundsAlone(rules)
    const mean = totals.reduce((sum, chance, row) => sum + chance * row * grid, 0)
    expect(mean).toBeCloseTo(expectedPoints, 6)
    const free = roundsAlone({ ...rules, minimumFirstBank: rules.minimumBank })
    expect(expectedPoints).toBeLessThan(free.expectedPoints - 50)
  })
})
