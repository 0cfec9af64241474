import { KEEP_COUNT, NOTHING_KEPT, ONE_MORE, ROLL_CHANCES, ROLL_COUNT } from './keeps.ts'
import type { TurnOutcomes } from './turn-outcomes.ts'

// Of this module for speed: an imported name may be looked up each time.
const COUNT = ROLL_COUNT
const MORE = ONE_MORE

/** How somebody plays a turn, for one state after another. */
export interface TurnPlay {
  readonly outcomes: TurnOutcomes
  /** The outcome chosen for each roll with no reroll left; by roll. */
  readonly chosen: Uint16Array
  /** By rerolls left, from 1: the dice kept of each roll, a number of KEEPS; by roll, or longer. */
  readonly bestKeeps: readonly Uint16Array[]
  /** Turns to a state with a turn to play, by its place in the table (stateIndex). */
  look(state: number): void
}

/** Moves the chances of all keeps of fewer than five dice to the rolls, die by die. */
function rollTheRest(mass: Float64Array): void {
  // Upwards, the empty keep first.
  for (let keep = NOTHING_KEPT; keep >= COUNT; keep--) {
    const share = mass[keep]! / 6
    if (share === 0) continue
    const first = (keep - COUNT) * 6
    for (let i = first; i < first + 6; i++) mass[MORE[i]!]! += share
    mass[keep] = 0
  }
}

/** Moves the chances of rolls to what is kept of them. */
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

/** The chances of the rolls at the end of turns; what it returns is good until the next call. */
export class TurnChances {
  readonly #mass = new Float64Array(KEEP_COUNT)

  /** From the beginning of a turn. */
  ofTurn(play: Pick<TurnPlay, 'bestKeeps'>): Float64Array {
    const mass = this.#mass
    mass.set(ROLL_CHANCES)
    playToEnd(play, play.bestKeeps.length - 1, mass)
    return mass.subarray(0, ROLL_COUNT)
  }

  /** After some dice were kept and the others are rolled, with so many rerolls left after that. */
  ofKeep(play: TurnPlay, keep: number, rerollsThen: number): Float64Array {
    const mass = this.#mass
    mass.fill(0)
    mass[keep] = 1
    rollTheRest(mass)
    playToEnd(play, rerollsThen, mass)
    return mass.subarray(0, ROLL_COUNT)
  }
}
