import type { Points, Probability } from '../../../../base/units.ts'
import { mayBank } from './banking.ts'
import { bestTail, POINT_TOLERANCE, tailStart, type Tail } from './tail.ts'
import type { TurnModel, TurnNode } from './turn-model.ts'

/** Changes with every change of what the solver computes, so that cached results are not confused. */
export const SCORE_SOLVER_VERSION = 2

/** Objective for which one turn is solved. */
export interface TurnGoal {
  /**
   * Points that a farkle costs besides the turn total; Infinity asks for the fewest farkles
   * possible.
   */
  readonly farklePenalty: Points
  /** The least turn total that may be banked. */
  readonly minimumBank: Points
  /**
   * The points that a roll at a node and a turn total is expected to take from what is banked, besides
   * the penalty: of losing dice, and of farkles that take. For models in which a bank is always allowed:
   * large totals are banked then whatever a roll takes. Not for an infinite penalty.
   */
  readonly taken?: (n: TurnNode, turnTotal: Points) => Points
}

/**
 * The best play of one turn. By node n (entry 0 unused) and row i, the turn total being
 * s = i * grid, for all s below `rows * grid`; from there on the tail holds.
 */
export interface TurnStrategy {
  readonly model: TurnModel
  readonly goal: TurnGoal
  readonly tail: Tail
  readonly rows: number
  /** Expected turn result from rolling at node n and s: points banked in the end, 0 after a farkle. */
  readonly rollPoints: readonly Float64Array[]
  /** Chance that the turn ends in a farkle after rolling at node n and s. */
  readonly rollFarkle: readonly Float64Array[]
  /** Points that the rolls from node n and s on are expected to take from what is banked; null for none. */
  readonly rollTaken: readonly Float64Array[] | null
  /** Whether to bank (1) or roll (0) at node n and s. */
  readonly bank: readonly Uint8Array[]
}

/** The two numbers that options are compared by: the first decides, the second breaks ties. */
interface Objective {
  readonly first: Float64Array[]
  readonly second: Float64Array[]
  readonly tolerance: number
}

/** What is carried through the turn, laid out as a strategy's columns, the tail's first rows included. */
interface Carried {
  readonly points: Float64Array[]
  readonly farkle: Float64Array[]
  readonly taken: Float64Array[] | null
}

const NEGLIGIBLE_CHANCE = 1e-13

function columns({ nodes }: TurnModel, length: number): Float64Array[] {
  return Array.from({ length: nodes.length + 1 }, () => new Float64Array(length))
}

/**
 * Solves one turn for the most points: E(s, n) of eq. 3 for all s by descending s, together with the
 * farkle probability of the same play. Points and farkle probability are carried apart, so that the
 * corrected expectation of eq. 10 loses no digits to the penalty. With an infinite penalty the
 * fewest farkles come first and points second. Equal options: the one with fewer farkles.
 *
 * The tail's start is proved, not guessed: see tailStart. The model must not be endless.
 */
export function solveTurn(model: TurnModel, goal: TurnGoal, tail = bestTail(model)): TurnStrategy {
  const { grid } = model
  const cautious = goal.farklePenalty === Infinity
  const minimumRow = Math.ceil(goal.minimumBank / grid)
  const rows = Math.max(1, minimumRow, tailStart(model, tail, goal.farklePenalty))
  const length = rows + model.largestSteps + 1

  const rollPoints = columns(model, rows)
  const rollFarkle = columns(model, rows)
  const rollTaken = goal.taken ? columns(model, rows) : null
  const bank = Array.from({ length: model.nodes.length + 1 }, () => new Uint8Array(rows))
  const points = columns(model, length)
  const farkle = columns(model, length)
  const taken = goal.taken ? columns(model, length) : null
  const carried = { points, farkle, taken }
  const objective: Objective = cautious
    ? { first: columns(model, length), second: points, tolerance: NEGLIGIBLE_CHANCE }
    : { first: columns(model, length), second: columns(model, length), tolerance: POINT_TOLERANCE }
  for (const n of model.nodes) {
    for (let i = rows; i < length; i++) {
      const lost = tail.lost[n]!
      points[n]![i] = i * grid * (1 - lost) + tail.gain[n]!
      farkle[n]![i] = lost
      objective.first[n]![i] = cautious ? -lost : points[n]![i]! - goal.farklePenalty * lost
      if (!cautious) objective.second[n]![i] = -lost
    }
  }

  for (let row = rows - 1; row >= 0; row--) {
    for (let n = 1; n <= model.nodes.length; n++) {
      const { sumPoints, sumFarkle, sumTaken } = rollAt(model, n, row, objective, carried)
      const total = row * grid
      const cost = sumTaken + (goal.taken?.(n, total) ?? 0)
      rollPoints[n]![row] = sumPoints
      rollFarkle[n]![row] = sumFarkle
      if (rollTaken) rollTaken[n]![row] = cost
      const bankIsRight =
        mayBank(model, minimumRow, n, row) &&
        (cautious
          ? sumFarkle > NEGLIGIBLE_CHANCE || sumPoints <= total + POINT_TOLERANCE
          : sumPoints - goal.farklePenalty * sumFarkle - cost <= total + POINT_TOLERANCE)
      bank[n]![row] = bankIsRight ? 1 : 0
      const kept = bankIsRight ? total : sumPoints
      const lost = bankIsRight ? 0 : sumFarkle
      const paid = bankIsRight ? 0 : cost
      points[n]![row] = kept
      farkle[n]![row] = lost
      if (taken) taken[n]![row] = paid
      objective.first[n]![row] = cautious ? -lost : kept - goal.farklePenalty * lost - paid
      if (!cautious) objective.second[n]![row] = -lost
    }
  }
  return { model, goal, tail, rows, rollPoints, rollFarkle, rollTaken, bank }
}

const rolled = { sumPoints: 0, sumFarkle: 0, sumTaken: 0 }

/**
 * Expected points and farkle probability of rolling at node n and a row, and what later rolls take; the
 * answer is reused.
 */
function rollAt(
  model: TurnModel,
  n: TurnNode,
  row: number,
  { first, second, tolerance }: Objective,
  { points, farkle, taken }: Carried,
): typeof rolled {
  const { groupCount, farkleProbability, probability, optionStart, optionLeft, optionSteps } =
    model.byDice[n]!
  let sumPoints = 0
  let sumFarkle = farkleProbability
  let sumTaken = 0
  for (let g = 0; g < groupCount; g++) {
    const end = optionStart[g + 1]!
    let o = optionStart[g]!
    let dice = optionLeft[o]!
    let at = row + optionSteps[o]!
    let best = first[dice]![at]!
    for (o++; o < end; o++) {
      const otherDice = optionLeft[o]!
      const otherAt = row + optionSteps[o]!
      const value = first[otherDice]![otherAt]!
      if (value < best - tolerance) continue
      if (value <= best + tolerance && second[otherDice]![otherAt]! <= second[dice]![at]!) continue
      best = value
      dice = otherDice
      at = otherAt
    }
    const chance = probability[g]!
    sumPoints += chance * points[dice]![at]!
    sumFarkle += chance * farkle[dice]![at]!
    if (taken) sumTaken += chance * taken[dice]![at]!
  }
  rolled.sumPoints = sumPoints
  rolled.sumFarkle = sumFarkle
  rolled.sumTaken = sumTaken
  return rolled
}

/** A whole turn under a strategy: its figures at the first roll. */
export interface TurnFigures {
  /** E(0, n) of all dice, what a farkle costs included; -Infinity for an infinite penalty. */
  readonly expectedPoints: Points
  /** E_C of eq. 10: without what a farkle costs. */
  readonly correctedExpectedPoints: Points
  /** z: the chance that the turn ends in a farkle. */
  readonly farkleProbability: Probability
}

/** The figures of a whole turn: E(0, n) of all dice, E_C and z. */
export function turnFigures(strategy: TurnStrategy): TurnFigures {
  const { model, rollPoints, rollFarkle, rollTaken, goal } = strategy
  const points = rollPoints[model.start]![0]!
  const chance = rollFarkle[model.start]![0]!
  const penalty = chance === 0 ? 0 : goal.farklePenalty * chance
  const cost = penalty + (rollTaken?.[model.start]![0] ?? 0)
  return {
    expectedPoints: points - cost,
    correctedExpectedPoints: points,
    farkleProbability: chance,
  }
}

/**
 * E(s, n) of eq. 3: the points that rolling at node n and turn total s is expected to add, with the best
 * play after it; negative where banking is better. s in points, a multiple of the grid, of any size.
 */
export function gainOfRolling(strategy: TurnStrategy, s: Points, n: TurnNode): Points {
  const { model, goal, tail, rows, rollPoints, rollFarkle, rollTaken } = strategy
  const row = s / model.grid
  if (row < rows) {
    const chance = rollFarkle[n]![row]!
    const penalty = chance === 0 ? 0 : goal.farklePenalty * chance
    return rollPoints[n]![row]! - s - penalty - (rollTaken?.[n]![row] ?? 0)
  }
  const risk = tail.rollLost[n]!
  if (risk === 0) return tail.gain[n]!
  return tail.rollGain[n]! - risk * (s + goal.farklePenalty) - (goal.taken?.(n, s) ?? 0)
}
