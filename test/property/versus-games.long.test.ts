import { expect, it } from 'vitest'
import { seed } from './runs.ts'
import { versusGames } from './versus-games.ts'

it.each(['yacht', 'crag', 'generala'])(
  'ten million games of both players of %s are within four standard errors',
  (id) => {
    const games = 10_000_000
    const { expected, share } = versusGames(id, games, seed)
    expect(Math.abs(share - expected)).toBeLessThan(4 * Math.sqrt(1 / 4 / games))
  },
)
