import type { Points, Probability } from '../../../base/units.ts'
import type { WinMapAnswer } from './map-answers.ts'

export interface LeadPoint {
  /** Negative if behind. */
  readonly lead: Points
  readonly own: Points
  readonly opponent: Points
  readonly winProbability: Probability
}

/** By ascending lead. `own` must be a score of the map. */
export function leadAtOwn(
  { scores, canHave, winProbability }: WinMapAnswer,
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

/** Interpolated lead with a win probability of one half; null if there is none. */
export function evenLead(points: readonly LeadPoint[]): Points | null {
  for (let i = 1; i < points.length; i++) {
    const [before, after] = [points[i - 1]!, points[i]!]
    if (before.winProbability < 0.5 === after.winProbability < 0.5) continue
    const part = (0.5 - before.winProbability) / (after.winProbability - before.winProbability)
    return before.lead + part * (after.lead - before.lead)
  }
  return null
}
