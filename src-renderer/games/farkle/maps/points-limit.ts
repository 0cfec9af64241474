import type { DiceCount, Points } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { mayBankWith, type RuleSet } from '#shared/games/farkle/rules/rule-set.ts'

type TableRows = AnswerOf<BackendRequests, 'farkle.scoreTable'>['rows']

/**
 * Least reachable turn total, in points, at which play for points banks with `dice` left; null if
 * it never does. The rows hold the gain of rolling.
 */
export function pointsLimit(rows: TableRows, rules: RuleSet, dice: DiceCount): Points | null {
  if (!mayBankWith(rules, dice)) return null
  const { minimumBank } = rules
  const found = rows.find(({ turnScore, values }) => {
    const gain = values[dice - 1] ?? null
    return turnScore > 0 && turnScore >= minimumBank && gain !== null && gain <= 0
  })
  return found?.turnScore ?? null
}
