import type { Points } from '../../../../base/units.ts'
import { alikeBox, bonusesBetween, type RuleSet } from '../../rules/rule-set.ts'
import { countOfSet, has, type BoxSet } from '../../rules/scorecard.ts'
import { mostInBox } from '../possible-points.ts'
import { unitLevels, unitRows, usedOf, type CardStates, type Unit } from '../states.ts'

function mostOfBoxes(rules: RuleSet, used: BoxSet): Points {
  return rules.boxes.reduce(
    (sum, _, box) => (has(used, box) ? sum : sum + mostInBox(rules, box)),
    0,
  )
}

/** Upper bound of the final score. */
export function mostScore(rules: RuleSet): Points {
  const { further, boxes, bonus } = rules
  const mostBonus = Math.max(0, ...bonus.map(({ points }) => points))
  return mostOfBoxes(rules, 0) + (boxes.length - 1) * further + mostBonus
}

/** Most times that further dice all alike can still be paid. */
function mostFurther({ rules, contexts, others }: CardStates, unit: Unit, used: BoxSet): number {
  if (rules.further === 0) return 0
  const open = rules.boxes.length - countOfSet(used)
  if (contexts[unit % contexts.length]! >= 2 ** others.length) return open
  return has(used, alikeBox(rules)) ? 0 : open - 1
}

/** By row of a unit: upper bound of the points still to come. */
function mostOfUnit(states: CardStates, unit: Unit): Points[] {
  const { rules, group, totals } = states
  const used = usedOf(states, unit)
  const most = mostOfBoxes(rules, used) + mostFurther(states, unit, used) * rules.further
  const left = group.reduce(
    (sum, { box, points }) => (has(used, box) ? sum : sum + points.at(-1)!),
    0,
  )
  const { from, end } = unitRows(states, unit)
  return Array.from(
    totals.subarray(from, end),
    (total) => most + Math.max(...bonusesBetween(rules, total, total + left)),
  )
}

/** By level: most chances strictly between 0 and 1 to store, for needs up to `limit`. */
export function mostChances(states: CardStates, limit: Points): number[] {
  return unitLevels(states)
    .slice(0, -1)
    .map((units) => {
      let count = 0
      for (const unit of units) {
        for (const most of mostOfUnit(states, unit)) count += Math.min(limit, most)
      }
      return count
    })
}
