import type { Points } from '../../../base/units.ts'
import { FACES } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'

const PIPS = FACES.reduce<number>((sum, face) => sum + face, 0)

/** Dice of each face needed for the upper threshold: 3 for 63 points. */
export function parDice({ upperThreshold }: RuleSet): number {
  return upperThreshold / PIPS
}

/** Points needed in the upper box of `face` if every face contributes the same number of dice. */
export function parOf(rules: RuleSet, face: number): Points {
  return face * parDice(rules)
}
