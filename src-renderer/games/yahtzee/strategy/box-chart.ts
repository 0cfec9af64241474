import type { BarDrawing } from '#shared/pictures/bars.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { categoryName } from '#shared/games/yahtzee/analysis/category-names.ts'
import {
  digits,
  figureNumbers,
  percents,
  type FigureNumbers,
} from '../../../components/figure-numbers.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'
import type { Statistics } from './ways.ts'

/** Mean points of a box, or how often it is crossed out. */
export const BOX_VIEWS = ['mean', 'zero'] as const
export type BoxView = (typeof BOX_VIEWS)[number]

/** A box or a bonus; null for figures that a bonus does not have. */
interface Part {
  readonly title: string
  readonly mean: number
  readonly standardDeviation: number | null
  readonly zero: number | null
}

/** Boxes in the order of the card, then the bonuses that the rules have. */
function partsOf({ categories, upperBonusMean, upperBonusProbability, yahtzees }: Statistics) {
  const words = yahtzeeTexts.strategy.boxes
  const parts: Part[] = categories.map(({ category, ...figures }) => ({
    ...{ title: categoryName(category), ...figures },
  }))
  if (upperBonusMean > 0) {
    const zero = 1 - upperBonusProbability
    const title = words.upperBonus
    parts.push({ title, mean: upperBonusMean, standardDeviation: null, zero })
  }
  if (yahtzees.bonusMean > 0) {
    const title = words.yahtzeeBonus
    const mean = yahtzees.bonusMean
    parts.push({ title, mean, standardDeviation: null, zero: null })
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

export function boxNumbers(answer: Statistics): FigureNumbers {
  const words = yahtzeeTexts.strategy.boxes
  const { none } = words
  return figureNumbers(partsOf(answer), [
    { title: words.box, value: ({ title }) => title },
    { title: words.mean, value: ({ mean }) => mean, text: digits(2) },
    {
      ...{ title: words.deviation, text: digits(2), none },
      value: ({ standardDeviation }) => standardDeviation,
    },
    {
      ...{ title: words.zero, inFile: words.zeroChance, text: percents(2), none },
      value: ({ zero }) => zero,
    },
  ])
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
