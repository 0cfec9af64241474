import type { Game } from '#shared/games/game.ts'
import type { Drill } from '#shared/study/drill.ts'

export interface DrillGame {
  readonly game: Game
  readonly drill: Drill
}

export type DrillGames = ReadonlyMap<string, DrillGame>

export async function loadDrills(games: readonly Game[]): Promise<DrillGames> {
  const loaded = games.map(async (game) => ({ game, drill: await game.drill.load() }))
  return new Map((await Promise.all(loaded)).map((one) => [one.game.name, one]))
}
