import type { Points } from '#shared/base/units.ts'
import type { ChartNumbers, LineDrawing } from '#shared/pictures/chart.ts'
import type { LeadPoint } from '#shared/games/farkle/pictures/lead.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'
import type { NumberRow } from '../../../components/number-row.ts'

const EVEN = 50
const STEP: Points = 500

export function leadDrawing(points: readonly LeadPoint[]): LineDrawing {
  const words = farklePageTexts.maps.lead
  const ends = [
    Math.floor((points[0]?.lead ?? 0) / STEP) * STEP,
    Math.ceil((points.at(-1)?.lead ?? 0) / STEP) * STEP,
  ]
  return {
    series: [
      {
        label: words.even,
        token: 'muted',
        dash: [3, 4],
        width: 1,
        unread: true,
        data: ends.map((x) => ({ x, y: EVEN })),
      },
      {
        label: words.wins,
        token: 'ink',
        data: points.map(({ lead, winProbability }) => ({ x: lead, y: winProbability * 100 })),
      },
    ],
    xTitle: words.axis,
    yTitle: words.wins,
    xMin: ends[0]!,
    xMax: ends[1]!,
    yMin: 0,
    yMax: 100,
    format: {
      x: (value) => formatNumber(value),
      y: (value) => formatNumber(value, Number.isInteger(value) ? 0 : 2),
    },
  }
}

export function leadColumns(): string[] {
  const { columns, wins } = farklePageTexts.maps.lead
  return [columns.lead, columns.opponent, wins]
}

/** Marks the row of `opponent`, the analysed position. */
export function leadRows(points: readonly LeadPoint[], opponent: Points | null): NumberRow[] {
  return points.map((point) => ({
    key: point.lead,
    cells: [
      formatNumber(point.lead),
      formatNumber(point.opponent),
      formatPercent(point.winProbability, 4),
    ],
    ...(point.opponent === opponent ? { mark: farklePageTexts.maps.lead.analysed } : {}),
  }))
}

export function leadNumbers(points: readonly LeadPoint[]): ChartNumbers {
  const { columns } = farklePageTexts.maps.lead
  return {
    columns: [columns.lead, columns.own, columns.opponent, columns.chance],
    rows: points.map(({ lead, own, opponent, winProbability }) => [
      lead,
      own,
      opponent,
      winProbability,
    ]),
  }
}
