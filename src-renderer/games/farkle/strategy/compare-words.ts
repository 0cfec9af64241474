import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { DecisionDifference, RollLimits } from '#shared/games/farkle/pictures/decision-grid.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import {
  formatDifference,
  formatNumber,
  formatPercent,
  formatPercentDifference,
} from '../../../components/format.ts'
import type { NumberRow } from '../../../components/number-row.ts'

export type DecisionAnswer = AnswerOf<BackendRequests, 'turn.decisions'>

export interface Side {
  readonly title: string
  readonly answer: DecisionAnswer
}

const SMALL = 0.05

type Reach = Parameters<Words['limit']>[1]
type Words = typeof farklePageTexts.strategy.compare

/** Null means that the dice are always rolled. */
export function reachOf(limit: number | null): Reach {
  if (limit === null) return 'always'
  return limit === 0 ? 'never' : { upTo: formatNumber(limit) }
}

function worthWords(left: DecisionAnswer, right: DecisionAnswer): string {
  const { asMuch, worth } = farklePageTexts.strategy.compare
  const gain = right.mean - left.mean
  return Math.abs(gain) < SMALL ? asMuch : worth(formatNumber(Math.abs(gain), 1), gain > 0)
}

const limitWords = ({ dice, left, right }: RollLimits, who: string | null): string =>
  farklePageTexts.strategy.compare.limit(dice, reachOf(left), reachOf(right), who)

/**
 * Sentence on the largest change. `who` is the policy on the right, such as "holding at 300"; null
 * if the right is the best play under other rules.
 */
export function compareFinding(
  { changes, most }: DecisionDifference,
  left: DecisionAnswer,
  right: DecisionAnswer,
  who: string | null = null,
): string {
  const { noLimit, same, finding } = farklePageTexts.strategy.compare
  const unmoved = changes > 0 ? noLimit(changes, formatNumber(changes)) : same
  return finding(most ? limitWords(most, who) : unmoved, worthWords(left, right))
}

export function compareRows(left: Side, right: Side): NumberRow[] {
  const row = ({ title, answer }: Side): NumberRow => ({
    key: title,
    cells: [
      title,
      formatNumber(answer.mean, 3),
      formatNumber(answer.standardDeviation, 1),
      formatPercent(answer.farkleProbability, 2),
    ],
  })
  const [a, b] = [left.answer, right.answer]
  return [
    row(left),
    row(right),
    {
      key: 'difference',
      cells: [
        farklePageTexts.strategy.compare.difference,
        formatDifference(b.mean, a.mean, 3, 'exceptZero'),
        formatDifference(b.standardDeviation, a.standardDeviation, 1, 'exceptZero'),
        formatPercentDifference(b.farkleProbability, a.farkleProbability, 2, 'exceptZero'),
      ],
    },
  ]
}

export function compareColumns(): string[] {
  const { pointsATurn, deviation, farkles } = farklePageTexts.strategy.columns
  return [farklePageTexts.strategy.compare.side, pointsATurn, deviation, farkles]
}
