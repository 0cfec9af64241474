import type { BankMap, Counters } from '#shared/games/farkle/solve/maps/bank-map.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { mapSecondsExpected } from '#shared/games/farkle/solve/win/solve-progress.ts'
import type { Solving } from '../../solve/solving.ts'
import type { SolvedWin, WinSolving } from './win-solving.ts'

/** Name of its solver. */
const BANKING = 'banking'

/** The map of a solved game for these farkles in a row and this seat, from the cache or made now. */
export function bankMapOf(
  solving: Pick<Solving, 'solve'>,
  rules: RuleSet,
  { table }: Pick<SolvedWin, 'table'>,
  counters: Counters,
): Promise<BankMap> {
  const variant = `${counters.ownFarkles}-${counters.opponentFarkles}${counters.second ? '-second' : ''}`
  return solving.solve(BANKING, { rules, values: table.values, ...counters }, variant)
}

/**
 * Solves a game whose map is looked at next. The map is begun as soon as the game is solved; how far
 * the jobs are is told of both, for the user waits for both.
 */
export async function solveForMap(
  wins: Pick<WinSolving, 'gameOf' | 'plan' | 'solve'>,
  solving: Pick<Solving, 'solve'>,
  rules: RuleSet,
  counters: Counters,
): Promise<SolvedWin> {
  const seconds = mapSecondsExpected(wins.gameOf(rules))
  const endPlan = await wins.plan(rules, { solve: BANKING, seconds })
  try {
    const solved = await wins.solve(rules)
    // Who asks for the map next joins its job, and hears there if it fails.
    bankMapOf(solving, rules, solved, counters)
      .catch(() => {})
      .finally(endPlan)
    return solved
  } catch (error) {
    endPlan()
    throw error
  }
}
