/** Points of the game, whole or expected. */
export type Points = number

/** A chance between 0 and 1. Screens show it in percent; nothing else does. */
export type Probability = number

/** A sum or product of probabilities as one: rounding may take it a little beyond 0 or 1. */
export function asProbability(sum: number): Probability {
  return Math.min(1, Math.max(0, sum))
}

/** What gains less than this share of the points or wins of the best play is not advice. */
export const LEAST_GAIN = 0.0005

/** A number of dice that are rolled or left to roll. */
export type DiceCount = number

/** Dice in a full roll of most games. */
export const ALL_DICE = 6

/** The most dice that any game rolls. */
export const MAX_DICE = 8

/** Every number of dice up to `most`, ascending. */
export function diceCounts(most: DiceCount): DiceCount[] {
  return Array.from({ length: most }, (_, i) => i + 1)
}

/** Every number of dice that a player can be about to roll in most games. */
export const DICE_COUNTS = [1, 2, 3, 4, 5, 6] as const
