import { noTables } from '#shared/games/farkle/analysis/turn-refusals.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'

/** Throws RequestError for rules without tables by turn total and dice left. */
export function refuseTables(rules: RuleSet): void {
  const reason = noTables(rules)
  if (reason !== null) {
    throw new RequestError('invalid-request', () => noTables(rules) ?? reason)
  }
}
