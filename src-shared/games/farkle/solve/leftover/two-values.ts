const STILL = 1e-14

/** Rounds of Broyden's method; then plain iteration, which shrinks the error in each round. */
const FAST_ROUNDS = 40

const MAX_ROUNDS = 500

export type Two = readonly [number, number]

class TwoValues {
  /** Inverse Jacobian of the errors; initially that of independent errors with slope -1. */
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
      a + (s - p) * left,
      b + (s - p) * right,
      c + (t - q) * left,
      d + (t - q) * right,
    ]
  }
}

/** Solves (x, y) = made(x, y), piecewise linear, by Broyden's method; `wrong` is the error left. */
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
