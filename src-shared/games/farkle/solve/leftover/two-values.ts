/** Two values that move less than this are equal but for rounding. */
const STILL = 1e-14

/** Rounds after which a pair is only iterated, which takes off a part of what is wrong each time. */
const FAST_ROUNDS = 40

/** Far more than an iteration needs. */
const MAX_ROUNDS = 500

/** A value of either player. */
export type Two = readonly [number, number]

/**
 * The next two values to try for a pair, by Broyden's method: what the last steps did to the errors
 * tells how far to go. The equations consist of few linear pieces, so a handful of steps ends.
 */
class TwoValues {
  /** The inverse of how the errors move with the values; at first an error moves against its own. */
  #inverse: [number, number, number, number] = [-1, 0, 0, -1]
  #step: Two = [0, 0]
  #errors: Two | null = null

  next([x, y]: Two, errors: Two, round: number): Two {
    if (this.#errors && round < FAST_ROUNDS) this.#learn(errors, this.#errors)
    else this.#inverse = [-1, 0, 0, -1]
    const [a, b, c, d] = this.#inverse
    const to = (value: number, step: number): number => Math.min(1, Math.max(0, value + step))
    const next: Two = [
      to(x, -(a * errors[0] + b * errors[1])),
      to(y, -(c * errors[0] + d * errors[1])),
    ]
    this.#step = [next[0] - x, next[1] - y]
    this.#errors = errors
    return next
  }

  #learn(errors: Two, before: Two): void {
    const [s, t] = this.#step
    const [a, b, c, d] = this.#inverse
    const [u, v] = [errors[0] - before[0], errors[1] - before[1]]
    const [p, q] = [a * u + b * v, c * u + d * v]
    const scale = s * p + t * q
    if (Math.abs(scale) < 1e-3 * (s * s + t * t) || scale === 0) {
      this.#inverse = [-1, 0, 0, -1]
      return
    }
    const [left, right] = [(s * a + t * c) / scale, (s * b + t * d) / scale]
    this.#inverse = [
      ...([a + (s - p) * left, b + (s - p) * right] as const),
      ...([c + (t - q) * left, d + (t - q) * right] as const),
    ]
  }
}

/**
 * Two values that come out of themselves: `made` tells what either comes to if they are x and y. Told
 * with how far they still move.
 */
export function solveTwo(
  guess: Two,
  made: (x: number, y: number) => Two,
): { readonly values: Two; readonly wrong: number } {
  const steps = new TwoValues()
  let values = guess
  for (let round = 1; ; round++) {
    const [x, y] = made(values[0], values[1])
    const errors = [x - values[0], y - values[1]] as const
    const wrong = Math.max(Math.abs(errors[0]), Math.abs(errors[1]))
    if (wrong <= STILL || round === MAX_ROUNDS) return { values, wrong }
    values = steps.next(values, errors, round)
  }
}
