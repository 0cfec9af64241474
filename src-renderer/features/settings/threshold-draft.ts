import type { Goal } from '#shared/base/goal.ts'
import { failed, ok, type Problem, type Result } from '#shared/base/result.ts'
import type { ThresholdsData } from '#shared/study/session-schemas.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatNumber, readDecimal } from '../../components/format.ts'

/** The thresholds, from the smallest on. */
export const THRESHOLDS = ['inaccuracy', 'mistake', 'blunder'] as const
export type Threshold = (typeof THRESHOLDS)[number]

/** The thresholds as texts in points or percentage points, which may be wrong. */
export type ThresholdDraft = Readonly<Record<Threshold, string>>

/** How many of the shown unit make one of the goal's, and how many decimals are shown of it. */
const SHOWN = { points: { units: 1, decimals: 1 }, wins: { units: 100, decimals: 3 } } as const

/** A threshold in the shown unit: "12.5", "0.180". */
export function shownThreshold(goal: Goal, value: number): string {
  const { units, decimals } = SHOWN[goal]
  return formatNumber(value * units, decimals)
}

export function thresholdDraft(goal: Goal, thresholds: ThresholdsData): ThresholdDraft {
  const { inaccuracy, mistake, blunder } = thresholds
  return {
    inaccuracy: shownThreshold(goal, inaccuracy),
    mistake: shownThreshold(goal, mistake),
    blunder: shownThreshold(goal, blunder),
  }
}

/**
 * The thresholds that a draft makes, in the goal's unit. Where a text was not changed the exact value
 * behind it stays. Problems name the threshold.
 */
export function readThresholds(
  goal: Goal,
  draft: ThresholdDraft,
  inUse: ThresholdsData,
): Result<ThresholdsData> {
  const words = pageTexts.settingsPage.grades
  const before = thresholdDraft(goal, inUse)
  const read = (name: Threshold): number | null =>
    draft[name] === before[name] ? inUse[name] : asValue(goal, draft[name])
  const problems: Problem[] = []
  const found = THRESHOLDS.map((name) => ({ name, value: read(name) }))
  for (const { name, value } of found) {
    if (value === null || value <= 0) {
      const message = words.mustBegin[name](before[name])
      problems.push({ field: name, message })
    }
  }
  if (problems.length > 0) return failed(...problems)
  const [inaccuracy, mistake, blunder] = found.map(({ value }) => value!) as [
    number,
    number,
    number,
  ]
  if (mistake <= inaccuracy) {
    problems.push({ field: 'mistake', message: words.mistakeAbove })
  }
  if (blunder <= mistake) {
    problems.push({ field: 'blunder', message: words.blunderAbove })
  }
  return problems.length > 0 ? failed(...problems) : ok({ inaccuracy, mistake, blunder })
}

function asValue(goal: Goal, text: string): number | null {
  const shown = readDecimal(text)
  return shown === null ? null : shown / SHOWN[goal].units
}

/** The quantiles are 5, 10, ... 95 %. */
const STEP = 0.05

/**
 * The share of decisions in play whose next best option costs less than this, read off the quantiles
 * 5, 10, ... 95 % with straight lines between them; 0 to 1.
 */
export function shareBelow(gaps: readonly number[], value: number): number {
  const points = [0, ...gaps]
  const above = points.findIndex((gap) => gap >= value)
  if (above === 0) return 0
  // Beyond the last quantile nothing is known but that few are left.
  if (above === -1) return (points.length - 1) * STEP
  const [low, high] = [points[above - 1]!, points[above]!]
  return (above - 1 + (value - low) / (high - low)) * STEP
}
