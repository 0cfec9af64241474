import { hasJokers } from '../rules/rule-set.ts'
import { entryOf } from './box-steps.ts'
import { KeyedList } from './keyed-list.ts'
import { latticeOf } from './lattice.ts'
import { alikeFace, boxPoints, fits } from '../rules/scoring.ts'
import { sumOf } from '../rules/shapes.ts'
import type { CardStates } from './states.ts'

/** A value of the last roll: an input, the larger of two values, or a value plus a constant. */
export type Node =
  | { readonly kind: 'input' }
  | { readonly kind: 'larger'; readonly a: number; readonly b: number }
  | { readonly kind: 'plus'; readonly a: number; readonly points: number }

/**
 * How the value of each roll follows from the inputs of a state. Inputs: the value of each possible
 * score in each group box (points included), the value of the card after each other box, the values
 * of the six rolls all alike where jokers exist. Nodes come after those they need.
 */
export interface RollValuePlan {
  readonly inputs: number
  /** Input of the first other box. */
  readonly firstOther: number
  /** Input of the first roll all alike; -1 without jokers. */
  readonly firstAlike: number
  readonly nodes: readonly Node[]
  /** By roll: node of its best score with no reroll left. */
  readonly last: Int32Array
  /** By roll: node of its best score with points for the first roll; -1 if it earns none. */
  readonly atOnce: Int32Array
}

class Nodes extends KeyedList<Node> {
  constructor(inputs: number) {
    super(Array.from({ length: inputs }, (): Node => ({ kind: 'input' })))
  }

  larger(a: number, b: number): number {
    if (a === b || b < 0) return a
    if (a < 0) return b
    return this.add(`${Math.min(a, b)} ${Math.max(a, b)}`, { kind: 'larger', a, b })
  }

  largest(nodes: readonly number[]): number {
    return nodes.reduce((best, one) => this.larger(best, one), -1)
  }

  plus(a: number, points: number): number {
    return points === 0 ? a : this.add(`${a}+${points}`, { kind: 'plus', a, points })
  }
}

/** By roll, the node of a group of boxes; -1 where they score nothing. */
type Column = Int32Array

function distinctPairs(a: Column, b: Column): number {
  const pairs = new Set<number>()
  for (let roll = 0; roll < a.length; roll++) {
    const x = a[roll]!
    const y = b[roll]!
    if (x >= 0 && y >= 0 && x !== y) pairs.add(x * 65_536 + y)
  }
  return pairs.size
}

/** Joins two columns at a time, always the two with the fewest different pairs. */
function join(nodes: Nodes, columns: readonly Column[]): Column {
  let list = columns.map((column) => ({ column, costs: new Map<Column, number>() }))
  while (list.length > 1) {
    let cheapest = { cost: Infinity, i: 0, j: 0 }
    for (let i = 0; i < list.length; i++) {
      for (let j = i + 1; j < list.length; j++) {
        const { column, costs } = list[i]!
        const other = list[j]!.column
        const cost = costs.get(other) ?? distinctPairs(column, other)
        costs.set(other, cost)
        if (cost < cheapest.cost) cheapest = { cost, i, j }
      }
    }
    const a = list[cheapest.i]!.column
    const b = list[cheapest.j]!.column
    const column = a.map((node, roll) => nodes.larger(node, b[roll]!))
    list = list.filter((_, i) => i !== cheapest.i && i !== cheapest.j)
    list.push({ column, costs: new Map() })
  }
  return list[0]!.column
}

export function turnPlan(states: CardStates): RollValuePlan {
  const { rules, group, others, stride } = states
  const { rolls } = latticeOf(rules.dice)
  const firstOther = stride
  const firstAlike = hasJokers(rules) ? firstOther + others.length : -1
  const inputs = firstOther + others.length + (firstAlike < 0 ? 0 : 6)
  const nodes = new Nodes(inputs)
  const faces = rolls.map((roll) => (firstAlike < 0 ? 0 : alikeFace(roll, rules.dice)))
  const column = (nodeOf: (roll: number) => number): Column =>
    Int32Array.from(rolls, (_, roll) => (faces[roll]! > 0 ? -1 : nodeOf(roll)))

  const columns: Column[] = [
    Int32Array.from(faces, (face) => (face > 0 ? firstAlike + face - 1 : -1)),
  ]
  for (const { box } of group) {
    const points = rolls.map((roll) => boxPoints(rules.boxes[box]!, roll))
    columns.push(column((roll) => entryOf(states, box, points[roll]!)))
  }
  const nothing = nodes.largest(others.map((_, i) => firstOther + i))
  columns.push(column(() => nothing))
  // Boxes that score the sum of all dice differ only in the rolls that fit.
  const bySum = new Map<number, number[]>()
  for (const [i, box] of others.entries()) {
    const { sum, plus } = rules.boxes[box]!
    if (sum === 'all') bySum.set(plus, [...(bySum.get(plus) ?? []), i])
    else {
      columns.push(
        column((roll) => {
          const points = boxPoints(rules.boxes[box]!, rolls[roll]!)
          return points > 0 ? nodes.plus(firstOther + i, points) : -1
        }),
      )
    }
  }
  for (const [plus, some] of bySum) {
    columns.push(
      column((roll) => {
        const dice = rolls[roll]!
        const fitting = some.filter((i) => fits(rules.boxes[others[i]!]!, dice))
        const best = nodes.largest(fitting.map((i) => firstOther + i))
        return best < 0 ? -1 : nodes.plus(best, plus + sumOf(dice))
      }),
    )
  }
  const last = join(nodes, columns)

  const atOnce = rolls.map((dice) => {
    const scored = rules.boxes.flatMap((box, number) => {
      if (!box.atOnce || !fits(box, dice)) return []
      const points = boxPoints(box, dice) + box.atOnce
      const entry = entryOf(states, number, points)
      return [entry < 0 ? nodes.plus(firstOther + others.indexOf(number), points) : entry]
    })
    return nodes.largest(scored)
  })
  return {
    inputs,
    firstOther,
    firstAlike,
    last,
    nodes: nodes.list,
    atOnce: Int32Array.from(atOnce),
  }
}
