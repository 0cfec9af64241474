import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import type { ChartNumbers, LineDrawing } from '#shared/pictures/chart.ts'
import { formatDifference, formatNumber } from '../../../components/format.ts'
import type { NumberRow } from '../../../components/number-row.ts'
import { levelSeries, stepSeries } from '../../../components/thumb/step-series.ts'

export type FewAnswer = AnswerOf<BackendRequests, 'score.thumbs'>
export type FewRule = FewAnswer['found'][number]

/** Decimals of points a turn: rules differ by hundredths. */
export const POINT_DECIMALS = 3

/** The rule that is shown first has no more numbers: two lose next to nothing under most rules. */
export const EASY_NUMBERS = 2

/** Points a turn by the number of numbers, with the rule that is chosen and the best play. */
export function fewDrawing({ found, best }: FewAnswer, chosen: number): LineDrawing {
  const { chart } = farklePageTexts.few
  const data = found.map(({ numbers, points }) => ({ x: numbers, y: points }))
  return {
    series: [...stepSeries(data, chosen, chart), levelSeries(data, best, chart.best)],
    xTitle: chart.x,
    yTitle: chart.y,
    format: {
      x: (value) => formatNumber(value),
      y: (value) => formatNumber(value),
      value: (value) => formatNumber(value, POINT_DECIMALS),
    },
  }
}

/** A sentence on a rule that is easy to know. */
export function fewFinding({ found, best }: FewAnswer): string {
  const easy = found.findLast(({ numbers }) => numbers <= EASY_NUMBERS) ?? found[0]
  if (!easy) return ''
  return farklePageTexts.few.chart.finding(
    easy.numbers,
    formatNumber(easy.points, 1),
    formatDifference(best, easy.points, 2),
  )
}

/** What a rule gains on the one before it, in points; null for the first. */
const gainAt = (found: FewAnswer['found'], i: number): number | null =>
  i === 0 ? null : found[i]!.points - found[i - 1]!.points

/** Every rule, for the table on screen. */
export function fewRows({ found, best }: FewAnswer): NumberRow[] {
  return found.map(({ numbers, points }, i) => ({
    key: numbers,
    cells: [
      formatNumber(numbers),
      formatNumber(points, POINT_DECIMALS),
      formatDifference(best, points, POINT_DECIMALS),
      i === 0 ? '–' : formatDifference(points, found[i - 1]!.points, POINT_DECIMALS),
    ],
  }))
}

/** The same in full. */
export function fewNumbers({ found, best }: FewAnswer): ChartNumbers {
  return {
    columns: [...farklePageTexts.few.chart.columns],
    rows: found.map(({ numbers, points }, i) => [numbers, points, best - points, gainAt(found, i)]),
  }
}
