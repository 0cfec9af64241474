import { asProbability, type Probability } from '../../../../base/units.ts'
import { stateIndex } from '../win/win-states.ts'
import type { Match } from './match-solver.ts'

/** A tie in a last turn counts half. */
interface MatchChances {
  readonly asFirst: Probability
  readonly asSecond: Probability
  readonly average: Probability
}

export interface MatchResult {
  readonly first: MatchChances
  readonly second: MatchChances
  readonly residual: Probability
}

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
