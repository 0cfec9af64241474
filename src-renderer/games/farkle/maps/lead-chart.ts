import type { Points } from '#shared/base/units.ts'
import type { LineDrawing } from '#shared/pictures/chart.ts'
import type { LeadPoint } from '#shared/games/farkle/pictures/lead.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { figureNumbers, percents, type FigureNumbers } from '../../../components/figure-numbers.ts'
import { formatNumber } from '../../../components/format.ts'

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

/** Marks the row of `opponent`, the analysed position. */
export function leadNumbers(
  points: readonly LeadPoint[],
  opponent: Points | null = null,
): FigureNumbers {
  const { columns, wins, analysed } = farklePageTexts.maps.lead
  return figureNumbers(
    points,
    [
      { title: columns.lead, value: ({ lead }) => lead },
      { title: null, inFile: columns.own, value: ({ own }) => own },
      { title: columns.opponent, value: (point) => point.opponent },
      {
        title: wins,
        inFile: columns.chance,
        text: percents(4),
        value: ({ winProbability }) => winProbability,
      },
    ],
    (point) => (point.opponent === opponent ? analysed : undefined),
  )
}
