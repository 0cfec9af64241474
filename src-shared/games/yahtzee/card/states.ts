import type { Points } from '../../../base/units.ts'
import { alikeBox, bonusOf, type CardRules } from './card.ts'
import { latticeOf } from '../solve/lattice.ts'
import { alikeFace, boxPoints, jokerPoints, type Filled } from './scoring.ts'

/** Box of the bonus group: its number in the card, and what it can score, ascending from 0. */
export interface GroupBox {
  readonly box: number
  readonly points: readonly Points[]
  /** Start of its entries in `next`. */
  readonly offset: number
}

/**
 * States of a card at the start of a turn, as a context and a row. A row is a set of used boxes of
 * the bonus group and their total; totals that lead to the same bonus whatever follows share one.
 * A context is a set of used other boxes, and whether dice all alike have scored where that
 * matters. A state's index is context * rows + row.
 */
export interface CardStates {
  readonly card: CardRules
  readonly group: readonly GroupBox[]
  /** Other boxes by number in the card. */
  readonly others: readonly number[]
  /** Rows of each set of group boxes: from start[set] to start[set + 1]. */
  readonly start: Int32Array
  readonly rows: number
  /** Lowest total of the row. */
  readonly totals: Int32Array
  /** Row after a group box scored points[j], [row * stride + offset + j]; -1 if it is used. */
  readonly next: Int32Array
  readonly stride: number
  /** Contexts in use: set of others, plus 2^others if dice all alike have scored. */
  readonly contexts: Int32Array
  /** Inverse of `contexts`; -1 where there is none. */
  readonly numberOf: Int32Array
  /** Index in `others` of the box for dice all alike if its zero matters; else -1. */
  readonly alike: number
}

function pointsOf(card: CardRules, box: number): Points[] {
  const { shape } = card.boxes[box]!
  const points = latticeOf(card.dice).rolls.flatMap((roll) => {
    const isJoker =
      card.jokers !== 'none' && shape.kind !== 'face' && alikeFace(roll, card.dice) > 0
    const own = boxPoints(card.boxes[box]!, roll)
    return isJoker ? [own, jokerPoints(card.boxes[box]!, roll)] : [own]
  })
  return [...new Set([0, ...points])].toSorted((a, b) => a - b)
}

const bits = (set: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => i).filter((i) => ((set >> i) & 1) === 1)

function rowsOf(card: CardRules, group: readonly GroupBox[], stride: number) {
  const cap = card.bonus.at(-1)?.from ?? 0
  const most = group.map(({ points }) => points.at(-1)!)
  const sets = 1 << group.length
  const rowOf = new Map<number, number>()
  const keyOf = (set: number, total: number): number => set * (cap + 1) + Math.min(cap, total)
  const start = new Int32Array(sets + 1)
  const totals: number[] = []
  const reachable = new Map<number, Set<number>>([[0, new Set([0])]])
  for (let set = 0; set < sets; set++) {
    const used = bits(set, group.length)
    const last = used.at(-1)
    if (last !== undefined) {
      const before = reachable.get(set & ~(1 << last))!
      const here = new Set<number>()
      for (const total of before) {
        for (const points of group[last]!.points) here.add(Math.min(cap, total + points))
      }
      reachable.set(set, here)
    }
    const toCome = most.reduce((sum, one, i) => (used.includes(i) ? sum : sum + one), 0)
    const settled = new Map<Points, number>()
    for (const total of [...reachable.get(set)!].toSorted((a, b) => a - b)) {
      const bonus = bonusOf(card, total)
      const isSettled = bonusOf(card, total + toCome) === bonus
      const row = (isSettled ? settled.get(bonus) : undefined) ?? totals.push(total) - 1
      if (isSettled) settled.set(bonus, row)
      rowOf.set(keyOf(set, total), row)
    }
    start[set + 1] = totals.length
  }
  const next = new Int32Array(totals.length * stride).fill(-1)
  for (let set = 0; set < sets; set++) {
    for (let row = start[set]!; row < start[set + 1]!; row++) {
      for (const [i, { points, offset }] of group.entries()) {
        if (((set >> i) & 1) === 1) continue
        for (const [j, some] of points.entries()) {
          next[row * stride + offset + j] = rowOf.get(keyOf(set | (1 << i), totals[row]! + some))!
        }
      }
    }
  }
  return { start, totals: Int32Array.from(totals), next }
}

/** Boxes that may be used next. */
export function openBoxes({ boxes, order }: CardRules, used: number): number[] {
  const open = boxes.map((_, i) => i).filter((i) => ((used >> i) & 1) === 0)
  if (order === 'free') return open
  return order === 'down' ? open.slice(0, 1) : open.slice(-1)
}

/** False for sets of used boxes that the order of the card excludes. */
export function isReachable({ boxes, order }: CardRules, used: number): boolean {
  const full = 2 ** boxes.length - 1
  const upward = order === 'up' ? full & ~used : used
  return order === 'free' || (upward & (upward + 1)) === 0
}

function groupOf(card: CardRules): GroupBox[] {
  let offset = 0
  return card.boxes.flatMap(({ inGroup }, box) => {
    if (!inGroup) return []
    const points = pointsOf(card, box)
    offset += points.length
    return [{ box, points, offset: offset - points.length }]
  })
}

/** True if it matters whether dice all alike have scored in their box. */
const alikeMatters = ({ further }: CardRules): boolean => further > 0

export function cardStates(card: CardRules): CardStates {
  const scores = alikeMatters(card) ? alikeBox(card) : -1
  const group = groupOf(card)
  const others = card.boxes.flatMap(({ inGroup }, box) => (inGroup || box === scores ? [] : [box]))
  if (scores >= 0) others.push(scores)
  const alike = scores >= 0 ? others.length - 1 : -1
  const stride = group.reduce((sum, { points }) => sum + points.length, 0)
  const { start, totals, next } = rowsOf(card, group, stride)
  const contexts: number[] = []
  const numberOf = new Int32Array(2 ** others.length * (alike < 0 ? 1 : 2)).fill(-1)
  for (let context = 0; context < numberOf.length; context++) {
    const hasScored = context >= 2 ** others.length
    if (hasScored && ((context >> alike) & 1) === 0) continue
    if (!someReachable({ card, group, others }, context)) continue
    numberOf[context] = contexts.push(context) - 1
  }
  return {
    ...{ card, group, others, start, totals, next, alike, numberOf, stride },
    rows: totals.length,
    contexts: Int32Array.from(contexts),
  }
}

/** Set of used boxes, by number in the card. */
export function usedBoxes(
  { group, others }: Pick<CardStates, 'group' | 'others'>,
  set: number,
  context: number,
): number {
  let used = 0
  for (const [i, { box }] of group.entries()) used |= ((set >> i) & 1) << box
  for (const [i, box] of others.entries()) used |= ((context >> i) & 1) << box
  return used
}

function someReachable(
  states: Pick<CardStates, 'card' | 'group' | 'others'>,
  context: number,
): boolean {
  const { card, group } = states
  if (card.order === 'free') return true
  const sets = Array.from({ length: 1 << group.length }, (_, set) => set)
  return sets.some((set) => isReachable(card, usedBoxes(states, set, context)))
}

/** Row, set of group boxes and context of a state. */
export function unitOf({ rows, start, contexts }: CardStates, index: number) {
  const row = index % rows
  let set = 0
  while (start[set + 1]! <= row) set++
  return { row, set, context: contexts[Math.floor(index / rows)]! }
}

/** Length of a value table. */
export function tableLength({ contexts, rows }: CardStates): number {
  return contexts.length * rows
}

/** Most entries of a value table, 8 bytes each. */
export const MAX_STATES = 2 ** 30

/** Like tableLength, without making the states. */
export function tableSize(card: CardRules): number {
  const group = groupOf(card)
  const others = card.boxes.length - group.length
  const stride = group.reduce((sum, { points }) => sum + points.length, 0)
  const rows = rowsOf(card, group, stride).totals.length
  if (card.order !== 'free') return cardStates(card).contexts.length * rows
  return rows * 2 ** others * (alikeMatters(card) ? 1.5 : 1)
}

/** A filled card, with the total of the bonus group. */
export interface FilledCard extends Filled {
  readonly total: Points
}

export const NOTHING_FILLED: FilledCard = { used: 0, alikeScored: false, total: 0 }

/** Index of a filled card's state; -1 if its boxes cannot be. Its total must be possible. */
export function stateIndex(states: CardStates, { used, alikeScored, total }: FilledCard): number {
  const { card, group, others, alike, numberOf, start, totals, rows } = states
  let set = 0
  let context = 0
  for (const [i, { box }] of group.entries()) set |= ((used >> box) & 1) << i
  for (const [i, box] of others.entries()) context |= ((used >> box) & 1) << i
  if (alike >= 0 && alikeScored) context += 2 ** others.length
  const number = numberOf[context] ?? -1
  const cap = card.bonus.at(-1)?.from ?? 0
  // The row of a merged total is the last one that is not higher and has the same bonus.
  let found = -1
  for (let row = start[set]!; row < start[set + 1]!; row++) {
    if (totals[row]! <= Math.min(cap, total)) found = row
  }
  return number < 0 || found < 0 ? -1 : number * rows + found
}

/** Number of states that can occur before the end of the card. */
export function openStates(states: CardStates): number {
  const { card, start, contexts } = states
  const full = 2 ** card.boxes.length - 1
  let count = 0
  for (const context of contexts) {
    for (let set = 0; set + 1 < start.length; set++) {
      const used = usedBoxes(states, set, context)
      if (used !== full && isReachable(card, used)) count += start[set + 1]! - start[set]!
    }
  }
  return count
}
