import type { Points } from '../../../base/units.ts'
import { facesOf, sizeOf, subsetsOf, type Face, type Multiset } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { NO_SCORE, rollOptions, scoreOfSetAside, scoringOf } from '../rules/scoring.ts'

/** Some dice of a roll that may be set aside, and the points that they make. */
export interface SetAside {
  /** Ascending. */
  readonly dice: readonly Face[]
  readonly points: Points
}

/**
 * Every distinct choice of dice that may be set aside from a roll; equal faces are one choice. Also
 * the poorer ones that leave no more dice: they are legal. Under mustSetAsideAll those with as many
 * dice as can score remain. Empty for a farkle.
 */
export function setAsides(rules: RuleSet, roll: Multiset): SetAside[] {
  const scoring = scoringOf(rules)
  // By number of dice the most points; what cannot be set aside under the rules is not there.
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
