import type { WinGame } from '../win/win-game.ts'
import { stateIndex } from '../win/win-states.ts'
import { threeIndex, type ThreeBoard } from './three-states.ts'

/**
 * Values of a two-player game, by stateIndex, in which every turn is that of the mover in the game of
 * three: the opponent has the next player's score n, and the third player has thirdOf(n), in grid
 * steps. A turn reads only what a bank or a farkle leads to, W(n, own) = 1 - the mover's chance then.
 * Only where the game ends at once at the goal; what follows the turn is not that of three.
 */
export function threeSlice(
  game: WinGame,
  { third }: Pick<ThreeBoard, 'third'>,
  thirdOf: (next: number) => number,
): Float64Array {
  const values = new Float64Array(game.scores ** 2)
  for (let next = 0; next < game.scores; next++) {
    for (let own = 0; own < game.scores; own++) {
      const chance = third[threeIndex(game, next, thirdOf(next), own)]!
      values[stateIndex(game, next, own)] = 1 - chance
    }
  }
  return values
}
