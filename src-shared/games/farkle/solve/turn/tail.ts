import type { Points, Probability } from '../../../../base/units.ts'
import { isEveryBankable } from './banking.ts'
import type { DiceModel, TurnModel, TurnNode } from './turn-model.ts'

/**
 * Value of a turn at totals so large that keeping them comes first (eq. 4-8 of the Zilch article,
 * for any rule set): bank, unless it is not allowed or the next rolls cannot lose.
 *
 * There V(s, n) = (1 - lost_n) s + gain_n, less farkle costs. Proof: let lost_n be the least
 * probability of a farkle before the next bank, 0 where a bank is allowed, and let a policy
 * minimise it first and maximise points second. Its value is such a line. Two choices whose `lost`
 * differs by d > 0 differ in value by d s plus a constant, so from some s on the safer one is
 * better; with equal `lost` the difference is the same at every s. From the largest of these s on
 * (tailStart) the lines satisfy the optimality equation, and turn totals never fall. They are the
 * values because no play lasts for ever (endlessDice): the probability of k more rolls falls
 * geometrically in k, points grow at most linearly.
 */
export interface Tail {
  /** By node, whether to roll at any large total; entry 0 unused. */
  readonly rolls: readonly boolean[]
  /** Probability of losing the turn at node n; 0 where it is banked. */
  readonly lost: Float64Array
  /** Expected further points at node n: fixed point of eq. 6 if rolled, else 0. */
  readonly gain: Float64Array
  /** `lost` and `gain` after rolling at node n. */
  readonly rollLost: Float64Array
  readonly rollGain: Float64Array
}

type TailChoice = (dice: DiceModel, group: number) => number

/** Smaller improvements in points are rounding. */
export const POINT_TOLERANCE = 1e-10

/** Smaller differences of farkle probabilities are rounding. */
const CHANCE_TOLERANCE = 1e-14

const isSafe = (model: DiceModel): boolean => model.groupCount > 0 && model.farkleProbability === 0

/**
 * Nodes from which a player could roll for ever without a farkle; empty for every game that ends.
 * The largest set of safe nodes whose rolls all have an option that stays in the set.
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

/** The option with the least risk of losing the turn, of equals the one with most points. */
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

/** Solves (I - P) c = r by Gauss-Jordan elimination with pivoting, one unknown per node. */
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

/** Expected sum of `start` and `worth` over all rolls from a node on; 0 where not rolled. */
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

/** The tail of a turn under fixed choices; the model must not be endless. */
export function tailUnder(model: TurnModel, rolls: readonly boolean[], choose: TailChoice): Tail {
  const lost = summedUp(
    model,
    rolls,
    choose,
    (dice) => dice.farkleProbability,
    () => 0,
  )
  const gain = summedUp(
    model,
    rolls,
    choose,
    () => 0,
    ({ probability, optionSteps, optionLeft }, g, o) =>
      probability[g]! * optionSteps[o]! * model.grid * (1 - lost[optionLeft[o]!]!),
  )
  const rollLost = Float64Array.from(model.byDice, ({ farkleProbability }) => farkleProbability)
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
  return { rolls, lost, gain, rollLost, rollGain }
}

/** Policy iteration over tails; `rolls` says which nodes are rolled. */
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

const forcedDice = (model: TurnModel): boolean[] =>
  model.bankable.map((bankable, n) => n > 0 && !bankable)

/** `lost` of every tail: the least probability of a farkle before the next bank. */
export function tailLost(model: TurnModel): Float64Array {
  if (isEveryBankable(model)) return new Float64Array(model.nodes.length + 1)
  return improved(model, forcedDice(model)).lost
}

/** Nodes rolled in every tail: no bank allowed, or nothing to lose. */
export function tailRolls(model: TurnModel): boolean[] {
  const safe = model.byDice.map((dice) => isSafe(dice))
  if (isEveryBankable(model)) return safe
  const forced = forcedDice(model)
  const { rollLost } = improved(model, forced)
  return forced.map((must, n) => must || (safe[n]! && rollLost[n]! <= CHANCE_TOLERANCE))
}

/** The tail under best choices (eq. 6-7; for Zilch `gain[6]` is E_BIG6). */
export function bestTail(model: TurnModel): Tail {
  return improved(model, tailRolls(model))
}

/**
 * Least turn total, in grid steps, from which the tail holds if a farkle costs `penalty` points
 * besides the turn: banking is right wherever the tail banks, as rolling gains E(s, n) =
 * rollGain[n] - rollLost[n] (s + penalty) < 0 there, and no option with a higher risk is better.
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
