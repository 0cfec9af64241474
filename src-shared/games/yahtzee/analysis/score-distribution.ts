import type { Points, Probability } from '../../../base/units.ts'
import { countOfSet } from '../rules/categories.ts'
import { CategoryTally, type CategoryFigures, type YahtzeeFigures } from './category-tally.ts'
import {
  stateIndex,
  statesOf,
  tableSize,
  TURNS,
  upperBonusOf,
  type YahtzeeGame,
} from '../solve/game.ts'
import { StepFinder, type PolicySteps } from '../solve/policy-steps.ts'
import { massOf, momentsOf, trimmed, type ScoreChances } from './score-chances.ts'
import { EMPTY_CARD, type Scorecard } from '../rules/scorecard.ts'
import type { TurnPlay } from '../solve/turn-play.ts'

/** Raise when the statistics change: part of the label of cached results. */
export const STATISTICS_VERSION = 1

/** Exact distribution and statistics of the final score under a policy. */
export interface ScoreStatistics {
  readonly scores: ScoreChances
  readonly mean: Points
  readonly standardDeviation: Points
  /** By category number. */
  readonly categories: readonly CategoryFigures[]
  readonly yahtzees: YahtzeeFigures
  readonly upperBonus: Probability
}

/** Steps grouped by target: steps order[start[i]] to order[start[i + 1] - 1] lead to targets[i]. */
interface ByTarget {
  readonly targets: Int32Array
  readonly start: Int32Array
  readonly order: Int32Array
}

/** Counting sort of the steps by target state. */
function byTarget(game: YahtzeeGame, { count, target }: PolicySteps, level: number): ByTarget {
  const places = new Int32Array(tableSize(game))
  for (let i = 0; i < count; i++) places[target[i]!]!++
  const targets: number[] = []
  const start = [0]
  let end = 0
  for (const state of statesOf(game, level)) {
    const steps = places[state]!
    if (steps === 0) continue
    targets.push(state)
    places[state] = end
    end += steps
    start.push(end)
  }
  const order = new Int32Array(count)
  for (let i = 0; i < count; i++) order[places[target[i]!]!++] = i
  return { targets: Int32Array.from(targets), start: Int32Array.from(start), order }
}

function gathered(
  steps: PolicySteps,
  some: Int32Array,
  sources: readonly ScoreChances[],
): ScoreChances {
  let low = Infinity
  let high = -Infinity
  for (const i of some) {
    const from = sources[steps.source[i]!]!
    const first = from.first + steps.points[i]!
    low = Math.min(low, first)
    high = Math.max(high, first + from.chances.length)
  }
  const chances = new Float64Array(high - low)
  for (const i of some) {
    const from = sources[steps.source[i]!]!
    addShifted(chances, from.chances, from.first + steps.points[i]! - low, steps.chance[i]!)
  }
  return trimmed({ first: low, chances })
}

function addShifted(sum: Float64Array, terms: Float64Array, shift: number, share: number): void {
  const { length } = terms
  for (let n = 0; n < length; n++) sum[shift + n]! += share * terms[n]!
}

const upperOf = ({ upper, contexts }: YahtzeeGame, state: number): Points =>
  upper.totalOf[Math.floor(state / contexts)]!

function atTheEnd(
  game: YahtzeeGame,
  states: Int32Array,
  scores: readonly ScoreChances[],
): { scores: ScoreChances; upperBonus: Probability } {
  const paid = scores.map(({ first, chances }, i) => ({
    first: first + upperBonusOf(game.rules, upperOf(game, states[i]!)),
    chances,
  }))
  const low = Math.min(...paid.map(({ first }) => first))
  const high = Math.max(...paid.map(({ first, chances }) => first + chances.length))
  const chances = new Float64Array(high - low)
  let upperBonus = 0
  paid.forEach((some, i) => {
    some.chances.forEach((chance, n) => (chances[some.first - low + n]! += chance))
    if (upperOf(game, states[i]!) >= game.rules.upperThreshold) upperBonus += massOf(some)
  })
  return { scores: { first: low, chances }, upperBonus }
}

export interface StatisticsOptions {
  readonly card?: Scorecard
  /** Called after each level with the number of categories used and of states visited. */
  readonly onLevel?: (level: number, states: number) => void
}

/**
 * Exact distribution of the points still to come on a card under a policy; on the empty card, of
 * the final score: P(S, n) of Glenn 2006, section 7, computed level by level.
 */
export function scoreStatistics(
  game: YahtzeeGame,
  play: TurnPlay,
  options: StatisticsOptions = {},
): ScoreStatistics {
  const { card = EMPTY_CARD, onLevel } = options
  const finder = new StepFinder(play)
  const tally = new CategoryTally(game)
  let states: Int32Array = Int32Array.of(stateIndex(game, card))
  let scores: ScoreChances[] = [{ first: 0, chances: Float64Array.of(1) }]
  for (let level = countOfSet(card.used); level < TURNS; level++) {
    const steps = finder.find(states)
    tally.add(steps, scores.map(massOf))
    const { targets, start, order } = byTarget(game, steps, level + 1)
    const before = scores
    scores = Array.from(targets, (_, i) =>
      gathered(steps, order.subarray(start[i], start[i + 1]), before),
    )
    states = targets
    onLevel?.(level + 1, states.length)
  }
  const end = atTheEnd(game, states, scores)
  return {
    ...end,
    ...momentsOf(end.scores),
    categories: tally.categories(),
    yahtzees: tally.yahtzees(),
  }
}
