import type { DiceCount, Points } from '../../../base/units.ts'

/** From `least` to `most` dice, both included. */
export interface DiceRange {
  readonly least: DiceCount
  readonly most: DiceCount
}

/** Bank from a turn total; `from` is null for never. */
export interface BankRule {
  readonly kind: 'bank'
  readonly left: DiceRange
  readonly from: Points | null
}

/**
 * Keep one scoring die, the one with most points, of a roll of so many dice, where none of the
 * exceptions holds. All dice that score are kept where no rule says so, where all dice of the roll
 * score and where no die scores alone.
 */
export interface KeepOneRule {
  readonly kind: 'keepOne'
  readonly rolled: DiceRange
  /** Holds for smaller turn totals before the roll; null for any. */
  readonly below: Points | null
  /** Exception: all dice that score bring the turn total to so much; null for none. */
  readonly unlessTurn: Points | null
  /** Exception: all dice that score make so many points; null for none. */
  readonly unlessRoll: Points | null
  /** Exception: three or more dice of the roll are alike. */
  readonly unlessAlike: boolean
}

/** Where fewer dice make more points than all that score, those are set aside in their place. */
export interface MostPointsRule {
  readonly kind: 'mostPoints'
}

/**
 * A sentence of how to play. Of bank rules about the same dice the last one holds; each keepOne rule
 * adds rolls to those before it.
 */
export type StepRule = BankRule | KeepOneRule | MostPointsRule

export const isWithin = ({ least, most }: DiceRange, dice: DiceCount): boolean =>
  least <= dice && dice <= most

/** Least turn total to bank with so many dice left; null to roll always. */
export function bankFrom(rules: readonly StepRule[], left: DiceCount): Points | null {
  const rule = rules.findLast((one) => one.kind === 'bank' && isWithin(one.left, left))
  return rule?.kind === 'bank' ? rule.from : null
}

/** Whether the dice with most points are set aside where those are not all that score. */
export const takesMost = (rules: readonly StepRule[]): boolean =>
  rules.some(({ kind }) => kind === 'mostPoints')

/** A roll that scores, as a player sees it. */
export interface ScoringRoll {
  readonly rolled: DiceCount
  /** Points of all dice that score. */
  readonly points: Points
  /** Three or more dice are alike. */
  readonly isAlike: boolean
}

/**
 * Turn total before the roll below which one die is kept, if one scores alone and not all dice
 * score; -Infinity for never, Infinity for always.
 */
export function keepOneBelow(rules: readonly StepRule[], roll: ScoringRoll): Points {
  const totals = rules.map((rule) => {
    if (rule.kind !== 'keepOne' || !isWithin(rule.rolled, roll.rolled)) return -Infinity
    if (rule.unlessAlike && roll.isAlike) return -Infinity
    if (roll.points >= (rule.unlessRoll ?? Infinity)) return -Infinity
    return Math.min(rule.below ?? Infinity, (rule.unlessTurn ?? Infinity) - roll.points)
  })
  return Math.max(...totals)
}
