import { asProbability, type Probability } from '../../../../base/units.ts'
import { stateIndex } from '../win/win-states.ts'
import type { Match } from './match-solver.ts'

/** How often a policy wins against another one; a tie in a last turn counts half. */
export interface MatchChances {
  /** Moving first. */
  readonly asFirst: Probability
  /** Moving second. */
  readonly asSecond: Probability
  /** If the first player is chosen at random. */
  readonly average: Probability
}

/** Two policies against each other. */
export interface MatchResult {
  readonly first: MatchChances
  readonly second: MatchChances
  /** The largest difference between a value and its equation over all states of both. */
  readonly residual: Probability
}

/** The chances of both players of a solved match, from the start of a game. */
export function chancesOf(match: Match): Omit<MatchResult, 'residual'> {
  const start = stateIndex(match.game, 0, 0)
  const first = match.values[0][start]!
  const second = match.values[1][start]!
  return { first: chances(first, 1 - second), second: chances(second, 1 - first) }
}

function chances(first: number, second: number): MatchChances {
  const [asFirst, asSecond] = [asProbability(first), asProbability(second)]
  return { asFirst, asSecond, average: (asFirst + asSecond) / 2 }
}
