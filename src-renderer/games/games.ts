import type { GameName } from '#shared/games/games.ts'
import { farkle } from './farkle/slots.ts'
import type { GameSlots } from './game.ts'
import { yahtzee } from './yahtzee/slots.ts'

const SLOTS: { readonly [G in GameName]: GameSlots<G> } = { farkle, yahtzee }

/** What every game fills in; a new game is a folder beside theirs and a name above. */
export const GAME_SLOTS: readonly GameSlots[] = Object.values(SLOTS)

/** What a game fills in. */
export function slotsOf(game: GameName): GameSlots {
  return SLOTS[game]
}
