import type { Probability } from '../../../base/units.ts'
import { seededRandom, type Random } from '../../../dice/random.ts'
import { countOfSet } from '../rules/scorecard.ts'
import { MAX_SCORED_STATES } from '../solve/cost.ts'
import { StepFinder, type PolicySteps } from '../solve/policy-steps.ts'
import { bonusAt, cardAt, tableLength, type CardStates } from '../solve/states.ts'
import type { ScoreChances } from './score-chances.ts'
import { scoreSteps } from './score-distribution.ts'
import { TurnView } from './turn-view.ts'

/** Simulated rests of a card: with their mean exact, chances are off by some 0.5 of 100. */
export const PLAYS = 2_000
/** Of cards with at most this many open boxes the scores are exact, in a fifth of a second. */
const LATE = 8
/** States between two yields, a few milliseconds. */
const SLICE = 64

function drawnStep({ chance, count }: PolicySteps, random: Random): number {
  let rest = random.next()
  for (let i = 0; i < count - 1; i++) {
    rest -= chance[i]!
    if (rest < 0) return i
  }
  return count - 1
}

/** Shares of sampled points, moved by a part of a point to have the exact mean. */
function withMean(sample: readonly number[], mean: number): ScoreChances {
  const off = mean - sample.reduce((sum, points) => sum + points, 0) / sample.length
  const whole = Math.floor(off)
  const first = Math.min(...sample) + whole
  const chances = new Float64Array(Math.max(...sample) + whole + 2 - first)
  for (const points of sample) {
    const at = points + whole - first
    chances[at]! += (1 - (off - whole)) / sample.length
    chances[at + 1]! += (off - whole) / sample.length
  }
  return { first, chances }
}

/** Points still to come on cards of a solved card, under the play for most points. */
export class PointsScores {
  readonly #states: CardStates
  readonly #table: Float64Array
  readonly #play: TurnView
  readonly #finder: StepFinder

  /** `table`: expected points to come by stateIndex. */
  constructor(states: CardStates, table: Float64Array) {
    this.#states = states
    this.#table = table
    this.#play = new TurnView(states, table)
    this.#finder = new StepFinder(this.#play, states.rules.dice)
  }

  /** By stateIndex; the same at every call. */
  *of(state: number): Generator<void, ScoreChances> {
    const states = this.#states
    const card = cardAt(states, state)
    const open = states.rules.boxes.length - countOfSet(card.used)
    if (open <= LATE && tableLength(states) <= MAX_SCORED_STATES) {
      return (yield* scoreSteps(states, this.#play, { card })).scores
    }
    const sample = yield* this.#sampled(state, open)
    // Near the end few scores are possible, and a moved one may be none of them.
    const mean = sample.reduce((sum, points) => sum + points, 0) / sample.length
    return withMean(sample, open <= LATE ? mean : this.#table[state]!)
  }

  *#sampled(state: number, open: number): Generator<void, number[]> {
    const random = seededRandom(String(state))
    let reached = new Map([[state, Array.from({ length: PLAYS }, () => 0)]])
    let looks = 0
    for (let turn = 0; turn < open; turn++) {
      const next = new Map<number, number[]>()
      for (const [at, sums] of reached) {
        const steps = this.#finder.find(at)
        for (const sum of sums) {
          const i = drawnStep(steps, random)
          const target = steps.target[i]!
          const after = next.get(target) ?? []
          after.push(sum + steps.points[i]!)
          next.set(target, after)
        }
        if (++looks % SLICE === 0) yield
      }
      reached = next
    }
    return [...reached].flatMap(([end, sums]) =>
      sums.map((sum) => sum + bonusAt(this.#states, end)),
    )
  }
}

/** Chances to win of players whose final scores do not depend on each other; ties are shared. */
export function winShares(finals: readonly ScoreChances[]): Probability[] {
  const most = Math.max(...finals.map(({ first, chances }) => first + chances.length))
  const shares = finals.map(() => 0)
  const below = finals.map(() => 0)
  for (let score = Math.min(...finals.map(({ first }) => first)); score < most; score++) {
    const equal = finals.map(({ first, chances }) => chances[score - first] ?? 0)
    for (const [player, chance] of equal.entries()) {
      if (chance > 0) shares[player]! += chance * shareAt(player, below, equal)
    }
    for (const [player, chance] of equal.entries()) below[player]! += chance
  }
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / all)
}

/** Share of a win with a score, from the chances of the others to have less, and the same. */
function shareAt(player: number, below: readonly number[], equal: readonly number[]): number {
  /** Chance that this many others have the same and the rest less. */
  let ties = [1]
  for (let other = 0; other < below.length; other++) {
    if (other === player) continue
    const after = [...ties, 0]
    for (let count = 0; count < after.length; count++) {
      after[count] = (ties[count] ?? 0) * below[other]! + (ties[count - 1] ?? 0) * equal[other]!
    }
    ties = after
  }
  return ties.reduce((sum, chance, count) => sum + chance / (count + 1), 0)
}
