import type { Points } from '../../../base/units.ts'
import { FACES } from '../../../dice/multiset.ts'
import { faceBox, type RuleSet } from '../rules/rule-set.ts'
import { boxesOf, groupBoxes } from '../rules/scorecard.ts'

const PIPS = FACES.reduce<number>((sum, face) => sum + face, 0)

/**
 * Dice of each face needed for the first step of the bonus: 3 for 63 points. Null unless just the
 * six boxes of the faces, each for its own dice, count for a bonus.
 */
export function parDice(rules: RuleSet): number | null {
  const [step] = rules.bonus
  const group = boxesOf(groupBoxes(rules)).map((box) => rules.boxes[box]!)
  const hasFaces =
    group.length === FACES.length &&
    FACES.every((face) => rules.boxes[faceBox(rules, face)]?.inGroup) &&
    group.every(({ sum, plus, total }) => sum === 'shape' && plus === 0 && total === undefined)
  return step && hasFaces ? step.from / PIPS : null
}

/** Points needed in a box if every face contributes the same number of dice; null without parDice. */
export function parOf(rules: RuleSet, box: number): Points | null {
  const dice = parDice(rules)
  const { shape, inGroup } = rules.boxes[box]!
  return dice !== null && inGroup && shape.kind === 'face' ? shape.face * dice : null
}
