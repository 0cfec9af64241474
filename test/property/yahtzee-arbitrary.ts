import fc from 'fast-check'
import {
  ALL_CATEGORIES,
  setOf,
  CATEGORIES,
  type CategorySet,
} from '#shared/games/yahtzee/rules/categories.ts'
import { JOKERS, type RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'

/** Any rules of the family; the official numbers often. */
export const yahtzeeRules: fc.Arbitrary<RuleSet> = fc
  .record({
    name: fc.constant('House rules'),
    jokers: fc.constantFrom(...JOKERS),
    yahtzeeBonus: fc.constantFrom(100, 100, 50, 0),
    upperThreshold: fc.oneof(fc.constant(63), fc.integer({ min: 1, max: 105 })),
    upperBonus: fc.oneof(fc.constant(35), fc.integer({ min: 0, max: 200 })),
    rerolls: fc.constantFrom(2, 2, 1, 0, 3),
  })
  .map((rules) => ({ ...rules, yahtzeeBonus: rules.jokers === 'none' ? 0 : rules.yahtzeeBonus }))

/** Sets of used categories that leave at most so many open. */
export function usedBut(mostOpen: number): fc.Arbitrary<CategorySet> {
  return fc
    .subarray([...CATEGORIES], { minLength: 1, maxLength: mostOpen })
    .map((open) => ALL_CATEGORIES & ~setOf(open))
}
