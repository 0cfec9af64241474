import { yahtzeeCell } from '#shared/games/yahtzee/drill/needs.ts'
import { parseYahtzeeCode } from '#shared/games/yahtzee/drill/position.ts'
import { traitsOf } from '#shared/games/yahtzee/drill/traits.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import type { RecordOf } from '../../../packages/package-records.ts'

function decisionOf(rules: RuleSet, code: string) {
  const position = parseYahtzeeCode(rules, code)
  if (!position.ok) throw new Error(`a position that was checked is none: ${code}`)
  const kind = position.value.rerolls > 0 ? ('keeps' as const) : ('boxes' as const)
  return { kind, traits: traitsOf(rules, position.value) }
}

/** A session's record with the kinds of what it asks again. */
export function yahtzeeSession(rules: RuleSet, record: RecordOf<'yahtzeeSession'>) {
  const again = record.again?.map((code) => ({ kind: decisionOf(rules, code).kind, code })) ?? null
  return { ...record, again }
}

/** What is kept of an answer, from its record. */
export function yahtzeeAnswer(rules: RuleSet, record: RecordOf<'yahtzeeAnswer'>) {
  const { choice, best, ...rest } = record
  const { kind, traits } = decisionOf(rules, record.code)
  return { ...rest, kind, cell: yahtzeeCell(kind, traits), error: null, own: { choice, best } }
}
