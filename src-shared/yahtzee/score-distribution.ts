import type { Points, Probability } from '../base/units.ts'
import { CATEGORIES, countOfSet } from './categories.ts'
import { stateIndex, TURNS, type YahtzeeGame } from './game.ts'
import { StepFinder, type PolicySteps } from './policy-steps.ts'
import type { FillStages } from './reroll-values.ts'
import { EMPTY_CARD, type Scorecard } from './scorecard.ts'

/** The chances of some scores in a row: chances[i] is that of first + i. */
export interface ScoreChances {
  readonly first: Points
  readonly chances: Float64Array
}

/** What becomes of a category under a policy. */
export interface CategoryFigures {
  readonly mean: Points
  /** The chance of scoring zero in it. */
  readonly zero: Probability
}

/** The final scores of a policy, exactly. */
export interface ScoreStatistics {
  readonly scores: ScoreChances
  readonly mean: Points
  readonly standardDeviation: Points
  /** By category number; the Yahtzee bonus counts where the Yahtzee was scored. */
  readonly categories: readonly CategoryFigures[]
  readonly upperBonus: Probability
}

/**
 * Scores at an end of a state's chances that together are rarer than this are left out; with fewer
 * than 10^6 states all that is left out is less than the rounding of 1.
 */
const TRIFLE = 1e-23

function trimmed({ first, chances }: ScoreChances): ScoreChances {
  let from = 0
  let end = chances.length
  for (let lost = chances[from]!; lost < TRIFLE && from < end - 1; lost += chances[from]!) from++
  for (let lost = chances[end - 1]!; lost < TRIFLE && end > from + 1;) lost += chances[--end - 1]!
  return { first: first + from, chances: chances.slice(from, end) }
}

/** The order of the steps by target, and of the targets: counted, then placed. */
function byTarget({ count, target }: PolicySteps): { targets: Int32Array; lists: number[][] } {
  const lists = new Map<number, number[]>()
  for (let i = 0; i < count; i++) {
    const list = lists.get(target[i]!)
    if (list) list.push(i)
    else lists.set(target[i]!, [i])
  }
  const targets = Int32Array.from(lists.keys()).sort()
  return { targets, lists: [...targets].map((state) => lists.get(state)!) }
}

/** The chances of the scores in a state, from those of the states that some steps come from. */
function gathered(
  steps: PolicySteps,
  list: readonly number[],
  sources: readonly ScoreChances[],
): ScoreChances {
  let low = Infinity
  let high = -Infinity
  for (const i of list) {
    const from = sources[steps.source[i]!]!
    const first = from.first + steps.points[i]!
    low = Math.min(low, first)
    high = Math.max(high, first + from.chances.length)
  }
  const chances = new Float64Array(high - low)
  for (const i of list) {
    const from = sources[steps.source[i]!]!
    const share = steps.chance[i]!
    const shift = from.first + steps.points[i]! - low
    const { length } = from.chances
    for (let n = 0; n < length; n++) chances[shift + n]! += share * from.chances[n]!
  }
  return trimmed({ first: low, chances })
}

const massOf = ({ chances }: ScoreChances): Probability =>
  chances.reduce((sum, chance) => sum + chance, 0)

/** Collects what is scored in each category. */
class CategoryTally {
  readonly #means = new Float64Array(CATEGORIES.length)
  readonly #zeros = new Float64Array(CATEGORIES.length)

  add(steps: PolicySteps, sources: readonly ScoreChances[]): void {
    const masses = sources.map(massOf)
    for (let i = 0; i < steps.count; i++) {
      const chance = masses[steps.source[i]!]! * steps.chance[i]!
      const category = steps.category[i]!
      this.#means[category]! += chance * steps.points[i]!
      if (steps.points[i] === 0) this.#zeros[category]! += chance
    }
  }

  figures(): CategoryFigures[] {
    return CATEGORIES.map((_, i) => ({ mean: this.#means[i]!, zero: this.#zeros[i]! }))
  }
}

/** The final scores: those of all full cards, the upper bonus paid. */
function atTheEnd(
  game: YahtzeeGame,
  table: Float64Array,
  states: Int32Array,
  scores: readonly ScoreChances[],
): { scores: ScoreChances; upperBonus: Probability } {
  const paid = scores.map(({ first, chances }, i) => ({
    first: first + table[states[i]!]!,
    chances,
  }))
  const low = Math.min(...paid.map(({ first }) => first))
  const high = Math.max(...paid.map(({ first, chances }) => first + chances.length))
  const chances = new Float64Array(high - low)
  let upperBonus = 0
  paid.forEach((some, i) => {
    some.chances.forEach((chance, n) => (chances[some.first - low + n]! += chance))
    const total = game.upper.totalOf[Math.floor(states[i]! / game.contexts)]!
    if (total >= game.rules.upperThreshold) upperBonus += massOf(some)
  })
  return { scores: { first: low, chances }, upperBonus }
}

export interface StatisticsOptions {
  /** The card to begin with; the empty one by default. */
  readonly card?: Scorecard
  readonly fillStages?: FillStages
  /** Told the number of categories used so far and the states met there. */
  readonly onLevel?: (level: number, states: number) => void
}

/**
 * The exact distribution of the points still to come on a card, the whole score on the empty one,
 * under the optimal policy of a solved game: P(S, n) of Glenn 2006, section 7, level by level.
 */
export function scoreStatistics(
  game: YahtzeeGame,
  table: Float64Array,
  options: StatisticsOptions = {},
): ScoreStatistics {
  const { card = EMPTY_CARD, fillStages, onLevel } = options
  const finder = new StepFinder(game, table, fillStages)
  const tally = new CategoryTally()
  let states: Int32Array = Int32Array.of(stateIndex(game, card))
  let scores: ScoreChances[] = [{ first: 0, chances: Float64Array.of(1) }]
  for (let level = countOfSet(card.used); level < TURNS; level++) {
    const steps = finder.find(states)
    tally.add(steps, scores)
    const { targets, lists } = byTarget(steps)
    const before = scores
    scores = lists.map((list) => gathered(steps, list, before))
    states = targets
    onLevel?.(level + 1, states.length)
  }
  const end = atTheEnd(game, table, states, scores)
  let mean = 0
  let square = 0
  end.scores.chances.forEach((chance, i) => {
    mean += chance * (end.scores.first + i)
    square += chance * (end.scores.first + i) ** 2
  })
  const standardDeviation = Math.sqrt(Math.max(0, square - mean ** 2))
  return { ...end, mean, standardDeviation, categories: tally.figures() }
}
