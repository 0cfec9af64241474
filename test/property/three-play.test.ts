import { describe, expect, test } from 'vitest'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { ThreePlay, type ThreeTurn } from '#shared/games/farkle/solve/three/three-play.ts'
import { solveThree } from '#shared/games/farkle/solve/three/three-solver.ts'
import type { ThreeChances } from '#shared/games/farkle/solve/three/three-states.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { mayBankAt } from '#shared/games/farkle/solve/win/win-states.ts'
import { CHANGES, FARKLE } from './three-players.ts'

const CLOSE = 1e-11

function apart(some: ThreeChances, others: ThreeChances): number {
  return Math.max(...some.map((chance, i) => Math.abs(chance - others[i]!)))
}

/** Chances after a turn, seen by its mover. */
const after = ([next, third, own]: ThreeChances): ThreeChances => [own, next, third]

/** Steps beyond the goal that are looked at in a final turn. */
const BEYOND = 6

describe('turns of a solved three-player game', () => {
  test.each<[string, Partial<RuleSet>]>([
    ...CHANGES,
    ['with a final turn', { end: 'finalTurn', goal: 350 }],
    [
      'with a final turn and minimums',
      { end: 'finalTurn', goal: 350, minimumBank: 100, minimumFirstBank: 200 },
    ],
  ])('%s have the chances of the states they lead to', (_, more) => {
    const game = winGame({ ...FARKLE, ...more })
    const play = new ThreePlay(game, solveThree(game))
    const { start } = game.model
    const isFinal = game.rules.end === 'finalTurn'
    const beyond = isFinal ? game.goal + BEYOND : game.goal
    let [starts, banks, farkles, rolls] = [0, 0, 0, 0]
    const look = (own: number, next: number, third: number): void => {
      const turn: ThreeTurn = play.turn(own, next, third)
      const isLast = next >= game.goal
      starts = Math.max(starts, apart(turn.roll(start, 0), play.chances(own, next, third)))
      if (!isLast) {
        farkles = Math.max(farkles, apart(turn.farkle, after(play.chances(next, third, own))))
      }
      for (let row = 0; row < beyond - own; row++) {
        const bank = mayBankAt(game, own, start, row) ? turn.bank(row) : null
        // A bank that does not reach a leader is no better than a farkle.
        const behind = third >= game.goal && own + row < third
        const goes = own + row < game.goal || isFinal
        if (bank && goes && !isLast && !behind) {
          banks = Math.max(banks, apart(bank, after(play.chances(next, third, own + row))))
        }
        const rolled = turn.roll(start, row)
        expect(rolled[0] + rolled[1] + rolled[2]).toBeCloseTo(1, 12)
        expect(Math.min(...rolled)).toBeGreaterThan(-1e-12)
        // Whoever may bank has at least the chance of the bank.
        const best = turn.best(start, row)
        rolls = Math.max(rolls, Math.max(bank?.[0] ?? 0, rolled[0]) - best[0])
      }
    }
    for (let own = 0; own < game.goal; own++) {
      for (let next = 0; next < beyond; next++) {
        for (let third = 0; third < beyond; third++) {
          // Only whoever reached the goal first may be followed by another one.
          if (third >= game.goal && next >= game.goal && next > third) continue
          if ((own + 3 * next + 5 * third) % 7 === 0) look(own, next, third)
        }
      }
    }
    expect(starts).toBeLessThan(CLOSE)
    expect(banks).toBeLessThan(CLOSE)
    expect(farkles).toBeLessThan(CLOSE)
    expect(rolls).toBeLessThan(CLOSE)
  })
})
