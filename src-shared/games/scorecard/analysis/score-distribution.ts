import { drained } from '../../../base/drained.ts'
import type { Points, Probability } from '../../../base/units.ts'
import { countOfSet, EMPTY_CARD, type Scorecard } from '../rules/scorecard.ts'
import type { TurnPolicy } from '../solve/policy.ts'
import { StepFinder } from '../solve/policy-steps.ts'
import { bonusAt, stateIndex, statesOf, tableLength, type CardStates } from '../solve/states.ts'
import { BoxTally, type AlikeFigures, type BoxFigures } from './box-tally.ts'
import { massOf, momentsOf, trimmed, type ScoreChances } from './score-chances.ts'

/** Raise when the statistics change: part of the label of cached results. */
export const STATISTICS_VERSION = 2

/** Exact distribution and statistics of the final score under a policy. */
export interface ScoreStatistics {
  readonly scores: ScoreChances
  readonly mean: Points
  readonly standardDeviation: Points
  readonly boxes: readonly BoxFigures[]
  readonly alike: AlikeFigures
  /** Mean points of the group's bonus, and probability of any. */
  readonly bonus: { readonly mean: Points; readonly chance: Probability }
}

/** Room at both ends of a distribution that is added up, so that it seldom grows. */
const MARGIN = 32

/** Distribution that is added up. */
interface Sum {
  /** Score of chances[0]. */
  from: Points
  chances: Float64Array
  /** Scores added so far: from `first` to before `end`. */
  first: Points
  end: Points
}

/** Adds up the distributions of a level; their memory is used again for the next. */
class Sums {
  readonly #sums: Sum[] = []
  /** By stateIndex: index in #sums plus 1. */
  readonly #place: Int32Array
  readonly #free: Float64Array[][] = []

  constructor(states: number) {
    this.#place = new Int32Array(states)
  }

  add(state: number, { first, chances }: ScoreChances, points: Points, share: number): void {
    const { length } = chances
    const low = first + points
    let place = this.#place[state]!
    if (place === 0) {
      const room = this.#room(length + 2 * MARGIN)
      const sum = { from: low - MARGIN, chances: room, first: low, end: low + length }
      this.#place[state] = place = this.#sums.push(sum)
    }
    const sum = this.#sums[place - 1]!
    if (low < sum.first) sum.first = low
    if (low + length > sum.end) sum.end = low + length
    if (low < sum.from || low + length > sum.from + sum.chances.length) this.#grow(sum)
    const into = sum.chances
    const shift = low - sum.from
    for (let n = 0; n < length; n++) into[shift + n]! += share * chances[n]!
  }

  /** The finished distributions of these states, without those that nothing was added to. */
  take(states: Int32Array): [state: number, scores: ScoreChances][] {
    const taken: [state: number, scores: ScoreChances][] = []
    for (const state of states) {
      const place = this.#place[state]!
      if (place === 0) continue
      const { first, end, from, chances } = this.#sums[place - 1]!
      this.#place[state] = 0
      const scores = trimmed({ first, chances: chances.subarray(first - from, end - from) })
      taken.push([state, scores])
      this.#put(chances)
    }
    this.#sums.length = 0
    return taken
  }

  #room(length: number): Float64Array {
    const size = Math.ceil(length / MARGIN)
    return this.#free[size]?.pop()?.fill(0) ?? new Float64Array(size * MARGIN)
  }

  #put(chances: Float64Array): void {
    ;(this.#free[chances.length / MARGIN] ??= []).push(chances)
  }

  #grow(sum: Sum): void {
    const { from, chances } = sum
    sum.from = Math.min(from, sum.first - MARGIN)
    sum.chances = this.#room(Math.max(from + chances.length, sum.end + MARGIN) - sum.from)
    sum.chances.set(chances, from - sum.from)
    this.#put(chances)
  }
}

/** States between two yields, a few milliseconds. */
const SLICE = 64

/** Scores of full cards with their bonuses. */
function atTheEnd(
  states: CardStates,
  ends: readonly (readonly [state: number, scores: ScoreChances])[],
): Pick<ScoreStatistics, 'scores' | 'bonus'> {
  const paid = ends.map(([state, scores]) => ({ scores, points: bonusAt(states, state) }))
  const low = Math.min(...paid.map(({ scores, points }) => scores.first + points))
  const high = Math.max(
    ...paid.map(({ scores, points }) => scores.first + points + scores.chances.length),
  )
  const chances = new Float64Array(high - low)
  const bonus = { mean: 0, chance: 0 }
  for (const { scores, points } of paid) {
    const shift = scores.first + points - low
    scores.chances.forEach((chance, n) => (chances[shift + n]! += chance))
    if (points === 0) continue
    const mass = massOf(scores)
    bonus.mean += mass * points
    bonus.chance += mass
  }
  return { scores: { first: low, chances }, bonus }
}

export interface StatisticsOptions {
  readonly card?: Scorecard
  /** Called after each level with the number of boxes used. */
  readonly onLevel?: (level: number) => void
  /** Called for each state at which a turn begins, while the policy looks at it. */
  readonly onState?: (state: number, scores: ScoreChances) => void
}

/**
 * Exact distribution of the points still to come on a card under a policy; on the empty card, of
 * the final score: P(S, n) of Glenn 2006, section 7, computed level by level.
 */
export function scoreStatistics(
  states: CardStates,
  policy: TurnPolicy,
  options: StatisticsOptions = {},
): ScoreStatistics {
  return drained(scoreSteps(states, policy, options))
}

/** Like scoreStatistics, yielding every few milliseconds. */
export function* scoreSteps(
  states: CardStates,
  policy: TurnPolicy,
  { card = EMPTY_CARD, onLevel, onState }: StatisticsOptions = {},
): Generator<void, ScoreStatistics> {
  const { rules } = states
  const finder = new StepFinder(policy, rules.dice)
  const tally = new BoxTally(states)
  const start: ScoreChances = { first: 0, chances: Float64Array.of(1) }
  const sums = new Sums(tableLength(states))
  let reached: [state: number, scores: ScoreChances][] = [[stateIndex(states, card), start]]
  for (let level = countOfSet(card.used); level < rules.boxes.length; level++) {
    for (const [i, [state, scores]] of reached.entries()) {
      if (i % SLICE === 0) yield
      const steps = finder.find(state)
      onState?.(state, scores)
      tally.add(state, steps, massOf(scores))
      for (let i = 0; i < steps.count; i++) {
        sums.add(steps.target[i]!, scores, steps.points[i]!, steps.chance[i]!)
      }
    }
    // In the order of the states, so that sums do not depend on the order of the steps.
    reached = sums.take(statesOf(states, level + 1))
    onLevel?.(level + 1)
  }
  const end = atTheEnd(states, reached)
  return { ...end, ...momentsOf(end.scores), boxes: tally.boxes(), alike: tally.alike() }
}
