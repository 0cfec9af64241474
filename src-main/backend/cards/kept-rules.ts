import { withPlainName } from '#shared/games/game-json.ts'
import type { GameRules } from '#shared/games/games.ts'

// Rules of Farkle are kept as they are, as they were before there was another game; those of others
// with the name of their game.

/** Rules as the store keeps them. */
export function keptText({ game, rules }: GameRules): string {
  return JSON.stringify(game === 'farkle' ? rules : { game, rules })
}

/** Rules that keptText wrote. */
export function readKept(text: string): GameRules {
  const kept = JSON.parse(text) as object
  const { game, rules } = 'game' in kept ? (kept as GameRules) : { game: 'farkle', rules: kept }
  return { game, rules: withPlainName(rules) } as GameRules
}
