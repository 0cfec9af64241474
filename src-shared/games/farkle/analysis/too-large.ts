import { grouped } from '../../../texts/numbers.ts'
import { MAX_STATES, type WinGame } from '../solve/win/win-game.ts'
import { stateCount } from '../solve/win/win-states.ts'
import { farkleTexts } from '../texts/texts.ts'

/** Why a game is too large to be solved, as a sentence; null if it is not. */
export function tooLarge(game: WinGame): string | null {
  const states = stateCount(game)
  if (states <= MAX_STATES) return null
  return farkleTexts.game.unsolvable.manyStates(grouped(states), grouped(MAX_STATES), game.grid)
}
