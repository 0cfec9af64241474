import type { BarDrawing } from '#shared/pictures/bars.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { boxName } from '#shared/games/scorecard/analysis/box-names.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { sumTitle } from '#shared/games/scorecard/analysis/scorecard-words.ts'
import { hasUpperPart } from '#shared/games/scorecard/analysis/scorecard-rows.ts'
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

/** A box or a bonus; null for a bonus that is no zero. */
interface Part {
  readonly title: string
  readonly mean: number
  readonly zero: number | null
}

/** Boxes in the order of the card, then the bonuses that the rules have. */
function partsOf(rules: RuleSet, answer: Statistics): Part[] {
  const { boxes, upperBonusMean, upperBonusProbability, alike } = answer
  const words = scorecardTexts.strategy.boxes
  const parts: Part[] = boxes.map(({ box, ...figures }) => ({
    title: boxName(rules, box),
    ...figures,
  }))
  if (upperBonusMean > 0) {
    const zero = 1 - upperBonusProbability
    const title = hasUpperPart(rules) ? words.upperBonus : words.bonus
    parts.push({ title, mean: upperBonusMean, zero })
  }
  if (alike.bonusMean > 0) {
    const title = sumTitle(rules, 'further')
    parts.push({ title, mean: alike.bonusMean, zero: null })
  }
  return parts
}

export function boxDrawing(rules: RuleSet, view: BoxView, answer: Statistics): BarDrawing {
  return {
    xTitle: scorecardTexts.strategy.boxes[view],
    format: (value) => formatNumber(value, 1),
    rows:
      view === 'mean'
        ? partsOf(rules, answer).map(({ title, mean }) => ({ title, value: mean }))
        : answer.boxes.map(({ box, zero }) => ({ title: boxName(rules, box), value: zero * 100 })),
  }
}

export function boxNumbers(rules: RuleSet, answer: Statistics): FigureNumbers {
  const words = scorecardTexts.strategy.boxes
  const { none } = words
  return figureNumbers(partsOf(rules, answer), [
    { title: words.box, value: ({ title }) => title },
    { title: words.mean, value: ({ mean }) => mean, text: digits(1) },
    {
      title: words.zero,
      inFile: words.zeroChance,
      text: percents(1),
      none,
      value: ({ zero }) => zero,
    },
  ])
}

export function boxFinding(rules: RuleSet, { boxes }: Statistics): string {
  const [first, second, third] = [...boxes].sort((a, b) => b.zero - a.zero)
  if (!first || !second || !third) return ''
  return scorecardTexts.strategy.boxes.finding(
    boxName(rules, first.box),
    formatPercent(first.zero),
    boxName(rules, second.box),
    formatPercent(second.zero),
    formatPercent(third.zero),
  )
}
