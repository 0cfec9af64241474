import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_DICE } from '#shared/base/units.ts'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { turnKernel } from '#shared/games/farkle/solve/win/turn-kernel.ts'
import { LANES } from '#shared/games/farkle/solve/win/win-states.ts'
import { turnValue, turnValues } from '#shared/games/farkle/solve/win/turn-values.ts'
import { gameEndings } from '#shared/games/farkle/solve/win/past-goal.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { ruleSetsOfRows } from './rule-set-arbitrary.ts'
import { runs } from './runs.ts'

/** Any values of other states will do: the kernel must find what the plain way finds. */
function someValue(seed: number) {
  return ({ own, opponent }: { own: number; opponent: number }): number =>
    0.5 + 0.49 * Math.sin(seed + own * 0.37 - opponent * 0.61)
}

function compare(rules: RuleSet, seed: number): void {
  const game = winGame(rules)
  const endings = gameEndings(game)
  const states = [0, 1].map((lane) => ({
    own: Math.max(game.lowest, Math.min(game.goal - 1, 3 + lane)),
    opponent: Math.min(game.goal - 1, 7 - lane),
    ownFarkles: 0,
    opponentFarkles: 0,
  }))
  const farkles = [0.3, 0.45]
  const plain = states.map((state, lane) =>
    turnValues(game, endings, state, someValue(seed), farkles[lane]),
  )
  const rows = Math.max(...plain.map((values) => values.rows))
  const kernel = turnKernel(game, rows)
  const area = kernel.areas[1]!
  plain.forEach((values, lane) => {
    for (let row = 0; row < rows + game.model.largestSteps + 1; row++) {
      const at = Math.min(row, values.bank.length - 1)
      area.bank[row * LANES + lane] = values.bank[at]!
      for (const n of DICE_COUNTS) {
        area.best[(row * ALL_DICE + n - 1) * LANES + lane] = values.best[n]![at]!
      }
    }
  })
  kernel.farkle.set(farkles)
  kernel.run(area, rows)
  plain.forEach((values, lane) => {
    expect(Math.abs(kernel.result[lane]! - turnValue(values))).toBeLessThan(1e-12)
    for (let row = 0; row < values.rows; row++) {
      for (const n of DICE_COUNTS) {
        const found = area.best[(row * ALL_DICE + n - 1) * LANES + lane]!
        expect(Math.abs(found - values.best[n]![row]!)).toBeLessThan(1e-12)
      }
    }
  })
}

describe('the compiled turn gives what the plain way gives', () => {
  test.each(Object.entries(PRESETS))('for %s', (_, rules) => {
    compare({ ...rules, end: 'immediate', goal: 2_000 }, 1)
  })

  test('for any rules', () => {
    fc.assert(
      fc.property(
        ruleSetsOfRows(2_000),
        fc.double({ min: 0, max: 6, noNaN: true }),
        (rules, seed) => {
          compare({ ...rules, end: 'immediate', goal: 2_000 }, seed)
        },
      ),
      runs(40),
    )
  })
})
