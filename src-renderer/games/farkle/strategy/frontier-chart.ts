import type { Points } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { ChartNumbers, Series } from '#shared/pictures/chart.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'
import type { NumberRow } from '../../../components/number-row.ts'
import { turnTitle, type TurnSummary } from './use-strategy.ts'

type Strategies = AnswerOf<BackendRequests, 'score.frontier'>['strategies']
export type Strategy = Strategies[number]

export function frontierColumns(): string[] {
  const { columns, frontier } = farklePageTexts.strategy
  return [frontier.columns.from, frontier.columns.to, columns.farkles, columns.pointsATurn]
}

export function frontierSeries(strategies: Strategies, chosen: readonly TurnSummary[]): Series[] {
  return [
    {
      label: farklePageTexts.strategy.frontier.line,
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

/** Strategy with the nearest farkle probability; null if there is none. */
export function nearestTo(strategies: Strategies, chance: number): Strategy | null {
  const off = (one: Strategy): number => Math.abs(one.farkleProbability - chance)
  return strategies.toSorted((a, b) => off(a) - off(b))[0] ?? null
}

/** A farkle penalty for which only this strategy is best. */
export function penaltyWithin({ fromPenalty, toPenalty }: Strategy): Points {
  return toPenalty === null ? 2 * fromPenalty + 1 : (fromPenalty + toPenalty) / 2
}

export function pickedSeries(strategy: Strategy): Series {
  const { picked } = farklePageTexts.strategy.frontier
  return {
    ...{ label: picked, mark: picked, token: 'roll', points: true },
    data: [{ x: strategy.farkleProbability * 100, y: strategy.correctedExpectedPoints }],
  }
}

export function frontierFinding(strategies: Strategies): string {
  const bold = strategies[0]
  const safe = strategies.at(-1)
  if (!bold || !safe) return ''
  const points = bold.correctedExpectedPoints - safe.correctedExpectedPoints
  return farklePageTexts.strategy.frontier.finding(
    formatPercent(safe.farkleProbability),
    formatPercent(bold.farkleProbability),
    formatNumber(points, 1),
    formatNumber(bold.correctedExpectedPoints, 1),
  )
}

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

/** The last strategy has no upper penalty. */
export function frontierNumbers(strategies: Strategies): ChartNumbers {
  const { columns, frontier } = farklePageTexts.strategy
  const { fromPoints, toPoints, chance } = frontier.columns
  return {
    columns: [fromPoints, toPoints, chance, columns.pointsATurn],
    rows: strategies.map((one) => [
      one.fromPenalty,
      one.toPenalty,
      one.farkleProbability,
      one.correctedExpectedPoints,
    ]),
  }
}
