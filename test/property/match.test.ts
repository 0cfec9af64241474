import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Match } from '#shared/games/farkle/solve/match/match-solver.ts'
import { bestLastChance, optimalPlayer } from '#shared/games/farkle/solve/match/optimal-player.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import type { Policy } from '#shared/games/farkle/solve/match/policy.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { stateCount } from '#shared/games/farkle/solve/win/win-states.ts'
import { fewOf, runs } from './runs.ts'
import { SlowMatch } from './slow-match.ts'
import { slowPlayer } from './slow-players.ts'
import { listedGames } from '#test/support/listed-games.ts'
import { solvedValues, solvedWin, unsolvedContext } from '#test/support/solved-win.ts'

/** Policies that a game of this rule set can be played with, but for the optimal one. */
function policiesOf(rules: RuleSet): fc.Arbitrary<Policy> {
  const { model, grid, goal } = winGame(rules)
  const score = fc.option(fc.integer({ min: 0, max: goal }).map((steps) => steps * grid))
  const six = fc.array(score, { minLength: 6, maxLength: 6 })
  // Without a winning bank, dice that cannot farkle are rolled without end; too long for slow play.
  const endless = model.byDice.some((dice) => dice.groupCount > 0 && dice.farkleProbability === 0)
  return fc.oneof(
    fc.record({ kind: fc.constant('hold' as const), at: fc.integer({ min: 1, max: rules.goal }) }),
    fc.record({ kind: fc.constant('table' as const) }),
    fc.record({
      kind: fc.constant('go-for-it' as const),
      thresholds: fc.record({ own: six, opponent: six }),
    }),
    fc.record({
      kind: fc.constant('points' as const),
      winningBank: endless ? fc.constant(true) : fc.boolean(),
    }),
  )
}

const GAMES = listedGames('everyRule')

describe.each(fewOf(GAMES))('matches under %s', (_, rules) => {
  it('agree with a slow method that plays roll by roll', () => {
    fc.assert(
      fc.property(policiesOf(rules), policiesOf(rules), (first, second) => {
        const context = unsolvedContext(rules)
        const match = playMatch(context, first, second)
        const slow = new SlowMatch(rules, slowPlayer(rules, first), slowPlayer(rules, second))
        const expected = slow.solve(context.game.grid)
        expect(match.first.asFirst).toBeCloseTo(expected.first, 11)
        expect(match.second.asFirst).toBeCloseTo(expected.second, 11)
        expect(match.residual).toBeLessThanOrEqual(1e-12)
        const alike = playMatch(context, first, first)
        expect(alike.second.asFirst).toBeCloseTo(alike.first.asFirst, 13)
        expect(alike.first.average).toBeCloseTo(0.5, 13)
      }),
      runs(1),
    )
  })

  it('give the optimal player against itself the solved game, in every state', () => {
    const context = solvedValues(rules)
    const optimal = optimalPlayer(context, bestLastChance(context))
    const match = new Match(context.game, optimal, optimal)
    match.solve()
    for (const values of match.values) {
      const worst = values.reduce(
        (most, value, i) => Math.max(most, Math.abs(value - context.values[i]!)),
        0,
      )
      expect(worst).toBeLessThan(1e-11)
    }
    expect(optimal.outcomes.count).toBe(stateCount(context.game))
  })

  it('give nobody more against the optimal player than optimal play, and both add up', () => {
    const context = solvedValues(rules)
    const start = solvedWin(rules).table.values.at(0)
    expect(start).toBeGreaterThan(0)
    fc.assert(
      fc.property(policiesOf(rules), (policy) => {
        const { first, second, residual } = playMatch(context, policy, { kind: 'optimal' })
        expect(first.average).toBeLessThanOrEqual(0.5 + 1e-11)
        expect(first.asFirst + second.asSecond).toBeCloseTo(1, 14)
        expect(first.average + second.average).toBeCloseTo(1, 14)
        expect(residual).toBeLessThanOrEqual(1e-12)
      }),
      runs(1),
    )
  })
})

it('a match is the same seen from the other side', () => {
  const [, rules] = GAMES[0]!
  const context = solvedValues(rules)
  fc.assert(
    fc.property(policiesOf(rules), (policy) => {
      const { first, second } = playMatch(context, policy, { kind: 'optimal' })
      const turned = playMatch(context, { kind: 'optimal' }, policy)
      expect(turned.second.asFirst).toBeCloseTo(first.asFirst, 12)
      expect(turned.first.asFirst).toBeCloseTo(second.asFirst, 12)
    }),
    runs(3),
  )
})
