import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { LineDrawing } from '#shared/pictures/chart.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber, formatPercent, formatPercentDifference } from '../../../components/format.ts'

export type Fairness = AnswerOf<BackendRequests, 'farkle.winFairness'>

const EVEN = 50
const GRID = 5

/** Win probability of the first player by handicap, the even line, and the fairest handicap. */
export function fairnessDrawing({ curve, komi }: Fairness): LineDrawing {
  const words = farklePageTexts.winning.fairness
  const points = curve.map((one) => one.points)
  const percents = [EVEN, ...curve.map((one) => one.winProbability * 100)]
  return {
    series: [
      {
        label: words.even,
        token: 'muted',
        dash: [3, 4],
        width: 1,
        data: [Math.min(...points), Math.max(...points)].map((x) => ({ x, y: EVEN })),
      },
      {
        label: words.firstWins,
        token: 'ink',
        data: curve.map((one) => ({ x: one.points, y: one.winProbability * 100 })),
      },
      {
        label: words.fairest,
        token: 'ink',
        points: true,
        mark: formatNumber(komi.points),
        data: [{ x: komi.points, y: komi.winProbability * 100 }],
      },
    ],
    xTitle: words.xTitle,
    yTitle: words.yTitle,
    xMin: Math.min(0, ...points),
    xMax: Math.max(0, ...points),
    yMin: Math.floor(Math.min(...percents) / GRID) * GRID,
    yMax: Math.ceil(Math.max(...percents) / GRID) * GRID,
    format: {
      x: (value) => formatNumber(value),
      y: (value) => formatNumber(value, Number.isInteger(value) ? 0 : 2),
    },
  }
}

export function fairnessFinding(fairness: Fairness): string {
  const { winProbability, edge, komi, ownDice } = fairness
  const words = farklePageTexts.winning.fairness
  if (ownDice) {
    const { asFirst, asSecond } = ownDice
    return words.withOwnDice(formatPercent(asFirst), formatPercent(asSecond))
  }
  if (edge === 0) return words.noDifference
  const chances = [
    Math.max(winProbability, 1 - winProbability),
    Math.min(winProbability, 1 - winProbability),
  ] as const
  const worth = words.worth(
    edge > 0 ? 'first' : 'second',
    // Difference of the displayed probabilities of both players.
    formatPercentDifference(...chances),
    formatPercent(winProbability),
  )
  if (komi.points === 0) return `${worth} ${words.noneFairer}`
  const made = words.komi(
    formatNumber(Math.abs(komi.points)),
    komi.points > 0 ? 'second' : 'first',
    formatPercent(komi.winProbability),
  )
  return `${worth} ${made}`
}

export function fairnessNote({ curve, skipsFirstMinimum }: Fairness): string {
  const words = farklePageTexts.winning.fairness
  return [
    curve.some(({ points }) => points < 0) ? words.belowZero : '',
    skipsFirstMinimum ? words.skipsFirstMinimum : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
