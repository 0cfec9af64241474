import type { WinGame } from '../win/win-game.ts'
import { endRow, stateCount } from '../win/win-states.ts'

/** Seconds per option of one row of one turn, on a common machine. */
const SECONDS_PER_OPTION = 2e-9

const PAST_GOAL = 1.4

/** Estimated seconds of matches of the optimal player, whose turns take nearly all the time. */
export function matchSecondsExpected(game: WinGame): number {
  const options = game.model.byDice.reduce((sum, dice) => sum + dice.optionDice.length, 0)
  const rows = (endRow(game, game.lowest) / 2) * (game.rules.end === 'finalTurn' ? PAST_GOAL : 1)
  return stateCount(game) * rows * options * SECONDS_PER_OPTION
}
