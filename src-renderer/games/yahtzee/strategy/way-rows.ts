import type { BarDrawing } from '#shared/pictures/bars.ts'
import type { ChartNumbers } from '#shared/pictures/chart.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { tailChance } from '#shared/games/yahtzee/analysis/score-chances.ts'
import { formatDifference, formatNumber, formatPercent } from '../../../components/format.ts'
import type { NumberRow } from '../../../components/number-row.ts'
import { HIGH_SCORE, wayTitle, type Way } from './ways.ts'

export const WAY_VIEWS = ['mean', 'deviation', 'high'] as const
export type WayView = (typeof WAY_VIEWS)[number]

function valueOf({ answer }: Way, view: WayView): number {
  if (view === 'mean') return answer.mean
  return view === 'deviation' ? answer.standardDeviation : tailChance(answer, HIGH_SCORE) * 100
}

export function wayDrawing(view: WayView, ways: readonly Way[]): BarDrawing {
  return {
    xTitle: yahtzeeTexts.strategy.strategies.units[view],
    format: (value) => formatNumber(value, view === 'mean' ? 1 : 2),
    rows: ways.map((way) => ({
      title: wayTitle(way.strategy),
      value: valueOf(way, view),
      strong: way.strategy === 'optimal',
    })),
  }
}

export function wayColumns(): string[] {
  const { columns } = yahtzeeTexts.strategy.strategies
  return [columns.strategy, columns.mean, columns.deviation, columns.bonus, columns.high]
}

export function wayRows(ways: readonly Way[]): NumberRow[] {
  return ways.map(({ strategy, answer }) => ({
    key: strategy,
    cells: [
      wayTitle(strategy),
      formatNumber(answer.mean, 2),
      formatNumber(answer.standardDeviation, 2),
      formatPercent(answer.upperBonusProbability, 2),
      formatPercent(tailChance(answer, HIGH_SCORE), 2),
    ],
  }))
}

/** Full precision for a file; probabilities from 0 to 1. */
export function wayNumbers(ways: readonly Way[]): ChartNumbers {
  const { columns } = yahtzeeTexts.strategy.strategies
  return {
    columns: [
      columns.strategy,
      columns.mean,
      columns.deviation,
      columns.bonusChance,
      columns.highChance,
    ],
    rows: ways.map((way) => [
      wayTitle(way.strategy),
      way.answer.mean,
      way.answer.standardDeviation,
      way.answer.upperBonusProbability,
      tailChance(way.answer, HIGH_SCORE),
    ]),
  }
}

export function wayFinding(ways: readonly Way[]): string {
  const [first, second, ...rest] = [...ways].sort((a, b) => b.answer.mean - a.answer.mean)
  const last = rest.at(-1)
  if (!first || !second || !last) return ''
  const lead = (other: Way): string => formatDifference(first.answer.mean, other.answer.mean, 1)
  return yahtzeeTexts.strategy.strategies.finding(
    wayTitle(first.strategy),
    wayTitle(second.strategy),
    lead(second),
    wayTitle(last.strategy),
    lead(last),
  )
}
