import { beforeAll, describe, expect, it } from 'vitest'
import { facesOf, type Face } from '#shared/dice/multiset.ts'
import { YahtzeeAnalyser } from '#shared/games/yahtzee/analysis/analysis.ts'
import { setOf } from '#shared/games/yahtzee/rules/categories.ts'
import { stateIndex, yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'
import { scoreStatistics } from '#shared/games/yahtzee/analysis/score-distribution.ts'
import { parseCardCode } from '#shared/games/yahtzee/input/scorecard-code.ts'
import { EMPTY_CARD, type Scorecard } from '#shared/games/yahtzee/rules/scorecard.ts'
import { solveYahtzee } from '#shared/games/yahtzee/solve/solver.ts'
import { TurnView } from '#shared/games/yahtzee/analysis/turn-view.ts'
import { turnKernel } from '#shared/games/yahtzee/solve/turn-kernel.ts'

const game = yahtzeeGame(PRESETS.forced)
let table: Float64Array
let analyser: YahtzeeAnalyser
beforeAll(() => {
  table = solveYahtzee(game, { turn: turnKernel(2) }).table
  analyser = new YahtzeeAnalyser(game, table)
})

function cardOf(code: string): Scorecard {
  const read = parseCardCode(code)
  if (!read.ok) throw new Error('not a card')
  return read.value
}
const analyse = (code: string, dice: string, rerolls: number) =>
  analyser.analyse(cardOf(code), [...dice].map(Number) as Face[], rerolls)
const bestOf = (code: string, dice: string, rerolls: number): string => {
  const { choice } = analyse(code, dice, rerolls).choices[0]!
  return choice.kind === 'keep' ? facesOf(choice.dice).join('') : choice.category
}

describe('a position, analysed', () => {
  it('has every keep of the dice once, the best first, and the loss of the others', () => {
    const { value, before, choices } = analyse('t0', '12244', 2)
    expect(choices).toHaveLength(18)
    expect(before).toBeCloseTo(254.587729, 6)
    expect(choices[0]).toMatchObject({ value, loss: 0 })
    for (const { value: own, loss } of choices) expect(own + loss).toBeCloseTo(value, 9)
    expect(choices.map(({ loss }) => loss)).toEqual(
      choices.map(({ loss }) => loss).toSorted((a, b) => a - b),
    )
  })

  it('ranks the categories with no reroll left, points and what is to come together', () => {
    const { choices } = analyse('t0', '66655', 0)
    expect(choices).toHaveLength(13)
    for (const { choice, value } of choices) {
      if (choice.kind === 'keep') throw new Error('no reroll is left')
      const isUpper = /^(ones|twos|threes|fours|fives|sixes)$/.test(choice.category)
      const after = {
        used: setOf([choice.category]),
        upper: isUpper ? choice.points : 0,
        yahtzeeScored: false,
      }
      expect(value).toBeCloseTo(choice.points + table[stateIndex(game, after)]!, 9)
    }
  })

  it('zeroes the ones for the Yahtzee or keeps them for the bonus, as in the paper', () => {
    // Section 4: ones and Yahtzee are left, and 5 6 6 6 6 is on the table.
    expect(bestOf('x23456kqhslc.t35', '56666', 0)).toBe('ones')
    expect(bestOf('x23456kqhslc.t62', '56666', 0)).toBe('yahtzee')
    // Section 8: Yahtzee and chance are left.
    expect(bestOf('x123456kqhsl.t63', '11112', 0)).toBe('yahtzee')
    expect(bestOf('x123456kqhslc.t63', '56666', 1)).toBe('6666')
  })

  it('is refused on a card that cannot be', () => {
    const card = { ...EMPTY_CARD, upper: 3 }
    expect(() => analyser.analyse(card, [1, 1, 1, 1, 1], 0)).toThrow('upper total')
  })
})

describe('the points still to come', () => {
  it('have the mean of the solver and known chances with two boxes open', () => {
    // Only sixes and the 35 points at stake: 63 is reached with two more sixes.
    const code = 'x12345kqhslc.t51.y0'
    const { mean, upperBonus, scores } = scoreStatistics(game, new TurnView(game, table), {
      card: cardOf(code),
    })
    expect(mean).toBeCloseTo(table[stateIndex(game, cardOf(code))]!, 9)
    const six = 91 / 216
    const exactly = (n: number, ways: number): number => ways * six ** n * (1 - six) ** (5 - n)
    expect(upperBonus).toBeCloseTo(1 - exactly(0, 1) - exactly(1, 5), 12)
    expect(scores.first).toBe(0)
    expect(scores.chances[12 + 35]).toBeCloseTo(exactly(2, 10), 12)
  })
})
