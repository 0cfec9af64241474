import type { Goal } from '#shared/base/units.ts'
import { failed, ok, problemsOf, type Result } from '#shared/base/result.ts'
import type { ThresholdsData } from '#shared/study/session-schemas.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatNumber, readDecimal } from '../../components/format.ts'

/** Ascending. */
export const THRESHOLDS = ['inaccuracy', 'mistake', 'blunder'] as const
type Threshold = (typeof THRESHOLDS)[number]

/** As typed, in points or percentage points; may be invalid. */
export type ThresholdDraft = Readonly<Record<Threshold, string>>

/** Factor from a value to the shown unit, and decimals. */
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

/** Parses into the goal's unit; unchanged texts keep exact values. Problems name the threshold. */
export function readThresholds(
  goal: Goal,
  draft: ThresholdDraft,
  inUse: ThresholdsData,
): Result<ThresholdsData> {
  const words = pageTexts.settingsPage.grades
  const before = thresholdDraft(goal, inUse)
  const found = THRESHOLDS.map((name) =>
    draft[name] === before[name] ? inUse[name] : asValue(goal, draft[name]),
  )
  const wrong = THRESHOLDS.filter((_, i) => (found[i] ?? 0) <= 0)
  const problems = wrong.map((field) => ({ field, message: words.mustBegin[field](before[field]) }))
  if (problems.length > 0) return failed(...problems)
  const [inaccuracy, mistake, blunder] = found as [number, number, number]
  const unordered = problemsOf([
    ['mistake', mistake <= inaccuracy ? words.mistakeAbove : null],
    ['blunder', blunder <= mistake ? words.blunderAbove : null],
  ])
  return unordered.length > 0 ? failed(...unordered) : ok({ inaccuracy, mistake, blunder })
}

function asValue(goal: Goal, text: string): number | null {
  const shown = readDecimal(text)
  return shown === null ? null : shown / SHOWN[goal].units
}

/** Distance between two quantiles. */
const STEP = 0.05

/** Share (0 to 1) of decisions whose second-best option loses less; linear between quantiles. */
export function shareBelow(gaps: readonly number[], value: number): number {
  const points = [0, ...gaps]
  const above = points.findIndex((gap) => gap >= value)
  if (above === 0) return 0
  // Beyond the last quantile there is no data.
  if (above === -1) return (points.length - 1) * STEP
  const [low, high] = [points[above - 1]!, points[above]!]
  return (above - 1 + (value - low) / (high - low)) * STEP
}
