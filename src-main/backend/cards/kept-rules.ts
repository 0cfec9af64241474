import { withPlainName } from '#shared/games/game-json.ts'
import { GAMES, type GameRules } from '#shared/games/games.ts'

// Rules of the first game are kept without its name, as they were before there was another; those of
// others with the name of their game.
const FIRST = GAMES[0].name

/** Rules as the store keeps them. */
export function keptText({ game, rules }: GameRules): string {
  return JSON.stringify(game === FIRST ? rules : { game, rules })
}

/** Rules that keptText wrote. */
export function readKept(text: string): GameRules {
  const kept = JSON.parse(text) as GameRules | GameRules['rules']
  const { game, rules } = 'game' in kept ? kept : { game: FIRST, rules: kept }
  return { game, rules: withPlainName(rules) } as GameRules
}
