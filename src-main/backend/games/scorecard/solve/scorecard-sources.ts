import type { Points } from '#shared/base/units.ts'
import type { KnownMeans, ToldScores } from '#shared/games/scorecard/cards/sources.ts'
import {
  stepsOf,
  type PointsByStep,
  type ScorecardStepId,
} from '#shared/games/scorecard/cards/steps.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { CardSolves } from './card-solves.ts'

/** Mean scores of two strategies that take long to evaluate; null if they are not cached. */
export async function knownMeans(rules: RuleSet, solving: Solving): Promise<KnownMeans | null> {
  const averages = await solving.known('scorecard-scores', rules, 'heuristic')
  const greedy = await solving.known('scorecard-scores', rules, 'greedy')
  if (averages && greedy) return { averages: averages.mean, greedy: greedy.mean }
  // The players with these knowledge steps follow the same strategies.
  const points = await knownStepPoints(rules, solving)
  const [bonus, odds] = [points?.get('bonus'), points?.get('odds')]
  return bonus === undefined || odds === undefined ? null : { averages: bonus, greedy: odds }
}

/** Null for a card too large for its final scores. */
export async function toldScores(rules: RuleSet, solves: CardSolves): Promise<ToldScores | null> {
  if (!solves.hasScores(rules)) return null
  const { mean, standardDeviation, boxes, bonus, alike } = await solves.statistics(rules, 'optimal')
  return { mean, standardDeviation, boxes, bonus, alike }
}

/** Cached mean final score of each knowledge step; null unless all are known. */
export async function knownStepPoints(
  rules: RuleSet,
  solving: Solving,
): Promise<PointsByStep | null> {
  const best = await solving.known('scorecard-scores', rules, 'optimal')
  const found: [ScorecardStepId, Points][] = []
  for (const step of stepsOf(rules)) {
    const points =
      step === 'best' ? best?.mean : (await solving.known('scorecard-step', rules, step))?.points
    if (points === undefined) return null
    found.push([step, points])
  }
  return new Map(found)
}

/** Mean final score of each knowledge step, one cached job per step; none without final scores. */
export async function stepPoints(
  rules: RuleSet,
  solving: Solving,
  solves: CardSolves,
): Promise<PointsByStep> {
  const { table } = await solves.solve(rules)
  const scores = await toldScores(rules, solves)
  if (scores === null) return new Map()
  const { boxes, mean: best } = scores
  const task = { rules, table, boxes }
  const found = await Promise.all(
    stepsOf(rules).map(async (step): Promise<[ScorecardStepId, Points]> => {
      if (step === 'best') return [step, best]
      const { points } = await solving.solve('scorecard-step', { ...task, step }, step)
      return [step, points]
    }),
  )
  return new Map(found)
}
