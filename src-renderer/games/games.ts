import type { GameName } from '#shared/games/games.ts'
import { farkle } from './farkle/slots.ts'
import type { GameSlots } from './game.ts'
import { yahtzee } from './yahtzee/slots.ts'

const SLOTS: { readonly [G in GameName]: GameSlots<G> } = { farkle, yahtzee }

/**
 * What a game fills in, as what names no game sees it: whoever takes an entry or a question from a
 * game gives it back to the same one.
 */
export function slotsOf(game: GameName): GameSlots {
  return SLOTS[game] as unknown as GameSlots
}

/** What every game fills in; a new game is a folder beside theirs and a name above. */
export const GAME_SLOTS: readonly GameSlots[] = (Object.keys(SLOTS) as GameName[]).map(slotsOf)
