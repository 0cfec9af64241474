import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { boxName } from '#shared/games/scorecard/analysis/box-names.ts'
import { kindShares } from '#shared/games/scorecard/analysis/first-rolls.ts'
import { parDice } from '#shared/games/scorecard/analysis/par.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'

type Board = AnswerOf<BackendRequests, 'scorecard.board'>
type Rolls = AnswerOf<BackendRequests, 'scorecard.opening'>['rolls']

export interface KeyNumber {
  readonly key: string
  readonly label: string
  readonly value: string
}

/** Below this share of first rolls the habit is no advice. */
export const HABIT_SHARE = 0.5
const COUNT = 3

/**
 * Three numbers, the most useful first: how often the simplest habit is right, the pace of the upper
 * bonus, the cheapest and the dearest zero, and the expected score. Skips those that do not apply.
 */
export function scorecardNumbers(
  rules: RuleSet,
  { boxes, expected }: Board,
  rolls: Rolls,
): KeyNumber[] {
  const { numbers } = scorecardTexts.home
  const points = (value: number): string => numbers.points(formatNumber(value, 1))
  const habit = kindShares(rolls).most
  const par = parDice(rules)
  const zeros = boxes.toSorted((a, b) => a.zeroLoss - b.zeroLoss)
  const [cheap, dear] = zeros.length > 1 ? [zeros[0]!, zeros.at(-1)!] : []
  const told = (key: string, label: string, value: string): KeyNumber => ({ key, label, value })
  const all = [
    habit < HABIT_SHARE
      ? null
      : told('habit', numbers.habit, numbers.percent(formatPercent(habit, 0))),
    par === null
      ? null
      : told(
          'pace',
          numbers.pace(formatNumber(rules.bonus[0]!.from)),
          numbers.dice(par, formatNumber(par, Number.isInteger(par) ? 0 : 1)),
        ),
    cheap && told('zero', numbers.zero(boxName(rules, cheap.box)), points(cheap.zeroLoss)),
    dear && told('dear', numbers.dear(boxName(rules, dear.box)), points(dear.zeroLoss)),
    told('expected', scorecardTexts.strategy.figures.expected, points(expected)),
  ]
  return all.filter((one) => one != null).slice(0, COUNT)
}
