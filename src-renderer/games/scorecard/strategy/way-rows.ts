import type { Points } from '#shared/base/units.ts'
import type { BarDrawing } from '#shared/pictures/bars.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { tailChance } from '#shared/games/scorecard/analysis/score-chances.ts'
import {
  digits,
  figureNumbers,
  percents,
  type FigureNumbers,
} from '../../../components/figure-numbers.ts'
import { formatDifference, formatNumber } from '../../../components/format.ts'
import { wayTitle, type Way } from './ways.ts'

export const WAY_VIEWS = ['mean', 'high'] as const
export type WayView = (typeof WAY_VIEWS)[number]

function valueOf({ answer }: Way, view: WayView, high: Points): number {
  return view === 'mean' ? answer.mean : tailChance(answer, high) * 100
}

/** `high`: a score whose chance is told; see highScore. */
export function wayDrawing(view: WayView, ways: readonly Way[], high: Points): BarDrawing {
  const { units } = scorecardTexts.strategy.strategies
  return {
    xTitle: view === 'high' ? units.high(formatNumber(high)) : units[view],
    format: (value) => formatNumber(value, 1),
    rows: ways.map((way) => ({
      title: wayTitle(way.strategy),
      value: valueOf(way, view, high),
      strong: way.strategy === 'optimal',
    })),
  }
}

export function wayNumbers(ways: readonly Way[], high: Points): FigureNumbers {
  const least = formatNumber(high)
  const { columns } = scorecardTexts.strategy.strategies
  return figureNumbers(ways, [
    { title: columns.strategy, value: ({ strategy }) => wayTitle(strategy) },
    { title: columns.mean, value: ({ answer }) => answer.mean, text: digits(1) },
    {
      title: columns.bonus,
      inFile: columns.bonusChance,
      text: percents(1),
      value: ({ answer }) => answer.upperBonusProbability,
    },
    {
      title: columns.high(least),
      inFile: columns.highChance(least),
      text: percents(1),
      value: ({ answer }) => tailChance(answer, high),
    },
  ])
}

export function wayFinding(ways: readonly Way[]): string {
  const [first, second, ...rest] = [...ways].sort((a, b) => b.answer.mean - a.answer.mean)
  const last = rest.at(-1)
  if (!first || !second || !last) return ''
  const lead = (other: Way): string => formatDifference(first.answer.mean, other.answer.mean, 1)
  return scorecardTexts.strategy.strategies.finding(
    wayTitle(first.strategy),
    wayTitle(second.strategy),
    lead(second),
    wayTitle(last.strategy),
    lead(last),
  )
}
