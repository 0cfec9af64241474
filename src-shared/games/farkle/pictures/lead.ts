import type { Points, Probability } from '../../../base/units.ts'
import { canCome, type WinMapAnswer } from './map-answers.ts'

export interface LeadPoint {
  /** Negative if behind. */
  readonly lead: Points
  readonly own: Points
  readonly opponent: Points
  readonly winProbability: Probability
}

/** By ascending lead. `own` must be a score of the map. */
export function leadAtOwn(answer: WinMapAnswer, own: Points): LeadPoint[] {
  const { scores, winProbability } = answer
  const column = scores.indexOf(own)
  const points = scores.flatMap((opponent, row): LeadPoint[] => {
    const cell = row * scores.length + column
    if (!canCome(answer, cell)) return []
    const chance = winProbability[cell]!
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
