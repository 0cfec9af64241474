import { describe, expect, it } from 'vitest'
import {
  finalBank,
  finalRoll,
  finalTurn,
  lastChance,
  needOf,
} from '#shared/games/farkle/solve/win/final-turn.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { atLeast, exactly, onesOnly } from './one-die-scores.ts'

const game = winGame(onesOnly({ goal: 1000, end: 'finalTurn' }))
const turn = finalTurn(game)

describe('what a last turn needs', () => {
  it('is one step more than what ties', () => {
    expect(needOf(game, 7, 10)).toEqual({ winRow: 4, tieRow: 3 })
  })

  it('is at least the minimum to bank, which can rule out a tie', () => {
    const least = winGame(
      onesOnly({ goal: 1000, minimumBank: 300, minimumFirstBank: 500, end: 'finalTurn' }),
    )
    expect(needOf(least, 8, 10)).toEqual({ winRow: 3, tieRow: null })
    expect(needOf(least, 7, 10)).toEqual({ winRow: 4, tieRow: 3 })
    expect(needOf(least, 6, 10)).toEqual({ winRow: 5, tieRow: 4 })
    const rare = winGame(onesOnly({ goal: 300, minimumFirstBank: 300, end: 'finalTurn' }))
    expect(needOf(rare, 0, 3)).toEqual({ winRow: 4, tieRow: 3 })
    expect(needOf(rare, 1, 3)).toEqual({ winRow: 3, tieRow: 2 })
  })

  it('knows no tie where turn totals never meet the score', () => {
    const finer = winGame(
      onesOnly({
        goal: 1000,
        end: 'finalTurn',
        farklePenalty: { farkles: 1, points: 150, floor: 0 },
      }),
    )
    expect(finer.perRow).toBe(2)
    expect(needOf(finer, 15, 20)).toEqual({ winRow: 3, tieRow: null })
    expect(needOf(finer, 16, 20)).toEqual({ winRow: 3, tieRow: 2 })
  })
})

it('a bank in a last turn wins, ties or loses', () => {
  const need = { winRow: 4, tieRow: 3 }
  expect([0, 2, 3, 4, 9].map((row) => finalBank(need, row))).toEqual([0, 0, 0.5, 1, 1])
  expect(finalBank({ winRow: 4, tieRow: null }, 3)).toBe(0)
})

describe('the chance of a last turn in which only 1s score', () => {
  // From the last die on: five dice win more often than not, so a tie with five dice is rolled on.
  const five = atLeast(5, 1)
  const four = atLeast(4, 1)

  it('is that of two 1s, or of one and another, against a lead of 100', () => {
    expect(five).toBeGreaterThan(0.5)
    const right = atLeast(6, 2) + exactly(6, 1) * five
    expect(lastChance(game, turn, 9, 10)).toBeCloseTo(right, 14)
    expect(lastChance(game, turn, 0, 1)).toBe(lastChance(game, turn, 9, 10))
  })

  it('weighs a tie with four dice against keeping five, against a lead of 200', () => {
    // With 100 in hand and five dice: two 1s win; with one it is a tie, and four dice are rolled on.
    const keepFive = atLeast(5, 2) + exactly(5, 1) * four
    expect(four).toBeGreaterThan(0.5)
    const right =
      atLeast(6, 3) + exactly(6, 2) * Math.max(four, keepFive) + exactly(6, 1) * keepFive
    expect(lastChance(game, turn, 8, 10)).toBeCloseTo(right, 14)
    expect(finalRoll(turn, needOf(game, 8, 10), 5, 1)).toBeCloseTo(keepFive, 14)
  })

  it('needs only the minimum where that is more than the lead', () => {
    const least = winGame(onesOnly({ goal: 1000, minimumFirstBank: 200, minimumBank: 200 }))
    const right = atLeast(6, 2) + exactly(6, 1) * five
    expect(lastChance(least, finalTurn(least), 9, 10)).toBeCloseTo(right, 14)
  })

  it('banks a tie where the dice left farkle more often than not', () => {
    // Three dice show a 1 with 91 of 216: a tie with three dice left is banked.
    expect(finalRoll(turn, { winRow: 4, tieRow: 3 }, 3, 3)).toBeCloseTo(91 / 216, 14)
    const four = finalRoll(turn, { winRow: 4, tieRow: 3 }, 4, 2)
    expect(four).toBeCloseTo(atLeast(4, 2) + exactly(4, 1) * 0.5, 14)
  })

  it('is worth less the more is missing, and nothing in the end', () => {
    for (const values of [turn.reach[6]!, turn.beat[6]!]) {
      for (let row = 1; row < turn.rows; row++) {
        expect(values[row]).toBeLessThanOrEqual(values[row - 1]!)
      }
      expect(values[turn.rows - 1]).toBeLessThan(1e-15)
    }
  })

  it('keeps the chance of six of a kind however much is missing', () => {
    const six = winGame(onesOnly({ goal: 1000, sixOfAKindWins: true, end: 'finalTurn' }))
    const last = finalTurn(six)
    // Six of a kind at the first roll, or after hot dice: never less than the first alone.
    expect(last.reach[6]![last.rows - 1]).toBeGreaterThan(6 / 46_656)
    expect(last.reach[6]![last.rows - 1]).toBeLessThan(7 / 46_656)
    expect(last.beat[6]![last.rows - 1]).toBeCloseTo(last.reach[6]![last.rows - 1]!, 15)
  })
})
