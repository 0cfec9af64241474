import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import {
  gainOfRolling,
  solveTurn,
  turnFigures,
  type TurnStrategy,
} from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { ruleSets, ruleSetsOfRows } from './rule-set-arbitrary.ts'
import { enough, runs } from './runs.ts'
import { expectEveryGain } from './slow-comparison.ts'
import { slowDiceAfter, slowRolls } from './slow-rules.ts'

const penalties = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 1500 }),
  fc.double({ min: 0.01, max: 300, noNaN: true }),
)

/** T(s, n) of eq. 1, from the solver's E(s, n). */
function totalOf(strategy: TurnStrategy, s: number, n: number): number {
  const gain = gainOfRolling(strategy, s, n)
  return s < strategy.goal.minimumBank ? s + gain : s + Math.max(0, gain)
}

/** Rounding of the sums over thousands of rolls, for values of this size. */
const roundingAt = (value: number): number => 1e-9 * Math.max(1, Math.abs(value))

describe('the score solver on random house rules', () => {
  it('finds the E(s, n) of a slow recursion over all rolls and all moves', () => {
    let compared = 0
    fc.assert(
      fc.property(ruleSetsOfRows(120), penalties, (rules, farklePenalty) => {
        compared += expectEveryGain(rules, [farklePenalty])
      }),
      runs(12),
    )
    expect(compared).toBeGreaterThanOrEqual(enough(2_000))
  })

  it('satisfies eq. 3 at random states, in the tail as well', () => {
    const places = fc.array(
      fc.record({
        share: fc.double({ min: 0, max: 1.3, noNaN: true }),
        n: fc.constantFrom(...DICE_COUNTS),
      }),
      { minLength: 4, maxLength: 8 },
    )
    fc.assert(
      fc.property(ruleSets, penalties, places, (rules, farklePenalty, states) => {
        const model = turnModel(rules)
        const strategy = solveTurn(model, { farklePenalty, minimumBank: rules.minimumBank })
        const rolls = slowRolls(rules)
        for (const { share, n } of states) {
          const s = Math.floor(share * strategy.rows) * model.grid
          const values = rolls[n]!.map(({ ways, moves }) => {
            const totals = moves.map((move) =>
              totalOf(strategy, s + move.points, slowDiceAfter(n, move.taken)),
            )
            return ways * (totals.length === 0 ? -(s + farklePenalty) : Math.max(...totals) - s)
          })
          const right = values.reduce((a, b) => a + b, 0) / 6 ** n
          const left = gainOfRolling(strategy, s, n)
          const size = s + farklePenalty + Math.abs(left)
          expect(Math.abs(left - right)).toBeLessThanOrEqual(roundingAt(size))
        }
      }),
      runs(40),
    )
  })

  it('is worth no less with more points, and banks where it may and rolling gains nothing', () => {
    fc.assert(
      fc.property(ruleSets, penalties, (rules, farklePenalty) => {
        const { minimumBank } = rules
        const model = turnModel(rules)
        const strategy = solveTurn(model, { farklePenalty, minimumBank })
        for (const n of DICE_COUNTS) {
          const totals = Array.from({ length: strategy.rows + 5 }, (_, row) =>
            totalOf(strategy, row * model.grid, n),
          )
          const falls = totals.filter((total, row) => {
            const before = totals[row - 1] ?? -Infinity
            return total < before - roundingAt(total)
          })
          const wrong = [...strategy.bank[n]!].filter((banks, row) => {
            const s = row * model.grid
            const gain = gainOfRolling(strategy, s, n)
            // Where nothing is gained or lost but rounding, either is right.
            if (Math.abs(gain) < 1e-8 && s >= minimumBank) return false
            return (banks === 1) !== (s >= minimumBank && gain < 0)
          })
          expect([falls, wrong]).toEqual([[], []])
        }
      }),
      runs(45),
    )
  })

  it('farkles the less often the more a farkle costs', () => {
    fc.assert(
      fc.property(
        ruleSetsOfRows(400),
        fc.array(penalties, { minLength: 2, maxLength: 5 }),
        (rules, costs) => {
          const model = turnModel(rules)
          const figures = [...costs.toSorted((a, b) => a - b), Infinity].map((farklePenalty) =>
            turnFigures(solveTurn(model, { farklePenalty, minimumBank: rules.minimumBank })),
          )
          figures.slice(1).forEach((dearer, i) => {
            const cheaper = figures[i]!
            expect(dearer.farkleProbability).toBeLessThanOrEqual(cheaper.farkleProbability + 1e-12)
            expect(dearer.correctedExpectedPoints).toBeLessThanOrEqual(
              cheaper.correctedExpectedPoints + roundingAt(cheaper.correctedExpectedPoints),
            )
          })
        },
      ),
      runs(15),
    )
  })
})
