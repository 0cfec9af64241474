import type { Points, Probability } from '../../../base/units.ts'
import { has } from '../rules/scorecard.ts'
import { outcomesOf, type Outcome } from './outcomes.ts'
import { StepFinder } from './policy-steps.ts'
import type { TurnPolicy } from './policy.ts'
import {
  bonusAt,
  firstAlikeScored,
  unitLevels,
  unitOf,
  unitRows,
  usedOf,
  type CardStates,
} from './states.ts'

/** Points still to come under a policy, by where they are scored; their sum is the expected score. */
export interface BoxParts {
  /** By box: expected points without those for further dice all alike; 0 for a used box. */
  readonly points: Float64Array
  /** By box: probability to score more than 0. */
  readonly scored: Float64Array
  /** Bonus of the group: expected points, and probability of any. */
  bonus: Points
  bonusChance: Probability
  /** Expected points for further dice all alike. */
  further: Points
}

export const newParts = (boxes: number): BoxParts => ({
  points: new Float64Array(boxes),
  scored: new Float64Array(boxes),
  bonus: 0,
  bonusChance: 0,
  further: 0,
})

/** Entries of a stored state with this many open boxes: both figures of each, and the last three. */
const entriesOf = (open: number): number => 2 * open + 3

/**
 * Where the parts of each unit begin in a table of all open states, level by level, and where its
 * levels end.
 */
function placesIn(states: CardStates): { starts: Float64Array; ends: readonly number[] } {
  const starts = new Float64Array((states.start.length - 1) * states.contexts.length)
  const { length: boxes } = states.rules.boxes
  let length = 0
  const ends = unitLevels(states)
    .slice(0, -1)
    .map((units, level) => {
      for (const unit of units) {
        const { from, end } = unitRows(states, unit)
        starts[unit] = length
        length += (end - from) * entriesOf(boxes - level)
      }
      return length
    })
  return { starts, ends }
}

/**
 * Expected points by box for every state, v(s) = sum over the steps of chance * (points of the step
 * by box + v(next state)), read from a table or worked out state by state when asked.
 */
export class PartsOfStates {
  readonly #states: CardStates
  readonly #outcomes: readonly Outcome[]
  readonly #finder: StepFinder
  readonly #table: Float64Array
  readonly #starts: Float64Array
  readonly #known = new Map<number, Float64Array>()
  readonly #open: (readonly number[] | undefined)[] = []
  readonly #scoredFrom: number
  readonly #sum: BoxParts

  /** `table`: the result of `partsTable` for the same policy; other states are worked out. */
  constructor(states: CardStates, policy: TurnPolicy, table: Float64Array = new Float64Array(0)) {
    const { rules } = states
    this.#states = states
    this.#outcomes = outcomesOf(rules).list
    this.#finder = new StepFinder(policy, rules.dice)
    this.#table = table
    this.#starts = table.length > 0 ? placesIn(states).starts : new Float64Array(0)
    this.#scoredFrom = firstAlikeScored(states)
    this.#sum = newParts(rules.boxes.length)
  }

  /** Number of states worked out and kept, beside those of the table. */
  get kept(): number {
    return this.#known.size
  }

  forget(): void {
    this.#known.clear()
  }

  /** Adds what follows an outcome of a turn in `state`, with this probability. */
  addStep(
    sum: BoxParts,
    state: number,
    step: { readonly outcome: number; readonly points: Points; readonly target: number },
    chance: Probability,
  ): void {
    const { box, face } = this.#outcomes[step.outcome]!
    const further = face > 0 && state >= this.#scoredFrom ? this.#states.rules.further : 0
    sum.points[box]! += chance * (step.points - further)
    if (step.points - further > 0) sum.scored[box]! += chance
    sum.further += chance * further
    this.#add(sum, step.target, chance)
  }

  /** Parts of a state of an open card, packed: by open box, then the other three. */
  find(state: number): Float64Array {
    const { count, target, points, outcome, chance } = this.#finder.find(state)
    const steps = Array.from({ length: count }, (_, i) => ({
      outcome: outcome[i]!,
      points: points[i]!,
      target: target[i]!,
      chance: chance[i]!,
    }))
    // The finder is used again for states that are not known yet.
    for (const step of steps) this.#work(step.target)
    const sum = this.#sum
    sum.points.fill(0)
    sum.scored.fill(0)
    sum.bonus = sum.bonusChance = sum.further = 0
    for (const step of steps) this.addStep(sum, state, step, step.chance)
    return this.#packed(state, sum)
  }

  #work(state: number): void {
    if (this.#placeOf(state) >= 0 || this.#known.has(state)) return
    if (this.#openOf(state).length > 0) this.#known.set(state, this.find(state))
  }

  #openOf(state: number): readonly number[] {
    const unit = unitOf(this.#states, state)
    const known = this.#open[unit]
    if (known) return known
    const used = usedOf(this.#states, unit)
    const boxes = [...this.#states.rules.boxes.keys()]
    return (this.#open[unit] = boxes.filter((box) => !has(used, box)))
  }

  #packed(state: number, sum: BoxParts): Float64Array {
    const open = this.#openOf(state)
    const packed = new Float64Array(entriesOf(open.length))
    let at = 0
    for (const box of open) packed[at++] = sum.points[box]!
    for (const box of open) packed[at++] = sum.scored[box]!
    packed[at++] = sum.bonus
    packed[at++] = sum.bonusChance
    packed[at] = sum.further
    return packed
  }

  #add(sum: BoxParts, state: number, chance: Probability): void {
    const open = this.#openOf(state)
    const { length } = open
    if (length === 0) {
      const bonus = bonusAt(this.#states, state)
      sum.bonus += chance * bonus
      if (bonus !== 0) sum.bonusChance += chance
      return
    }
    let values = this.#table
    let at = this.#placeOf(state)
    if (at < 0) {
      this.#work(state)
      values = this.#known.get(state)!
      at = 0
    }
    for (let i = 0; i < length; i++) {
      sum.points[open[i]!]! += chance * values[at + i]!
      sum.scored[open[i]!]! += chance * values[at + length + i]!
    }
    at += 2 * length
    sum.bonus += chance * values[at]!
    sum.bonusChance += chance * values[at + 1]!
    sum.further += chance * values[at + 2]!
  }

  /** Start of a state's parts in the table; -1 if it is not there. */
  #placeOf(state: number): number {
    const { rows, start, sets } = this.#states
    const unit = unitOf(this.#states, state)
    const first = this.#starts[unit]
    const { length } = this.#openOf(state)
    if (first === undefined || length === 0) return -1
    const row = state % rows
    const place = first + (row - start[sets[row]!]!) * entriesOf(length)
    return place < this.#table.length ? place : -1
  }
}

/** Last level of a table: with more boxes used, few states follow, and these are found at once. */
const lastLevel = (boxes: number): number => Math.max(0, (boxes >> 1) - 1)

/**
 * Parts of the states of the first levels, packed. Those of all others are found on the way, from
 * the full card backward.
 */
export function partsTable(
  states: CardStates,
  policy: TurnPolicy,
  onLevel: (level: number) => void = () => {},
): Float64Array {
  const { starts, ends } = placesIn(states)
  const table = new Float64Array(ends.at(-1)!)
  const parts = new PartsOfStates(states, policy, table)
  const { length: boxes } = states.rules.boxes
  const levels = unitLevels(states)
  for (let level = boxes - 1; level >= 0; level--) {
    for (const unit of levels[level]!) {
      const { from, end, base } = unitRows(states, unit)
      for (let row = from; row < end; row++) {
        table.set(parts.find(base + row), starts[unit]! + (row - from) * entriesOf(boxes - level))
      }
    }
    onLevel(level + 1)
  }
  return table.slice(0, ends[lastLevel(boxes)])
}
