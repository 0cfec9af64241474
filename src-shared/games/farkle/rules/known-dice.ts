import type { OwnDice } from './own-dice.ts'

export type KnownDie = Omit<OwnDice, 'count'>

/** Weights of the faces 1 to 6 in Kingdom Come: Deliverance II. */
const KCD_WEIGHTS: Readonly<Record<string, readonly number[]>> = {
  'Aranka’s die': [6, 1, 6, 1, 6, 1],
  'Cautious cheater’s die': [5, 3, 2, 3, 5, 3],
  'Die of misfortune': [1, 5, 5, 5, 5, 1],
  'Even die': [2, 8, 2, 8, 2, 8],
  'Favourable die': [6, 0, 1, 1, 6, 4],
  'Greasy die': [3, 2, 3, 2, 3, 4],
  'Grimy die': [1, 5, 1, 1, 7, 1],
  'Grozav’s lucky die': [1, 10, 1, 1, 1, 1],
  'Heavenly Kingdom die': [7, 2, 2, 2, 2, 4],
  'Holy Trinity die': [4, 5, 7, 1, 1, 1],
  'King’s die': [4, 6, 7, 8, 4, 3],
  'Lousy gambler’s die': [2, 3, 2, 3, 7, 3],
  'Lucky die': [6, 1, 2, 3, 4, 6],
  'Mathematician’s die': [4, 5, 6, 7, 1, 1],
  'Odd die': [8, 2, 8, 2, 8, 2],
  'Painted die': [3, 1, 1, 1, 6, 3],
  'Pie die': [6, 1, 3, 3, 0, 0],
  'Sad greaser’s die': [6, 6, 1, 1, 6, 3],
  'Saint Antiochus’ die': [3, 1, 5, 1, 2, 3],
  'Shrinking die': [2, 1, 1, 1, 1, 3],
  'Strip die': [4, 2, 2, 2, 3, 3],
  'Three die': [2, 1, 4, 1, 2, 1],
  'Unbalanced die': [3, 4, 1, 1, 2, 1],
  'Unlucky die': [1, 3, 2, 2, 2, 1],
  'Wagoner’s die': [1, 5, 6, 2, 2, 2],
  'Weighted die': [10, 1, 1, 1, 1, 1],
}

export const DEVILS_HEAD: KnownDie = { name: 'Devil’s head', weights: [1, 1, 1, 1, 1, 1], joker: 1 }

/** Omits dice whose weights contradict the chances of github.com/ShaneeexD/KCD-2-Dice-Calc. */
export const KNOWN_DICE: readonly KnownDie[] = [
  DEVILS_HEAD,
  ...Object.entries(KCD_WEIGHTS).map(([name, weights]) => ({ name, weights, joker: null })),
]
