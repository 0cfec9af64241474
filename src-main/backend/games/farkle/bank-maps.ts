import type { BankMap, Counters } from '#shared/games/farkle/solve/maps/bank-map.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { mapSecondsExpected } from '#shared/games/farkle/solve/win/solve-progress.ts'
import type { Solving } from '../../solve/solving.ts'
import type { SolvedWin, WinSolving } from './win/win-solves.ts'

const BANKING = 'banking'

export function bankMapOf(
  solving: Pick<Solving, 'solve'>,
  rules: RuleSet,
  { table }: Pick<SolvedWin, 'table'>,
  counters: Counters,
): Promise<BankMap> {
  const variant = `${counters.ownFarkles}-${counters.opponentFarkles}${counters.second ? '-second' : ''}`
  return solving.solve(BANKING, { rules, values: table.values, ...counters }, variant)
}

/** Also starts the bank map; the jobs report their joint progress, as the user waits for both. */
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
    // The request for the map joins this job and reports its failure.
    bankMapOf(solving, rules, solved, counters)
      .catch(() => {})
      .finally(endPlan)
    return solved
  } catch (error) {
    endPlan()
    throw error
  }
}
