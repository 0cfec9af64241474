import { grouped } from '../texts/numbers.ts'
import { failed, ok, type Problem, type Result } from '../base/result.ts'
import { readRuleSet } from './rule-set-schema.ts'
import type { RuleSet } from './rule-set.ts'
import { bestTail, endlessDice, tailStart } from './tail.ts'
import { turnModel } from './turn-model.ts'

/** The most turn totals that a table may hold, so that every accepted game can be solved here. */
export const MOST_ROWS = 50_000

/** Why a well-formed rule set is no game that can be solved; null if it is one. */
function unsolvable(rules: RuleSet): Problem | null {
  const model = turnModel(rules)
  if (model.largestSteps === 0) {
    return {
      field: 'sets',
      message: 'Nothing scores. Give points to at least one set, such as 100 for one 1.',
    }
  }
  const endless = endlessDice(model)
  if (endless.length > 0) {
    const dice =
      endless.length === 1 && endless[0] === 6 ? 'six dice' : `${endless.join(', ')} dice`
    return {
      field: 'sets',
      message: `With these scores a player can roll ${dice} for ever and never farkle, so no turn need end. Let some face score nothing on its own.`,
    }
  }
  const rows = Math.max(tailStart(model, bestTail(model), 0), rules.minimumFirstBank / model.grid)
  if (rows > MOST_ROWS) {
    return {
      field: 'sets',
      message: `These scores make ${grouped(Math.round(rows))} different turn totals, more than the ${grouped(MOST_ROWS)} that can be solved. Use rounder points (all scores are multiples of ${model.grid}) or make farkles less rare.`,
    }
  }
  return null
}

/**
 * Reads a rule set from anything and makes sure its game can be solved: well-formed (readRuleSet),
 * something scores, every turn ends, and the turn totals are not too many.
 */
export function parseRuleSet(input: unknown): Result<RuleSet> {
  const read = readRuleSet(input)
  if (!read.ok) return read
  const problem = unsolvable(read.value)
  return problem ? failed(problem) : ok(read.value)
}
