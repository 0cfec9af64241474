import { asProbability, type Probability } from '../../../../base/units.ts'
import { stateIndex } from '../win/win-states.ts'
import type { WinGame } from '../win/win-game.ts'
import type { Match } from './match-solver.ts'
import type { SolvedGame } from './turn-guide.ts'

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

/** States in which the first and the second of two players begin. */
export function startsOf(game: WinGame): readonly [number, number] {
  return [stateIndex(game, 0, 0), stateIndex(game, 0, 0, 0, 0, game.opponent !== null)]
}

/**
 * Win probability of the best play minus that of a policy which wins `average` against it, both of
 * your side; counted twice, since each game lost by one player is won by the other.
 */
export function behindBest(
  { game, values }: Pick<SolvedGame, 'game' | 'values'>,
  average: Probability,
): Probability {
  const [start, theirStart] = startsOf(game)
  const best = game.opponent ? (values[start]! + 1 - values[theirStart]!) / 2 : 0.5
  return 2 * (best - average)
}

export function chancesOf(match: Match): Omit<MatchResult, 'residual'> {
  const [start, theirStart] = startsOf(match.game)
  const first = match.values[0][start]!
  const second = match.values[1][theirStart]!
  return { first: chances(first, 1 - second), second: chances(second, 1 - first) }
}

function chances(first: number, second: number): MatchChances {
  const [asFirst, asSecond] = [asProbability(first), asProbability(second)]
  return { asFirst, asSecond, average: (asFirst + asSecond) / 2 }
}
