import type { Points } from '../../../base/units.ts'

/**
 * Use of a further Yahtzee once the Yahtzee box is used. `forced` (official): it must go to the
 * upper box of its face; if that is used, it is a joker in any open lower box; if those are used
 * too, it scores 0 in an upper box. `free`: any open box, as a joker in lower boxes once the upper
 * box of its face is used. `none`: a roll like any other.
 */
export const JOKERS = ['forced', 'free', 'none'] as const
export type Jokers = (typeof JOKERS)[number]

export interface RuleSet {
  readonly name: string
  readonly jokers: Jokers
  /** For each further Yahtzee after one that scored 50; 0 without jokers. */
  readonly yahtzeeBonus: Points
  readonly upperThreshold: Points
  readonly upperBonus: Points
  readonly rerolls: number
}

const PLAIN = { upperThreshold: 63, upperBonus: 35, rerolls: 2 } as const

export const PRESETS = {
  forced: { ...PLAIN, name: 'Yahtzee', jokers: 'forced', yahtzeeBonus: 100 },
  free: { ...PLAIN, name: 'Yahtzee, free choice of joker', jokers: 'free', yahtzeeBonus: 100 },
  none: { ...PLAIN, name: 'Yahtzee without bonuses', jokers: 'none', yahtzeeBonus: 0 },
} as const satisfies Record<Jokers, RuleSet>

export const PRESETS_BY_ID: Readonly<Record<string, RuleSet>> = {
  yahtzee: PRESETS.forced,
  'yahtzee-free': PRESETS.free,
  'yahtzee-plain': PRESETS.none,
}

/** True if it matters whether the Yahtzee box was used with 50 or with 0. */
export function hasYahtzeeBonus({ jokers, yahtzeeBonus }: RuleSet): boolean {
  return jokers !== 'none' && yahtzeeBonus > 0
}
