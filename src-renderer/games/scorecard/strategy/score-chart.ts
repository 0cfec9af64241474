import type { Points, Distribution } from '#shared/base/units.ts'
import { binned, binsOf, type Bins } from '#shared/pictures/bins.ts'
import type { LineDrawing, Series } from '#shared/pictures/chart.ts'
import { distributionRows } from '#shared/pictures/distribution-rows.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { percentileOf, tailChance } from '#shared/games/scorecard/analysis/score-chances.ts'
import {
  binDrawing,
  chanceDrawing,
  chanceNumbers,
  type ChanceLine,
} from '../../../components/chance-chart.ts'
import { figureNumbers, percents, type FigureNumbers } from '../../../components/figure-numbers.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'
import type { NumberRow } from '../../../components/number-row.ts'
import { wayTitle, type Statistics, type Way } from './ways.ts'

export const SCORE_VIEWS = ['each', 'atLeast'] as const
export type ScoreView = (typeof SCORE_VIEWS)[number]

const MAX_BINS = 60
/** This part of all games, the lowest scores, appears in the table only. */
const REST = 0.005
/** Points between two places of the at-least curve. */
const TAIL_STEP = 5

const LINES: readonly Pick<Series, 'token' | 'dash' | 'width' | 'shape'>[] = [
  { token: 'ink', dash: [], width: 2, shape: 'circle' },
  { token: 'ink', dash: [6, 4], width: 1.75, shape: 'square' },
]

const distributionOf = ({ first, chances }: Statistics): Distribution => ({
  values: chances.map((_, i) => first + i),
  probabilities: chances,
})

/** Bins for all policies; `from` is the first bin worth drawing. */
function scoreBins(ways: readonly Way[]): Bins & { readonly from: number } {
  const bins = binsOf(
    ways.map(({ answer }) => distributionOf(answer)),
    MAX_BINS,
  )
  const low = Math.min(...ways.map(({ answer }) => percentileOf(answer, REST)))
  return { ...bins, from: Math.max(0, Math.floor(low / bins.step)) }
}

const scoresOf = ({ step }: Bins, bin: number): string =>
  scorecardTexts.strategy.scores.between(
    formatNumber(bin * step),
    formatNumber((bin + 1) * step - 1),
  )

const linesOf = (ways: readonly Way[]): ChanceLine[] =>
  ways.map(({ strategy, answer }, i) => ({
    label: wayTitle(strategy),
    ...LINES[i]!,
    distribution: distributionOf(answer),
  }))

export function scoreDrawing(view: ScoreView, ways: readonly Way[]): LineDrawing {
  const words = scorecardTexts.strategy.scores
  const bins = scoreBins(ways)
  const low = bins.from * bins.step
  if (view === 'each') {
    return binDrawing(linesOf(ways), bins, bins.from, {
      xTitle: words.xTitle,
      yTitle: words.yTitle,
      xMin: low,
      place: (value) => scoresOf(bins, value / bins.step),
    })
  }
  const high = bins.count * bins.step
  const places = Array.from({ length: (high - low) / TAIL_STEP + 1 }, (_, i) => low + i * TAIL_STEP)
  return chanceDrawing(
    { xTitle: words.atLeastTitle, yTitle: words.yTitle, xMin: low, xMax: high, yMax: 100 },
    linesOf(ways).map(({ distribution: _, ...line }, i) => ({
      ...line,
      data: places.map((x) => ({ x, y: tailChance(ways[i]!.answer, x) * 100 })),
    })),
  )
}

/** Per policy: its chance and that of at least as much, by bin on the page, by score in the file. */
export function scoreNumbers(ways: readonly Way[]): FigureNumbers {
  const { columns } = scorecardTexts.strategy.scores
  const distributions = ways.map(({ answer }) => distributionOf(answer))
  const bins = scoreBins(ways)
  const chances = distributions.map((one) => binned(one, bins))
  const titles = ways.map(({ strategy }) => wayTitle(strategy))
  const scores = Array.from({ length: bins.count - bins.from }, (_, i) => bins.from + i)
  return {
    ...figureNumbers(scores, [
      { title: columns.score, value: (bin) => scoresOf(bins, bin) },
      ...ways.flatMap(({ answer }, way) => [
        {
          title: columns.percent(titles[way]!),
          text: percents(2),
          value: (bin: number) => chances[way]![bin]!,
        },
        {
          title: columns.atLeast,
          text: percents(2),
          value: (bin: number) => tailChance(answer, bin * bins.step),
        },
      ]),
    ]),
    file: chanceNumbers(
      distributionRows(distributions),
      { title: columns.score },
      titles.map((title) => ({
        each: { title: columns.chance(title) },
        summed: { title: columns.chanceOfAsMuch(title) },
      })),
    ).file,
  }
}

/** `high`: a score whose chance is told; see highScore. */
export function scoreFinding([first, second]: readonly Way[], high: Points): string {
  const { finding } = scorecardTexts.strategy.scores
  if (!first) return ''
  const { answer, strategy } = first
  const share = formatPercent(tailChance(answer, high))
  const least = formatNumber(high)
  if (!second) {
    const quarter = formatNumber(percentileOf(answer, 0.25))
    const rest = formatNumber(percentileOf(answer, 0.75))
    return finding.alone(
      wayTitle(strategy),
      formatNumber(answer.mean, 1),
      quarter,
      rest,
      share,
      least,
    )
  }
  const gain = second.answer.mean - answer.mean
  const by = { points: formatNumber(Math.abs(gain), 1), more: gain > 0 }
  const otherShare = formatPercent(tailChance(second.answer, high))
  return finding.apart(wayTitle(second.strategy), by, wayTitle(strategy), otherShare, share, least)
}

/** Probability of at least `least` points, also as "one game in n". */
export function atLeastRows(ways: readonly Way[], least: Points): NumberRow[] {
  return ways.map(({ strategy, answer }) => {
    const chance = tailChance(answer, least)
    const { never } = scorecardTexts.strategy.scores
    const oneIn = chance === 0 ? never : formatNumber(1 / chance, chance > 0.01 ? 1 : 0)
    return { key: strategy, cells: [wayTitle(strategy), formatPercent(chance, 4), oneIn] }
  })
}
