import type { TurnModel } from '../turn/turn-model.ts'

/** Smaller probabilities do not change a result. */
const NEGLIGIBLE = 1e-18

const GROWTHS = Array.from({ length: 60 }, (_, i) => 1.0005 * 1.0007 ** (i * i * 0.2))

/** Beyond this, or unsettled after so many steps, the mean is taken to be infinite. */
const ENDLESS = 1e9
const MAX_STEPS = 5_000

/**
 * Largest mean of growth^rows over one turn under any play, a turn without score counting 1; null
 * if unbounded. Per node, mean * growth^-row does not depend on the row: a fixed point, reached
 * from below.
 */
function largestMean({ nodes, start, byDice }: TurnModel, growth: number): number | null {
  let values = new Float64Array(nodes.length + 1).fill(1)
  let rolled = 0
  for (let change = 1, step = 0; change > 1e-9; step++) {
    const next = values.slice()
    change = 0
    for (const n of nodes) {
      const { groupCount, probability, optionStart, optionLeft, optionSteps } = byDice[n]!
      let sum = 0
      for (let g = 0; g < groupCount; g++) {
        let best = 0
        for (let o = optionStart[g]!; o < optionStart[g + 1]!; o++) {
          best = Math.max(best, growth ** optionSteps[o]! * values[optionLeft[o]!]!)
        }
        sum += probability[g]! * best
      }
      if (n === start) rolled = sum
      next[n] = Math.max(1, sum)
      change = Math.max(change, next[n] - values[n]!)
    }
    if (rolled > ENDLESS || step > MAX_STEPS) return null
    values = next
  }
  return rolled + 1
}

/** Bound on the rows that this many turns make together, up to NEGLIGIBLE probability. */
export type RowsWithin = (turns: number) => number

/**
 * Bounds by Markov's inequality: under any play the mean of growth^rows is at most M^turns, so
 * `rows` or more have probability at most M^turns / growth^rows. Takes the smallest bound over
 * GROWTHS. The model must not be endless.
 */
export function rowsWithin(model: TurnModel): RowsWithin {
  const known: { readonly mean: number; readonly growth: number }[] = []
  for (const growth of GROWTHS) {
    const mean = largestMean(model, growth)
    if (mean === null) break
    known.push({ mean: Math.log(mean), growth: Math.log(growth) })
  }
  return (turns) =>
    turns === 0
      ? 0
      : known.reduce(
          (least, { mean, growth }) =>
            Math.min(least, Math.ceil((turns * mean - Math.log(NEGLIGIBLE)) / growth)),
          Infinity,
        )
}
