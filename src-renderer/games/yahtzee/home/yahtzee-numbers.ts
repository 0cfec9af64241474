import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { categoryName } from '#shared/games/yahtzee/analysis/category-names.ts'
import { kindShares } from '#shared/games/yahtzee/analysis/first-rolls.ts'
import { parDice } from '#shared/games/yahtzee/analysis/par.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'

type Board = AnswerOf<BackendRequests, 'yahtzee.board'>
type Rolls = AnswerOf<BackendRequests, 'yahtzee.opening'>['rolls']

export interface KeyNumber {
  readonly key: string
  readonly label: string
  readonly value: string
}

/**
 * How often the simplest habit is right, the pace of the upper bonus, and the cheapest zero. Skips
 * numbers that do not apply to the rules.
 */
export function yahtzeeNumbers(rules: RuleSet, { boxes }: Board, rolls: Rolls): KeyNumber[] {
  const { numbers } = yahtzeeTexts.home
  const par = parDice(rules)
  const cheapest = [...boxes].sort((a, b) => a.zeroLoss - b.zeroLoss)[0]
  return [
    ...(rules.rerolls > 0
      ? [
          {
            key: 'habit',
            label: numbers.habit,
            value: numbers.percent(formatPercent(kindShares(rolls).most, 0)),
          },
        ]
      : []),
    ...(rules.upperBonus > 0 && par > 0
      ? [
          {
            key: 'pace',
            label: numbers.pace(formatNumber(rules.upperThreshold)),
            value: numbers.dice(par, formatNumber(par, Number.isInteger(par) ? 0 : 1)),
          },
        ]
      : []),
    ...(cheapest
      ? [
          {
            key: 'zero',
            label: numbers.zero(categoryName(cheapest.category)),
            value: numbers.points(formatNumber(cheapest.zeroLoss, 1)),
          },
        ]
      : []),
  ]
}
