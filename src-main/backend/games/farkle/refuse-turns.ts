import { noTables } from '#shared/games/farkle/analysis/turn-refusals.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { refuseFor } from '../../refuse.ts'

/** Throws RequestError for rules without tables by turn total and dice left. */
export const refuseTables = (rules: RuleSet): void => refuseFor(() => noTables(rules))
