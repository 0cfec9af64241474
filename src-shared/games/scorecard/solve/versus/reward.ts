import type { Points, Probability } from '../../../../base/units.ts'
import type { Sweep } from '../target/target-rows.ts'

/** Probabilities of consecutive final scores: chances[i] belongs to first + i. */
export interface FinalScores {
  readonly first: Points
  readonly chances: ArrayLike<Probability>
}

/** Probability of higher scores that a limit leaves out. */
const ABOVE = 1e-12

/** Lowest score that a player of these final scores reaches or exceeds with at most ABOVE. */
export function limitOf({ first, chances }: FinalScores): Points {
  let above = 0
  let i = chances.length
  while (i > 0 && above + chances[i - 1]! <= ABOVE) above += chances[--i]!
  return first + i
}

/** Probability of each score from 0 to `limit`, at which higher ones count; their sum is 1. */
export function byScore({ first, chances }: FinalScores, limit: Points): Float64Array {
  const scores = new Float64Array(limit + 1)
  let sum = 0
  for (let i = 0; i < chances.length; i++) {
    const chance = chances[i]!
    sum += chance
    scores[Math.min(limit, first + i)]! += chance
  }
  return scores.map((chance) => chance / sum)
}

/** By score: P(opponent's is lower) + P(it is equal) / 2. */
export function winsByScore(scores: Float64Array): Float64Array {
  let below = 0
  return scores.map((chance) => {
    const wins = below + chance / 2
    below += chance
    return wins
  })
}

/** Chance that the first player's score wins, a tie counted half. */
export function winChance(first: Float64Array, wins: Float64Array): Probability {
  return first.reduce((sum, chance, score) => sum + chance * wins[score]!, 0)
}

/** Sweep for the most wins against final scores from 0 to a limit. */
export function versusSweep(scores: Float64Array): Sweep & { readonly reward: Float64Array } {
  const limit = scores.length - 1
  const wins = winsByScore(scores)
  return { limit, reward: Float64Array.from({ length: limit }, (_, i) => wins[limit - 1 - i]!) }
}
