import type { KnownMeans, ToldScores } from '#shared/cards/yahtzee/sources.ts'
import type { RuleSet } from '#shared/yahtzee/rule-set.ts'
import type { Solving } from '../solving.ts'
import type { YahtzeeSolves } from './yahtzee-solves.ts'

/** Means of ways to play that take long; told once they were asked for elsewhere. */
export async function knownMeans(rules: RuleSet, solving: Solving): Promise<KnownMeans | null> {
  const averages = await solving.known('yahtzee-scores', rules, 'heuristic')
  const greedy = await solving.known('yahtzee-scores', rules, 'greedy')
  return averages && greedy ? { averages: averages.mean, greedy: greedy.mean } : null
}

/** As much of the optimal player's final scores as cards and sheets tell; found once, as a job. */
export async function toldScores(rules: RuleSet, solves: YahtzeeSolves): Promise<ToldScores> {
  const { mean, standardDeviation, categories, upperBonus, yahtzees } = await solves.statistics(
    rules,
    'optimal',
  )
  return { mean, standardDeviation, categories, upperBonus, yahtzees }
}
