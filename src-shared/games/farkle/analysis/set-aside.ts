import type { Points } from '../../../base/units.ts'
import { facesOf, sizeOf, subsetsOf, type Face, type Multiset } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { NO_SCORE, rollOptions, scoreOfSetAside, scoringOf } from '../rules/scoring.ts'

export interface SetAside {
  readonly dice: readonly Face[]
  readonly points: Points
}

/** Distinct legal choices of dice, including poorer ones of the same size. Empty for a farkle. */
export function setAsides(rules: RuleSet, roll: Multiset): SetAside[] {
  const scoring = scoringOf(rules)
  // Most points by number of dice; NO_SCORE if the rules forbid that number.
  const most = rollOptions(scoring, roll)
  const rolled = sizeOf(roll)
  const found: SetAside[] = []
  for (const dice of subsetsOf(roll)) {
    const size = sizeOf(dice)
    if (size === 0 || most[size] === NO_SCORE) continue
    const points = scoreOfSetAside(scoring, dice, rolled)
    if (points !== NO_SCORE) found.push({ dice: facesOf(dice), points })
    else if (size === rules.dice) found.push({ dice: facesOf(dice), points: most[size]! })
  }
  return found
}
