import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { binsOf, chanceAtLeast, type Bins } from '#shared/pictures/bins.ts'
import type { ChartNumbers, LineDrawing } from '#shared/pictures/chart.ts'
import { binStairs, distributionRows } from '#shared/pictures/distribution-rows.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'
import type { NumberRow } from '../../../components/number-row.ts'
import { PERCENTS, PLAYER_LINES, playerTitle, playerWords, type Played } from './players.ts'

export type Results = AnswerOf<BackendRequests, 'turn.results'>
type PlayedTurns = readonly Played<Results>[]

export type ResultsView = 'each' | 'atLeast'

const MAX_BINS = 50

/** Points of a bin: "350", or "350 to 395" if it holds several results. */
function binWords({ step, grid }: Bins, from: number): string {
  const least = Math.max(from, grid)
  const most = from + step - grid
  return least >= most
    ? formatNumber(least)
    : farklePageTexts.strategy.results.between(formatNumber(least), formatNumber(most))
}

function eachDrawing(played: PlayedTurns): LineDrawing {
  const bins = binsOf(
    played.map(({ answer }) => answer),
    MAX_BINS,
  )
  // With one result per bin there is nothing between 0 and the least result.
  const first = bins.step === bins.grid ? 1 : 0
  return {
    xTitle: farklePageTexts.strategy.results.banked,
    yTitle: farklePageTexts.strategy.results.turns,
    xMin: 0,
    xMax: bins.count * bins.step,
    yMin: 0,
    format: {
      x: (value) => formatNumber(value),
      ...PERCENTS,
      place: (value) => binWords(bins, value),
    },
    series: played.map(({ player, answer }) => ({
      label: playerTitle(player),
      ...PLAYER_LINES[player.kind],
      steps: 'until',
      data: binStairs(answer, bins, first),
    })),
  }
}

function atLeastDrawing(played: PlayedTurns): LineDrawing {
  const { step, count } = binsOf(
    played.map(({ answer }) => answer),
    MAX_BINS,
  )
  const end = step * count
  return {
    xTitle: farklePageTexts.strategy.results.atLeast,
    yTitle: farklePageTexts.strategy.results.turns,
    xMin: 0,
    xMax: end,
    yMin: 0,
    yMax: 100,
    format: { x: (value) => formatNumber(value), ...PERCENTS },
    series: played.map(({ player, answer }) => ({
      label: playerTitle(player),
      ...PLAYER_LINES[player.kind],
      steps: 'since',
      data: answer.values
        .filter((value) => value <= end)
        .map((value) => ({ x: value, y: chanceAtLeast(answer, value) * 100 })),
    })),
  }
}

export function resultsDrawing(view: ResultsView, played: PlayedTurns): LineDrawing {
  return view === 'each' ? eachDrawing(played) : atLeastDrawing(played)
}

/** Per player: probability of exactly and of at least each result; 0 is a farkle. */
export function resultsNumbers(played: PlayedTurns): ChartNumbers {
  const { columns, results } = farklePageTexts.strategy
  return {
    columns: [
      results.banked,
      ...played.flatMap(({ player }) => [
        columns.chance(playerTitle(player)),
        results.chanceOfAsMany(playerTitle(player)),
      ]),
    ],
    rows: distributionRows(played.map(({ answer }) => answer)),
  }
}

export function resultsRows(numbers: ChartNumbers): NumberRow[] {
  return numbers.rows.map(([value, ...chances]) => ({
    key: Number(value),
    cells: [
      value === 0 ? farklePageTexts.strategy.results.farkle : formatNumber(Number(value)),
      ...chances.map((chance) => formatPercent(Number(chance), 4)),
    ],
  }))
}

export function resultsColumns(played: PlayedTurns): string[] {
  const { columns, results } = farklePageTexts.strategy
  return [
    results.banked,
    ...played.flatMap(({ player }) => [
      columns.percent(playerTitle(player)),
      results.atLeastAsMany,
    ]),
  ]
}

/** The least result that at least half of all turns do not exceed. */
function median({ values, probabilities }: Results): number {
  let sum = 0
  return values.find((_, i) => (sum += probabilities[i]!) >= 0.5 - 1e-12) ?? 0
}

export function resultsFinding(played: PlayedTurns): string {
  const first = played[0]
  const other = played.at(-1)
  const { players, results } = farklePageTexts.strategy
  if (!first || !other) return players.none.turn
  const { mean, farkleProbability } = first.answer
  const who = playerWords(first.player)
  const farkles = formatPercent(farkleProbability)
  if (other === first) {
    const half = formatNumber(median(first.answer))
    return results.alone(who, formatNumber(mean, 1), half, farkles)
  }
  const gain = other.answer.mean - mean
  const words = playerWords(other.player)
  const share = formatPercent(other.answer.farkleProbability)
  if (Math.abs(gain) < 0.05) return results.asMany(words, who, share, farkles)
  const by = { points: formatNumber(Math.abs(gain), 1), more: gain > 0 }
  return results.apart(words, who, by, share, farkles)
}
