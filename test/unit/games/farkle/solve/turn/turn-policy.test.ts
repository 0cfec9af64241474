import { describe, expect, it } from 'vitest'
import { countOf } from '#shared/dice/multiset.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { mostPointsOption } from '#shared/games/farkle/solve/turn/hold-policy.ts'
import { reachableRows } from '#shared/games/farkle/solve/turn/reachability.ts'
import { gainOfRolling, solveTurn } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { tablePlay, tablePolicy } from '#shared/games/farkle/solve/turn/table-play.ts'
import {
  bestPolicy,
  evaluatePolicy,
  rollsPerTurn,
  stateObjective,
  type TurnPolicy,
} from '#shared/games/farkle/solve/turn/turn-policy.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'

const zilch = turnModel(PRESETS.zilch)

/** Takes as many dice as score, rolls six again and banks anything else. */
const daring: TurnPolicy = {
  rows: 1,
  option: (dice, group) => dice.optionStart[group + 1]! - 1,
  banks: (n) => n !== 6,
}

/** Chance that all six dice of Zilch score, and the mean points of one roll of them. */
const six = zilch.byDice[6]!
const lastOptions = [...six.probability].map((chance, g) => {
  const option = six.optionStart[g + 1]! - 1
  return { chance, taken: six.optionDice[option]!, points: six.optionSteps[option]! * zilch.grid }
})
const hot = lastOptions.reduce((sum, { chance, taken }) => sum + (taken === 6 ? chance : 0), 0)
const mean = lastOptions.reduce((sum, { chance, points }) => sum + chance * points, 0)

describe('a policy that rolls six dice of Zilch for as long as it may', () => {
  it('rolls 1 / (1 - p) times if p is the chance of hot dice, all but one time in the tail', () => {
    const rolls = rollsPerTurn(zilch, daring)
    expect(hot).toBeGreaterThan(0.05)
    expect(rolls[6]![0]).toBe(1)
    expect(rolls[6]![1]).toBeCloseTo(hot / (1 - hot), 12)
    expect(rolls.slice(1, 6).every((column) => column.every((mass) => mass === 0))).toBe(true)
  })

  it('makes the mean points of a roll so many times, and never farkles', () => {
    const { points, farkleProbability } = evaluatePolicy(zilch, daring)
    expect(points).toBeCloseTo(mean / (1 - hot), 9)
    expect(farkleProbability).toBe(0)
  })
})

describe('the best play of Zilch as a policy', () => {
  const strategy = solveTurn(zilch, { farklePenalty: 0, minimumBank: 300 })
  const policy = bestPolicy(strategy)

  it('banks and rolls as table 2 of the article says, and in the tail all but six dice', () => {
    expect(policy.banks(3, 300 / 50)).toBe(false)
    expect(policy.banks(2, 300 / 50)).toBe(true)
    expect(policy.banks(2, 250 / 50)).toBe(false)
    expect(policy.banks(5, 1_000_000)).toBe(true)
    expect(policy.banks(6, 1_000_000)).toBe(false)
  })

  it('values a state by the better of banking and rolling', () => {
    expect(stateObjective(strategy, 2, 300 / 50)).toBe(300)
    expect(stateObjective(strategy, 3, 300 / 50)).toBeCloseTo(334.134, 3)
    expect(stateObjective(strategy, 6, 10_000 / 50)).toBeCloseTo(10_478.237, 3)
  })
})

it('who takes the most points leaves the most dice to roll', () => {
  // Four 2s are worth no more than three.
  const sets = PRESETS.farkle.sets.map((row, i) => (i === 1 ? [0, 0, 200, 200, 200, 200] : row))
  const model = turnModel({ ...PRESETS.farkle, sets })
  const five = model.byDice[5]!
  const group = five.example.findIndex(
    ([dice]) => countOf(dice!, 2) === 4 && countOf(dice!, 6) === 1,
  )
  const option = mostPointsOption(five, group)
  expect(five.optionSteps[option]! * model.grid).toBe(200)
  expect(five.optionLeft[option]).toBe(2)
})

describe('a breakpoint table that errs in the tail', () => {
  // Faces 1 to 5 score alone, 6s as a pair: five numbers of dice never farkle, and the values of
  // rolling are so large that the table's steps hide what a die is worth.
  const sets = [1, 2, 3, 4, 5, 6].map((face) =>
    face < 6 ? [50, 0, 0, 0, 0, 0] : [0, 100, 0, 0, 0, 0],
  )
  const rules = { ...PRESETS.farkle, sets }
  const model = turnModel(rules)
  const strategy = solveTurn(model, { farklePenalty: 0, minimumBank: 0 })
  const reachable = reachableRows(rules, model, strategy.rows + 1)
  const { table, exceptions } = tablePlay(strategy, reachable)
  const far = strategy.rows

  /** Value of an option at a total far in the tail, with the best play after it. */
  const worth = (n: number, option: number): number => {
    const dice = model.byDice[n]!
    const s = (far + dice.optionSteps[option]!) * model.grid
    return s + Math.max(0, gainOfRolling(strategy, s, dice.optionLeft[option]!))
  }

  it('has its exceptions there, each once for all larger totals', () => {
    const inTail = exceptions.filter(({ andAbove }) => andAbove)
    expect(inTail.length).toBeGreaterThan(0)
    expect(inTail.every(({ turnScore }) => turnScore === far * model.grid)).toBe(true)
    expect(exceptions.every((e) => e.andAbove || e.turnScore < far * model.grid)).toBe(true)
  })

  it('has exactly those where its choice is worth less, at that cost', () => {
    const policy = tablePolicy(model, table, strategy.rows)
    const costs = model.byDice.slice(1).flatMap((dice) =>
      [...dice.probability].flatMap((_, group) => {
        const options = [...dice.optionDice.keys()].slice(
          dice.optionStart[group],
          dice.optionStart[group + 1],
        )
        const best = Math.max(...options.map((option) => worth(dice.dice, option)))
        const cost = best - worth(dice.dice, policy.option(dice, group, far))
        return cost > 1e-6 ? [cost.toFixed(3)] : []
      }),
    )
    const found = exceptions.filter(({ andAbove }) => andAbove).map(({ cost }) => cost.toFixed(3))
    expect(found.toSorted()).toEqual(costs.toSorted())
  })
})
