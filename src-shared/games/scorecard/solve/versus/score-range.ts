import type { Points } from '../../../../base/units.ts'
import { countOfSet, has, type BoxSet } from '../../rules/scorecard.ts'
import { possiblePoints } from '../possible-points.ts'
import { usedOf, type CardStates, type Unit } from '../states.ts'

/** Least and most points that can stand on a card at a state, without the bonus of the group. */
export interface ScoreRange {
  readonly least: Points
  readonly most: Points
}

/** Least and most total of the group in each row: rows that lead to one bonus hold many totals. */
function groupTotals({ group, sets, totals, rowOf, start }: CardStates): ScoreRange[] {
  const keys = rowOf.length / (start.length - 1)
  const most = Int32Array.from(totals)
  for (let set = 0; set + 1 < start.length; set++) {
    for (let total = 0; total < keys; total++) {
      const row = rowOf[set * keys + total]!
      if (row >= 0) most[row] = Math.max(most[row]!, total)
    }
  }
  return Array.from(totals, (least, row) => {
    const set = sets[row]!
    const all = group.reduce((sum, { points }, i) => (has(set, i) ? sum + points.at(-1)! : sum), 0)
    // Totals above the last step of the bonus count as that step.
    return { least, most: most[row] === keys - 1 ? Math.max(all, least) : most[row]! }
  })
}

/** Ranges of the scores by row of a unit. Every score that can occur is in them. */
export class ScoreRanges {
  readonly #states: CardStates
  readonly #totals: readonly ScoreRange[]

  constructor(states: CardStates) {
    this.#states = states
    this.#totals = groupTotals(states)
  }

  /** Points beside the total of the group. */
  #beside(unit: Unit, used: BoxSet): ScoreRange {
    const { rules, group, others, contexts, alike } = this.#states
    const hasScored = contexts[unit % contexts.length]! >= 2 ** others.length
    const inGroup = group.map(({ box }) => box)
    let least = 0
    let most = hasScored ? (countOfSet(used) - 1) * rules.further : 0
    for (const box of rules.boxes.keys()) {
      if (!has(used, box) || inGroup.includes(box)) continue
      const all = possiblePoints(rules, box)
      const points = box === others[alike] ? all.filter((some) => some > 0 === hasScored) : all
      least += points[0] ?? 0
      most += points.at(-1) ?? 0
    }
    return { least, most }
  }

  /** Range of a row's state, for the rows of one unit. */
  ofUnit(unit: Unit): (row: number) => ScoreRange {
    const beside = this.#beside(unit, usedOf(this.#states, unit))
    return (row) => {
      const { least, most } = this.#totals[row]!
      return { least: least + beside.least, most: most + beside.most }
    }
  }
}
