import type { GameName } from '#shared/games/games.ts'
import { GAME_SLOTS, slotsOf } from './games.ts'

declare module 'vue-router' {
  interface RouteMeta {
    game?: GameName
    /** Entry of the rail that the screen belongs to, if its own name differs. */
    screen?: string
    bare?: boolean
  }
}

/** The game of addresses that name none. */
export const FIRST_GAME: GameName = GAME_SLOTS[0]!.name

/** Screens of the rail with one route per game, and their path parameters. */
const GAME_SCREENS = { drill: '', play: '', strategy: '/:tab?', analyse: '/:code?' } as const
export type GameScreen = keyof typeof GAME_SCREENS

export function routeOf(game: GameName | undefined, screen: string): string {
  const isOwn = game !== undefined && game !== FIRST_GAME && Object.hasOwn(GAME_SCREENS, screen)
  return isOwn ? `${game}.${screen}` : screen
}

export function hasScreen(game: GameName | undefined, screen: string): boolean {
  return screen !== 'play' || slotsOf(game ?? FIRST_GAME).play !== undefined
}

export function pathOf(game: GameName, screen: GameScreen): string {
  const folder = game === FIRST_GAME ? '' : `/${game}`
  return `${folder}/${screen}${GAME_SCREENS[screen]}`
}
