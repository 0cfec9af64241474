import type { TurnModel } from '../turn/turn-model.ts'

/** What is less likely than this changes no result. */
const NEGLIGIBLE = 1e-18

/** The growth per row that bounds are looked for with, from nearly none. */
const GROWTHS = Array.from({ length: 60 }, (_, i) => 1.0005 * 1.0007 ** (i * i * 0.2))

/** Values beyond this, or that have not settled after so many steps, are taken to grow without end. */
const ENDLESS = 1e9
const MAX_STEPS = 5_000

/**
 * The most that the mean of growth^rows can be over one turn, whatever the play, where a turn that
 * scores nothing counts 1; null if it has no bound. Per node the mean times growth^-row is
 * the same at every row, so it is a fixed point, reached from below.
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

/** Tells how many rows some turns can make together but for a chance that counts for nothing. */
export type RowsWithin = (turns: number) => number

/**
 * Bounds on what turns can make (Markov's inequality): whatever the play, growth^rows has at most the
 * mean M^turns, so the chance of `rows` or more is at most M^turns / growth^rows. The smallest bound
 * over some growths is taken. The model must not be endless.
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
