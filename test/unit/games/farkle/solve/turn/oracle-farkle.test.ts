import { describe, expect, it } from 'vitest'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import { estimatedGain } from '#shared/games/farkle/solve/turn/breakpoints.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { reachableRows } from '#shared/games/farkle/solve/turn/reachability.ts'
import { rollOptions, scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import {
  gainOfRolling,
  solveTurn,
  turnFigures,
} from '#shared/games/farkle/solve/turn/score-solver.ts'
import { tablePlay, tablePolicy } from '#shared/games/farkle/solve/turn/table-play.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { printedAs, printedFigures } from './figures.ts'

// Busche and Neller, "Optimal Play of the Farkle Dice Game" (2017), section 4: the maximum scoring
// strategy of the fundamental rules (table 1).

const farkle = PRESETS.farkle
const model = turnModel(farkle)
const strategy = solveTurn(model, { farklePenalty: 0, minimumBank: 0 })
const reachable = reachableRows(farkle, model, strategy.rows + 1)
const { table, expectedPoints, farkleProbability, exceptions } = tablePlay(strategy, reachable)

describe('Farkle 2017, section 4', () => {
  it('averages 446.57144 points a turn, and 20.5964 % of the turns farkle', () => {
    const figures = turnFigures(strategy)
    expect(figures.expectedPoints.toFixed(8)).toBe('446.57144034')
    expect(figures.farkleProbability.toFixed(8)).toBe('0.20596394')
    expect((100 * figures.farkleProbability).toFixed(4)).toBe('20.5964')
  })

  it('never banks below 10,000 with six dice: V(6, t) > 0', () => {
    for (let t = 0; t < 10_000; t += 50) expect(gainOfRolling(strategy, t, 6)).toBeGreaterThan(0)
    expect(table.rollSixBelow).toBeGreaterThanOrEqual(10_000)
  })

  it('knows the scorings of the roll 4 5 3 4 4 5 (section 2)', () => {
    const options = rollOptions(scoringOf(farkle), multisetOf([4, 5, 3, 4, 4, 5]))
    expect(options).toEqual([0, 50, 100, 400, 450, 500, 0])
  })
})

describe('Farkle 2017, table 2', () => {
  const cells = printedFigures('farkle_table2_continuation_value').flatMap((row) =>
    DICE_COUNTS.map((n) => {
      const t = Number(row['turn_total'])
      const value = Math.max(0, gainOfRolling(strategy, t, n))
      return {
        state: `V(${n}, ${t})`,
        printed: row[`n${n}`]!,
        solved: printedAs(value, '0.000'),
        canBeReached: reachable[n]![t / model.grid] === 1,
      }
    }),
  )

  it('has all 38 printed continuation values to the last digit', () => {
    const printed = cells.filter((cell) => cell.printed !== '')
    expect(printed).toHaveLength(38)
    expect(printed.filter((cell) => cell.printed !== cell.solved)).toEqual([])
  })

  it('has an asterisk exactly where legal play cannot lead', () => {
    expect(cells).toHaveLength(11 * 6)
    const wrong = cells.filter((cell) => (cell.printed !== '') !== cell.canBeReached)
    expect(wrong).toEqual([])
  })
})

describe('Farkle 2017, table 3', () => {
  const printed = printedFigures('farkle_table3_breakpoints')

  it.each(printed)('has the printed breakpoints of $dice dice', (row) => {
    const expected = [0, 50, 100, 150, 200, 250, 300]
      .filter((value) => row[`v${value}`] !== '')
      .map((value) => ({ value, from: Number(row[`v${value}`]) }))
    const found = table.rows.find(({ dice }) => dice === Number(row['dice']))!
    expect(found.breakpoints).toEqual(expected)
    expect(found.falling).toBe(true)
  })

  it('has its columns 50 points apart, and no rows but these five', () => {
    expect(table.step).toBe(50)
    expect(table.rows.map(({ dice }) => dice)).toEqual([5, 4, 3, 2, 1])
  })

  it('holds 13 values to remember, 11 of them distinct', () => {
    const values = table.rows.flatMap(({ breakpoints }) =>
      breakpoints.map(({ from }) => from).filter((from) => from > 0),
    )
    expect(values).toHaveLength(13)
    expect(new Set(values).size).toBe(11)
  })

  it('reproduces the strategy perfectly: no exceptions, not a point lost', () => {
    const best = turnFigures(strategy)
    expect(exceptions).toEqual([])
    expect(expectedPoints).toBeCloseTo(best.expectedPoints, 10)
    expect(farkleProbability).toBeCloseTo(best.farkleProbability, 12)
  })

  it('takes both 1s of 3 6 6 1 1 4 at 2000 and banks, by the tie rule (the example)', () => {
    expect(estimatedGain(table, 5, 2100)).toBe(100)
    expect(estimatedGain(table, 4, 2200)).toBe(0)
    const six = model.byDice[6]!
    const oneOrTwo = six.example.findIndex((_, g) => {
      const from = six.optionStart[g]!
      const steps = [...six.optionSteps.subarray(from, six.optionStart[g + 1])]
      return steps.join() === '2,4' && six.optionDice[from] === 1
    })
    const policy = tablePolicy(model, table, strategy.rows)
    const taken = policy.option(six, oneOrTwo, 2000 / model.grid)
    expect(six.optionDice[taken]).toBe(2)
    expect(policy.banks(4, 2200 / model.grid)).toBe(true)
  })
})
