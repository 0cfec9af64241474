import type { Points, Probability } from '../../../../base/units.ts'
import { mayBank } from './banking.ts'
import { bestTail, POINT_TOLERANCE, tailStart, type Tail } from './tail.ts'
import { drained } from '#shared/base/drained.ts'
import { optionCount, type DiceModel, type TurnModel, type TurnNode } from './turn-model.ts'

/** Increase when results change; part of the cache key. */
export const SCORE_SOLVER_VERSION = 2

export interface TurnGoal {
  /** Points that a farkle costs besides the turn total; Infinity asks for the fewest farkles. */
  readonly farklePenalty: Points
  readonly minimumBank: Points
  /**
   * Expected banked points lost by a roll at a node and turn total, besides the penalty: losing
   * dice, and farkles that take. Only for models that may always bank, so that large totals are
   * banked anyway. Not for an infinite penalty.
   */
  readonly taken?: (n: TurnNode, turnTotal: Points) => Points
  /** Points of a turn total above this are worth nothing: what is missing to the goal. */
  readonly most?: Points
}

/**
 * Best play of one turn. Arrays are by node n (entry 0 unused) and row i, the turn total s = i *
 * grid, for all s below `rows * grid`; from there on the tail holds.
 */
export interface TurnStrategy {
  readonly model: TurnModel
  readonly goal: TurnGoal
  readonly tail: Tail
  readonly rows: number
  /** Expected turn result after rolling at node n and s: points banked, 0 for a farkle. */
  readonly rollPoints: readonly Float64Array[]
  /** Probability that the turn farkles after rolling at node n and s. */
  readonly rollFarkle: readonly Float64Array[]
  /** Expected banked points lost by the rolls from node n and s on; null without `taken`. */
  readonly rollTaken: readonly Float64Array[] | null
  /** 1 to bank, 0 to roll, at node n and s. */
  readonly bank: readonly Uint8Array[]
}

/** Options are compared by `first`, ties by `second`. */
interface Objective {
  readonly first: Float64Array
  readonly second: Float64Array
  readonly tolerance: number
}

/** Values carried through the turn, [n * length + row], including the first rows of the tail. */
interface Carried {
  readonly points: Float64Array
  readonly farkle: Float64Array
  readonly taken: Float64Array | null
}

const NEGLIGIBLE_CHANCE = 1e-13

function columns({ nodes }: TurnModel, length: number): Float64Array[] {
  return Array.from({ length: nodes.length + 1 }, () => new Float64Array(length))
}

/**
 * Solves one turn for the most points: E(s, n) of eq. 3 by descending s, with the farkle
 * probability of the same play. Points and farkles are carried apart, so that E_C of eq. 10 loses
 * no digits to the penalty. With an infinite penalty the fewest farkles come first, points second.
 * Equal options: fewer farkles. The tail's start is proved (tailStart). The model must not be
 * endless.
 */
export function solveTurn(model: TurnModel, goal: TurnGoal, tail?: Tail): TurnStrategy {
  return drained(turnSteps(model, goal, tail))
}

/** Options that are looked at in a few milliseconds. */
const OPTIONS_PER_STEP = 1_000_000

/** The same in steps of a few milliseconds. */
export function* turnSteps(
  model: TurnModel,
  goal: TurnGoal,
  tail = bestTail(model),
): Generator<void, TurnStrategy> {
  const { grid } = model
  const { most } = goal
  const cautious = goal.farklePenalty === Infinity
  const minimumRow = Math.ceil(goal.minimumBank / grid)
  const fixed =
    most === undefined ? tailStart(model, tail, goal.farklePenalty) : Math.ceil(most / grid)
  const rows = Math.max(1, minimumRow, fixed)
  const length = rows + model.largestSteps + 1

  const rollPoints = columns(model, rows)
  const rollFarkle = columns(model, rows)
  const rollTaken = goal.taken ? columns(model, rows) : null
  const bank = Array.from({ length: model.nodes.length + 1 }, () => new Uint8Array(rows))
  const values = (): Float64Array => new Float64Array((model.nodes.length + 1) * length)
  const points = values()
  const farkle = values()
  const taken = goal.taken ? values() : null
  const carried = { points, farkle, taken }
  const objective: Objective = cautious
    ? { first: values(), second: points, tolerance: NEGLIGIBLE_CHANCE }
    : { first: values(), second: values(), tolerance: POINT_TOLERANCE }
  for (const n of model.nodes) {
    const lost = tail.lost[n]!
    for (let i = rows; i < length; i++) {
      const at = n * length + i
      points[at] = most === undefined ? i * grid * (1 - lost) + tail.gain[n]! : most * (1 - lost)
      farkle[at] = lost
      objective.first[at] = cautious ? -lost : points[at] - goal.farklePenalty * lost
      if (!cautious) objective.second[at] = -lost
    }
  }
  // By node and option, the place of what follows it in row 0.
  const nextOf = model.byDice.map(({ optionLeft, optionSteps }) =>
    Int32Array.from(optionLeft, (left, o) => left * length + optionSteps[o]!),
  )

  const rowsPerStep = Math.ceil(OPTIONS_PER_STEP / optionCount(model))
  for (let row = rows - 1; row >= 0; row--) {
    if (row % rowsPerStep === 0) yield
    for (let n = 1; n <= model.nodes.length; n++) {
      const { sumPoints, sumFarkle, sumTaken } = rollAt(
        model.byDice[n]!,
        nextOf[n]!,
        row,
        objective,
        carried,
      )
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
      const at = n * length + row
      points[at] = kept
      farkle[at] = lost
      if (taken) taken[at] = paid
      objective.first[at] = cautious ? -lost : kept - goal.farklePenalty * lost - paid
      if (!cautious) objective.second[at] = -lost
    }
  }
  return { model, goal, tail, rows, rollPoints, rollFarkle, rollTaken, bank }
}

const rolled = { sumPoints: 0, sumFarkle: 0, sumTaken: 0 }

/** Expected points, farkle probability and later losses of rolling; the result object is reused. */
function rollAt(
  { groupCount, farkleProbability, probability, optionStart }: DiceModel,
  next: Int32Array,
  row: number,
  { first, second, tolerance }: Objective,
  { points, farkle, taken }: Carried,
): typeof rolled {
  let sumPoints = 0
  let sumFarkle = farkleProbability
  let sumTaken = 0
  for (let g = 0; g < groupCount; g++) {
    const end = optionStart[g + 1]!
    let o = optionStart[g]!
    let at = row + next[o]!
    let best = first[at]!
    for (o++; o < end; o++) {
      const other = row + next[o]!
      const value = first[other]!
      if (value < best - tolerance) continue
      if (value <= best + tolerance && second[other]! <= second[at]!) continue
      best = value
      at = other
    }
    const chance = probability[g]!
    sumPoints += chance * points[at]!
    sumFarkle += chance * farkle[at]!
    if (taken) sumTaken += chance * taken[at]!
  }
  rolled.sumPoints = sumPoints
  rolled.sumFarkle = sumFarkle
  rolled.sumTaken = sumTaken
  return rolled
}

export interface TurnFigures {
  /** E(0, n) for all dice, farkle costs included; -Infinity for an infinite penalty. */
  readonly expectedPoints: Points
  /** E_C of eq. 10: without farkle costs. */
  readonly correctedExpectedPoints: Points
  /** z: the probability that the turn farkles. */
  readonly farkleProbability: Probability
}

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
 * E(s, n) of eq. 3: expected gain of rolling at node n and turn total s under best play; negative
 * where banking is better. s in points, a multiple of the grid of any size.
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
