import type { Points, Probability } from '../../../base/units.ts'
import { countOfSet, EMPTY_CARD, type Scorecard } from '../rules/scorecard.ts'
import type { TurnPolicy } from '../solve/policy.ts'
import { StepFinder } from '../solve/policy-steps.ts'
import { bonusAt, stateIndex, statesOf, type CardStates } from '../solve/states.ts'
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

/** Room added at both ends of a distribution that grows, so that it grows seldom. */
const MARGIN = 32

/** Distribution that is added up. */
class Sum {
  /** Score of #chances[0]. */
  #from: Points
  #chances: Float64Array
  /** Scores added so far: from #first to before #end. */
  #first: Points
  #end: Points

  constructor(first: Points, length: number) {
    this.#from = first - MARGIN
    this.#chances = new Float64Array(length + 2 * MARGIN)
    this.#first = first
    this.#end = first + length
  }

  add({ first, chances }: ScoreChances, points: Points, share: number): void {
    const { length } = chances
    const low = first + points
    if (low < this.#first) this.#first = low
    if (low + length > this.#end) this.#end = low + length
    if (low < this.#from || low + length > this.#from + this.#chances.length) this.#grow()
    const sum = this.#chances
    const shift = low - this.#from
    for (let n = 0; n < length; n++) sum[shift + n]! += share * chances[n]!
  }

  get scores(): ScoreChances {
    const from = this.#from
    return {
      first: this.#first,
      chances: this.#chances.subarray(this.#first - from, this.#end - from),
    }
  }

  #grow(): void {
    const from = Math.min(this.#from, this.#first - MARGIN)
    const end = Math.max(this.#from + this.#chances.length, this.#end + MARGIN)
    const wider = new Float64Array(end - from)
    wider.set(this.#chances, this.#from - from)
    this.#from = from
    this.#chances = wider
  }
}

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
  /** Called after each level with the number of boxes used and of states visited. */
  readonly onLevel?: (level: number, states: number) => void
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
  { card = EMPTY_CARD, onLevel, onState }: StatisticsOptions = {},
): ScoreStatistics {
  const { rules } = states
  const finder = new StepFinder(policy, rules.dice)
  const tally = new BoxTally(states)
  const start: ScoreChances = { first: 0, chances: Float64Array.of(1) }
  let reached: [state: number, scores: ScoreChances][] = [[stateIndex(states, card), start]]
  for (let level = countOfSet(card.used); level < rules.boxes.length; level++) {
    const next = new Map<number, Sum>()
    for (const [state, scores] of reached) {
      const steps = finder.find(state)
      onState?.(state, scores)
      tally.add(state, steps, massOf(scores))
      for (let i = 0; i < steps.count; i++) {
        const target = steps.target[i]!
        const points = steps.points[i]!
        let sum = next.get(target)
        if (!sum) next.set(target, (sum = new Sum(scores.first + points, scores.chances.length)))
        sum.add(scores, points, steps.chance[i]!)
      }
    }
    reached = []
    // In the order of the states, so that sums do not depend on the order of the steps.
    for (const state of statesOf(states, level + 1)) {
      const sum = next.get(state)
      if (sum) reached.push([state, trimmed(sum.scores)])
      next.delete(state)
    }
    onLevel?.(level + 1, reached.length)
  }
  const end = atTheEnd(states, reached)
  return { ...end, ...momentsOf(end.scores), boxes: tally.boxes(), alike: tally.alike() }
}
