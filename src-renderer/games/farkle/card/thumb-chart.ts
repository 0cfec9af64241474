import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { LineDrawing } from '#shared/pictures/chart.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { figureNumbers, type FigureNumbers } from '../../../components/figure-numbers.ts'
import { formatNumber, formatPercent, formatPercentDifference } from '../../../components/format.ts'
import { stepSeries } from '../../../components/thumb/step-series.ts'

export type Found = AnswerOf<BackendRequests, 'farkle.winThumbs'>['found']

/** Policy without numbers, for comparison; null until it is measured. */
export type Named = AnswerOf<BackendRequests, 'farkle.winThumbs'>['named'] | null

export const LOSS_DECIMALS = 4

/** Rules that lose more than this multiple of the best one appear in the table only. */
const SHOWN = 6

/** Leaves out bad rules, which would flatten all others. */
function shownOf(found: Found): Found {
  const least = found.at(-1)?.behind ?? 0
  const shown = found.filter(({ behind }) => behind <= SHOWN * least)
  return shown.length > 1 ? shown : found
}

/** Loss by number of numbers; marks the chosen rule, and the policy without numbers at 0. */
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
              label: chart.named,
              mark: chart.named,
              token: 'muted',
              points: true,
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

/** Losses in percent, and what each rule saves over the one before. */
export function thumbNumbers(found: Found, named: Named): FigureNumbers {
  const { named: ofNone, columns } = farklePageTexts.thumbPage.chart
  const rules = found.map(({ numbers, behind }, i) => ({
    numbers,
    behind,
    before: found[i - 1]?.behind ?? null,
  }))
  const all = named ? [{ numbers: 0, behind: named.behind, before: null }, ...rules] : rules
  return figureNumbers(all, [
    {
      title: columns[0]!,
      value: ({ numbers }) => numbers,
      text: (numbers) => (numbers === 0 ? ofNone : formatNumber(numbers)),
    },
    {
      title: columns[1]!,
      value: ({ behind }) => behind * 100,
      text: (_, { behind }) => formatPercent(behind, LOSS_DECIMALS),
    },
    {
      title: columns[2]!,
      value: ({ behind, before }) => (before === null ? null : (before - behind) * 100),
      text: (_, { behind, before }) => formatPercentDifference(before!, behind, LOSS_DECIMALS),
    },
  ])
}
