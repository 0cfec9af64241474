import type { Points } from '../../../base/units.ts'
import { facesOf, type Face, type Multiset } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { scoringOf } from '../rules/scoring.ts'
import { setAsidesOf } from '../solve/turn/turn-states.ts'

export interface SetAside {
  readonly dice: readonly Face[]
  readonly points: Points
}

/** Distinct legal choices of dice, including poorer ones of the same size. Empty for a farkle. */
export function setAsides(rules: RuleSet, roll: Multiset): SetAside[] {
  return setAsidesOf(scoringOf(rules), roll).map(([dice, { points }]) => ({
    dice: facesOf(dice),
    points,
  }))
}
