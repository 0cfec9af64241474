import { noPositions, noTables } from '#shared/games/farkle/analysis/turn-refusals.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'

const refuseBy =
  (why: (rules: RuleSet) => string | null) =>
  (rules: RuleSet): void => {
    const reason = why(rules)
    if (reason !== null) throw new RequestError('invalid-request', () => why(rules) ?? reason)
  }

/** Throws for rules that have no tables by turn total and dice left. */
export const refuseTables = refuseBy(noTables)

/** Throws for rules that have no positions to look at. */
export const refusePositions = refuseBy(noPositions)
