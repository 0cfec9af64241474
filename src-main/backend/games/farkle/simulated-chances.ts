import { LRUCache } from 'lru-cache'
import type { Probability } from '#shared/base/units.ts'
import type { PointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { isPointsTable, PointsTable } from '#shared/games/farkle/drill/points-table.ts'
import { sharedWin, type WrittenStanding } from '#shared/games/farkle/drill/written-play.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { cachedByRules } from '../../cached-by-rules.ts'
import { inSlices } from '../../solve/in-slices.ts'

/** Standings of some games, so that each new turn costs one simulation. */
const MAX_STANDINGS = 2_000

/** Chances to win of written games in which all play for points; null for rules without them. */
export function simulatedChances(pointsOf: (rules: RuleSet) => Promise<PointsPlay>) {
  const tableOf = cachedByRules(
    ruleHash,
    async (rules: RuleSet) => new PointsTable(rules, await pointsOf(rules)),
  )
  const cache = new LRUCache<string, Probability[]>({ max: MAX_STANDINGS })

  return async (
    rules: RuleSet,
    standings: readonly WrittenStanding[],
  ): Promise<Probability[][] | null> => {
    if (!isPointsTable(rules)) return null
    const pointsTable = await tableOf(rules)
    const chances: Probability[][] = []
    for (const { table, winners } of standings) {
      const key = `${ruleHash(rules)} ${JSON.stringify(table)}`
      const known = winners.length > 0 ? sharedWin(winners, table.scores.length) : cache.get(key)
      const found =
        known ?? (await inSlices(pointsTable.chances(table), new AbortController().signal))
      if (!known) cache.set(key, found)
      chances.push(found)
    }
    return chances
  }
}
