import type { Goal } from '#shared/base/units.ts'
import { DECISIONS_NEEDED } from '#shared/study/error-rate.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { texts } from '#shared/texts/texts.ts'
import type { ProgressOf } from '../../services/ask-drill.ts'
import { dayNumber, formatDayNumber } from '../../components/date-format.ts'
import { formatNumber } from '../../components/format.ts'
import { formatValue } from '../../components/goal-format.ts'
import type { NumberRow } from '../../components/number-row.ts'

type Spans = ProgressOf['spans']

/** Mean loss per decision in a span that starts at `from`, in milliseconds. */
export interface LossPoint {
  readonly from: number
  readonly mean: number
  /** Null where days with too few decisions are joined. */
  readonly low: number | null
  readonly high: number | null
  readonly count: number
}

/** Factor from a value to the shown unit. */
export const UNITS: Readonly<Record<Goal, number>> = { points: 1, wins: 100 }

const added = (one: LossPoint, { mean, count }: LossPoint): LossPoint => {
  const sum = one.count + count
  return {
    ...one,
    low: null,
    high: null,
    mean: (one.mean * one.count + mean * count) / sum,
    count: sum,
  }
}

/** Merges spans until each has enough decisions; a rest that is too small joins the last one. */
export function lossPoints(spans: Spans): LossPoint[] {
  const points: LossPoint[] = []
  for (const { from, error } of spans) {
    if (error.count === 0) continue
    const point = { from, ...error }
    const last = points.at(-1)
    if (last && last.count < DECISIONS_NEEDED) points[points.length - 1] = added(last, point)
    else points.push(point)
  }
  const rest = points.at(-1)
  if (!rest || rest.count >= DECISIONS_NEEDED) return points
  const before = points.at(-2)
  return before ? [...points.slice(0, -2), added(before, rest)] : []
}

/** Rounds up to 1, 2, 3, ... 10, 20, ... */
function roundUp(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value))
  return Math.ceil(value / step) * step
}

export function lossTop(goal: Goal, points: readonly LossPoint[]): number {
  const top = Math.max(0, ...points.map(({ mean }) => mean))
  return roundUp((top || 1 / UNITS[goal]) * UNITS[goal])
}

export function lossRows(goal: Goal, points: readonly LossPoint[]): NumberRow[] {
  return points
    .map(({ from, mean, count }) => {
      const day = pageTexts.progressPage.rate.from(formatDayNumber(dayNumber(from)))
      return { key: from, cells: [day, formatValue(goal, mean), formatNumber(count)] }
    })
    .reverse()
}

export function lossColumns(goal: Goal): string[] {
  const { columns, lossAxis } = pageTexts.progressPage.rate
  return [columns.span, lossAxis(texts.parts.lossUnits[goal]), columns.decisions]
}
