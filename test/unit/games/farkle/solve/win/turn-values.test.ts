import { describe, expect, it } from 'vitest'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  farkleValue,
  NO_BANK,
  turnValue,
  turnValues,
  valuesOf,
  type TurnValues,
  type ValueOf,
  type WinState,
} from '#shared/games/farkle/solve/win/turn-values.ts'
import { gameEndings } from '#shared/games/farkle/solve/win/past-goal.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { plainWin } from '#test/support/plain-win.ts'
import { atLeast, exactly, onesOnly } from './one-die-scores.ts'

const state = (own: number, opponent: number, ownFarkles = 0, opponentFarkles = 0): WinState => ({
  own,
  opponent,
  ownFarkles,
  opponentFarkles,
})

/** One turn, given what the states that it leads to are worth. */
function turnOf(rules: RuleSet, at: WinState, valueOf: ValueOf, farkle?: number): TurnValues {
  const game = winGame(rules)
  return turnValues(game, gameEndings(game), at, valueOf, farkle)
}

/** W of a small game, swept until nothing moves. */
function solved(rules: RuleSet): (...at: Parameters<typeof state>) => number {
  const { game, table } = plainWin(rules)
  const valueOf = valuesOf(game, table.values)
  return (...at) => valueOf(state(...at))
}

const six = atLeast(6, 1)
const five = atLeast(5, 1)

describe('a game in which only 1s score', () => {
  it('to 100: who first shows a 1 wins', () => {
    // W = p + (1 - p) (1 - W)
    expect(solved(onesOnly({ goal: 100 }))(0, 0)).toBeCloseTo(1 / (2 - six), 13)
  })

  it('to 200: one 1 is banked or risked for a second', () => {
    const w = solved(onesOnly({ goal: 200 }))
    const even = 1 / (2 - six)
    expect(w(1, 1)).toBeCloseTo(even, 13)
    // x = W(0, 100) and y = W(100, 0): y = p + (1 - p) (1 - x), and x is linear in y for each choice.
    const y = (x: number): number => six + (1 - six) * (1 - x)
    const banked = atLeast(6, 2) + exactly(6, 1) * (1 - even)
    const risked = atLeast(6, 2) + exactly(6, 1) * five
    const lost = exactly(6, 0)
    // x = sure + share (1 - y) with 1 - y = (1 - p) x
    const xBanked = banked / (1 - lost * (1 - six))
    const xRisked = risked / (1 - (lost + exactly(6, 1) * (1 - five)) * (1 - six))
    expect(w(0, 1)).toBeCloseTo(Math.max(xBanked, xRisked), 13)
    expect(w(1, 0)).toBeCloseTo(y(Math.max(xBanked, xRisked)), 13)
  })

  it('with a penalty for two farkles in a row: the count decides what the next one costs', () => {
    const rules = onesOnly({ goal: 100, farklePenalty: { farkles: 2, points: 100, floor: -100 } })
    const game = winGame(rules)
    const seen: WinState[] = []
    const valueOf: ValueOf = (at) => {
      seen.push(at)
      return 0.25
    }
    expect(farkleValue(game, state(0, -1, 0, 1), valueOf)).toBe(0.75)
    expect(farkleValue(game, state(0, -1, 1, 1), valueOf)).toBe(0.75)
    expect(seen).toMatchObject([state(-1, 0, 1, 1), state(-1, -1, 1, 0)])
    const w = solved(rules)
    expect(w(0, 0, 0, 0)).toBeGreaterThan(w(0, 0, 1, 0))
    // 1 - W is what the other one has left, whose count is the own one of before.
    expect(w(0, 0, 1, 0)).toBeCloseTo(six + (1 - six) * (1 - w(0, -1, 0, 0)), 13)
    expect(w(0, 0, 0, 1)).toBeCloseTo(six + (1 - six) * (1 - w(0, 0, 1, 1)), 13)
  })

  it('with six of a kind winning: the chance is added where nothing else wins', () => {
    const w = solved(onesOnly({ goal: 100, sixOfAKindWins: true }))
    // Six 1s would win anyway, so five faces count.
    const p = six + 5 / 46_656
    expect(w(0, 0)).toBeCloseTo(1 / (2 - p), 13)
  })
})

describe('one turn', () => {
  const rules = onesOnly({ goal: 500, minimumBank: 200, minimumFirstBank: 300 })
  const valueOf: ValueOf = ({ opponent }) => 0.5 - opponent / 20

  it('cannot bank below the minimum, and wins from the goal on', () => {
    const { bank, rows } = turnOf(rules, state(0, 0), valueOf)
    expect(rows).toBe(5)
    const expected = [NO_BANK, NO_BANK, NO_BANK, 0.65, 0.7, 1, 1]
    expected.forEach((value, row) => expect(bank[row]).toBeCloseTo(value, 15))
    const later = turnOf(rules, state(2, 0), valueOf)
    expect(later.rows).toBe(3)
    expect([...later.bank].slice(0, 2)).toEqual([NO_BANK, NO_BANK])
    expect(later.bank[2]).toBeCloseTo(0.7, 15)
  })

  it('takes the better of banking and rolling', () => {
    const { bank, roll, best } = turnOf(rules, state(0, 0), valueOf)
    // Four rows with two dice left: a 1 wins, else the turn is lost.
    const farkle = 1 - 0.5
    const two = 11 / 36 + (25 / 36) * farkle
    expect(roll[2]![4]).toBeCloseTo(two, 15)
    expect(best[2]![4]).toBe(bank[4])
    const fives = five + (1 - five) * farkle
    expect(roll[5]![4]).toBeCloseTo(fives, 15)
    expect(best[5]![4]).toBeCloseTo(fives, 15)
  })

  it('is worth as much as its first roll', () => {
    const turn = turnOf(rules, state(0, 0), valueOf)
    expect(turnValue(turn)).toBe(turn.roll[6]![0])
  })

  it('uses what a farkle is said to be worth', () => {
    expect(turnOf(rules, state(0, 0), valueOf, 0.125).farkle).toBe(0.125)
    const certain = onesOnly({ goal: 100 })
    expect(turnValue(turnOf(certain, state(0, 0), valueOf, 0.125))).toBeCloseTo(
      six + (1 - six) * 0.125,
      15,
    )
  })
})

describe('a turn before a final turn', () => {
  it('goes on for ever if a farkle is worth more than any bank', () => {
    const rules = onesOnly({ goal: 200, sixOfAKindWins: true, end: 'finalTurn' })
    const game = winGame(rules)
    const endings = gameEndings(game)
    const { reach, rows } = endings.past!.final
    // The chance of six of a kind before a farkle, which the other one keeps whatever the lead.
    const hope = reach[6]![rows - 1]!
    const short = 1e-5
    expect(short).toBeLessThan(hope)
    const valueOf: ValueOf = () => 0.5
    const turn = turnValues(game, endings, state(0, 0), valueOf, 1 - short)
    expect(endings.past!.startOf(0, 0, 1 - short)).toBeNull()
    // Every turn ends in a win or a farkle.
    expect(turnValue(turn)).toBeCloseTo(1 - short * (1 - hope), 13)
  })

  it('may take fewer points to stay below the goal', () => {
    // A 1 for 100 or a 5 for 50: 50 below the goal it can be better to stay there.
    const sets = [100, 0, 0, 0, 50, 0].map((points) => [points, 0, 0, 0, 0, 0])
    const rules: RuleSet = { ...onesOnly({ goal: 100, end: 'finalTurn' }), sets }
    // A bank of 50 is worth nearly all, a bank of the goal what the last turn leaves.
    const turn = turnOf(rules, state(0, 0), () => 0.01, 0.1)
    expect(turn.bank[1]).toBeCloseTo(0.99, 15)
    expect(turn.bank[2]).toBeLessThan(0.5)
    // Two dice that show a 1 and a 5 leave the choice: 2 of 36 rolls; a 5 alone 8, two 5s 1.
    const ones = 9 / 36
    const farkles = 16 / 36
    const rest = 1 - ones - farkles
    const oneOf = (row: number): number => turn.best[1]![row]!
    const twoOf = (row: number): number => turn.best[6]![row]!
    expect(rest).toBeCloseTo(11 / 36, 15)
    const right =
      (2 / 36) * Math.max(oneOf(1), oneOf(2), twoOf(3)) +
      (8 / 36) * oneOf(1) +
      (1 / 36) * Math.max(oneOf(1), twoOf(2)) +
      (8 / 36) * oneOf(2) +
      (1 / 36) * Math.max(oneOf(2), twoOf(4)) +
      farkles * 0.1
    expect(oneOf(1)).toBeGreaterThan(Math.max(oneOf(2), twoOf(3)))
    expect(turn.roll[2]![0]).toBeCloseTo(right, 14)
  })
})
