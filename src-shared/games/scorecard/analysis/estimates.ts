import type { Points, Probability } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { boxesOf, groupBoxes, has, type BoxSet } from '../rules/scorecard.ts'
import { solveCard } from '../solve/solver.ts'
import {
  cardStates,
  stateIndex,
  tableLength,
  unitLevels,
  unitRows,
  usedOf,
  type CardStates,
} from '../solve/states.ts'
import type { BoxFigures } from './box-tally.ts'

export type Estimate = (used: BoxSet, total: Points) => Points

/** Estimates by stateIndex, for a TurnView to play by. */
export function estimateTable(states: CardStates, estimate: Estimate): Float64Array {
  const table = new Float64Array(tableLength(states))
  for (const unit of unitLevels(states).flatMap((units) => [...units])) {
    const { from, end, base } = unitRows(states, unit)
    const used = usedOf(states, unit)
    for (let row = from; row < end; row++) table[base + row] = estimate(used, states.totals[row]!)
  }
  return table
}

/** Distribution function of the standard normal distribution, by Marsaglia's series. */
export function normalBelow(x: number): Probability {
  if (x < -8) return 0
  if (x > 8) return 1
  let sum = x
  let term = x
  for (let i = 3; Math.abs(term) > 1e-17; i += 2) {
    term *= (x * x) / i
    sum += term
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI)
}

/**
 * Expected bonus of the group. The points of its open boxes are approximated as normal, with the
 * sums of the boxes' means and variances under the best play.
 */
function bonusEstimate({ rules, group }: CardStates, boxes: readonly BoxFigures[]): Estimate {
  return (used, total) => {
    let mean = 0
    let variance = 0
    let toCome = 0
    for (const { box, points } of group) {
      if (has(used, box)) continue
      mean += boxes[box]!.mean
      variance += boxes[box]!.standardDeviation ** 2
      toCome += points.at(-1)!
    }
    let before = 0
    return rules.bonus.reduce((sum, { from, points }) => {
      const more = points - before
      before = points
      const missing = from - total
      if (missing <= 0) return sum + more
      if (missing > toCome) return sum
      return sum + more * normalBelow((mean - missing) / Math.sqrt(variance))
    }, 0)
  }
}

/**
 * Heuristic of Glenn 2006: the sum of the best player's means in the open boxes plus bonusEstimate;
 * points for further dice all alike count 0.
 */
export function heuristic(states: CardStates, boxes: readonly BoxFigures[]): Estimate {
  const bonus = bonusEstimate(states, boxes)
  return (used, total) =>
    boxes.reduce((sum, { mean }, i) => (has(used, i) ? sum : sum + mean), bonus(used, total))
}

/** Value of the open boxes among some, in a solved card of these alone without bonus and jokers. */
function valueAlone(rules: RuleSet, some: readonly number[]): (used: BoxSet) => Points {
  if (some.length === 0) return () => 0
  const states = cardStates({
    ...rules,
    boxes: some.map((box) => rules.boxes[box]!),
    bonus: [],
    jokers: 'none',
    further: 0,
  })
  const table = solveCard(states)
  return (used) => {
    const set = some.reduce((sum, box, i) => (has(used, box) ? sum | (1 << i) : sum), 0)
    return table[stateIndex(states, { used: set, total: 0, alikeScored: false })]!
  }
}

/**
 * Better heuristic of Glenn 2006: the values of the open boxes that count for the bonus and of the
 * others, each in a card of their own, plus bonusEstimate.
 */
export function betterHeuristic(states: CardStates, boxes: readonly BoxFigures[]): Estimate {
  const { rules } = states
  const bonus = bonusEstimate(states, boxes)
  const group = groupBoxes(rules)
  const valueOfGroup = valueAlone(rules, boxesOf(group))
  const valueOfOthers = valueAlone(
    rules,
    [...rules.boxes.keys()].filter((box) => !has(group, box)),
  )
  return (used, total) => valueOfGroup(used) + valueOfOthers(used) + bonus(used, total)
}
