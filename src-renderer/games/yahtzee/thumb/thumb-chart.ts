import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import type { ChartNumbers, LineDrawing } from '#shared/pictures/chart.ts'
import { formatDifference, formatNumber } from '../../../components/format.ts'
import type { NumberRow } from '../../../components/number-row.ts'
import { levelSeries, stepSeries } from '../../../components/thumb/step-series.ts'

export type Answer = AnswerOf<BackendRequests, 'yahtzee.thumbs'>
export type Found = Answer['found']

export const MEAN_DECIMALS = 2

/** Most rules of the step that is shown first. */
export const EASY_RULES = 4

/** Mean score by number of rules; marks the chosen step and best play. */
export function thumbDrawing({ found, best }: Answer, chosen: number): LineDrawing {
  const { chart } = yahtzeeTexts.thumbs.page
  const data = found.map(({ count, mean }) => ({ x: count, y: mean }))
  return {
    series: [...stepSeries(data, chosen, chart), levelSeries(data, best, chart.best)],
    xTitle: chart.x,
    yTitle: chart.y,
    format: {
      x: (value) => formatNumber(value),
      y: (value) => formatNumber(value),
      value: (value) => formatNumber(value, MEAN_DECIMALS),
    },
  }
}

export function thumbFinding({ found, best }: Answer): string {
  const last = found.at(-1)
  if (!last) return ''
  const easy = found.findLast(({ count }) => count <= EASY_RULES) ?? last
  return yahtzeeTexts.thumbs.page.chart.finding(
    easy.count,
    formatNumber(easy.mean, 1),
    last.count,
    formatNumber(last.mean, 1),
    formatNumber(best, 1),
  )
}

/** Gain over the previous step, in points; null for the first. */
const gainAt = (found: Found, i: number): number | null =>
  i === 0 ? null : found[i]!.mean - found[i - 1]!.mean

export function thumbRows({ found }: Answer): NumberRow[] {
  return found.map(({ count, mean }, i) => ({
    key: count,
    cells: [
      formatNumber(count),
      formatNumber(mean, MEAN_DECIMALS),
      i === 0 ? '–' : formatDifference(mean, found[i - 1]!.mean, MEAN_DECIMALS),
    ],
  }))
}

export function thumbNumbers({ found }: Answer): ChartNumbers {
  return {
    columns: [...yahtzeeTexts.thumbs.page.chart.columns],
    rows: found.map(({ count, mean }, i) => [count, mean, gainAt(found, i)]),
  }
}
