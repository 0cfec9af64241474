import type { Points, Probability } from '../../../../base/units.ts'
import { mayBank } from './banking.ts'
import { bestTail, POINT_TOLERANCE, tailStart, type Tail } from './tail.ts'
import type { TurnModel, TurnNode } from './turn-model.ts'

/** Changes with every change of what the solver computes, so that cached results are not confused. */
export const SCORE_SOLVER_VERSION = 1

/** Objective for which one turn is solved. */
export interface TurnGoal {
  /**
   * Points that a farkle costs besides the turn total; Infinity asks for the fewest farkles
   * possible.
   */
  readonly farklePenalty: Points
  /** The least turn total that may be banked. */
  readonly minimumBank: Points
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
  /** Whether to bank (1) or roll (0) at node n and s. */
  readonly bank: readonly Uint8Array[]
}

/** The two numbers that options are compared by: the first decides, the second breaks ties. */
interface Objective {
  readonly first: Float64Array[]
  readonly second: Float64Array[]
  readonly tolerance: number
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
  const bank = Array.from({ length: model.nodes.length + 1 }, () => new Uint8Array(rows))
  const points = columns(model, length)
  const farkle = columns(model, length)
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
      const { sumPoints, sumFarkle } = rollAt(model, n, row, objective, points, farkle)
      rollPoints[n]![row] = sumPoints
      rollFarkle[n]![row] = sumFarkle
      const total = row * grid
      const bankIsRight =
        mayBank(model, minimumRow, n, row) &&
        (cautious
          ? sumFarkle > NEGLIGIBLE_CHANCE || sumPoints <= total + POINT_TOLERANCE
          : sumPoints - goal.farklePenalty * sumFarkle <= total + POINT_TOLERANCE)
      bank[n]![row] = bankIsRight ? 1 : 0
      const kept = bankIsRight ? total : sumPoints
      const lost = bankIsRight ? 0 : sumFarkle
      points[n]![row] = kept
      farkle[n]![row] = lost
      objective.first[n]![row] = cautious ? -lost : kept - goal.farklePenalty * lost
      if (!cautious) objective.second[n]![row] = -lost
    }
  }
  return { model, goal, tail, rows, rollPoints, rollFarkle, bank }
}

const rolled = { sumPoints: 0, sumFarkle: 0 }

/** Expected points and farkle probability of rolling at node n and a row; the answer is reused. */
function rollAt(
  model: TurnModel,
  n: TurnNode,
  row: number,
  { first, second, tolerance }: Objective,
  points: readonly Float64Array[],
  farkle: readonly Float64Array[],
): typeof rolled {
  const { groupCount, farkleProbability, probability, optionStart, optionLeft, optionSteps } =
    model.byDice[n]!
  let sumPoints = 0
  let sumFarkle = farkleProbability
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
  }
  rolled.sumPoints = sumPoints
  rolled.sumFarkle = sumFarkle
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
export function turnFigures({ model, rollPoints, rollFarkle, goal }: TurnStrategy): TurnFigures {
  const points = rollPoints[model.start]![0]!
  const chance = rollFarkle[model.start]![0]!
  const cost = chance === 0 ? 0 : goal.farklePenalty * chance
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
  const { model, goal, tail, rows, rollPoints, rollFarkle } = strategy
  const row = s / model.grid
  if (row < rows) {
    const chance = rollFarkle[n]![row]!
    return rollPoints[n]![row]! - s - (chance === 0 ? 0 : goal.farklePenalty * chance)
  }
  const risk = tail.rollLost[n]!
  return risk === 0 ? tail.gain[n]! : tail.rollGain[n]! - risk * (s + goal.farklePenalty)
}
