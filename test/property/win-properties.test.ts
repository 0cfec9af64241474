import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { lastChance } from '#shared/games/farkle/solve/win/final-turn.ts'
import { endRow, stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { enough, runs } from './runs.ts'
import { smallGames } from './small-games.ts'
import { listedGames } from '#test/support/listed-games.ts'

// Why more is never worse where the game ends at once: who has more points, or fewer farkles in a row,
// can follow the plan of one who has not, with the same dice. Every bank of that plan is allowed (the
// minimum for the first bank falls away, never comes back), every bank and every penalty keeps the
// order of the two scores, and whatever the opponent does, the plan could have met as well. So the goal
// is reached no later, and the plan's least chance is kept. For the opponent's points it is the same
// from the other side.
//
// With a final turn the last step fails: with more points the same bank can reach the goal and give
// the opponent the last word, where with fewer the game would have gone on.

/** Rounding and the residual of two values. */
const SMALLEST = 1e-12

interface Growth {
  /** Where W falls though more should not be worse. */
  readonly falls: readonly string[]
  readonly compared: number
}

/** Compares W of all neighbouring states that differ by one step of one number only. */
function fallsOf(rules: RuleSet): Growth {
  const { game, table } = solvedWin(rules)
  const { lowest, goal, counters } = game
  const falls: string[] = []
  let compared = 0
  const value = (...state: [number, number, number, number]): number =>
    table.values[stateIndex(game, ...state)]!
  const check = (better: number, worse: number, what: string): void => {
    compared++
    if (!(better >= worse - SMALLEST)) falls.push(`${what}: ${better} < ${worse}`)
  }
  for (let a = lowest; a < goal; a++) {
    for (let b = lowest; b < goal; b++) {
      for (let f = 0; f < counters; f++) {
        for (let g = 0; g < counters; g++) {
          const here = value(a, b, f, g)
          const at = `${a} ${b} ${f} ${g}`
          if (a + 1 < goal) check(value(a + 1, b, f, g), here, `own more than ${at}`)
          if (b + 1 < goal) check(here, value(a, b + 1, f, g), `opponent more than ${at}`)
          if (f + 1 < counters) check(here, value(a, b, f + 1, g), `own farkles more than ${at}`)
          if (g + 1 < counters) check(value(a, b, f, g + 1), here, `their farkles more than ${at}`)
        }
      }
    }
  }
  return { falls, compared }
}

const GAMES = listedGames('everyRule')
const endsAtOnce = GAMES.filter(([, rules]) => rules.end === 'immediate')
const endsWithFinalTurn = GAMES.filter(([, rules]) => rules.end === 'finalTurn')

describe('more banked points', () => {
  it.each(endsAtOnce)('never win less, nor do fewer farkles in a row: %s', (_, rules) => {
    const { falls, compared } = fallsOf(rules)
    expect(falls).toEqual([])
    expect(compared).toBeGreaterThanOrEqual(enough(100))
  })

  it('never win less in random games that end at once', () => {
    let compared = 0
    fc.assert(
      fc.property(smallGames, (rules) => {
        const grown = fallsOf({ ...rules, end: 'immediate' })
        expect(grown.falls).toEqual([])
        compared += grown.compared
      }),
      runs(30),
    )
    expect(compared).toBeGreaterThanOrEqual(enough(1_000))
  })

  it('can win less before a final turn, for they can reach the goal too soon', () => {
    const { game, table } = solvedWin({ ...PRESETS.zilch, goal: 600 })
    const value = (own: number, opponent: number): number =>
      table.values[stateIndex(game, own / game.grid, opponent / game.grid)]!
    // From 300 on the least that may be banked reaches the goal, and the opponent has the last word.
    expect(value(250, 400)).toBeGreaterThan(value(300, 400) + 0.003)
  })

  it.each(endsWithFinalTurn)('never help the other one in a final turn: %s', (_, rules) => {
    const { game, endings } = solvedWin(rules)
    const chance = (own: number, target: number): number =>
      lastChance(game, endings.past!.final, own, target)
    for (let own = game.lowest; own < game.goal; own++) {
      for (let target = game.goal; target < game.goal + 2 * endRow(game, 0); target++) {
        expect(chance(own, target)).toBeGreaterThanOrEqual(chance(own, target + 1))
        if (own + 1 === game.goal) continue
        expect(chance(own + 1, target)).toBeGreaterThanOrEqual(chance(own, target))
      }
    }
  })
})
