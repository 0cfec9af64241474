import type { DiceCount, Points } from '../../../../base/units.ts'
import type { DiceModel, TurnModel } from './turn-model.ts'

/**
 * Value of a turn once its total is so large that it is only ever banked or, where the next roll
 * cannot farkle, rolled (eq. 4-8 of the Zilch article, for any rule set).
 */
export interface Tail {
  /** Whether n dice can never farkle, by number of dice; entry 0 unused. */
  readonly safe: readonly boolean[]
  /** Further points expected with n dice to roll: eq. 6's fixed point if safe, else 0 (bank). */
  readonly gain: Float64Array
  /** Points expected from one roll of n dice that does not farkle, times its chance, then the tail. */
  readonly rollGain: Float64Array
}

/** Picks one of a group's options in the tail; the default takes the most points in the end. */
export type TailChoice = (dice: DiceModel, group: number) => number

/** The smallest improvement, in points, that counts as better and not as rounding. */
export const POINT_TOLERANCE = 1e-10

const isSafe = (model: DiceModel): boolean => model.groupCount > 0 && model.farkleProbability === 0

/**
 * Numbers of dice from which a player could roll for ever without a farkle, whatever falls; empty
 * for every game that ends. The largest set of safe numbers each of whose rolls has an option that
 * stays inside the set.
 */
export function endlessDice(model: TurnModel): DiceCount[] {
  let inside = model.counts.filter((n) => isSafe(model.byDice[n]!))
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

/** The option with the most points in the end, given each number of dice's further gain. */
function bestOption(model: TurnModel, gain: Float64Array, dice: DiceModel, group: number): number {
  let best = -1
  let most = -Infinity
  for (let o = dice.optionStart[group]!; o < dice.optionStart[group + 1]!; o++) {
    const next = dice.optionLeft[o]!
    const value = dice.optionSteps[o]! * model.grid + gain[next]!
    if (value > most + POINT_TOLERANCE) {
      best = o
      most = value
    }
  }
  return best
}

/** Solves (I - P) c = r by elimination with pivoting; one unknown for each number of dice at most. */
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

/** Further points in the tail under fixed choices: always roll where safe, always bank elsewhere. */
function gainUnder(model: TurnModel, choose: TailChoice): Float64Array {
  const safe = model.counts.filter((n) => isSafe(model.byDice[n]!))
  const matrix = safe.map((n) => safe.map((m) => (n === m ? 1 : 0)))
  const right = safe.map(() => 0)
  safe.forEach((n, row) => {
    const dice = model.byDice[n]!
    for (let g = 0; g < dice.groupCount; g++) {
      const option = choose(dice, g)
      const column = safe.indexOf(dice.optionLeft[option]!)
      right[row]! += dice.probability[g]! * dice.optionSteps[option]! * model.grid
      if (column >= 0) matrix[row]![column]! -= dice.probability[g]!
    }
  })
  const gain = new Float64Array(model.allDice + 1)
  solveLinear(matrix, right).forEach((value, i) => (gain[safe[i]!] = value))
  return gain
}

/** The tail of a turn under fixed choices; the model must not be endless. */
export function tailUnder(model: TurnModel, choose: TailChoice): Tail {
  const gain = gainUnder(model, choose)
  const rollGain = new Float64Array(model.allDice + 1)
  for (const n of model.counts) {
    const dice = model.byDice[n]!
    for (let g = 0; g < dice.groupCount; g++) {
      const option = choose(dice, g)
      const next = dice.optionLeft[option]!
      rollGain[n]! += dice.probability[g]! * (dice.optionSteps[option]! * model.grid + gain[next]!)
    }
  }
  return { safe: model.byDice.map((dice) => isSafe(dice)), gain, rollGain }
}

/**
 * The tail of a turn under the best choices, by policy iteration over the safe numbers of dice
 * (eq. 6-7; for Zilch `gain[6]` is E_BIG6). The model must not be endless.
 */
export function bestTail(model: TurnModel): Tail {
  let gain: Float64Array = new Float64Array(model.allDice + 1)
  for (;;) {
    const before = gain
    const tail = tailUnder(model, (dice, group) => bestOption(model, before, dice, group))
    gain = tail.gain
    if (gain.every((value, n) => Math.abs(value - before[n]!) <= POINT_TOLERANCE)) return tail
  }
}

/**
 * The least turn total, in steps of the grid, from which banking is right with every number of dice
 * that can farkle, if a farkle costs `penalty` points besides the turn: the first s with E(s, n) < 0
 * for all such n, where E(s, n) = rollGain[n] - p_n (s + penalty) once all larger totals are banked.
 */
export function tailStart(model: TurnModel, tail: Tail, penalty: Points): number {
  let steps = 0
  for (const n of model.counts) {
    const risk = model.byDice[n]!.farkleProbability
    if (risk === 0) continue
    const even = (tail.rollGain[n]! / risk - penalty) / model.grid
    steps = Math.max(steps, Math.floor(even) + 1)
  }
  return steps
}
