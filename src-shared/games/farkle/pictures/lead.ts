import type { Points, Probability } from '../../../base/units.ts'
import type { WinAnswer } from './map-answers.ts'

/** The win probability of the player to move, by lead. */
export interface LeadPoint {
  /** Own score less the opponent's; below zero behind. */
  readonly lead: Points
  readonly own: Points
  readonly opponent: Points
  readonly winProbability: Probability
}

/**
 * Win probability by ascending lead while the player to move has `own`, which must be a score of the
 * map.
 */
export function leadAtOwn(
  { scores, canHave, winProbability }: WinAnswer,
  own: Points,
): LeadPoint[] {
  const column = scores.indexOf(own)
  const points = scores.flatMap((opponent, row): LeadPoint[] => {
    if (canHave[row] === 0 || canHave[column] === 0) return []
    const chance = winProbability[row * scores.length + column]!
    return [{ lead: own - opponent, own, opponent, winProbability: chance }]
  })
  return points.reverse()
}

/**
 * The lead at which the game is even, between the two points around it; null where they all lie on
 * one side. Below zero: the player to move is even though so far behind.
 */
export function evenLead(points: readonly LeadPoint[]): Points | null {
  for (let i = 1; i < points.length; i++) {
    const [before, after] = [points[i - 1]!, points[i]!]
    if (before.winProbability < 0.5 === after.winProbability < 0.5) continue
    const part = (0.5 - before.winProbability) / (after.winProbability - before.winProbability)
    return before.lead + part * (after.lead - before.lead)
  }
  return null
}
