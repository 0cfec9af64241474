import type { Goal } from '#shared/base/units.ts'
import type { GameName } from '#shared/games/games.ts'
import type { Unit } from '../components/goal-format.ts'
import { farkle } from './farkle/slots.ts'
import type { GameSlots } from './game.ts'
import { scorecard } from './scorecard/slots.ts'

const SLOTS: { readonly [G in GameName]: GameSlots<G> } = { farkle, scorecard }

/**
 * Slots of a game, typed for code that knows no game: an entry or question of a game must go back
 * to the same game.
 */
export function slotsOf(game: GameName): GameSlots {
  return SLOTS[game] as unknown as GameSlots
}

/** To add a game, create its folder and name it above. */
export const GAME_SLOTS: readonly GameSlots[] = (Object.keys(SLOTS) as GameName[]).map(slotsOf)

/** Games without goals estimate chances to win. */
export const unitOf = (game: GameName, goal: Goal): Unit =>
  goal === 'wins' && !slotsOf(game).hasGoals ? 'estimate' : goal
