import type { BarDrawing } from '#shared/pictures/bars.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { tailChance } from '#shared/games/yahtzee/analysis/score-chances.ts'
import {
  digits,
  figureNumbers,
  percents,
  type FigureNumbers,
} from '../../../components/figure-numbers.ts'
import { formatDifference, formatNumber } from '../../../components/format.ts'
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

export function wayNumbers(ways: readonly Way[]): FigureNumbers {
  const { columns } = yahtzeeTexts.strategy.strategies
  return figureNumbers(ways, [
    { title: columns.strategy, value: ({ strategy }) => wayTitle(strategy) },
    { title: columns.mean, value: ({ answer }) => answer.mean, text: digits(2) },
    {
      ...{ title: columns.deviation, text: digits(2) },
      value: ({ answer }) => answer.standardDeviation,
    },
    {
      ...{ title: columns.bonus, inFile: columns.bonusChance, text: percents(2) },
      value: ({ answer }) => answer.upperBonusProbability,
    },
    {
      ...{ title: columns.high, inFile: columns.highChance, text: percents(2) },
      value: ({ answer }) => tailChance(answer, HIGH_SCORE),
    },
  ])
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
