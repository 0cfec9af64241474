import { LRUCache } from 'lru-cache'
import type { Probability } from '#shared/base/units.ts'
import { pointsSoFar, scorecardOf } from '#shared/games/scorecard/analysis/paper-card.ts'
import { PointsScores, winShares } from '#shared/games/scorecard/analysis/points-scores.ts'
import type { ScoreChances } from '#shared/games/scorecard/analysis/score-chances.ts'
import { writtenStandings } from '#shared/games/scorecard/drill/written-play.ts'
import type { ScorecardTableData } from '#shared/games/scorecard/requests/table.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import { stateIndex } from '#shared/games/scorecard/solve/states.ts'
import { UNKNOWN_LEAD, type LeadChances } from '#shared/study/written-game.ts'
import { inSlices } from '../../solve/in-slices.ts'
import type { CardSolves } from './solve/card-solves.ts'

export type WrittenChances = ReturnType<typeof writtenChances>

/** Cards of some games, so that each new entry costs one of them. */
const MAX_CARDS = 500

/**
 * Chances to win of written cards if all play for points. Unknown where the card is not solved, or
 * for one player.
 */
export function writtenChances(solves: Pick<CardSolves, 'known'>) {
  const scoresOf = new WeakMap<Float64Array, PointsScores>()
  const cache = new LRUCache<string, ScoreChances>({ max: MAX_CARDS })

  return async (game: ScorecardTableData): Promise<LeadChances> => {
    const { rules, players, written } = game
    const solved = written && players.length > 1 ? await solves.known(rules) : undefined
    if (!solved) return UNKNOWN_LEAD
    const { states, table } = solved
    const scores = scoresOf.get(table) ?? new PointsScores(states, table)
    scoresOf.set(table, scores)
    const toCome = async (state: number): Promise<ScoreChances> => {
      const key = `${ruleHash(rules)} ${state}`
      const known = cache.get(key)
      const found = known ?? (await inSlices(scores.of(state), new AbortController().signal))
      if (!known) cache.set(key, found)
      return found
    }
    const chances: Probability[][] = []
    for (const cards of writtenStandings(game)) {
      const finals: ScoreChances[] = []
      for (const card of cards) {
        const rest = await toCome(stateIndex(states, scorecardOf(rules, card)))
        finals.push({ ...rest, first: rest.first + pointsSoFar(rules, card) })
      }
      chances.push(winShares(finals))
    }
    return { chances, simulated: true }
  }
}
