import type { Points } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Series } from '#shared/pictures/chart.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import {
  digits,
  figureNumbers,
  percents,
  type FigureNumbers,
} from '../../../components/figure-numbers.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'
import { turnTitle, type TurnSummary } from './turn-overview.ts'

type Strategies = AnswerOf<BackendRequests, 'farkle.scoreFrontier'>['strategies']
export type FrontierRow = Strategies[number]

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
export function nearestTo(strategies: Strategies, chance: number): FrontierRow | null {
  const off = (one: FrontierRow): number => Math.abs(one.farkleProbability - chance)
  return strategies.toSorted((a, b) => off(a) - off(b))[0] ?? null
}

/** A farkle penalty for which only this strategy is best. */
export function penaltyWithin({ fromPenalty, toPenalty }: FrontierRow): Points {
  return toPenalty === null ? 2 * fromPenalty + 1 : (fromPenalty + toPenalty) / 2
}

export function pickedSeries(strategy: FrontierRow): Series {
  const { picked } = farklePageTexts.strategy.frontier
  return {
    label: picked,
    mark: picked,
    token: 'roll',
    points: true,
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

/** The last strategy has no upper penalty. */
export function frontierNumbers(strategies: Strategies): FigureNumbers {
  const { columns, frontier } = farklePageTexts.strategy
  const { from, fromPoints, to, toPoints, chance } = frontier.columns
  return figureNumbers(strategies, [
    { title: from, inFile: fromPoints, value: (one) => one.fromPenalty, text: digits(2) },
    { title: to, inFile: toPoints, value: (one) => one.toPenalty, text: digits(2), none: '∞' },
    {
      title: columns.farkles,
      inFile: chance,
      text: percents(4),
      value: (one) => one.farkleProbability,
    },
    { title: columns.pointsATurn, text: digits(6), value: (one) => one.correctedExpectedPoints },
  ])
}
