/** Points of the game, whole or expected. */
export type Points = number

/** A chance between 0 and 1. Screens show it in percent; nothing else does. */
export type Probability = number

/** A number of dice, 1 to 6. */
export type DiceCount = number

/** Every number of dice a player can be about to roll. */
export const DICE_COUNTS = [1, 2, 3, 4, 5, 6] as const

/** Dice in a full roll. */
export const ALL_DICE = 6
