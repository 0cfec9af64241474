import { grouped } from '../../../texts/numbers.ts'
import { MAX_STATES, type WinGame } from '../solve/win/win-game.ts'
import { stateCount } from '../solve/win/win-states.ts'
import { farkleTexts } from '../texts/texts.ts'

/** Why a game has no table of wins, as a sentence: it is too large, or one of rounds; null if it has. */
export function tooLarge(game: WinGame): string | null {
  if (game.rules.end === 'rounds') return farkleTexts.game.unsolvable.onlyInTerminal
  const states = stateCount(game)
  if (states <= MAX_STATES) return null
  return farkleTexts.game.unsolvable.manyStates(grouped(states), grouped(MAX_STATES), game.grid)
}
