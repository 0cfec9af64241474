import type { Points, Probability } from '../../../../base/units.ts'
import { isEveryBankable } from './banking.ts'
import type { DiceModel, TurnModel, TurnNode } from './turn-model.ts'

/**
 * Value of a turn once its total is so large that not to lose it comes before all else (eq. 4-8 of
 * the Zilch article, for any rule set). At a node n the turn is then banked, unless that is not
 * allowed or the next rolls cannot lose it.
 *
 * In the tail the value at turn total s is linear: V(s, n) = (1 - lost_n) s + gain_n, less what the
 * farkles cost. Proof: let lost_n be the least chance of a farkle before the next bank, 0 where a
 * bank is allowed, and let a policy take it first and the most points second. Its value is such a
 * line. Two choices that differ in `lost` by d > 0 differ in value by d s plus a constant, so from
 * some s on the one that loses less is better, however much the other scores; with equal `lost` the
 * difference is the same at every s. So from the largest of these s on (tailStart) the lines satisfy
 * the optimality equation at every total, which turn totals never leave downwards. They are the
 * values, because no play goes on for ever (endlessDice): the chance of k more rolls falls
 * geometrically in k, while points grow at most linearly.
 */
export interface Tail {
  /** Whether a node is rolled however large the total is, by node; entry 0 unused. */
  readonly rolls: readonly boolean[]
  /** Chance that a turn at node n is lost: 0 where it is banked. */
  readonly lost: Float64Array
  /** Further points expected at node n: eq. 6's fixed point if rolled, else 0 (bank). */
  readonly gain: Float64Array
  /** The same two after a roll at node n. */
  readonly rollLost: Float64Array
  readonly rollGain: Float64Array
}

/** Picks one of a group's options in the tail; the default takes the most points in the end. */
export type TailChoice = (dice: DiceModel, group: number) => number

/** The smallest improvement, in points, that counts as better and not as rounding. */
export const POINT_TOLERANCE = 1e-10

/** Chances of a farkle that differ by less are equal. */
const CHANCE_TOLERANCE = 1e-14

const isSafe = (model: DiceModel): boolean => model.groupCount > 0 && model.farkleProbability === 0

/**
 * Nodes from which a player could roll for ever without a farkle, whatever falls; empty for every
 * game that ends. The largest set of safe nodes each of whose rolls has an option that
 * stays inside the set.
 */
export function endlessDice(model: TurnModel): TurnNode[] {
  let inside = model.nodes.filter((n) => isSafe(model.byDice[n]!))
  for (;;) {
    const staying = inside.filter((n) => {
      const dice = model.byDice[n]!
      return Array.from({ length: dice.groupCount }, (_, g) => g).every((g) => {
        for (let o = dice.optionStart[g]!; o < dice.optionStart[g + 1]!; o++) {
          if (inside.includes(dice.optionLeft[o]!)) return true
        }
        return false
      })
    })
    if (staying.length === inside.length) return inside
    inside = staying
  }
}

/**
 * The option that loses the turn least often and, among equals, makes the most points in the end,
 * given what each node loses and gains.
 */
function bestOption(
  model: TurnModel,
  lost: Float64Array,
  gain: Float64Array,
  dice: DiceModel,
  group: number,
): number {
  let best = -1
  let least: Probability = Infinity
  let most = -Infinity
  for (let o = dice.optionStart[group]!; o < dice.optionStart[group + 1]!; o++) {
    const next = dice.optionLeft[o]!
    const value = dice.optionSteps[o]! * model.grid * (1 - lost[next]!) + gain[next]!
    const safer = lost[next]! < least - CHANCE_TOLERANCE
    if (safer || (lost[next]! <= least + CHANCE_TOLERANCE && value > most + POINT_TOLERANCE)) {
      best = o
      least = lost[next]!
      most = value
    }
  }
  return best
}

/** Solves (I - P) c = r by elimination with pivoting; one unknown for each node at most. */
function solveLinear(matrix: number[][], right: number[]): number[] {
  const n = right.length
  const rows = matrix.map((row, i) => [...row, right[i]!])
  for (let i = 0; i < n; i++) {
    const pivot = rows.slice(i).reduce((p, row, k) => {
      return Math.abs(row[i]!) > Math.abs(rows[p]![i]!) ? i + k : p
    }, i)
    ;[rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!]
    for (let k = 0; k < n; k++) {
      if (k === i) continue
      const factor = rows[k]![i]! / rows[i]![i]!
      for (let j = i; j <= n; j++) rows[k]![j]! -= factor * rows[i]![j]!
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!)
}

/**
 * Sums up, for each node that is rolled, what `worth` says of a roll and its option, and
 * the same of all rolls that follow; 0 for every other node.
 */
function summedUp(
  model: TurnModel,
  rolls: readonly boolean[],
  choose: TailChoice,
  start: (dice: DiceModel) => number,
  worth: (dice: DiceModel, group: number, option: number) => number,
): Float64Array {
  const rolled = model.nodes.filter((n) => rolls[n])
  const matrix = rolled.map((n) => rolled.map((m) => (n === m ? 1 : 0)))
  const right = rolled.map((n) => start(model.byDice[n]!))
  rolled.forEach((n, row) => {
    const dice = model.byDice[n]!
    for (let g = 0; g < dice.groupCount; g++) {
      const option = choose(dice, g)
      const column = rolled.indexOf(dice.optionLeft[option]!)
      right[row]! += worth(dice, g, option)
      if (column >= 0) matrix[row]![column]! -= dice.probability[g]!
    }
  })
  const sums = new Float64Array(model.nodes.length + 1)
  solveLinear(matrix, right).forEach((value, i) => (sums[rolled[i]!] = value))
  return sums
}

const lostUnder = (model: TurnModel, rolls: readonly boolean[], choose: TailChoice): Float64Array =>
  summedUp(
    model,
    rolls,
    choose,
    (dice) => dice.farkleProbability,
    () => 0,
  )

/** The tail of a turn under fixed choices, rolled where `rolls` says; the model must not be endless. */
export function tailUnder(model: TurnModel, rolls: readonly boolean[], choose: TailChoice): Tail {
  const lost = lostUnder(model, rolls, choose)
  const gain = summedUp(
    model,
    rolls,
    choose,
    () => 0,
    ({ probability, optionSteps, optionLeft }, g, o) =>
      probability[g]! * optionSteps[o]! * model.grid * (1 - lost[optionLeft[o]!]!),
  )
  const rollLost = model.byDice.map(({ farkleProbability }) => farkleProbability)
  const rollGain = new Float64Array(model.nodes.length + 1)
  for (const n of model.nodes) {
    const dice = model.byDice[n]!
    for (let g = 0; g < dice.groupCount; g++) {
      const option = choose(dice, g)
      const next = dice.optionLeft[option]!
      const points = dice.optionSteps[option]! * model.grid * (1 - lost[next]!)
      rollGain[n]! += dice.probability[g]! * (points + gain[next]!)
      rollLost[n]! += dice.probability[g]! * lost[next]!
    }
  }
  return { rolls, lost, gain, rollLost: Float64Array.from(rollLost), rollGain }
}

/** Policy iteration over the tails under the best choices; `rolls` says where the turn goes on. */
function improved(model: TurnModel, rolls: readonly boolean[]): Tail {
  let lost: Float64Array = new Float64Array(model.nodes.length + 1)
  let gain = lost
  for (;;) {
    const before = { lost, gain }
    const tail = tailUnder(model, rolls, (dice, group) =>
      bestOption(model, before.lost, before.gain, dice, group),
    )
    lost = tail.lost
    gain = tail.gain
    const settled = gain.every(
      (value, n) =>
        Math.abs(value - before.gain[n]!) <= POINT_TOLERANCE &&
        Math.abs(lost[n]! - before.lost[n]!) <= CHANCE_TOLERANCE,
    )
    if (settled) return tail
  }
}

/** Where a bank is not allowed; entry 0 unused. */
const forcedDice = (model: TurnModel): boolean[] =>
  model.bankable.map((bankable, n) => n > 0 && !bankable)

/** `lost` of every tail of a model: the least chance to farkle before the next bank. */
export function tailLost(model: TurnModel): Float64Array {
  if (isEveryBankable(model)) return new Float64Array(model.nodes.length + 1)
  return improved(model, forcedDice(model)).lost
}

/** Nodes that are rolled in the tail whatever the policy: no bank, or nothing to lose. */
export function tailRolls(model: TurnModel): boolean[] {
  const safe = model.byDice.map((dice) => isSafe(dice))
  if (isEveryBankable(model)) return safe
  const forced = forcedDice(model)
  const { rollLost } = improved(model, forced)
  return forced.map((must, n) => must || (safe[n]! && rollLost[n]! <= CHANCE_TOLERANCE))
}

/**
 * The tail of a turn under the best choices, by policy iteration over the nodes that are rolled
 * (eq. 6-7; for Zilch `gain[6]` is E_BIG6). The model must not be endless.
 */
export function bestTail(model: TurnModel): Tail {
  return improved(model, tailRolls(model))
}

/**
 * The least turn total, in steps of the grid, from which the tail holds, if a farkle costs `penalty`
 * points besides the turn. It is the first s at which banking is right wherever the tail banks: the
 * gain of rolling there, E(s, n) = rollGain[n] - rollLost[n] (s + penalty) once all larger totals are
 * played so, is below 0. And from it on no roll is better used by an option that loses the turn more
 * often than the one taken.
 */
export function tailStart(model: TurnModel, tail: Tail, penalty: Points): number {
  const { rolls, lost, gain, rollLost, rollGain } = tail
  let steps = 0
  const from = (total: Points): void => {
    steps = Math.max(steps, Math.floor(total / model.grid) + 1)
  }
  for (const n of model.nodes) {
    const risk = rollLost[n]!
    if (!rolls[n] && risk > 0) from(rollGain[n]! / risk - penalty)
  }
  if (isEveryBankable(model)) return steps
  for (const n of model.nodes) {
    const dice = model.byDice[n]!
    for (let g = 0; g < dice.groupCount; g++) {
      const pointsOf = (o: number): Points => {
        const left = dice.optionLeft[o]!
        return dice.optionSteps[o]! * model.grid * (1 - lost[left]!) + gain[left]!
      }
      const chosen = bestOption(model, lost, gain, dice, g)
      for (let o = dice.optionStart[g]!; o < dice.optionStart[g + 1]!; o++) {
        const more = lost[dice.optionLeft[o]!]! - lost[dice.optionLeft[chosen]!]!
        if (more > CHANCE_TOLERANCE) from((pointsOf(o) - pointsOf(chosen)) / more - penalty)
      }
    }
  }
  return steps
}
