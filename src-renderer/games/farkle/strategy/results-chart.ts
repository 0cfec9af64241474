import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { binsOf, chanceAtLeast, type Bins } from '#shared/pictures/bins.ts'
import type { LineDrawing } from '#shared/pictures/chart.ts'
import { distributionRows } from '#shared/pictures/distribution-rows.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { binDrawing, chanceDrawing, chanceNumbers } from '../../../components/chance-chart.ts'
import type { FigureNumbers } from '../../../components/figure-numbers.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'
import { playerLines, playerTitles, playerWords, type PlayerAnswer } from './players.ts'

export type Results = AnswerOf<BackendRequests, 'farkle.turnResults'>
type PlayedTurns = readonly PlayerAnswer<Results>[]

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

export function resultsDrawing(view: ResultsView, played: PlayedTurns): LineDrawing {
  const words = farklePageTexts.strategy.results
  const lines = playerLines(played)
  const bins = binsOf(
    lines.map(({ distribution }) => distribution),
    MAX_BINS,
  )
  if (view === 'each') {
    // With one result per bin there is nothing between 0 and the least result.
    return binDrawing(lines, bins, bins.step === bins.grid ? 1 : 0, {
      xTitle: words.banked,
      yTitle: words.turns,
      place: (value) => binWords(bins, value),
    })
  }
  const end = bins.step * bins.count
  return chanceDrawing(
    { xTitle: words.atLeast, yTitle: words.turns, xMax: end, yMax: 100 },
    lines.map(({ distribution, ...line }) => ({
      ...line,
      steps: 'since' as const,
      data: distribution.values
        .filter((value) => value <= end)
        .map((value) => ({ x: value, y: chanceAtLeast(distribution, value) * 100 })),
    })),
  )
}

/** Per player: probability of exactly and of at least each result; 0 is a farkle. */
export function resultsNumbers(played: PlayedTurns): FigureNumbers {
  const { banked, farkle, atLeastAsMany, chanceOfAsMany } = farklePageTexts.strategy.results
  return chanceNumbers(
    distributionRows(played.map(({ answer }) => answer)),
    { title: banked, text: (value) => (value === 0 ? farkle : formatNumber(value)) },
    playerTitles(played, atLeastAsMany, chanceOfAsMany),
  )
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
