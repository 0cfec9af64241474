import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { ChartNumbers, LineDrawing } from '#shared/pictures/chart.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber, formatPercent, formatPercentDifference } from '../../../components/format.ts'
import type { NumberRow } from '../../../components/number-row.ts'
import { stepSeries } from '../../../components/thumb/step-series.ts'

export type Found = AnswerOf<BackendRequests, 'win.thumbs'>['found']

/** The way to play without a number that rules are held against; null while not measured. */
export type Named = AnswerOf<BackendRequests, 'win.thumbs'>['named'] | null

/** Decimals of a loss in percent: rules differ by hundredths. */
export const LOSS_DECIMALS = 4

/** Rules that lose more than this many times the best one are told in the table only. */
const SHOWN = 6

/** The rules that the chart shows: those that are no good flatten all others. */
function shownOf(found: Found): Found {
  const least = found.at(-1)?.behind ?? 0
  const shown = found.filter(({ behind }) => behind <= SHOWN * least)
  return shown.length > 1 ? shown : found
}

/** What rules lose by their numbers, with the one that is chosen, and what has no numbers at 0. */
export function thumbDrawing(found: Found, chosen: number, named: Named): LineDrawing {
  const { chart } = farklePageTexts.thumbPage
  const data = shownOf(found).map(({ numbers, behind }) => ({ x: numbers, y: behind * 100 }))
  const least = found.at(-1)?.behind ?? 0
  const isShown = named !== null && named.behind <= SHOWN * least
  return {
    series: [
      ...stepSeries(data, chosen, chart),
      ...(isShown
        ? [
            {
              ...{ label: chart.named, mark: chart.named, token: 'muted', points: true },
              data: [{ x: 0, y: named.behind * 100 }],
            },
          ]
        : []),
    ],
    xTitle: chart.x,
    yTitle: chart.y,
    yMin: 0,
    format: {
      x: (value) => formatNumber(value),
      y: (value) => formatNumber(value, 1),
      value: (value) => formatNumber(value, LOSS_DECIMALS),
    },
  }
}

/** A sentence on a rule that is easy to know and on the best one. */
export function thumbFinding(found: Found): string {
  const best = found.at(-1)
  if (!best) return ''
  const easy = found.findLast(({ numbers }) => numbers <= 4) ?? best
  return farklePageTexts.thumbPage.chart.finding(
    easy.numbers,
    formatPercent(easy.behind, 2),
    best.numbers,
    formatPercent(best.behind, 2),
  )
}

/** Every rule, for the table on screen, after the way to play that has no number. */
export function thumbRows(found: Found, named: Named): NumberRow[] {
  const rows = found.map(({ numbers, behind }, i) => ({
    key: numbers,
    cells: [
      formatNumber(numbers),
      formatPercent(behind, LOSS_DECIMALS),
      i === 0 ? '–' : formatPercentDifference(found[i - 1]!.behind, behind, LOSS_DECIMALS),
    ],
  }))
  if (!named) return rows
  const { chart } = farklePageTexts.thumbPage
  return [
    { key: 0, cells: [chart.named, formatPercent(named.behind, LOSS_DECIMALS), '–'] },
    ...rows,
  ]
}

/** The same in full. */
export function thumbNumbers(found: Found, named: Named): ChartNumbers {
  return {
    columns: [...farklePageTexts.thumbPage.chart.columns],
    rows: [
      ...(named ? [[0, named.behind * 100, null]] : []),
      ...found.map(({ numbers, behind }, i) => [
        numbers,
        behind * 100,
        i === 0 ? null : (found[i - 1]!.behind - behind) * 100,
      ]),
    ],
  }
}
