import { slowEndless, slowRoll, type SlowOdds } from './slow-odds.ts'

/**
 * The last turn of a game with a final turn: the other player has reached the goal, and one more turn
 * must make more points than are missing. Only `missing`, the points that would tie, and the minimum
 * to bank matter.
 */
export class SlowLastTurn {
  readonly #odds: readonly SlowOdds[]
  readonly #mustRoll: (dice: number) => boolean
  /** The chance of n dice where every bank wins. */
  readonly #reached: readonly number[]
  readonly #known = new Map<string, number>()
  readonly #horizons = new Map<number, number>()
  /** The chance where no number of points is enough: six of a kind may still win the game. */
  readonly hopeless: number

  constructor(odds: readonly SlowOdds[], mustRoll: (dice: number) => boolean = () => false) {
    this.#odds = odds
    this.#mustRoll = mustRoll
    this.#reached = slowEndless(odds, 1, 0, undefined, mustRoll)
    this.hopeless = slowEndless(odds, 0, 0).at(-1)!
  }

  /** The chance of a player who ties with `missing` points and may bank from `minimum` on. */
  chance(missing: number, minimum: number): number {
    return this.#rolling(this.#odds.length - 1, missing, minimum)
  }

  /**
   * So many points missing that more of them change the chance by no more than 1e-16. More points
   * are never easier to make, so all larger numbers lie between this one's chance and `hopeless`.
   */
  horizon(minimum: number, step: number): number {
    const known = this.#horizons.get(minimum)
    if (known !== undefined) return known
    let missing = step
    while (this.chance(missing, minimum) - this.hopeless > 1e-16) missing += step
    this.#horizons.set(minimum, missing)
    return missing
  }

  /** Rolling n dice with so much missing for a tie and for the minimum. */
  #rolling(n: number, missing: number, toMinimum: number): number {
    const key = `${n} ${missing} ${toMinimum}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const value = slowRoll(this.#odds[n]!, 0, (dice, points) =>
      // All that lies beyond a tie is alike, and so is all that lies beyond the minimum.
      this.#choosing(dice, Math.max(-1, missing - points), Math.max(0, toMinimum - points)),
    )
    this.#known.set(key, value)
    return value
  }

  #choosing(n: number, missing: number, toMinimum: number): number {
    if (missing < 0 && toMinimum <= 0) return this.#reached[n]!
    if (toMinimum > 0 || missing > 0 || this.#mustRoll(n)) {
      return this.#rolling(n, missing, toMinimum)
    }
    return Math.max(0.5, this.#rolling(n, missing, toMinimum))
  }
}
