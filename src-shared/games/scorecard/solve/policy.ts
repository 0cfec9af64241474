import { latticeOf, type DiceLattice } from './lattice.ts'
import type { TurnOutcomes } from './turn-outcomes.ts'

/** Value of TurnPolicy.atOnce for a roll with which the turn goes on. */
export const GO_ON = -1

/** Play within a turn, for one state at a time. */
export interface TurnPolicy {
  readonly outcomes: TurnOutcomes
  /** By roll: outcome chosen with no reroll left. */
  readonly chosen: Uint16Array
  /** By rerolls left, from 1, then by roll: number of the keep. The inner arrays may be longer. */
  readonly bestKeeps: readonly Uint16Array[]
  /** By roll: outcome that ends the turn in its first roll, for its points; null if there are none. */
  readonly atOnce: Int32Array | null
  /** Selects a state by stateIndex; the card must not be full. */
  look(state: number): void
}

/** Moves the probability of keeps with fewer than all dice to rolls, one die at a time. */
export function rollTheRest({ rolls, keeps, oneMore }: DiceLattice, mass: Float64Array): void {
  const { length } = rolls
  for (let keep = keeps.length - 1; keep >= length; keep--) {
    const share = mass[keep]! / 6
    if (share === 0) continue
    const first = (keep - length) * 6
    for (let i = first; i < first + 6; i++) mass[oneMore[i]!]! += share
    mass[keep] = 0
  }
}

function keepAll(best: Uint16Array, rolls: number, mass: Float64Array): void {
  for (let roll = 0; roll < rolls; roll++) {
    const keep = best[roll]!
    if (keep === roll) continue
    mass[keep]! += mass[roll]!
    mass[roll] = 0
  }
}

/** Distribution of the end of a turn; returned arrays are valid until the next call. */
export class TurnChances {
  readonly #lattice: DiceLattice
  readonly #mass: Float64Array
  /** By roll: probability that the turn ends with it in its first roll, for its points. */
  readonly atOnce: Float64Array

  constructor(dice: number) {
    this.#lattice = latticeOf(dice)
    this.#mass = new Float64Array(this.#lattice.keeps.length)
    this.atOnce = new Float64Array(this.#lattice.rolls.length)
  }

  /** By roll: probability of each final roll, without those in `atOnce`. */
  ofTurn(policy: Pick<TurnPolicy, 'bestKeeps' | 'atOnce'>): Float64Array {
    const mass = this.#mass
    mass.set(this.#lattice.chances)
    this.atOnce.fill(0)
    for (let roll = 0; policy.atOnce && roll < policy.atOnce.length; roll++) {
      if (policy.atOnce[roll] === GO_ON) continue
      this.atOnce[roll] = mass[roll]!
      mass[roll] = 0
    }
    return this.#playToEnd(policy, policy.bestKeeps.length - 1)
  }

  /** After a keep (by number), with `rerollsThen` rerolls left after the next roll. */
  ofKeep(policy: TurnPolicy, keep: number, rerollsThen: number): Float64Array {
    const mass = this.#mass
    mass.fill(0)
    this.atOnce.fill(0)
    mass[keep] = 1
    rollTheRest(this.#lattice, mass)
    return this.#playToEnd(policy, rerollsThen)
  }

  /** With a roll scored in the first roll of the turn. */
  ofFirst(roll: number): Float64Array {
    this.#mass.fill(0)
    this.atOnce.fill(0)
    this.atOnce[roll] = 1
    return this.#mass.subarray(0, this.atOnce.length)
  }

  #playToEnd({ bestKeeps }: Pick<TurnPolicy, 'bestKeeps'>, rerolls: number): Float64Array {
    const mass = this.#mass
    const { length } = this.atOnce
    for (let left = rerolls; left > 0; left--) {
      keepAll(bestKeeps[left]!, length, mass)
      rollTheRest(this.#lattice, mass)
    }
    return mass.subarray(0, length)
  }
}
