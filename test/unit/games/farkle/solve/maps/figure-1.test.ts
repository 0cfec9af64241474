import { describe, expect, it } from 'vitest'
import type { DiceCount } from '#shared/base/units.ts'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { bankLimit, rowsReached } from '#shared/games/farkle/solve/maps/bank-limit.ts'
import { kernelGuides } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { goForItRegion, goForItScores } from '#shared/games/farkle/pictures/map-grids.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { printedFigures } from '../turn/figures.ts'

// M. Busche and T. W. Neller, Optimal Play of the Farkle Dice Game (2017): figure 1 by its text in
// section 3, and the thresholds of table 4. Every second score, so that it takes half a second.

const EVERY = 2

const { game, endings, table } = solvedWin(PRESETS.farkle)
const { goal, grid } = game
const guides = kernelGuides({ game, endings, values: table.values })
const scores = Array.from({ length: goal / EVERY }, (_, i) => i * EVERY)
const points = scores.map((score) => score * grid)
const reached = rowsReached(game)

/** The turn totals to bank from, by number of dice. */
const bankFrom = DICE_COUNTS.map((): (number | null)[] => [])
for (const opponent of scores) {
  for (const own of scores) {
    const guide = guides({ own, opponent, ownFarkles: 0, opponentFarkles: 0 })
    for (const n of DICE_COUNTS) {
      const { from } = bankLimit(game, reached[n]!, own, n, guide)
      bankFrom[n - 1]!.push(from === null ? null : from * game.model.grid)
    }
  }
}

const answerOf = (n: DiceCount) => ({
  scores: points,
  canHave: points.map(() => 1),
  bankFrom: bankFrom[n - 1]!,
  cost: [],
  perTurn: [],
})
const fromAt = (n: DiceCount, own: number, opponent: number) =>
  bankFrom[n - 1]![points.indexOf(opponent) * points.length + points.indexOf(own)]

describe('figure 1 of basic Farkle', () => {
  const arms = DICE_COUNTS.map((n) => goForItScores(answerOf(n)))

  it('has go-for-it regions shaped like an L', () => {
    for (const n of DICE_COUNTS) {
      const { own, opponent } = arms[n - 1]!
      const { mask } = goForItRegion(answerOf(n))
      const inArms = points.flatMap((d) => points.map((b) => b >= own! || d >= opponent!))
      const region = mask.reduce((sum, is) => sum + is, 0)
      let arm = 0
      mask.forEach((is, cell) => {
        if (!inArms[cell]) return
        arm++
        expect(is).toBe(1)
      })
      // The rest of it fills the corner between the arms.
      expect(arm).toBeGreaterThan(0.85 * region)
    }
  })

  it('has arms that are no thicker for fewer dice, but for a step or two', () => {
    for (const n of [5, 4, 3, 2, 1] as const) {
      expect(arms[n - 1]!.own!).toBeGreaterThanOrEqual(arms[n]!.own!)
      expect(arms[n - 1]!.opponent!).toBeGreaterThanOrEqual(arms[n]!.opponent! - 100)
    }
    expect(10_000 - arms[5]!.opponent!).toBeGreaterThan(5 * (10_000 - arms[0]!.opponent!))
  })

  it('has arms that begin where table 4 says or later, for its thresholds stand for all turn totals', () => {
    const near = (from: number | null, printed: string): void => {
      if (printed === '') return
      expect(from! - Number(printed)).toBeGreaterThanOrEqual(0)
      expect(from! - Number(printed)).toBeLessThanOrEqual(1000)
    }
    for (const row of printedFigures('farkle_table4_go_for_it')) {
      const { own, opponent } = arms[Number(row.dice) - 1]!
      near(own, row.own_banked_at_least!)
      near(opponent, row.opponent_banked_at_least!)
    }
  })

  it('depends on the difference of scores with four dice or more, hardly with fewer', () => {
    const range = (n: DiceCount): number => {
      const totals = [-4000, -2000, 0, 2000, 4000].map((lead) =>
        fromAt(n, 5000 + lead / 2, 5000 - lead / 2)!,
      )
      // Bolder behind, more careful ahead.
      expect(totals).toEqual(totals.toSorted((a, b) => b - a))
      return totals[0]! - totals.at(-1)!
    }
    for (const n of [1, 2, 3] as const) expect(range(n)).toBeLessThanOrEqual(550)
    for (const n of [4, 5, 6] as const) expect(range(n)).toBeGreaterThanOrEqual(2500)
  })

  it('is banked from low turn totals with few dice and from high ones with many', () => {
    const level = DICE_COUNTS.map((n) => fromAt(n, 5000, 5000))
    expect(level).toEqual([250, 250, 400, 900, 1850, 2850])
  })
})
