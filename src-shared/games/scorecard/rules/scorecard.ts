import type { Points } from '../../../base/units.ts'
import type { RuleSet } from './rule-set.ts'

/** A set of boxes: bit i stands for box i. */
export type BoxSet = number

export const has = (set: BoxSet, box: number): boolean => ((set >> box) & 1) === 1

export function countOfSet(set: BoxSet): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

export const allBoxes = ({ boxes }: RuleSet): BoxSet => 2 ** boxes.length - 1

/** Boxes that count for the bonus. */
export function groupBoxes({ boxes }: RuleSet): BoxSet {
  return boxes.reduce((set, { inGroup }, i) => (inGroup ? set | (1 << i) : set), 0)
}

/** Box numbers of a set, ascending. */
export function boxesOf(set: BoxSet): number[] {
  const boxes: number[] = []
  for (let box = 0; set >> box > 0; box++) if (has(set, box)) boxes.push(box)
  return boxes
}

/**
 * The part of a scorecard on which the rest of the game depends: the triple (C, m, f) of Glenn
 * 2006, observations 4.1 and 4.2.
 */
export interface Scorecard {
  /** C: boxes used. */
  readonly used: BoxSet
  /** m: points in the boxes of the group; points above the last bonus do not matter. */
  readonly total: Points
  /** f: the box for dice all alike was used with points. */
  readonly alikeScored: boolean
}

export const EMPTY_CARD: Scorecard = { used: 0, total: 0, alikeScored: false }

export function isFull(rules: RuleSet, { used }: Scorecard): boolean {
  return used === allBoxes(rules)
}
