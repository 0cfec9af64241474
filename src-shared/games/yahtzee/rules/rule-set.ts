import type { Points } from '../../../base/units.ts'

/**
 * Use of a further Yahtzee once the Yahtzee box is used. `forced`, the official rule: it must go to
 * the upper box of its face; if that is used it is a joker in any open lower box; if those are used
 * too, it scores zero in an upper box. `free`: any open box, as a joker in the lower ones if the
 * upper box of its face is used. `none`: a roll like any other.
 */
export const JOKERS = ['forced', 'free', 'none'] as const
export type Jokers = (typeof JOKERS)[number]

/** The rules of one game of the Yahtzee family, as plain data. */
export interface RuleSet {
  readonly name: string
  readonly jokers: Jokers
  /** For each further Yahtzee after one that scored 50; zero where there are no jokers. */
  readonly yahtzeeBonus: Points
  /** The upper total from which the upper bonus is paid. */
  readonly upperThreshold: Points
  readonly upperBonus: Points
  /** How often some of the dice may be rolled again in a turn. */
  readonly rerolls: number
}

const PLAIN = { upperThreshold: 63, upperBonus: 35, rerolls: 2 } as const

/** The games that come with the app. */
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

/** Whether it matters if the Yahtzee box was used with 50 or with zero. */
export function hasYahtzeeBonus({ jokers, yahtzeeBonus }: RuleSet): boolean {
  return jokers !== 'none' && yahtzeeBonus > 0
}
