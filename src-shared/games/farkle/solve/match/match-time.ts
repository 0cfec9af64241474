import type { WinGame } from '../win/win-game.ts'
import { endRow, stateCount } from '../win/win-states.ts'

/** Time to play one option of one row of one turn out, in seconds on a common machine. */
const SECONDS_PER_OPTION = 2e-9

/** With a final turn, turns go on past the goal. */
const PAST_GOAL = 1.4

/**
 * A guess of the seconds that matches of the optimal player against some others take: nearly all of
 * it goes into the optimal player's turns.
 */
export function matchSecondsExpected(game: WinGame): number {
  const options = game.model.byDice.reduce((sum, dice) => sum + dice.optionDice.length, 0)
  const rows = (endRow(game, game.lowest) / 2) * (game.rules.end === 'finalTurn' ? PAST_GOAL : 1)
  return stateCount(game) * rows * options * SECONDS_PER_OPTION
}
