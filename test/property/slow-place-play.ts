import { divisor, flatOutcomes, scoredRoll, type FlatOutcomes } from './slow-odds.ts'
import type { PlaceOdds } from './slow-places.ts'

/** A game to the end, or to the last turn of it, within which a bank is worth so much by turn total. */
interface Turn {
  /** What a farkle is worth. */
  readonly farkle: number
  /** Value of a bank, or null where the total is too small; alike from `cap` on. */
  readonly bank: (total: number) => number | null
  readonly cap: number
}

/** The turns of a player, by descending total, over all places that a turn can come to. */
export class SlowPlacePlay {
  /** The greatest common divisor of all points. */
  readonly step: number
  readonly #places: readonly PlaceOdds[]
  /** The place of the first roll. */
  readonly #start: number
  /** The outcomes by place, in rows with an entry for each place, and where all rows are alike. */
  readonly #flat: readonly FlatOutcomes[]
  readonly #alike: readonly FlatOutcomes[]
  /** The rows of the roll with the most points. */
  readonly #longest: number

  constructor(places: ReadonlyMap<string, PlaceOdds>, start: string) {
    this.#places = [...places.values()]
    const index = new Map([...places.keys()].map((key, i) => [key, i]))
    this.#start = index.get(start)!
    const points = this.#places.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ moves }) => moves.map((move) => move.points)),
    )
    this.step = points.reduce(divisor, 0)
    this.#longest = Math.max(...points) / this.step
    const laidOut = (step: number): FlatOutcomes[] =>
      this.#places.map(({ outcomes }) =>
        flatOutcomes(
          outcomes.map(({ chance, moves }) => ({
            chance,
            moves: moves.map(({ to, points }) => ({ dice: index.get(to)! + 1, points })),
          })),
          this.#places.length,
          step,
        ),
      )
    this.#flat = laidOut(this.step)
    this.#alike = laidOut(Infinity)
  }

  /** The value of a whole turn: by descending total, all totals from the cap on alike. */
  play({ farkle, bank, cap }: Turn): number {
    const { step } = this
    const width = this.#places.length
    const last = Math.ceil(cap / step)
    const best = new Float64Array(width * (last + 1 + this.#longest))
    const roll = (flat: readonly FlatOutcomes[], i: number, row: number): number => {
      const { wins, farkles } = this.#places[i]!
      return wins + farkles * farkle + scoredRoll(flat[i]!, best, width * row)
    }
    /** Puts the values of a row in their places; the largest change. */
    const update = (flat: readonly FlatOutcomes[], row: number): number => {
      const banked = bank(row * step)
      let change = 0
      for (let i = 0; i < width; i++) {
        const rolled = roll(flat, i, row)
        const { isBankable } = this.#places[i]!
        const found = banked === null || !isBankable ? rolled : Math.max(banked, rolled)
        change = Math.max(change, Math.abs(found - best[width * row + i]!))
        best[width * row + i] = found
      }
      return change
    }
    while (update(this.#alike, last) > 1e-17);
    for (let row = last + 1; width * row < best.length; row++) {
      best.copyWithin(width * row, width * last, width * (last + 1))
    }
    for (let row = last - 1; row >= 0; row--) update(this.#flat, row)
    return roll(this.#flat, this.#start, 0)
  }
}
