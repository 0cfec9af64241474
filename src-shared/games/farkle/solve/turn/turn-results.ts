import type { Points, Probability, Distribution } from '../../../../base/units.ts'
import type { TurnModel } from './turn-model.ts'
import type { TurnPolicy } from './turn-policy.ts'

export interface TurnResults {
  readonly grid: Points
  /** Probability of banking row i, the turn total i * grid. */
  readonly banked: Float64Array
  readonly farkleProbability: Probability
}

/** Turns still rolled with a smaller probability are dropped. */
const GONE = 1e-18

/** Exact end of a turn under a policy, propagated row by row. The model must not be endless. */
export function turnResults(model: TurnModel, policy: TurnPolicy): TurnResults {
  const { grid, largestSteps, start, nodes } = model
  const width = nodes.length
  // Rolls never pass more than `span` rows: a ring buffer of rows.
  const span = largestSteps + 1
  const waiting = new Float64Array(span * width)
  const banked: number[] = []
  let farkleProbability = 0

  const rollAt = (row: number, n: number, chance: Probability): void => {
    const dice = model.byDice[n]!
    const known = Math.min(row, policy.rows)
    farkleProbability += chance * dice.farkleProbability
    for (let g = 0; g < dice.groupCount; g++) {
      const option = policy.option(dice, g, known)
      const next = dice.optionLeft[option]!
      const at = row + dice.optionSteps[option]!
      const part = chance * dice.probability[g]!
      if (policy.banks(next, Math.min(at, policy.rows))) banked[at] = (banked[at] ?? 0) + part
      else waiting[(at % span) * width + next - 1]! += part
    }
  }

  waiting[start - 1] = 1
  for (let row = 0, left = 1; left > GONE; row++) {
    for (const n of nodes) {
      const cell = (row % span) * width + n - 1
      const chance = waiting[cell]!
      waiting[cell] = 0
      if (chance > 0) rollAt(row, n, chance)
    }
    if (row % span === 0) left = waiting.reduce((sum, chance) => sum + chance, 0)
  }
  return { grid, banked: Float64Array.from(banked, (chance = 0) => chance), farkleProbability }
}

/** Points banked by a turn; a farkle counts 0, without penalty. */
export function resultPoints({ grid, banked, farkleProbability }: TurnResults): Distribution {
  const values = [0]
  const probabilities = [farkleProbability]
  banked.forEach((chance, row) => {
    if (chance === 0) return
    values.push(row * grid)
    probabilities.push(chance)
  })
  return { values, probabilities }
}
