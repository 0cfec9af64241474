import type { Points } from '../../../base/units.ts'
import { FACES } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'

const PIPS = FACES.reduce<number>((sum, face) => sum + face, 0)

/** Dice of each face that make up the upper threshold: three where it is 63. */
export function parDice({ upperThreshold }: RuleSet): number {
  return upperThreshold / PIPS
}

/**
 * Points that the upper box of a face has to bring for the upper bonus, if all bring their share.
 */
export function parOf(rules: RuleSet, face: number): Points {
  return face * parDice(rules)
}
