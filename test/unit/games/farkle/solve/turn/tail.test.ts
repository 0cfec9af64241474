import { describe, expect, it } from 'vitest'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { readRuleSet } from '#shared/games/farkle/input/rule-set-schema.ts'
import { gainOfRolling, solveTurn } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { bestTail, endlessDice, tailStart } from '#shared/games/farkle/solve/turn/tail.ts'
import { turnModel, type TurnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { unwrap } from '#test/support/results.ts'

/** The model of sets given face by face; what is left out does not score. */
function modelOf(...faces: number[][]): TurnModel {
  const sets = [0, 1, 2, 3, 4, 5].map((face) =>
    [0, 1, 2, 3, 4, 5].map((count) => faces[face]?.[count] ?? 0),
  )
  return turnModel(unwrap(readRuleSet({ sets })))
}

const ONE = [50]

/** Faces 1 to 5 score alone and the 6 as a pair: two to six dice never farkle, one die can. */
const fiveSafe = modelOf(ONE, ONE, ONE, ONE, ONE, [0, 100])

/** The safe numbers of dice by the model itself: no roll farkles. */
const safeDice = (model: TurnModel): number[] => DICE_COUNTS.filter((n) => bestTail(model).rolls[n])

describe('numbers of dice that could be rolled for ever', () => {
  it('are all six where every face scores alone', () => {
    expect(endlessDice(modelOf(ONE, ONE, ONE, ONE, ONE, ONE))).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('are six alone where any six dice come back', () => {
    const nothingOnly = { ...PRESETS.farkle, sets: PRESETS.farkle.sets.map((s) => s.map(() => 0)) }
    expect(endlessDice(turnModel({ ...nothingOnly, nothing: 500 }))).toEqual([6])
  })

  it.each(Object.entries(PRESETS))('are none in %s', (_, rules) => {
    expect(endlessDice(turnModel(rules))).toEqual([])
  })

  it('are none in Zilch, though its six dice never farkle: a 1 alone leaves five', () => {
    expect(safeDice(turnModel(PRESETS.zilch))).toEqual([6])
  })

  it('are none where five numbers of dice are safe but luck can leave the sixth', () => {
    expect(safeDice(fiveSafe)).toEqual([2, 3, 4, 5, 6])
    expect(endlessDice(fiveSafe)).toEqual([])
  })

  it('are none where nothing scores at all', () => {
    expect(endlessDice(modelOf())).toEqual([])
  })
})

describe('the tail of a turn', () => {
  it('has no gain where every number of dice can farkle: all is banked', () => {
    const { gain, rolls } = bestTail(turnModel(PRESETS.farkle))
    expect([...gain]).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(rolls.includes(true)).toBe(false)
  })

  it('gains only with safe dice, and banks one die', () => {
    const { gain } = bestTail(fiveSafe)
    expect(gain[1]).toBe(0)
    for (const n of [2, 3, 4, 5, 6]) expect(gain[n]).toBeGreaterThan(gain[n - 1]!)
  })

  it('is a fixed point of eq. 6: each gain is the mean of its best points and what follows', () => {
    const { gain } = bestTail(fiveSafe)
    for (const n of [2, 3, 4, 5, 6]) {
      const dice = fiveSafe.byDice[n]!
      let mean = 0
      for (let g = 0; g < dice.groupCount; g++) {
        let most = 0
        for (let o = dice.optionStart[g]!; o < dice.optionStart[g + 1]!; o++) {
          const points = dice.optionSteps[o]! * fiveSafe.grid
          most = Math.max(most, points + gain[dice.optionLeft[o]!]!)
        }
        mean += dice.probability[g]! * most
      }
      expect(Math.abs(mean - gain[n]!)).toBeLessThan(1e-7)
    }
  })

  it('gains the 478.237 of Zilch with six dice (E_BIG6) and nothing with fewer', () => {
    const { gain, rollGain } = bestTail(turnModel(PRESETS.zilch))
    expect([...gain.subarray(0, 6)]).toEqual([0, 0, 0, 0, 0, 0])
    expect(gain[6]!.toFixed(3)).toBe('478.237')
    expect(rollGain[6]).toBeCloseTo(gain[6]!, 9)
  })
})

describe('where the tail begins', () => {
  const model = turnModel(PRESETS.farkle)
  const tail = bestTail(model)

  it.each([0, 72, 500])('is the first total with E < 0 for every risk, penalty %i', (penalty) => {
    const start = tailStart(model, tail, penalty) * model.grid
    const strategy = solveTurn(model, { farklePenalty: penalty, minimumBank: 0 })
    for (const n of DICE_COUNTS) expect(gainOfRolling(strategy, start, n)).toBeLessThan(0)
    const last = DICE_COUNTS.map((n) => gainOfRolling(strategy, start - model.grid, n))
    expect(Math.max(...last)).toBeGreaterThanOrEqual(0)
  })

  it('moves down by the penalty, to 0 at the most', () => {
    const start = tailStart(model, tail, 0)
    expect(tailStart(model, tail, 500)).toBe(start - 10)
    expect(tailStart(model, tail, 1e6)).toBe(0)
    expect(tailStart(model, tail, Infinity)).toBe(0)
  })

  it('counts only numbers of dice that can farkle', () => {
    const zilch = turnModel(PRESETS.zilch)
    // Table 2 of the article: E(3100, 5) = 1.108 and E(3150, 5) = -2.750.
    expect(tailStart(zilch, bestTail(zilch), 0)).toBe(3150 / 50)
  })
})
