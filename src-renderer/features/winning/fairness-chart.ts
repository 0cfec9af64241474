import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Series } from '#shared/pictures/chart.ts'
import { formatNumber, formatPercent } from '../../components/format.ts'

export type Fairness = AnswerOf<BackendRequests, 'win.fairness'>

const EVEN = 50
const GRID = 5

/** The first player's chance by compensation, the even line, and the fairest compensation. */
export function fairnessSeries({ curve, komi }: Fairness): Series[] {
  const points = curve.map((one) => one.points)
  return [
    {
      label: 'Even',
      token: 'muted',
      dash: [3, 4],
      width: 1,
      data: [Math.min(...points), Math.max(...points)].map((x) => ({ x, y: EVEN })),
    },
    {
      label: 'First player wins',
      token: 'ink',
      data: curve.map((one) => ({ x: one.points, y: one.winProbability * 100 })),
    },
    {
      label: 'Fairest',
      token: 'ink',
      points: true,
      mark: formatNumber(komi.points),
      data: [{ x: komi.points, y: komi.winProbability * 100 }],
    },
  ]
}

/** The compensations and the percents that the chart reaches over, with the even line inside. */
export function fairnessRange(curve: Fairness['curve']): {
  readonly left: number
  readonly right: number
  readonly from: number
  readonly to: number
} {
  const points = curve.map((one) => one.points)
  const percents = [EVEN, ...curve.map((one) => one.winProbability * 100)]
  return {
    left: Math.min(0, ...points),
    right: Math.max(0, ...points),
    from: Math.floor(Math.min(...percents) / GRID) * GRID,
    to: Math.ceil(Math.max(...percents) / GRID) * GRID,
  }
}

/** What the numbers say, in a sentence or two. */
export function fairnessFinding(fairness: Fairness): string {
  const { winProbability, edge, komi } = fairness
  if (edge === 0) return 'Moving first makes no difference in this game.'
  const who = edge > 0 ? 'Moving first' : 'Moving second'
  const gain = `${who} is worth ${formatPercent(Math.abs(edge), 2)} percentage points: the first player wins ${formatPercent(winProbability, 2)} % of games between two perfect players.`
  if (komi.points === 0) return `${gain} No compensation makes it fairer.`
  const whose = komi.points > 0 ? 'second' : 'first'
  return `${gain} With ${formatNumber(Math.abs(komi.points))} points for the ${whose} player before the game it is ${formatPercent(komi.winProbability, 2)} %, the fairest there is.`
}

/** What else the numbers mean, where it is not plain; empty where it is. */
export function fairnessNote({ curve, skipsFirstMinimum }: Fairness): string {
  return [
    curve.some(({ points }) => points < 0)
      ? 'Points below zero are banked by the first player.'
      : '',
    skipsFirstMinimum
      ? 'Who begins with points is free of the larger minimum for the first bank, and that is counted.'
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
