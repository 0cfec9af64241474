import { describe, expect, it } from 'vitest'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { finalTurn, lastChance } from '#shared/games/farkle/solve/win/final-turn.ts'
import { gameEndings, pastGoal } from '#shared/games/farkle/solve/win/past-goal.ts'
import { valuesFarAhead } from '#shared/games/farkle/solve/win/turn-values.ts'
import { winGame, type WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { atLeast, exactly, onesOnly } from './one-die-scores.ts'

const ones = winGame(onesOnly({ goal: 100, end: 'finalTurn' }))
const zilch = winGame({ ...PRESETS.zilch, goal: 1000 })

/** The value of rolling n dice if `valueAt` holds after each option, a farkle being worth `farkle`. */
function rolled(
  { model, instantWin }: WinGame,
  n: number,
  farkle: number,
  valueAt: (dice: number, steps: number) => number,
): number {
  const { groupCount, probability, optionStart, optionLeft, optionSteps, farkleProbability } =
    model.byDice[n]!
  let sum = instantWin[n]! + farkleProbability * farkle
  for (let g = 0; g < groupCount; g++) {
    let best = 0
    for (let o = optionStart[g]!; o < optionStart[g + 1]!; o++) {
      best = Math.max(best, valueAt(optionLeft[o]!, optionSteps[o]!))
    }
    sum += probability[g]! * best
  }
  return sum
}

describe('a bank beyond the goal', () => {
  it('is worth what the last turn leaves', () => {
    const { bank } = pastGoal(ones, ones, finalTurn(ones), 0, 0)
    // The other one is 100 behind: two 1s, or one and another, win.
    const others = atLeast(6, 2) + exactly(6, 1) * atLeast(5, 1)
    expect(bank[1]).toBeCloseTo(1 - others, 14)
    expect(bank[0]).toBe(0)
    expect(bank.at(-1)).toBeCloseTo(1, 14)
  })

  it('counts what the lead is besides whole rows', () => {
    const game = winGame({
      ...PRESETS.farkle,
      goal: 500,
      end: 'finalTurn',
      farklePenalty: { farkles: 1, points: 130, floor: 0 },
    })
    const turn = finalTurn(game)
    const { bank } = pastGoal(game, game, turn, 20, 3)
    expect(bank[4]).toBe(1 - lastChance(game, turn, 20, 43))
  })

  it('is worth more against one who needs a larger first bank', () => {
    const game = winGame({ ...PRESETS.farkle, goal: 1000, minimumFirstBank: 500, end: 'finalTurn' })
    const goals = gameEndings(game).past!
    expect(goals.of(10, 0).past.bank[2]!).toBeGreaterThan(goals.of(11, 1).past.bank[2]! + 0.1)
    expect(goals.of(10, 0).lead).toBe(10)
    expect(goals.of(3, 19).lead).toBe(-16)
  })
})

describe('going on beyond the goal', () => {
  it.each([
    ['with only 1s', ones],
    ['in Zilch', zilch],
  ])('is banking whatever can farkle and rolling the rest: %s', (_, game) => {
    const past = pastGoal(game, game, finalTurn(game), 0, 0)
    const last = past.rows - 1
    for (let row = 1; row < last; row++) {
      for (const n of DICE_COUNTS) {
        const safe = game.model.byDice[n]!.farkleProbability === 0
        const roll = rolled(game, n, 0, (dice, steps) => {
          return past.value[dice]![Math.min(last, row + steps)]!
        })
        const right = safe ? Math.max(past.bank[row]!, roll) : past.bank[row]!
        expect(Math.abs(past.value[n]![row]! - right)).toBeLessThanOrEqual(1e-15)
      }
    }
  })

  it.each([
    ['with only 1s', ones],
    ['in Zilch', zilch],
  ])('is right up to the limit, and wrong beyond it: %s', (_, game) => {
    const past = pastGoal(game, game, finalTurn(game), 0, 0)
    const last = past.rows - 1
    const gain = (row: number, farkle: number): number =>
      Math.max(
        ...DICE_COUNTS.filter((n) => game.model.byDice[n]!.farkleProbability > 0).map((n) => {
          const value = rolled(game, n, farkle, (dice, steps) => {
            return past.value[dice]![Math.min(last, row + steps)]!
          })
          return value - past.bank[row]!
        }),
      )
    let sharp = 0
    for (let row = 1; row < last; row++) {
      const limit = past.limit[row]!
      for (let later = row; later < Math.min(last, row + 30); later++) {
        expect(gain(later, limit)).toBeLessThanOrEqual(1e-14)
      }
      if (limit >= past.limit[row + 1]! || limit > 0.99) continue
      // This row is the one that sets the limit.
      expect(gain(row, limit + 0.01)).toBeGreaterThan(1e-6)
      sharp++
    }
    expect(sharp).toBeGreaterThan(5)
  })

  it('begins at the first row of the turn that ends the game and is within the limit', () => {
    const goals = gameEndings(zilch).past!
    // 900 against 400: any bank of at least 300 ends the game, but leads by no more than 800.
    const { past, lead } = goals.of(18, 8)
    expect(lead).toBe(10)
    for (const farkle of [0, 0.1, 0.3, 0.5]) {
      const start = goals.startOf(18, 8, farkle)!
      expect(start).toBeGreaterThanOrEqual(6)
      expect(past.limit[start + lead]).toBeGreaterThanOrEqual(farkle)
      if (start > 6) expect(past.limit[start - 1 + lead]).toBeLessThan(farkle)
    }
    expect(goals.startOf(18, 8, 0)!).toBeGreaterThan(6)
    expect(goals.startOf(18, 8, 0.5)!).toBeGreaterThan(goals.startOf(18, 8, 0)!)
    // 950 against nothing: the least bank is enough.
    expect(goals.startOf(19, 0, 0)).toBe(6)
  })
})

describe('values where all rows are alike', () => {
  it('are the bank where a farkle is worth less', () => {
    expect([...valuesFarAhead(ones, 0.7, 0.3)].slice(1)).toEqual(Array(6).fill(0.7))
  })

  it('are those of a farkle where it is worth more: it comes in the end', () => {
    for (const value of valuesFarAhead(ones, 0.7, 0.8).slice(1)) expect(value).toBeCloseTo(0.8, 14)
  })

  it('are rolled for by who is safe and has six of a kind to hope for', () => {
    const game = winGame(
      onesOnly({ goal: 100, nothing: 100, sixOfAKindWins: true, end: 'finalTurn' }),
    )
    const values = valuesFarAhead(game, 0.5, 0)
    expect([...values].slice(1, 6)).toEqual(Array(5).fill(0.5))
    // Six dice: six alike win, no 1 rolls them again, anything else leaves fewer dice and is banked.
    const again = exactly(6, 0) - 5 / 46_656
    const win = 6 / 46_656
    expect(values[6]).toBeCloseTo((win + (1 - again - win) * 0.5) / (1 - again), 14)
  })
})
