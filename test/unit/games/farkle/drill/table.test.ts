import { describe, expect, it } from 'vitest'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import {
  afterAction,
  afterRoll,
  bankTurn,
  farkleTurn,
  type TurnEnd,
} from '#shared/games/farkle/drill/table.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { winGame, type WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { at } from '#test/support/farkle-positions.ts'

const { farkle, zilch } = PRESETS
const FARKLE = winGame(farkle)
const ZILCH = winGame(zilch)

describe('a roll at the table', () => {
  it('leaves a decision, with the dice in order', () => {
    const position = at({ own: 500, turnTotal: 300, dice: { left: 4 } })
    expect(afterRoll(farkle, position, { rolled: [6, 1, 5, 2] })).toEqual({
      kind: 'decide',
      position: { ...position, dice: { rolled: [1, 2, 5, 6] } },
    })
  })

  it('farkles where nothing scores, and only there', () => {
    const six = at({})
    expect(afterRoll(farkle, six, { rolled: [2, 2, 3, 4, 6, 6] })).toEqual({ kind: 'farkle' })
    // Zilch pays for nothing with six dice, and for nothing with fewer.
    expect(afterRoll(zilch, six, { rolled: [2, 2, 3, 4, 6, 6] }).kind).toBe('decide')
    const two = at({ turnTotal: 300, dice: { left: 2 } })
    expect(afterRoll(zilch, two, { rolled: [2, 3] })).toEqual({ kind: 'farkle' })
  })

  it('wins with six of a kind under the rule, and with six dice only', () => {
    const rules = { ...farkle, sixOfAKindWins: true }
    expect(afterRoll(rules, at({}), { rolled: [2, 2, 2, 2, 2, 2] })).toEqual({ kind: 'wins' })
    expect(afterRoll(farkle, at({}), { rolled: [2, 2, 2, 2, 2, 2] }).kind).toBe('decide')
    const five = at({ turnTotal: 100, dice: { left: 5 } })
    expect(afterRoll(rules, five, { rolled: [1, 1, 1, 1, 1] }).kind).toBe('decide')
  })

  it('goes on with the turn total and the dice that are left', () => {
    const position = at({ own: 400, turnTotal: 150, dice: { rolled: [1, 5, 5] } })
    expect(afterAction(farkle, position, { turnTotal: 350, node: 6 })).toEqual({
      ...position,
      turnTotal: 350,
      dice: { left: 6 },
    })
  })
})

/** A bank with dice left, which count for nothing under most rules. */
const bank = (game: WinGame, position: Position, turnTotal: number): TurnEnd =>
  bankTurn(game, position, { turnTotal, diceLeft: 3 })

const passes = (next: Position, penalty = 0) => ({ kind: 'passes', next, penalty })

describe('a bank', () => {
  it('passes the turn to the other player, who sees the scores turned round', () => {
    const position = at({ own: 1000, opponent: 2000, ownFarkles: 2, opponentFarkles: 1 })
    const next = at({ own: 2000, opponent: 1450, ownFarkles: 1, opponentFarkles: 0 })
    expect(bank(ZILCH, position, 450)).toEqual(passes(next))
  })

  it('wins at the goal where that ends the game', () => {
    const position = at({ own: 9700, opponent: 9950 })
    const over = { kind: 'over', own: 10_000, opponent: 9950, winner: 'own' }
    expect(bank(FARKLE, position, 300)).toEqual(over)
    expect(bank(FARKLE, position, 250).kind).toBe('passes')
  })

  it('gives the other one a last turn where the rules do, and compares after it', () => {
    const last = at({ own: 9000, opponent: 10_100 })
    expect(bank(ZILCH, at({ own: 9700, opponent: 9000 }), 400)).toEqual(passes(last))
    const winnerWith = (turnTotal: number): unknown => bank(ZILCH, last, turnTotal)
    expect(winnerWith(1050)).toMatchObject({ kind: 'over', winner: 'opponent', own: 10_050 })
    expect(winnerWith(1100)).toMatchObject({ kind: 'over', winner: 'both' })
    expect(winnerWith(1150)).toMatchObject({ kind: 'over', winner: 'own', opponent: 10_100 })
  })
})

describe('equal turns', () => {
  const equal = winGame({ ...farkle, end: 'equalTurns' })

  it('pass from the first player to the second and back', () => {
    const passed = bank(equal, at({ own: 500 }), 300)
    expect(passed).toMatchObject({ kind: 'passes', next: { opponent: 800, second: true } })
    if (passed.kind !== 'passes') throw new Error('the turn passes')
    const back = farkleTurn(equal, passed.next, null)
    expect(back).toMatchObject({ kind: 'passes', next: { own: 800 } })
    expect(back.kind === 'passes' && back.next).not.toHaveProperty('second')
  })

  it('let only the second player answer a score that reaches the goal', () => {
    const first = bank(equal, at({ own: 9900, opponent: 9000 }), 200)
    expect(first).toMatchObject({ kind: 'passes', next: { own: 9000, opponent: 10_100 } })
    if (first.kind !== 'passes') throw new Error('the turn passes')
    expect(bank(equal, first.next, 1100)).toMatchObject({ kind: 'over', winner: 'both' })
    const second = bank(equal, at({ own: 9900, opponent: 9000, second: true }), 200)
    expect(second).toMatchObject({ kind: 'over', own: 10_100, winner: 'own' })
  })
})

describe('a farkle', () => {
  it('passes the turn and nothing else without a penalty', () => {
    const end = farkleTurn(FARKLE, at({ own: 300, opponent: 50, turnTotal: 700 }), null)
    expect(end).toEqual(passes(at({ own: 50, opponent: 300 })))
  })

  it('is counted, and costs at the third one in a row, down to the floor', () => {
    const after = (own: number, ownFarkles: number): unknown =>
      farkleTurn(ZILCH, at({ own, opponent: 600, ownFarkles, opponentFarkles: 2 }), null)
    const next = (opponent: number, opponentFarkles: number): Position =>
      at({ own: 600, opponent, ownFarkles: 2, opponentFarkles })
    expect(after(800, 0)).toEqual(passes(next(800, 1)))
    expect(after(800, 1)).toEqual(passes(next(800, 2)))
    expect(after(800, 2)).toEqual(passes(next(300, 0), 500))
    expect(after(300, 2)).toEqual(passes(next(0, 0), 300))
  })

  it('may take a score below zero', () => {
    const game = winGame({ ...zilch, farklePenalty: { farkles: 1, points: 500, floor: -700 } })
    const end = farkleTurn(game, at({ own: 100 }), null)
    expect(end).toEqual(passes(at({ opponent: -400 }), 500))
    expect(farkleTurn(game, at({ own: -400 }), null)).toMatchObject({ penalty: 300 })
  })

  it('loses the last turn, whatever it costs', () => {
    const last = at({ own: 9000, opponent: 10_100, turnTotal: 2000, ownFarkles: 2 })
    const over = { kind: 'over', own: 8500, opponent: 10_100, winner: 'opponent' }
    expect(farkleTurn(ZILCH, last, null)).toEqual(over)
  })
})
