import type { Points } from '../../../base/units.ts'
import { alikeBox, bonusesBetween, bonusOf, type RuleSet } from '../rules/rule-set.ts'
import { contextsOf, setsInOrder, type Contexts } from './contexts.ts'
import { possiblePoints } from './possible-points.ts'
import { allBoxes, countOfSet, has, type BoxSet, type Scorecard } from '../rules/scorecard.ts'

/** Box of the bonus group: its number in the card, and what can stand in it, ascending from 0. */
export interface GroupBox {
  readonly box: number
  readonly points: readonly Points[]
  /** Start of its entries in `next`. */
  readonly offset: number
}

/**
 * States of a card at the start of a turn, as a context and a row. A row is a set of used boxes of
 * the bonus group and their total; totals that lead to the same bonus whatever follows share one.
 * A state's index is the number of its context * rows + row.
 */
export interface CardStates extends Contexts {
  readonly rules: RuleSet
  readonly group: readonly GroupBox[]
  /** Other boxes by number in the card. */
  readonly others: readonly number[]
  /** Rows of each set of group boxes: from start[set] to start[set + 1]. */
  readonly start: Int32Array
  readonly rows: number
  /** Set of group boxes of the row. */
  readonly sets: Uint16Array
  /** Lowest total of the row. */
  readonly totals: Int32Array
  /** Greatest total that is told apart; higher ones count as this one. */
  readonly cap: Points
  /** Row of a set and a total, [set * (cap + 1) + total]; -1 if impossible. */
  readonly rowOf: Int32Array
  /** Row after a group box scored points[j], [row * stride + offset + j]; -1 if it is used. */
  readonly next: Int32Array
  readonly stride: number
  /** Index in `others` of the box for dice all alike if its zero matters; else -1. */
  readonly alike: number
}

/** Totals above the last step of the bonus count as that step, if they can be so large. */
function capOf({ bonus }: RuleSet, group: readonly GroupBox[]): Points {
  const most = group.reduce((sum, { points }) => sum + points.at(-1)!, 0)
  return Math.min(bonus.at(-1)?.from ?? 0, most)
}

/** Sets of used group boxes that can occur; null for all. */
function groupSets(rules: RuleSet, group: readonly GroupBox[]): ReadonlySet<BoxSet> | null {
  if (rules.order === 'free') return null
  return new Set(
    setsInOrder(rules).map((used) =>
      group.reduce((set, { box }, i) => (has(used, box) ? set | (1 << i) : set), 0),
    ),
  )
}

function rowsOf(rules: RuleSet, group: readonly GroupBox[]) {
  const cap = capOf(rules, group)
  const stride = group.reduce((sum, { points }) => sum + points.length, 0)
  const most = group.map(({ points }) => points.at(-1)!)
  const sets = 1 << group.length
  const rowOf = new Int32Array(sets * (cap + 1)).fill(-1)
  const keyOf = (set: number, total: number): number => set * (cap + 1) + Math.min(cap, total)
  const start = new Int32Array(sets + 1)
  const totals: number[] = []
  const canBe = groupSets(rules, group)
  /** [set * (cap + 1) + total] */
  const reachable = new Uint8Array(rowOf.length)
  reachable[0] = 1
  for (let set = 0; set < sets; set++) {
    start[set + 1] = totals.length
    if (canBe && !canBe.has(set)) continue
    // The box that was used last, where the order is fixed; else any.
    const last = 31 - Math.clz32(rules.order === 'up' ? set & -set : set)
    const before = keyOf(set & ~(1 << last), 0)
    for (let total = 0; set > 0 && total <= cap; total++) {
      if (reachable[before + total] === 0) continue
      for (const points of group[last]!.points) reachable[keyOf(set, total + points)] = 1
    }
    const toCome = most.reduce((sum, one, i) => (has(set, i) ? sum : sum + one), 0)
    const settled = new Map<Points, number>()
    for (let total = 0; total <= cap; total++) {
      if (reachable[keyOf(set, total)] === 0) continue
      const bonus = bonusOf(rules, total)
      const isSettled = bonusesBetween(rules, total, total + toCome).every((one) => one === bonus)
      const row = (isSettled ? settled.get(bonus) : undefined) ?? totals.push(total) - 1
      if (isSettled) settled.set(bonus, row)
      rowOf[keyOf(set, total)] = row
    }
    start[set + 1] = totals.length
  }
  const next = new Int32Array(totals.length * stride).fill(-1)
  for (let set = 0; set < sets; set++) {
    for (let row = start[set]!; row < start[set + 1]!; row++) {
      const total = totals[row]!
      for (let i = 0; i < group.length; i++) {
        if (has(set, i)) continue
        const { points, offset } = group[i]!
        const first = row * stride + offset
        for (let j = 0; j < points.length; j++) {
          next[first + j] = rowOf[keyOf(set | (1 << i), total + points[j]!)]!
        }
      }
    }
  }
  const setOf = new Uint16Array(totals.length)
  for (let set = 0; set < sets; set++) setOf.fill(set, start[set], start[set + 1])
  return { start, sets: setOf, totals: Int32Array.from(totals), cap, rowOf, next, stride }
}

/** False for sets of used boxes that the order of the card excludes. */
export function isReachable({ boxes, order }: RuleSet, used: number): boolean {
  const upward = order === 'up' ? (2 ** boxes.length - 1) & ~used : used
  return order === 'free' || (upward & (upward + 1)) === 0
}

function groupOf(rules: RuleSet): GroupBox[] {
  let offset = 0
  return rules.boxes.flatMap(({ inGroup }, box) => {
    if (!inGroup) return []
    const points = [...new Set([0, ...possiblePoints(rules, box)])]
    offset += points.length
    return [{ box, points, offset: offset - points.length }]
  })
}

/** True if it matters whether dice all alike have scored in their box. */
const alikeMatters = ({ further }: RuleSet): boolean => further > 0

export function cardStates(rules: RuleSet): CardStates {
  const scores = alikeMatters(rules) ? alikeBox(rules) : -1
  const group = groupOf(rules)
  const others = rules.boxes.flatMap(({ inGroup }, box) => (inGroup || box === scores ? [] : [box]))
  if (scores >= 0) others.push(scores)
  const alike = scores >= 0 ? others.length - 1 : -1
  const ofRows = rowsOf(rules, group)
  return {
    rules,
    group,
    others,
    alike,
    ...ofRows,
    rows: ofRows.totals.length,
    ...contextsOf(rules, others, alike),
  }
}

/** Set of used boxes, by number in the card. */
export function usedBoxes(
  { group, others }: Pick<CardStates, 'group' | 'others'>,
  set: number,
  context: number,
): number {
  // Counted loops: a solve asks for every unit.
  let used = 0
  for (let i = 0; i < group.length; i++) used |= ((set >> i) & 1) << group[i]!.box
  for (let i = 0; i < others.length; i++) used |= ((context >> i) & 1) << others[i]!
  return used
}

/** Length of a value table. */
export function tableLength({ contexts, rows }: CardStates): number {
  return contexts.length * rows
}

/** Most entries of a value table, 8 bytes each. */
export const MAX_STATES = 2 ** 30

/** Like tableLength, without making the states. */
export function tableSize(rules: RuleSet): number {
  if (rules.order !== 'free') return tableLength(cardStates(rules))
  const group = groupOf(rules)
  const others = rules.boxes.length - group.length
  return rowsOf(rules, group).totals.length * 2 ** others * (alikeMatters(rules) ? 1.5 : 1)
}

/** Index of a card's state; -1 if its boxes or its total cannot be. */
export function stateIndex(states: CardStates, { used, alikeScored, total }: Scorecard): number {
  const { rules, group, others, alike, numberOf, cap, rowOf, rows } = states
  if (!isReachable(rules, used)) return -1
  let set = 0
  let context = 0
  for (const [i, { box }] of group.entries()) set |= ((used >> box) & 1) << i
  for (const [i, box] of others.entries()) context |= ((used >> box) & 1) << i
  if (alike >= 0 && alikeScored && has(context, alike)) context += 2 ** others.length
  const number = numberOf(context)
  const row = rowOf[set * (cap + 1) + Math.min(cap, total)] ?? -1
  return number < 0 || row < 0 ? -1 : number * rows + row
}

/** Inverse of stateIndex: the lowest of merged totals, alikeScored false where it is irrelevant. */
export function cardAt(states: CardStates, index: number): Scorecard {
  const { rows, sets, contexts, totals, others } = states
  const row = index % rows
  const context = contexts[Math.floor(index / rows)]!
  return {
    used: usedBoxes(states, sets[row]!, context),
    total: totals[row]!,
    alikeScored: context >= 2 ** others.length,
  }
}

/** Points of the bonus that the card of a state has reached. */
export function bonusAt({ rules, totals, rows }: CardStates, index: number): Points {
  return bonusOf(rules, totals[index % rows]!)
}

/** First index of states in which dice all alike have scored in their box; Infinity if none. */
export function firstAlikeScored({ contexts, others, rows }: CardStates): number {
  // Contexts are ascending, and these come after all others.
  const first = contexts.findIndex((context) => context >= 2 ** others.length)
  return first < 0 ? Infinity : first * rows
}

/** All states with one set of group boxes and one context: set * contexts + number of the context. */
export type Unit = number

export function usedOf(states: CardStates, unit: Unit): BoxSet {
  const { contexts } = states
  const set = Math.floor(unit / contexts.length)
  return usedBoxes(states, set, contexts[unit % contexts.length]!)
}

/** Unit of a state, by stateIndex; its row there is the index modulo `rows`. */
export function unitOf({ rows, sets, contexts }: CardStates, index: number): Unit {
  return sets[index % rows]! * contexts.length + Math.floor(index / rows)
}

/** First row of a unit, the row after its last, and the index of row 0 of its context. */
export function unitRows({ contexts, start, rows }: CardStates, unit: Unit) {
  const set = Math.floor(unit / contexts.length)
  return { from: start[set]!, end: start[set + 1]!, base: (unit % contexts.length) * rows }
}

const madeLevels = new WeakMap<CardStates, readonly Int32Array[]>()

function makeLevels(states: CardStates): Int32Array[] {
  const { rules, contexts, start } = states
  const levels: Unit[][] = Array.from({ length: rules.boxes.length + 1 }, () => [])
  for (let unit = 0; unit < (start.length - 1) * contexts.length; unit++) {
    const used = usedOf(states, unit)
    if (isReachable(rules, used)) levels[countOfSet(used)]!.push(unit)
  }
  return levels.map((units) => Int32Array.from(units))
}

/** Units by level, the number of used boxes; ascending. Made once. */
export function unitLevels(states: CardStates): readonly Int32Array[] {
  const levels = madeLevels.get(states) ?? makeLevels(states)
  madeLevels.set(states, levels)
  return levels
}

/** Indexes of the states with `level` used boxes, unit by unit. */
export function statesOf(states: CardStates, level: number): Int32Array {
  const units = unitLevels(states)[level]!
  const found: number[] = []
  for (const unit of units) {
    const { from, end, base } = unitRows(states, unit)
    for (let row = from; row < end; row++) found.push(base + row)
  }
  return Int32Array.from(found)
}

/** Number of states that can occur before the end of the card. */
export function openStates(states: CardStates): number {
  const { rules, start, contexts, alike } = states
  const rowsIn = (set: number): number => start[set + 1]! - start[set]!
  // In any order every state can occur, and there may be millions: all but those of a full card.
  if (rules.order === 'free') {
    return tableLength(states) - rowsIn(start.length - 2) * (alike < 0 ? 1 : 2)
  }
  const full = allBoxes(rules)
  let count = 0
  for (const context of contexts) {
    for (let set = 0; set + 1 < start.length; set++) {
      const used = usedBoxes(states, set, context)
      if (used !== full && isReachable(rules, used)) count += rowsIn(set)
    }
  }
  return count
}
