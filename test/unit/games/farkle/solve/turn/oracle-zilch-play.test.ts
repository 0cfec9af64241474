import { describe, expect, it } from 'vitest'
import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { rollOptions, scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { gainOfRolling, solveTurn } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { diceAfter, turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'

// "Maximizing your expected scores in Zilch" (2010): the examples in words around the tables.

const zilch = PRESETS.zilch
const scoring = scoringOf(zilch)
const strategy = solveTurn(turnModel(zilch), { farklePenalty: 0, minimumBank: zilch.minimumBank })

/** The best thing to do with a roll at a turn total: T(s, n) of eq. 1 for each number of dice taken. */
function bestAt(s: number, roll: readonly Face[]) {
  const choices = rollOptions(scoring, multisetOf(roll)).flatMap((points, taken) => {
    if (points === 0) return []
    const left = diceAfter(roll.length, taken, 6)
    const gain = gainOfRolling(strategy, s + points, left)
    const mayBank = s + points >= zilch.minimumBank
    const banks = mayBank && gain <= 0
    return [{ taken, points, banks, total: s + points + (banks ? 0 : gain) }]
  })
  return choices.reduce((best, choice) => (choice.total > best.total ? choice : best))
}

describe('Zilch article, "Strategy Formulation"', () => {
  it('leaves no choice after 1 3 3 4 4 6: the 1 for 100', () => {
    const options = rollOptions(scoring, multisetOf([1, 3, 3, 4, 4, 6]))
    expect(options).toEqual([0, 100, 0, 0, 0, 0, 0])
  })

  it('leaves states B, D and E of 1 1 2 3 5, the others being worse', () => {
    const options = rollOptions(scoring, multisetOf([1, 1, 2, 3, 5]))
    expect(options.map((points) => points && 100 + points)).toEqual([0, 200, 300, 350, 0, 0])
  })

  // The example gives E the -20 that table 2 has for (300, 2); at (350, 2) the table says -43.013.
  it('values B at 149, D at 34 and, by table 2, E at -43 points more', () => {
    expect(Math.round(gainOfRolling(strategy, 200, 4))).toBe(149)
    expect(Math.round(gainOfRolling(strategy, 300, 3))).toBe(34)
    expect(Math.round(gainOfRolling(strategy, 350, 2))).toBe(-43)
  })
})

describe('Zilch article, the examples under table 2', () => {
  it.each([
    [3, 'roll'],
    [2, 'bank'],
    [1, 'roll'],
  ] as const)('with 300 points and %i dice: %s', (dice, answer) => {
    expect(gainOfRolling(strategy, 300, dice) > 0 ? 'roll' : 'bank').toBe(answer)
  })

  it('takes the 5 of an opening 3 3 3 5 2 6 and rolls five dice', () => {
    expect(bestAt(0, [3, 3, 3, 5, 2, 6])).toMatchObject({ taken: 1, points: 50, banks: false })
  })

  it('scores an opening 1 1 1 1 4 4 as three pairs for 1500 and takes the free roll', () => {
    expect(bestAt(0, [1, 1, 1, 1, 4, 4])).toMatchObject({ taken: 6, points: 1500, banks: false })
  })

  it('at 500 scores 1 1 1 1 4 4 as four 1s for 2000 and banks', () => {
    expect(bestAt(500, [1, 1, 1, 1, 4, 4])).toMatchObject({ taken: 4, points: 2000, banks: true })
  })
})

it('Zilch article, comment for Zach: values (100, 5) at 406.667 and (50, 5) at 372.318 for the whole turn', () => {
  expect((100 + gainOfRolling(strategy, 100, 5)).toFixed(3)).toBe('406.667')
  expect((50 + gainOfRolling(strategy, 50, 5)).toFixed(3)).toBe('372.318')
})

describe('Zilch article, "The Rules of Zilch"', () => {
  it.each([
    { roll: [1, 1, 2, 2, 3, 3], six: 1500, why: 'three pairs' },
    { roll: [1, 2, 3, 4, 5, 6], six: 1500, why: 'a straight' },
    { roll: [1, 1, 1, 1, 1, 1], six: 8000, why: 'six 1s' },
    { roll: [2, 2, 3, 3, 4, 6], six: 500, why: 'six dice that score nothing else' },
    { roll: [2, 2, 2, 2, 3, 3], six: 1500, why: 'four of a kind and a pair as three pairs' },
  ] as const)('scores $roll as $why for $six', ({ roll, six }) => {
    expect(rollOptions(scoring, multisetOf(roll))[6]).toBe(six)
  })

  it('scores two 1s of 1 1 2 2 3 3 for 200 or all six dice for 1500, never both', () => {
    expect(rollOptions(scoring, multisetOf([1, 1, 2, 2, 3, 3]))).toEqual([
      0, 100, 200, 0, 0, 0, 1500,
    ])
  })

  it('doubles a set for each further die: four 4s for 800', () => {
    expect(scoring.faces[3]!.slice(3)).toEqual([400, 800, 1600, 3200])
  })
})
