import type { GameName } from '#shared/games/games.ts'
import { GAME_SLOTS, slotsOf } from './games.ts'

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

/** The game of addresses that name none. */
export const FIRST_GAME: GameName = GAME_SLOTS[0]!.name

/** Screens of the rail that have one address for each game, and what follows their name in it. */
const GAME_SCREENS = { drill: '', play: '', strategy: '/:tab?', analyse: '/:code?' } as const
export type GameScreen = keyof typeof GAME_SCREENS

/** The route that shows a screen of the rail for a game. */
export function routeOf(game: GameName | undefined, screen: string): string {
  const isOwn = game !== undefined && game !== FIRST_GAME && Object.hasOwn(GAME_SCREENS, screen)
  return isOwn ? `${game}.${screen}` : screen
}

/** Whether a game has a screen of the rail; only some have whole games to play. */
export function hasScreen(game: GameName | undefined, screen: string): boolean {
  return screen !== 'play' || slotsOf(game ?? FIRST_GAME).play !== undefined
}

/** The path of a game's screen, as the router takes it. */
export function pathOf(game: GameName, screen: GameScreen): string {
  const folder = game === FIRST_GAME ? '' : `/${game}`
  return `${folder}/${screen}${GAME_SCREENS[screen]}`
}
