import type { Points } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import type { Shape } from './shapes.ts'

/** Dice whose sum a box scores, beside its fixed points. */
export const SUMS = ['none', 'shape', 'all'] as const
export type Sum = (typeof SUMS)[number]

export interface Box {
  readonly name: string
  readonly shape: Shape
  /** Sum that all dice must have. */
  readonly total?: number
  readonly sum: Sum
  /** Points beside the sum; a box whose shape is not there scores 0. */
  readonly plus: Points
  /** Points for the shape in the first roll of a turn, added to the others; they count for the bonus. */
  readonly atOnce?: Points
  /** Counts for the bonus. */
  readonly inGroup?: boolean
}

/** Reached by the total of the group. */
export interface BonusStep {
  readonly from: Points
  readonly points: Points
}

/**
 * Use of dice all alike once their box is used. `forced` (official): they must go to the
 * box of their face; if that is used, they are a joker in any other box; if those are used too,
 * they score 0 in the box of another face. `free`: any open box, as a joker once the box of their
 * face is used. `none`: dice like any others.
 */
export const JOKERS = ['forced', 'free', 'none'] as const
export type Jokers = (typeof JOKERS)[number]

export const ORDERS = ['free', 'down', 'up'] as const
export type Order = (typeof ORDERS)[number]

export interface RuleSet {
  readonly name: string
  /** 3 to 6. */
  readonly dice: number
  /** Rolls a turn, the first one included. */
  readonly rolls: number
  readonly boxes: readonly Box[]
  /** Ascending; the last one reached counts. */
  readonly bonus: readonly BonusStep[]
  readonly jokers: Jokers
  /** Points for each further roll of dice all alike after one that scored in its box. */
  readonly further: Points
  readonly order: Order
}

/** Index of the box for dice all alike; -1 if there is none. */
export function alikeBox({ boxes, dice }: RuleSet): number {
  return boxes.findIndex(
    ({ shape }) => shape.kind === 'alike' && shape.sizes.length === 1 && shape.sizes[0] === dice,
  )
}

/** Index of the first box of a face; -1 if there is none. */
export function faceBox({ boxes }: RuleSet, face: Face): number {
  return boxes.findIndex(({ shape }) => shape.kind === 'face' && shape.face === face)
}

/** True if dice all alike score other than their boxes say. */
export function hasJokers(card: RuleSet): boolean {
  return card.jokers !== 'none' || card.further > 0
}

export function bonusOf({ bonus }: RuleSet, total: Points): Points {
  return bonus.findLast(({ from }) => total >= from)?.points ?? 0
}

/** Bonuses of all totals from `least` to `most`, ascending by total. A later step may pay less. */
export function bonusesBetween(rules: RuleSet, least: Points, most: Points): Points[] {
  const steps = rules.bonus.filter(({ from }) => least < from && from <= most)
  return [bonusOf(rules, least), ...steps.map(({ points }) => points)]
}

/** Text of the boxes, the same for boxes that play alike: names do not count. */
export function boxesText(boxes: readonly Box[]): unknown[] {
  return boxes.map(({ shape, total, sum, plus, atOnce, inGroup }) => [
    Object.entries(shape)
      .filter(([, value]) => value !== false)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    total ?? null,
    sum,
    plus,
    atOnce ?? 0,
    inGroup === true,
  ])
}
