import type { Progress } from '../match/match-order.ts'
import { Match } from '../match/match-solver.ts'
import { bestLastChance, optimalPlayer } from '../match/optimal-player.ts'
import type { MatchContext } from '../match/player.ts'
import { Visits } from '../match/visits.ts'

export const VISIT_MAP_VERSION = 1

/** Expected visits per game of two optimal players, by stateIndex, whoever is to move. */
export function visitsPerGame(context: MatchContext, progress?: Progress): Float32Array {
  const player = optimalPlayer(context, bestLastChance(context))
  const [first, second] = new Visits(new Match(context.game, player, player), progress).counts
  return Float32Array.from(first, (count, at) => count + second[at]!)
}
