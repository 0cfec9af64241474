import { describe, expect, it } from 'vitest'
import { findThresholds } from '#shared/games/farkle/solve/match/find-thresholds.ts'
import { coordinatesOf } from '#shared/games/farkle/solve/match/line-gains.ts'
import { chancesOf } from '#shared/games/farkle/solve/match/match-chances.ts'
import { Match } from '#shared/games/farkle/solve/match/match-solver.ts'
import { optimalPlayer } from '#shared/games/farkle/solve/match/optimal-player.ts'
import { PlannedPlayer } from '#shared/games/farkle/solve/match/planned-player.ts'
import { tablePlans } from '#shared/games/farkle/solve/match/plans.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import type { MatchContext } from '#shared/games/farkle/solve/match/player.ts'
import {
  withThreshold,
  type Policy,
  type Thresholds,
} from '#shared/games/farkle/solve/match/policy.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { someOf } from '#test/property/runs.ts'
import { matchContext } from '#test/support/solved-win.ts'

const { farkle, facebook } = PRESETS

const GAMES: readonly (readonly [name: string, rules: RuleSet])[] = [
  ['basic Farkle to 1,500', { ...farkle, goal: 1500 }],
  ['Facebook Farkle to 1,500', { ...facebook, goal: 1500 }],
  ['Farkle with a final turn', { ...farkle, goal: 1200, end: 'finalTurn' }],
  [
    'Farkle with a penalty',
    { ...farkle, goal: 1200, farklePenalty: { farkles: 2, points: 300, floor: -100 } },
  ],
]

/** The chance of a table-following player with any thresholds, each by a match of its own. */
function tableAgainstBest(context: MatchContext): (thresholds: Thresholds) => number {
  const { game, endings } = context
  const player = new PlannedPlayer(game, endings, tablePlans(game, endings), true)
  const match = new Match(game, player, optimalPlayer(context, player.lastChance))
  return (thresholds) => {
    player.setThresholds(thresholds)
    match.solve()
    return chancesOf(match).first.average
  }
}

describe.each(someOf(GAMES))('the best thresholds of %s', (_, rules) => {
  const context = matchContext(rules)
  const found = findThresholds(context)

  it('are beaten by none that differ in one place, wherever that is moved', () => {
    const averageOf = tableAgainstBest(context)
    const { lowest, goal, grid } = context.game
    expect(averageOf(found.thresholds)).toBeCloseTo(found.average, 12)
    for (const { side, dice } of coordinatesOf(context.game)) {
      for (let at = lowest; at <= goal; at++) {
        const value = at === goal ? null : at * grid
        const other = averageOf(withThreshold(found.thresholds, side, dice, value))
        expect(other).toBeLessThanOrEqual(found.average + 1e-12)
      }
    }
  })

  it('lie on the grid and win more than none', () => {
    const { own, opponent } = found.thresholds
    const set = [...own, ...opponent].filter((value) => value !== null)
    expect(set.length).toBeGreaterThan(0)
    expect(set.every((value) => Number.isInteger(value / context.game.grid))).toBe(true)
    expect(found.average).toBeGreaterThan(found.withoutThresholds)
    expect(found.average).toBeLessThan(0.5)
  })

  it('are told with what a step up or down does', () => {
    const averageOf = tableAgainstBest(context)
    for (const { side, dice, at, average, gain } of found.neighbours) {
      const value = at >= rules.goal ? null : at
      const expected = averageOf(withThreshold(found.thresholds, side, dice, value))
      expect(average).toBeCloseTo(expected, 12)
      expect(gain).toBeCloseTo(average - found.average, 15)
      expect(gain).toBeLessThanOrEqual(1e-13)
      expect(Math.abs(at - found.thresholds[side][dice - 1]!)).toBe(context.game.grid)
    }
  })

  it('are found by a match that asks for them', () => {
    const ask: Policy = { kind: 'go-for-it', thresholds: null }
    const optimal: Policy = { kind: 'optimal' }
    const table: Policy = { kind: 'table' }
    expect(playMatch(context, ask, optimal)).toEqual(found.match)
    const { first, second } = playMatch(context, optimal, ask)
    expect([second, first]).toEqual([found.match.first, found.match.second])
    const given: Policy = { kind: 'go-for-it', thresholds: found.thresholds }
    expect(playMatch(context, table, ask)).toEqual(playMatch(context, table, given))
    expect(playMatch(context, ask, ask).first.average).toBeCloseTo(0.5, 13)
  })
})
