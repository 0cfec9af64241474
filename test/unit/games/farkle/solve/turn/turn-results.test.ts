import { describe, expect, it } from 'vitest'
import { moments } from '#shared/base/units.ts'
import { holdPolicy } from '#shared/games/farkle/solve/turn/hold-policy.ts'
import { raceToGoal } from '#shared/games/farkle/solve/match/race.ts'
import {
  turnKeys,
  turnPolicyOf,
  type TurnPlayer,
} from '#shared/games/farkle/solve/match/turn-player.ts'
import { TurnStrategies } from '#shared/games/farkle/solve/match/turn-strategies.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { turnFigures } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { evaluatePolicy } from '#shared/games/farkle/solve/turn/turn-policy.ts'
import { resultPoints, turnResults } from '#shared/games/farkle/solve/turn/turn-results.ts'

const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0)

/** A game in which only 1s score, one die at a time: 100 points each. */
const plain: RuleSet = {
  ...PRESETS.farkle,
  sets: [1, 2, 3, 4, 5, 6].map((face) => [face === 1 ? 100 : 0, 0, 0, 0, 0, 0]),
  straight: 0,
  threePairs: 0,
  twoTriplets: 0,
  fourKindAndPair: 0,
  nothing: 0,
  goal: 200,
  minimumBank: 0,
  minimumFirstBank: 0,
}

describe('the results of a turn', () => {
  it.each(Object.entries(PRESETS))('of %s have the means of the solver', (_, rules) => {
    const strategies = new TurnStrategies(rules)
    for (const turn of turnKeys(rules)) {
      for (const kind of ['best', 'table'] as const) {
        const policy = turnPolicyOf(strategies, turn, { kind })
        const found = turnResults(strategies.model, policy)
        const results = resultPoints(found)
        const { points, farkleProbability } = evaluatePolicy(strategies.model, policy)
        expect(Math.abs(moments(results).mean - points)).toBeLessThan(1e-9)
        expect(Math.abs(found.farkleProbability - farkleProbability)).toBeLessThan(1e-12)
        expect(Math.abs(sum(results.probabilities) - 1)).toBeLessThan(1e-12)
        expect(results.values).toEqual(results.values.toSorted((a, b) => a - b))
      }
      const { correctedExpectedPoints } = turnFigures(strategies.strategy(turn))
      const best = turnResults(strategies.model, strategies.bestPolicy(turn))
      expect(moments(resultPoints(best)).mean).toBeCloseTo(correctedExpectedPoints, 9)
    }
  })

  it('are those worked out by hand for a player who banks the first roll', () => {
    const { model } = new TurnStrategies(plain)
    const { values, probabilities } = resultPoints(turnResults(model, holdPolicy(model, 1)))
    // So many 1s among six dice.
    const ones = [1, 6, 15, 20, 15, 6, 1].map((ways, k) => (ways * 5 ** (6 - k)) / 6 ** 6)
    expect(values).toEqual([0, 100, 200, 300, 400, 500, 600])
    probabilities.forEach((chance, k) => expect(chance).toBeCloseTo(ones[k]!, 15))
  })

  it('go on through hot dice for whom they bring no end in sight', () => {
    const { model } = new TurnStrategies(PRESETS.zilch)
    // Six dice of Zilch never farkle, and the best play always rolls them.
    const best = turnResults(model, new TurnStrategies(PRESETS.zilch).bestPolicy('single'))
    expect(best.banked.length * best.grid).toBeGreaterThan(20_000)
    expect(best.banked.at(-1)).toBeLessThan(1e-17)
  })

  it('hold a player to the least bank of the turn', () => {
    const strategies = new TurnStrategies(PRESETS.facebook)
    const hold: TurnPlayer = { kind: 'hold', at: 50 }
    const { values } = resultPoints(
      turnResults(strategies.model, turnPolicyOf(strategies, 'single', hold)),
    )
    expect(values[1]).toBe(strategies.minimumOf('single'))
  })
})

describe('the race to the goal', () => {
  it('of a player who banks every roll is that of counted dice', () => {
    const { turns, left } = raceToGoal(plain, { kind: 'hold', at: 1 })
    const [none, one] = [5 ** 6 / 6 ** 6, (6 * 5 ** 5) / 6 ** 6]
    const two = 1 - none - one
    // At 0 two 1s are needed, at 100 one: there turn after turn as two states.
    expect(turns[0]).toBeCloseTo(two, 15)
    expect(turns[1]).toBeCloseTo(none * two + one * (1 - none), 15)
    expect(turns[2]).toBeCloseTo(none ** 2 * two + 2 * none * one * (1 - none), 15)
    const { mean } = moments({ values: turns.map((_, i) => i + 1), probabilities: turns })
    const afterOne = 1 / (1 - none)
    expect(mean).toBeCloseTo((1 + one * afterOne) / (1 - none), 9)
    expect(left).toBeLessThan(1e-14)
  })

  it('tells how many games are not over after as many turns as are followed', () => {
    const { turns, left } = raceToGoal(PRESETS.zilch, { kind: 'hold', at: 10_000 })
    expect(turns).toHaveLength(2000)
    expect(left).toBeGreaterThan(0.9)
    expect(sum(turns) + left).toBeCloseTo(1, 12)
  })

  it('takes a penalty and its floor into account', () => {
    const mean = (rules: RuleSet): number => {
      const { turns } = raceToGoal(rules, { kind: 'hold', at: 100 })
      return moments({ values: turns.map((_, i) => i + 1), probabilities: turns }).mean
    }
    const penalty = { farkles: 1, points: 100, floor: 0 }
    const floored = mean({ ...plain, farklePenalty: penalty })
    const deeper = mean({ ...plain, farklePenalty: { ...penalty, floor: -300 } })
    expect(floored).toBeGreaterThan(mean(plain))
    expect(deeper).toBeGreaterThan(floored)
    // Whatever the floor, a game begins with nothing.
    const below = { ...plain, farklePenalty: { ...penalty, floor: -300 } }
    const [first] = raceToGoal(below, { kind: 'hold', at: 100 }).turns
    expect(first).toBeCloseTo(raceToGoal(plain, { kind: 'hold', at: 100 }).turns[0]!, 15)
  })
})
