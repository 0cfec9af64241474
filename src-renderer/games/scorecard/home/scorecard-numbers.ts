import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { boxName } from '#shared/games/scorecard/analysis/box-names.ts'
import { parDice } from '#shared/games/scorecard/analysis/par.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { formatDifference, formatNumber } from '../../../components/format.ts'

type Board = AnswerOf<BackendRequests, 'scorecard.board'>
type Steps = NonNullable<AnswerOf<BackendRequests, 'scorecard.knownSteps'>['found']>['steps']

export interface KeyNumber {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly note?: string
}

const COUNT = 3

/** What a player makes who knows the first step, the first two, and three of them. */
export function stepNumbers(steps: Steps): KeyNumber[] {
  const { points, adds: added } = scorecardTexts.home.numbers
  return steps
    .slice(0, COUNT)
    .map(({ id, title, makes, adds }, i) => ({
      key: id,
      label: `${i + 1}. ${title}`,
      value: points(formatNumber(makes, 1)),
      ...(adds !== null && { note: added(formatDifference(makes, makes - adds, 1)) }),
    }))
}

/**
 * Three numbers of a card whose steps are not known, the most useful first: the pace of the upper
 * bonus, the cheapest and the dearest zero, and the expected score. Skips those that do not apply.
 */
export function scorecardNumbers(rules: RuleSet, { boxes, expected }: Board): KeyNumber[] {
  const { numbers } = scorecardTexts.home
  const points = (value: number): string => numbers.points(formatNumber(value, 1))
  const par = parDice(rules)
  const zeros = boxes.toSorted((a, b) => a.zeroLoss - b.zeroLoss)
  const [cheap, dear] = zeros.length > 1 ? [zeros[0]!, zeros.at(-1)!] : []
  const told = (key: string, label: string, value: string): KeyNumber => ({ key, label, value })
  const all = [
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
