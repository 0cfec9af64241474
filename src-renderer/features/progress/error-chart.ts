import type { Goal } from '#shared/base/goal.ts'
import type { ErrorRate } from '#shared/study/error-rate.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Series } from '#shared/pictures/chart.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { texts } from '#shared/texts/texts.ts'
import { dayNumber, formatDayNumber } from '../../components/date-format.ts'
import { formatCount, formatNumber } from '../../components/format.ts'
import { formatLoss, formatValue } from '../../components/goal-format.ts'
import type { NumberRow } from '../../components/number-row.ts'

/** As much of somebody's progress as is shown, of any game. */
export type Progress = Pick<
  AnswerOf<BackendRequests, 'drill.progress'>,
  'sessions' | 'answers' | 'error' | 'grades' | 'milliseconds' | 'spans'
>
type Spans = Progress['spans']

/** How many of the shown unit make one of the goal's. */
const UNITS: Readonly<Record<Goal, number>> = { points: 1, wins: 100 }

/** The error rate of every span by its first day, with how sure each one is. */
export function errorSeries(goal: Goal, spans: Spans): Series[] {
  const units = UNITS[goal]
  const used = spans.filter(({ error }) => error.count > 0)
  return [
    {
      label: pageTexts.progressPage.rate.meanLoss,
      token: 'ink',
      dots: true,
      data: used.map(({ from, error }) => ({ x: dayNumber(from), y: error.mean * units })),
      intervals: used.flatMap(({ from, error: { low, high } }) =>
        low === null || high === null
          ? []
          : [{ x: dayNumber(from), low: Math.max(0, low) * units, high: high * units }],
      ),
    },
  ]
}

/** Whether there are values enough to draw over time. */
export function isOverTime(spans: Spans): boolean {
  return spans.filter(({ error }) => error.count > 0).length > 1
}

/** The days that the chart reaches over: at least a week, so that two days do not fill it. */
export function errorDays(spans: Spans): { readonly first: number; readonly last: number } {
  const days = spans.map(({ from }) => dayNumber(from))
  const last = Math.max(...days)
  return { first: Math.min(...days, last - 6), last }
}

/** The next of 1, 2, 3, ... 10, 20, ... that is not below a number. */
function roundUp(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value))
  return Math.ceil(value / step) * step
}

/** Up to where the chart reaches: all means, and of the intervals what does not dwarf them. */
export function errorTop(goal: Goal, spans: Spans): number {
  const used = spans.filter(({ error }) => error.count > 0)
  const mean = Math.max(0, ...used.map(({ error }) => error.mean))
  const high = Math.max(0, ...used.map(({ error }) => error.high ?? 0))
  const top = Math.min(high, 3 * mean) || mean
  return roundUp((top || 1 / UNITS[goal]) * UNITS[goal])
}

/** Whether a span is more than a day, which a change of the clocks may make 25 hours long. */
const isWeek = ({ from, to }: Spans[number]): boolean => to - from > 26 * 60 * 60 * 1000

/** The same numbers as rows of a table, newest first. */
export function errorRows(goal: Goal, spans: Spans): NumberRow[] {
  const bound = (value: number | null): string =>
    value === null ? '–' : formatValue(goal, Math.max(0, value))
  return spans
    .filter(({ error }) => error.count > 0)
    .map((span) => {
      const day = formatDayNumber(dayNumber(span.from))
      const { mean, low, high, count } = span.error
      return {
        key: span.from,
        cells: [
          isWeek(span) ? pageTexts.progressPage.rate.week(day) : day,
          formatValue(goal, mean),
          bound(low),
          bound(high),
          formatNumber(count),
        ],
      }
    })
    .reverse()
}

export function errorColumns(goal: Goal): string[] {
  const { span, meanLoss, from, to, decisions } = pageTexts.progressPage.rate.columns
  return [span, meanLoss(texts.parts.lossUnits[goal]), from, to, decisions]
}

/** "You lose 3.1 points a decision." */
export function errorHeadline(goal: Goal, { mean, count }: ErrorRate): string {
  const { none, nothingLost, lose } = pageTexts.progressPage.rate
  if (count === 0) return none
  return mean === 0 ? nothingLost : lose(formatLoss(goal, mean))
}

/** "Counted over 18 decisions in which something could be lost." */
export function errorCount({ count }: ErrorRate): string {
  const { rate } = pageTexts.progressPage
  return count === 0 ? rate.forced : formatCount(rate.over, count)
}
