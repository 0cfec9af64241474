import { contains, multisetOf, type Multiset } from '../../../dice/multiset.ts'
import type { RuleSet } from './rule-set.ts'

/** Whether a roll shows the dice that end the turn, and more. */
export function losesAtOnce({ losingDice }: Pick<RuleSet, 'losingDice'>, roll: Multiset): boolean {
  return losingDice.length > 0 && contains(roll, multisetOf(losingDice))
}
