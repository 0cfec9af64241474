import type { BarDrawing } from '#shared/pictures/bars.ts'
import type { ChartNumbers } from '#shared/pictures/chart.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { categoryName } from '#shared/games/yahtzee/analysis/category-names.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'
import type { NumberRow } from '../../../components/number-row.ts'
import type { Statistics } from './ways.ts'

/** Mean points of a box, or how often it is crossed out. */
export const BOX_VIEWS = ['mean', 'zero'] as const
export type BoxView = (typeof BOX_VIEWS)[number]

/** A box or a bonus; null for figures that a bonus does not have. */
interface Part {
  readonly key: string
  readonly title: string
  readonly mean: number
  readonly standardDeviation: number | null
  readonly zero: number | null
}

/** Boxes in the order of the card, then the bonuses that the rules have. */
function partsOf({ categories, upperBonusMean, upperBonusProbability, yahtzees }: Statistics) {
  const words = yahtzeeTexts.strategy.boxes
  const parts: Part[] = categories.map(({ category, ...figures }) => ({
    key: category,
    title: categoryName(category),
    ...figures,
  }))
  if (upperBonusMean > 0) {
    const zero = 1 - upperBonusProbability
    const title = words.upperBonus
    parts.push({ key: 'upper', title, mean: upperBonusMean, standardDeviation: null, zero })
  }
  if (yahtzees.bonusMean > 0) {
    const title = words.yahtzeeBonus
    const mean = yahtzees.bonusMean
    parts.push({ key: 'bonuses', title, mean, standardDeviation: null, zero: null })
  }
  return parts
}

export function boxDrawing(view: BoxView, answer: Statistics): BarDrawing {
  const words = yahtzeeTexts.strategy.boxes
  if (view === 'mean') {
    return {
      xTitle: words.mean,
      format: (value) => formatNumber(value, 1),
      rows: partsOf(answer).map(({ title, mean }) => ({ title, value: mean })),
    }
  }
  return {
    xTitle: words.zero,
    format: (value) => formatNumber(value, 1),
    rows: answer.categories.map(({ category, zero }) => ({
      title: categoryName(category),
      value: zero * 100,
    })),
  }
}

export function boxColumns(): string[] {
  const { box, mean, deviation, zero } = yahtzeeTexts.strategy.boxes
  return [box, mean, deviation, zero]
}

export function boxRows(answer: Statistics): NumberRow[] {
  const { none } = yahtzeeTexts.strategy.boxes
  return partsOf(answer).map(({ key, title, mean, standardDeviation, zero }) => ({
    key,
    cells: [
      title,
      formatNumber(mean, 2),
      standardDeviation === null ? none : formatNumber(standardDeviation, 2),
      zero === null ? none : formatPercent(zero, 2),
    ],
  }))
}

/** Full precision for a file; probabilities from 0 to 1. */
export function boxNumbers(answer: Statistics): ChartNumbers {
  const { box, mean, deviation, zeroChance } = yahtzeeTexts.strategy.boxes
  return {
    columns: [box, mean, deviation, zeroChance],
    rows: partsOf(answer).map(({ title, mean: points, standardDeviation, zero }) => [
      title,
      points,
      standardDeviation,
      zero,
    ]),
  }
}

export function boxFinding({ categories }: Statistics): string {
  const [first, second, third] = [...categories].sort((a, b) => b.zero - a.zero)
  if (!first || !second || !third) return ''
  return yahtzeeTexts.strategy.boxes.finding(
    categoryName(first.category),
    formatPercent(first.zero),
    categoryName(second.category),
    formatPercent(second.zero),
    formatPercent(third.zero),
  )
}
