import { PRESETS } from '#shared/games/farkle/rules/presets.ts'

// Short games and dice for the tests of dice that are not alike.

export const FIVE = { dice: 5, sets: PRESETS.farkle.sets.map((row) => row.slice(0, 5)) }
/** A grid of 200 points, so that there are few states; all faces but 1 score alike. */
export const FEW = {
  dice: 5,
  sets: [1, 2, 3, 4, 5, 6].map((face) => [face === 1 ? 200 : 0, 0, 400, 0, 0]),
}
export const PENALTY = { farkles: 2, points: 200, floor: -200 }

export const LUCKY = { name: 'Lucky', weights: [6, 1, 2, 3, 4, 6] }
export const FAVOURABLE = { name: 'Favourable', weights: [6, 0, 1, 1, 6, 4] }
export const DEVIL = { name: 'Devil', joker: 1 }
export const EVEN = { weights: [2, 8, 2, 8, 2, 8] }
