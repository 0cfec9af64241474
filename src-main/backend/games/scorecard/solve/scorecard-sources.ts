import type { KnownMeans, ToldScores } from '#shared/games/scorecard/cards/sources.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { CardSolves } from './card-solves.ts'

/** Mean scores of two strategies that take long to evaluate; null if they are not cached. */
export async function knownMeans(rules: RuleSet, solving: Solving): Promise<KnownMeans | null> {
  const averages = await solving.known('scorecard-scores', rules, 'heuristic')
  const greedy = await solving.known('scorecard-scores', rules, 'greedy')
  return averages && greedy ? { averages: averages.mean, greedy: greedy.mean } : null
}

/** Null for a card too large for its final scores. */
export async function toldScores(rules: RuleSet, solves: CardSolves): Promise<ToldScores | null> {
  if (!solves.hasScores(rules)) return null
  const { mean, standardDeviation, boxes, bonus, alike } = await solves.statistics(rules, 'optimal')
  return { mean, standardDeviation, boxes, bonus, alike }
}
