import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { ChartNumbers, Series } from '#shared/pictures/chart.ts'
import { formatNumber, formatPercent } from '../../components/format.ts'
import type { NumberRow } from '../../components/number-row.ts'
import { turnTitle, type TurnSummary } from './use-strategy.ts'

type Strategies = AnswerOf<BackendRequests, 'score.frontier'>['strategies']

export const FRONTIER_COLUMNS = ['Best if a farkle costs from', 'to', 'Farkles, %', 'Points a turn']

/** The frontier as a line, and the chosen turns on it as named marks. */
export function frontierSeries(strategies: Strategies, chosen: readonly TurnSummary[]): Series[] {
  return [
    {
      label: 'Frontier',
      mark: '',
      token: 'ink',
      data: strategies.map((one) => ({
        x: one.farkleProbability * 100,
        y: one.correctedExpectedPoints,
      })),
    },
    ...chosen.map((turn) => ({
      label: turnTitle(turn.key),
      token: 'ink',
      points: true,
      mark: turnTitle(turn.key),
      data: [{ x: turn.farkleProbability * 100, y: turn.correctedExpectedPoints }],
    })),
  ]
}

/** What safety costs, in a sentence. */
export function frontierFinding(strategies: Strategies): string {
  const bold = strategies[0]
  const safe = strategies.at(-1)
  if (!bold || !safe) return ''
  const points = bold.correctedExpectedPoints - safe.correctedExpectedPoints
  return `The safest play farkles in ${formatPercent(safe.farkleProbability, 2)} % of turns instead of ${formatPercent(bold.farkleProbability, 2)} %, and gives up ${formatNumber(points, 1)} of ${formatNumber(bold.correctedExpectedPoints, 1)} points a turn for it.`
}

/** Every strategy, for the table on screen. */
export function frontierRows(strategies: Strategies): NumberRow[] {
  return strategies.map((one) => ({
    key: one.fromPenalty,
    cells: [
      formatNumber(one.fromPenalty, 2),
      one.toPenalty === null ? '∞' : formatNumber(one.toPenalty, 2),
      formatPercent(one.farkleProbability, 4),
      formatNumber(one.correctedExpectedPoints, 6),
    ],
  }))
}

/** Every strategy in full; the last one has no largest cost. */
export function frontierNumbers(strategies: Strategies): ChartNumbers {
  return {
    columns: [
      'Best if a farkle costs from, points',
      'to, points',
      'Chance to farkle',
      'Points a turn',
    ],
    rows: strategies.map((one) => [
      one.fromPenalty,
      one.toPenalty,
      one.farkleProbability,
      one.correctedExpectedPoints,
    ]),
  }
}
