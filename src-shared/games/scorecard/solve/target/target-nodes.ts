import type { Points } from '../../../../base/units.ts'
import { FACES } from '../../../../dice/multiset.ts'
import { KeyedList } from '../keyed-list.ts'
import { turnPlan, type RollValuePlan } from '../plan.ts'
import type { CardStates } from '../states.ts'

/**
 * A chance of the last roll by need: the row of an input, shifted by the points scored, or the
 * larger of two chances.
 */
export type TargetNode =
  | { readonly kind: 'row'; readonly input: number; readonly shift: Points }
  | { readonly kind: 'larger'; readonly a: number; readonly b: number }

/**
 * How the chance of each roll follows from the rows of the next states: a RollValuePlan whose points
 * are shifts. Inputs: each possible score in each group box; each other box; each box for each roll
 * all alike, with its points already in the row's address. Nodes come after those they need.
 */
export interface TargetNodes {
  readonly inputs: number
  readonly firstOther: number
  /** Input of the first box for the first roll all alike; -1 without jokers. */
  readonly firstAlike: number
  readonly nodes: readonly TargetNode[]
  /** By roll: node of its best chance with no reroll left, and in the first roll (-1: the same). */
  readonly last: Int32Array
  readonly atOnce: Int32Array
  /** By input: range of its shifts. */
  readonly leastShift: Int32Array
  readonly mostShift: Int32Array
}

class Expansion extends KeyedList<TargetNode> {
  readonly #plan: RollValuePlan
  readonly #groupPoints: readonly Points[]
  readonly #boxes: number

  constructor({ group, rules }: CardStates, plan: RollValuePlan) {
    super()
    this.#plan = plan
    this.#groupPoints = group.flatMap(({ points }) => points)
    this.#boxes = rules.boxes.length
  }

  #row(input: number, shift: Points): number {
    return this.add(`row ${input} ${shift}`, { kind: 'row', input, shift })
  }

  #larger(a: number, b: number): number {
    if (a === b) return a
    const [low, high] = a < b ? [a, b] : [b, a]
    return this.add(`larger ${low} ${high}`, { kind: 'larger', a: low, b: high })
  }

  #input(input: number, shift: Points): number {
    const { firstOther, firstAlike } = this.#plan
    if (input < firstOther) return this.#row(input, shift + this.#groupPoints[input]!)
    if (firstAlike < 0 || input < firstAlike) return this.#row(input, shift)
    const first = firstAlike + (input - firstAlike) * this.#boxes
    return Array.from({ length: this.#boxes }, (_, box) => this.#row(first + box, shift)).reduce(
      (best, row) => this.#larger(best, row),
    )
  }

  /** Node of the plan, for dice that score `shift` points beside its own. */
  of(number: number, shift: Points = 0): number {
    const node = this.#plan.nodes[number]!
    if (node.kind === 'input') return this.#input(number, shift)
    if (node.kind === 'plus') return this.of(node.a, shift + node.points)
    return this.#larger(this.of(node.a, shift), this.of(node.b, shift))
  }
}

export function targetNodes(states: CardStates): TargetNodes {
  const plan = turnPlan(states)
  const { firstOther, firstAlike } = plan
  const expansion = new Expansion(states, plan)
  const last = plan.last.map((node) => expansion.of(node))
  const atOnce = plan.atOnce.map((node) => (node < 0 ? -1 : expansion.of(node)))
  const { list: nodes } = expansion
  const inputs =
    firstAlike < 0 ? plan.inputs : firstAlike + FACES.length * states.rules.boxes.length
  const leastShift = new Int32Array(inputs)
  const mostShift = new Int32Array(inputs)
  const seen = new Set<number>()
  for (const node of nodes) {
    if (node.kind !== 'row') continue
    const { input, shift } = node
    leastShift[input] = seen.has(input) ? Math.min(leastShift[input]!, shift) : shift
    mostShift[input] = Math.max(mostShift[input]!, shift)
    seen.add(input)
  }
  return { inputs, firstOther, firstAlike, nodes, last, atOnce, leastShift, mostShift }
}
