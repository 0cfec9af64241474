import { KEEP_COUNT, NOTHING_KEPT, ONE_MORE, ROLL_CHANCES, ROLL_COUNT } from './keeps.ts'
import type { TurnOutcomes } from './turn-outcomes.ts'

// Local copies for speed: an imported binding may be looked up on each use.
const COUNT = ROLL_COUNT
const MORE = ONE_MORE

/** Policy within a turn, for one state at a time. */
export interface TurnPlay {
  readonly outcomes: TurnOutcomes
  /** By roll: outcome chosen with no reroll left. */
  readonly chosen: Uint16Array
  /** By rerolls left, from 1, then by roll: number of the keep. The inner arrays may be longer. */
  readonly bestKeeps: readonly Uint16Array[]
  look(state: number): void
}

/** Moves the probability of keeps with fewer than five dice to rolls, one die at a time. */
export function rollTheRest(mass: Float64Array): void {
  for (let keep = NOTHING_KEPT; keep >= COUNT; keep--) {
    const share = mass[keep]! / 6
    if (share === 0) continue
    const first = (keep - COUNT) * 6
    for (let i = first; i < first + 6; i++) mass[MORE[i]!]! += share
    mass[keep] = 0
  }
}

function keepAll(best: Uint16Array, mass: Float64Array): void {
  for (let roll = 0; roll < COUNT; roll++) {
    const keep = best[roll]!
    if (keep === roll) continue
    mass[keep]! += mass[roll]!
    mass[roll] = 0
  }
}

function playToEnd(
  { bestKeeps }: Pick<TurnPlay, 'bestKeeps'>,
  rerolls: number,
  mass: Float64Array,
): void {
  for (let left = rerolls; left > 0; left--) {
    keepAll(bestKeeps[left]!, mass)
    rollTheRest(mass)
  }
}

/** Distribution of the final roll of a turn; returned arrays are valid until the next call. */
export class TurnChances {
  readonly #mass = new Float64Array(KEEP_COUNT)

  ofTurn(play: Pick<TurnPlay, 'bestKeeps'>): Float64Array {
    const mass = this.#mass
    mass.set(ROLL_CHANCES)
    playToEnd(play, play.bestKeeps.length - 1, mass)
    return mass.subarray(0, ROLL_COUNT)
  }

  /** After a keep (by number), with `rerollsThen` rerolls left after the next roll. */
  ofKeep(play: TurnPlay, keep: number, rerollsThen: number): Float64Array {
    const mass = this.#mass
    mass.fill(0)
    mass[keep] = 1
    rollTheRest(mass)
    playToEnd(play, rerollsThen, mass)
    return mass.subarray(0, ROLL_COUNT)
  }
}
