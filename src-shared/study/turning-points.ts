import type { Probability } from '../base/units.ts'
import { turnOf } from './written-game.ts'

/** Least change that is told, and how many. */
const LEAST = 0.05
const MOST = 3

interface TurningPoint {
  /** Index of the turn. */
  readonly turn: number
  readonly seat: number
  readonly round: number
  /** Change of the chance of the player who moved. */
  readonly gain: Probability
}

/**
 * Turns that changed their player's chance to win most, the largest first. `chances`: by player,
 * before the first turn and after each.
 */
export function turningPoints(
  game: Parameters<typeof turnOf>[0],
  chances: readonly (readonly Probability[])[],
): TurningPoint[] {
  return chances
    .slice(1)
    .map((after, turn) => {
      const { round, seat } = turnOf(game, turn)
      return { turn, round, seat, gain: after[seat]! - chances[turn]![seat]! }
    })
    .filter(({ gain }) => Math.abs(gain) >= LEAST)
    .toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, MOST)
}
