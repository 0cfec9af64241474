import { LRUCache } from 'lru-cache'
import type { Points, Probability } from '#shared/base/units.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { isPointsTable, PointsTable } from '#shared/games/farkle/drill/points-table.ts'
import {
  chancesByPlayer,
  sharedWin,
  writtenStandings,
  type WrittenStanding,
} from '#shared/games/farkle/drill/written-play.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { hasCardOfThree, hasFurtherState } from '#shared/games/farkle/rules/turn-rules.ts'
import { chancesAt, threeIndex } from '#shared/games/farkle/solve/three/three-states.ts'
import { UNKNOWN_LEAD, type LeadChances } from '#shared/study/written-game.ts'
import { cachedByRules } from '../../cached-by-rules.ts'
import { inSlices } from '../../solve/in-slices.ts'
import type { PositionSolving } from './position-solving.ts'
import type { ThreeSolves } from './three-solves.ts'
import { chanceAt } from './win-handlers.ts'
import type { WinSolving } from './win/win-solves.ts'

/** Standings of some games, so that each new turn costs one simulation. */
const MAX_STANDINGS = 2_000

export type WrittenChances = ReturnType<typeof writtenChances>

/**
 * Chances to win of written games: of two or three where their game is solved, else simulated with
 * all playing for points. Unknown for one player, and for rules that cannot be simulated.
 */
export function writtenChances(
  positions: Pick<PositionSolving, 'pointsOf'>,
  wins: Pick<WinSolving, 'status' | 'solve'>,
  threes: Pick<ThreeSolves, 'status' | 'solve'>,
) {
  const tableOf = cachedByRules(
    ruleHash,
    async (rules: RuleSet) => new PointsTable(rules, await positions.pointsOf(rules)),
  )
  const cache = new LRUCache<string, Probability[]>({ max: MAX_STANDINGS })

  /** Chances of the mover and those that follow, if the game is solved; starts no solve. */
  async function knownChances(
    rules: RuleSet,
    players: number,
  ): Promise<((position: Position) => readonly Probability[]) | null> {
    if (players === 2 && !hasFurtherState(rules)) {
      if ((await wins.status(rules)).state !== 'solved') return null
      const solved = await wins.solve(rules)
      return (position) => {
        const chance = chanceAt(solved, position)
        return [chance, 1 - chance]
      }
    }
    if (players !== 3 || !hasCardOfThree(rules)) return null
    if ((await threes.status(rules)).state !== 'solved') return null
    const { game, table } = await threes.solve(rules)
    const steps = (points: Points): number => Math.round(points / game.grid)
    return ({ own, opponent, third = 0 }) =>
      chancesAt(table, threeIndex(game, steps(own), steps(opponent), steps(third)))
  }

  async function simulated(
    rules: RuleSet,
    standings: readonly WrittenStanding[],
  ): Promise<Probability[][] | null> {
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

  return async (game: TableGameData): Promise<LeadChances> => {
    const { length } = game.players
    if (!game.written || length === 1) return UNKNOWN_LEAD
    const standings = writtenStandings(game)
    const known = await knownChances(game.rules, length)
    const chances = known
      ? standings.map((standing) => chancesByPlayer(standing, length, known))
      : await simulated(game.rules, standings)
    return { chances, simulated: known === null }
  }
}
