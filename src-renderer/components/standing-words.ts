import type { Goal } from '#shared/base/goal.ts'
import { ANSWERS_NEEDED, type ExpectedLoss } from '#shared/study/standing.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatCount, formatNumber } from './format.ts'

/** What somebody loses of a turn or game, as the request `standing` tells it. */
export interface Standing {
  readonly now: ExpectedLoss | null
  readonly before: ExpectedLoss | null
  readonly winsOfPoint: number | null
}

/** What losses are measured by: the best play's points of a turn or game. */
export interface Measure {
  readonly goal: Goal
  readonly unit: 'turn' | 'game'
  /** Null until it is known, and for wins. */
  readonly best: number | null
}

/** Won of 100 games by who loses so much of the half that the perfect player leaves. */
const gamesOf = (lost: number): string => formatNumber(Math.max(0, 100 * (0.5 - lost)))

/** A standing in sentences, the headline first; without a loss what is missing. */
export function standingWords(
  { now, before, winsOfPoint }: Standing,
  { goal, unit, best }: Measure,
): { readonly headline: string; readonly more: readonly string[] } {
  const words = texts.homePage.standing
  if (!now) return { headline: words.little(formatNumber(ANSWERS_NEEDED)), more: [] }
  const isWins = goal === 'wins'
  if (!isWins && best === null) return { headline: '', more: [] }
  const told = (lost: number): string =>
    isWins ? gamesOf(lost) : formatNumber(Math.max(0, best! - lost))
  const { mean, low, high, count } = now
  const headline = isWins
    ? words.wins(told(mean))
    : words.points[unit](told(mean), formatNumber(best!, 1))
  const isSure = low !== null && high !== null
  return {
    headline,
    more: [
      ...(isSure ? [`${words.between(told(high), told(low))}.`] : []),
      ...(before ? [words.before(told(before.mean))] : []),
      ...(isWins || winsOfPoint === null ? [] : [words.alsoWins(gamesOf(mean * winsOfPoint))]),
      formatCount(words.from, count),
    ],
  }
}
