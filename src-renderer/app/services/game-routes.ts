import type { GameName } from '#shared/games/games.ts'

declare module 'vue-router' {
  interface RouteMeta {
    /** The game that a screen is of; common screens have none. */
    game?: GameName
    /** The screen of the rail that it belongs to, where its own name is another. */
    screen?: string
    /** A page without the frame around it, as it is printed. */
    bare?: boolean
  }
}

/** The screens that games other than Farkle have of their own, under the names of the rail. */
const OWN: Readonly<Record<Exclude<GameName, 'farkle'>, readonly string[]>> = {
  yahtzee: ['analyse', 'strategy', 'drill'],
}

/** The route that shows a screen of the rail for a game. */
export function routeOf(game: GameName | undefined, screen: string): string {
  if (game === undefined || game === 'farkle') return screen
  return OWN[game].includes(screen) ? `${game}.${screen}` : screen
}
