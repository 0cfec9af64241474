import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import type { LineDrawing } from '#shared/pictures/chart.ts'
import { digits, figureNumbers, type FigureNumbers } from '../../../components/figure-numbers.ts'
import { formatDifference, formatNumber } from '../../../components/format.ts'
import { levelSeries, stepSeries } from '../../../components/thumb/step-series.ts'

export type ThumbsAnswer = AnswerOf<BackendRequests, 'scorecard.thumbs'>
export type Found = ThumbsAnswer['found']

export const MEAN_DECIMALS = 2

/** Most rules of the step that is shown first. */
export const EASY_RULES = 4

/** Mean score by number of rules; marks the chosen step and best play. */
export function thumbDrawing({ found, best }: ThumbsAnswer, chosen: number): LineDrawing {
  const { chart } = scorecardTexts.thumbs.page
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

export function thumbFinding({ found, best }: ThumbsAnswer): string {
  const last = found.at(-1)
  if (!last) return ''
  const easy = found.findLast(({ count }) => count <= EASY_RULES) ?? last
  return scorecardTexts.thumbs.page.chart.finding(
    easy.count,
    formatNumber(easy.mean, 1),
    last.count,
    formatNumber(last.mean, 1),
    formatNumber(best, 1),
  )
}

/** Mean scores, and what each step gains over the one before. */
export function thumbNumbers({ found }: ThumbsAnswer): FigureNumbers {
  const { columns } = scorecardTexts.thumbs.page.chart
  const steps = found.map(({ count, mean }, i) => ({
    count,
    mean,
    before: found[i - 1]?.mean ?? null,
  }))
  return figureNumbers(steps, [
    { title: columns[0]!, value: ({ count }) => count },
    { title: columns[1]!, value: ({ mean }) => mean, text: digits(MEAN_DECIMALS) },
    {
      title: columns[2]!,
      value: ({ mean, before }) => (before === null ? null : mean - before),
      text: (_, { mean, before }) => formatDifference(mean, before!, MEAN_DECIMALS),
    },
  ])
}
