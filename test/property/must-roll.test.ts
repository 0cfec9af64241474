import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { evaluatePolicy } from '#shared/games/farkle/solve/turn/turn-policy.ts'
import { holdPolicy } from '#shared/games/farkle/solve/turn/hold-policy.ts'
import { holdResults } from '#shared/games/farkle/cards/turn-plays.ts'
import { solveTurn, turnFigures } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { bestTail } from '#shared/games/farkle/solve/turn/tail.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { someOf } from './runs.ts'
import { expectEveryGain, expectEveryW } from './slow-comparison.ts'
import { listedGames } from '#test/support/listed-games.ts'

const { farkle, facebook } = PRESETS

const MUST = { mustRollHotDice: true }
/**
 * Rolls of six dice that all score in basic Farkle: 64 of 1s and 5s, for each of four faces 20 * 8 with
 * three of it and 1s and 5s else, 6 pairs of these faces * 20 with three of each, and 4 with six of one.
 */
const HOT_ROLLS = 64 + 4 * 20 * 8 + 6 * 20 + 4

describe('hot dice that must be rolled again', () => {
  it.each(someOf(listedGames('turnsThatMustRoll')))(
    'have the E(s, n) of a slow recursion: %s',
    (_, rules) => {
      expect(expectEveryGain(rules, [0, 300])).toBeGreaterThan(100)
    },
  )

  it.each(someOf(listedGames('mustRoll')))(
    'have every W of a textbook value iteration: %s',
    (_, rules) => expectEveryW(rules),
  )

  it('are lost as often as a roll of all dice that must be followed by nothing else', () => {
    // Of 46,656 rolls of six dice 1,440 farkle, and all others leave dice if one likes.
    const { lost } = bestTail(turnModel(parsedRules({ ...farkle, ...MUST })))
    expect(lost[6]).toBeCloseTo(1440 / 46_656, 15)
    expect([...lost.subarray(0, 6)]).toEqual([0, 0, 0, 0, 0, 0])
    expect(winGame(parsedRules({ ...farkle, ...MUST })).lost).toEqual(lost)
  })

  it('may end a turn as before where fewer can be set aside', () => {
    // Every roll of six dice that scores in basic Farkle can be cut short and banked, so to 50 points
    // only the farkles count: x = 1 - z + z (1 - x).
    const { game, table } = solvedWin(parsedRules({ ...farkle, ...MUST, goal: 50 }))
    const z = 1440 / 46_656
    expect(table.values[stateIndex(game, 0, 0)]).toBeCloseTo(1 / (1 + z), 12)
  })

  it('are rolled until they farkle or leave something where all that scores must be taken', () => {
    // One more roll after all six have scored, and so on: x = a + h x with h hot dice, f farkles.
    const rules = parsedRules({ ...farkle, ...MUST, goal: 50, mustSetAsideAll: true })
    const six = turnModel(rules).byDice[6]!
    let hot = 0
    six.probability.forEach((chance, g) => {
      if (six.optionLeft[six.optionStart[g]!] === 6) hot += chance
    })
    const z = 1440 / 46_656 / (1 - hot)
    const { game, table } = solvedWin(rules)
    expect(game.lost[6]).toBeCloseTo(z, 14)
    expect(table.values[stateIndex(game, 0, 0)]).toBeCloseTo(1 / (1 + z), 12)
    // Rolls of 1s, 5s and triples only: 64 of 1s and 5s, ...
    expect(hot * 46_656).toBeCloseTo(HOT_ROLLS, 6)
  })

  it('are rolled by who holds at a number of points, in one pass as by hand', () => {
    const model = turnModel(parsedRules({ ...farkle, ...MUST, mustSetAsideAll: true }))
    let compared = 0
    for (const { at, points, farkleProbability } of holdResults(model, 0)) {
      const right = evaluatePolicy(model, holdPolicy(model, at / model.grid))
      expect(Math.abs(points - right.points)).toBeLessThan(1e-9)
      expect(Math.abs(farkleProbability - right.farkleProbability)).toBeLessThan(1e-12)
      if (++compared === 60) break
    }
    expect(compared).toBe(60)
  })

  it('are lost as often by who wants to lose least', () => {
    const model = turnModel(parsedRules({ ...facebook, ...MUST }))
    const cautious = solveTurn(model, { farklePenalty: Infinity, minimumBank: 0 })
    // A straight or three pairs of six dice cannot be cut short without a 1 or a 5 in them.
    expect(bestTail(model).lost[6]).toBeGreaterThan(model.byDice[6]!.farkleProbability)
    expect(turnFigures(cautious).farkleProbability).toBeCloseTo(bestTail(model).rollLost[6]!, 14)
  })
})
