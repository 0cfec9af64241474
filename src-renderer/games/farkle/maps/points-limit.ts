import type { DiceCount, Points } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { mayBankWith, type RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { TurnKey } from '#shared/games/farkle/solve/turn/turn-types.ts'

type TableRows = AnswerOf<BackendRequests, 'score.table'>['rows']

/** The turn whose limits the play for points keeps to, whatever the score. */
export function usualTurnKey({ farklePenalty }: RuleSet, ownFarkles: number): TurnKey {
  return farklePenalty ? `after-${ownFarkles}` : 'single'
}

/**
 * The least turn total that play can come to, in points, at which the play for most points banks
 * with so many dice left; null where it never does. A row says what rolling gains.
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
