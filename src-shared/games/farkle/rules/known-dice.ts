import type { OwnDice } from './own-dice.ts'

export type KnownDie = Omit<OwnDice, 'count'>

/**
 * Weights of the faces 1 to 6 in Kingdom Come: Deliverance II, as in the item data of version 1.2
 * (kcd2_data_extract, combined_items.xml, SideWeights) and in later lists with the same items
 * (al4str/farkle, src/dice/catalog.json; bikeracer4487/farkle-optimizer, DieType.swift;
 * ytq_KCD2-Farkle, docs/game/dice-weights.json).
 */
const KCD_WEIGHTS: Readonly<Record<string, readonly number[]>> = {
  'Aranka’s die': [6, 1, 6, 1, 6, 1],
  'Cautious cheater’s die': [5, 3, 2, 3, 5, 3],
  'Ci die': [3, 3, 3, 3, 3, 6],
  'Die of misfortune': [1, 5, 5, 5, 5, 1],
  'Even die': [2, 8, 2, 8, 2, 8],
  'Favourable die': [6, 0, 1, 1, 6, 4],
  'Fer die': [3, 3, 3, 3, 3, 6],
  'Greasy die': [3, 2, 3, 2, 3, 4],
  'Grimy die': [1, 5, 1, 1, 7, 1],
  'Grozav’s lucky die': [1, 10, 1, 1, 1, 1],
  'Heavenly Kingdom die': [7, 2, 2, 2, 2, 4],
  'Holy Trinity die': [4, 5, 7, 1, 1, 1],
  'King’s die': [4, 6, 7, 8, 4, 3],
  'Lousy gambler’s die': [2, 3, 2, 3, 7, 3],
  'Lu die': [3, 3, 3, 3, 3, 6],
  'Lucky die': [6, 1, 2, 3, 4, 6],
  'Mathematician’s die': [4, 5, 6, 7, 1, 1],
  'Monk’s die': [8, 8, 1, 1, 1, 1],
  'Mother-of-pearl die': [3, 1, 1, 1, 3, 3],
  'Odd die': [8, 2, 8, 2, 8, 2],
  'Painted die': [3, 1, 1, 1, 6, 3],
  'Painter’s blue die': [1, 3, 2, 2, 2, 1],
  'Painter’s green die': [1, 3, 2, 2, 2, 1],
  'Painter’s red die': [1, 3, 2, 2, 2, 1],
  'Pie die': [6, 1, 3, 3, 0, 0],
  'Sad greaser’s die': [6, 6, 1, 1, 6, 3],
  'Saint Antiochus’ die': [3, 1, 6, 1, 1, 3],
  'Shrinking die': [2, 1, 1, 1, 1, 3],
  'Strip die': [4, 2, 2, 2, 3, 3],
  // One list alone has it; it may be a joker.
  'Tengri’s die': [2, 1, 1, 1, 1, 1],
  'Three die': [2, 1, 4, 1, 2, 1],
  'Unbalanced die': [3, 4, 1, 1, 2, 1],
  'Unlucky die': [1, 3, 2, 2, 2, 1],
  'Wagoner’s die': [1, 5, 6, 2, 2, 2],
  'Weighted die': [10, 1, 1, 1, 1, 1],
}

/** Weights in version 1.2 of dice that were changed after it. */
const KCD_WEIGHTS_BEFORE: Readonly<Record<string, readonly number[]>> = {
  'Ci die': [3, 3, 3, 3, 3, 8],
  'Fer die': [3, 3, 3, 3, 3, 8],
  'Holy Trinity die': [4, 5, 10, 1, 1, 1],
  'Lu die': [3, 3, 3, 3, 3, 8],
  'Painted die': [3, 1, 1, 1, 7, 3],
  'Saint Antiochus’ die': [0, 0, 9, 0, 0, 0],
  'Three die': [2, 1, 9, 1, 2, 1],
}

/** Dice of the game that have a name and are ordinary. */
const ORDINARY_DICE = [
  'Hugo’s die',
  'Molar die',
  'Premolar die',
  'Saint Stephen’s die',
  'Wisdom tooth die',
] as const

const ORDINARY = [1, 1, 1, 1, 1, 1] as const

export const DEVILS_HEAD: KnownDie = { name: 'Devil’s head', weights: ORDINARY, joker: 1 }

/** Dice by name with their newest weights; those of older versions follow. */
export const KNOWN_DICE: readonly KnownDie[] = [
  DEVILS_HEAD,
  // One list alone has it: a joker in place of the 1, which also scores alone as a 1.
  { name: 'Balatro’s die', weights: ORDINARY, joker: 1 },
  ...Object.entries(KCD_WEIGHTS).map(([name, weights]) => ({ name, weights, joker: null })),
  ...ORDINARY_DICE.map((name) => ({ name, weights: ORDINARY, joker: null })),
  ...Object.entries(KCD_WEIGHTS_BEFORE).map(([name, weights]) => ({
    name: `${name} (1.2)`,
    weights,
    joker: null,
  })),
]
