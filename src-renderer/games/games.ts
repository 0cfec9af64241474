import type { GameName } from '#shared/games/games.ts'
import { farkle } from './farkle/slots.ts'
import type { GameSlots } from './game.ts'
import { yahtzee } from './yahtzee/slots.ts'

const SLOTS: { readonly [G in GameName]: GameSlots<G> } = { farkle, yahtzee }

/**
 * Slots of a game, typed for code that names no game: an entry or a question taken from a game must
 * be given back to the same game.
 */
export function slotsOf(game: GameName): GameSlots {
  return SLOTS[game] as unknown as GameSlots
}

/** Slots of all games; a new game is a folder beside theirs and a name above. */
export const GAME_SLOTS: readonly GameSlots[] = (Object.keys(SLOTS) as GameName[]).map(slotsOf)
