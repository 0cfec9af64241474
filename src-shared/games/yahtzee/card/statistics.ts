import type { Points, Probability } from '../../../base/units.ts'
import { massOf, trimmed, type ScoreChances } from '../analysis/score-chances.ts'
import { bonusOf } from './card.ts'
import { latticeOf } from '../solve/lattice.ts'
import { TurnPolicy } from './policy.ts'
import { NOTHING_FILLED, stateIndex, type CardStates } from './states.ts'

/** Raise when the statistics change: part of the label of cached results. */
export const CARD_STATISTICS_VERSION = 1

/** More than a turn can score: three fields of at most 1,000 points and the sum of six dice. */
const MAX_TURN_POINTS = 4_096

export interface BoxFigures {
  readonly mean: Points
  readonly standardDeviation: Points
  readonly zero: Probability
}

/** Exact distribution of the final score of the best play, and what each box brings. */
export interface CardStatistics extends ScoreChances {
  readonly boxes: readonly BoxFigures[]
  /** Mean points of the group's bonus, and probability of any. */
  readonly bonus: { readonly mean: Points; readonly chance: Probability }
}

interface Scores {
  first: Points
  chances: Float64Array
}

/** Adds `some`, shifted by points and weighted, to the distribution of a state. */
function add(
  to: Map<number, Scores>,
  state: number,
  some: ScoreChances,
  shift: Points,
  share: number,
): void {
  const first = some.first + shift
  const end = first + some.chances.length
  let into = to.get(state)
  if (!into) {
    into = { first, chances: new Float64Array(end - first) }
    to.set(state, into)
  } else if (first < into.first || end > into.first + into.chances.length) {
    const low = Math.min(first, into.first)
    const wider = new Float64Array(Math.max(end, into.first + into.chances.length) - low)
    wider.set(into.chances, into.first - low)
    into.first = low
    into.chances = wider
  }
  const from = first - into.first
  for (let i = 0; i < some.chances.length; i++) into.chances[from + i]! += share * some.chances[i]!
}

class Tally {
  readonly #figures: { mean: number; square: number; zero: number }[]

  constructor(boxes: number) {
    this.#figures = Array.from({ length: boxes }, () => ({ mean: 0, square: 0, zero: 0 }))
  }

  add(box: number, points: Points, chance: Probability): void {
    const figures = this.#figures[box]!
    figures.mean += chance * points
    figures.square += chance * points ** 2
    if (points === 0) figures.zero += chance
  }

  figures(): BoxFigures[] {
    return this.#figures.map(({ mean, square, zero }) => ({
      ...{ mean, zero, standardDeviation: Math.sqrt(Math.max(0, square - mean ** 2)) },
    }))
  }
}

/** Ends of a turn: probability by target and by what is scored. */
class TurnEnds {
  readonly #states: CardStates
  readonly #policy: TurnPolicy
  readonly #mass: Float64Array

  constructor(states: CardStates, table: Float64Array) {
    this.#states = states
    this.#policy = new TurnPolicy(states, table)
    this.#mass = new Float64Array(latticeOf(states.card.dice).keeps.length)
  }

  /** Calls `end` for each roll that can end the turn; rolls may share a target. */
  of(
    state: number,
    end: (box: number, points: Points, target: number, chance: Probability) => void,
  ): void {
    const policy = this.#policy
    const { card } = this.#states
    const { rolls, keeps, chances, oneMore } = latticeOf(card.dice)
    const mass = this.#mass
    policy.look(state)
    mass.fill(0)
    mass.set(chances)
    const { first, last, bestKeeps } = policy
    for (let roll = 0; roll < rolls.length; roll++) {
      if (first.box[roll]! < 0) continue
      end(first.box[roll]!, first.points[roll]!, first.target[roll]!, mass[roll]!)
      mass[roll] = 0
    }
    for (let left = card.rolls - 1; left > 0; left--) {
      const best = bestKeeps[left]!
      for (let roll = 0; roll < rolls.length; roll++) {
        const keep = best[roll]!
        if (keep === roll) continue
        mass[keep]! += mass[roll]!
        mass[roll] = 0
      }
      for (let keep = keeps.length - 1; keep >= rolls.length; keep--) {
        const share = mass[keep]! / 6
        if (share === 0) continue
        const at = (keep - rolls.length) * 6
        for (let i = at; i < at + 6; i++) mass[oneMore[i]!]! += share
        mass[keep] = 0
      }
    }
    for (let roll = 0; roll < rolls.length; roll++) {
      if (mass[roll]! > 0) end(last.box[roll]!, last.points[roll]!, last.target[roll]!, mass[roll]!)
    }
  }
}

/**
 * Distribution of the final score under the best play: P(S, n) of Glenn 2006, section 7, turn by
 * turn over the states that are reached. `onTurn` hears the number of turns done.
 */
export function cardStatistics(
  states: CardStates,
  table: Float64Array,
  onTurn: (turns: number) => void = () => {},
): CardStatistics {
  const { card, totals, rows } = states
  const ends = new TurnEnds(states, table)
  const tally = new Tally(card.boxes.length)
  let reached = new Map<number, Scores>([
    [stateIndex(states, NOTHING_FILLED), { first: 0, chances: Float64Array.of(1) }],
  ])
  for (let turn = 0; turn < card.boxes.length; turn++) {
    const next = new Map<number, Scores>()
    for (const [state, found] of reached) {
      const scores = trimmed(found)
      const mass = massOf(scores)
      // Rolls with the same score and target are added up first.
      const steps = new Map<number, { target: number; points: Points; chance: Probability }>()
      ends.of(state, (box, points, target, chance) => {
        tally.add(box, points, mass * chance)
        const key = target * MAX_TURN_POINTS + points
        const step = steps.get(key)
        if (step) step.chance += chance
        else steps.set(key, { target, points, chance })
      })
      for (const { target, points, chance } of steps.values()) {
        add(next, target, scores, points, chance)
      }
    }
    reached = next
    onTurn(turn + 1)
  }
  const all = new Map<number, Scores>()
  const bonus = { mean: 0, chance: 0 }
  for (const [state, scores] of reached) {
    const points = bonusOf(card, totals[state % rows]!)
    const mass = massOf(scores)
    bonus.mean += mass * points
    if (points > 0) bonus.chance += mass
    add(all, 0, scores, points, 1)
  }
  const { first, chances } = all.get(0)!
  return { first, chances, boxes: tally.figures(), bonus }
}
