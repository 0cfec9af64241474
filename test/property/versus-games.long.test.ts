import { expect, it } from 'vitest'
import { RESIDUAL } from '#shared/games/scorecard/solve/versus/equilibrium.ts'
import { seed } from './runs.ts'
import { versusGames } from './versus-games.ts'

it.each(['yacht', 'crag', 'generala'])(
  'the equilibrium of %s leaves its best reply no gain, and wins as often as ten million games of both players, within four standard errors',
  (id) => {
    const games = 10_000_000
    const { search, losses, expected, share, plain } = versusGames(id, games, seed)
    expect(search.gains.at(-1)).toBeLessThanOrEqual(RESIDUAL)
    expect(search.gains.at(-1)).toBeGreaterThan(-1e-12)
    expect(search.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12)
    expect(plain).toBeLessThan(1 / 2)
    expect(Math.abs(share - expected)).toBeLessThan(4 * Math.sqrt(1 / 4 / games))
    // Decisions rarer than one in 300,000 are left out.
    const lost = losses.byTurn.reduce((sum, one) => sum + one, 0)
    expect(lost).toBeLessThanOrEqual(1 / 2 - plain + RESIDUAL)
    expect(lost).toBeGreaterThan(0.8 * (1 / 2 - plain))
  },
)
