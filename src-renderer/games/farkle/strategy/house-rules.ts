import { failed, problemText, type Result } from '#shared/base/result.ts'
import { FACES } from '#shared/dice/multiset.ts'
import {
  makeRuleDraft,
  parseRuleDraft,
  type RuleDraft,
} from '#shared/games/farkle/input/rule-draft.ts'
import { COMBINATION_FIELDS } from '#shared/games/farkle/rules/fields.ts'
import { setField, type RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { fieldName } from '#shared/games/farkle/analysis/rule-words.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber, readNumber } from '../../../components/format.ts'

export const HOUSE_RULES: readonly {
  readonly id: keyof typeof farklePageTexts.strategy.compare.ruleGroups
  readonly fields: readonly string[]
}[] = [
  { id: 'banking', fields: ['minimumBank', 'minimumFirstBank', 'farklePenalty.points'] },
  { id: 'singles', fields: FACES.map((face) => setField(face, 1)) },
  { id: 'threes', fields: FACES.map((face) => setField(face, 3)) },
  { id: 'fours', fields: FACES.map((face) => setField(face, 4)) },
  { id: 'six', fields: COMBINATION_FIELDS },
]

const setOf = (field: string): [face: number, count: number] | null => {
  const path = /^sets\.(\d)\.(\d)$/.exec(field)
  return path && [Number(path[1]) - 1, Number(path[2]) - 1]
}

/** Current points of a rule; 0 if it is not played. */
export function housePoints(rules: RuleSet, field: string): number {
  const set = setOf(field)
  if (set) return rules.sets[set[0]]![set[1]]!
  if (field === 'farklePenalty.points') return rules.farklePenalty?.points ?? 0
  const points = rules[field as keyof RuleSet]
  return typeof points === 'number' ? points : 0
}

/** Changes a rule's points, and the fields that depend on them. */
function changedDraft(rules: RuleSet, field: string, points: number): RuleDraft {
  const draft = makeRuleDraft(rules)
  const text = String(points)
  const set = setOf(field)
  if (set) draft.sets[set[0]]![set[1]] = text
  else if (field === 'farklePenalty.points') {
    draft.hasFarklePenalty = points > 0
    draft.farklePenalty.points = text
  } else if (field === 'minimumBank') {
    draft.minimumBank = text
    draft.minimumFirstBank = String(Math.max(points, rules.minimumFirstBank))
  } else {
    Object.assign(draft, { [field]: text })
    if (field === 'threePairs' && points === 0) draft.fourKindAndPairCountsAsThreePairs = false
  }
  return draft
}

/** Name of the changed rules: "Farkle, with straight 1,000". */
function changedName({ name }: RuleSet, field: string, points: number): string {
  return farklePageTexts.strategy.compare.changedRules(name, fieldName(field), formatNumber(points))
}

/** Changes one rule to typed points; fails if they are invalid. */
export function withHouseRule(rules: RuleSet, field: string, text: string): Result<RuleSet> {
  const points = readNumber(text)
  if (points === null) {
    const message = farklePageTexts.strategy.compare.notPoints(fieldName(field))
    return failed({ field, message })
  }
  const read = parseRuleDraft(changedDraft(rules, field, points))
  if (!read.ok) return failed({ field, message: problemText(read.problems) })
  return { ok: true, value: { ...read.value, name: changedName(rules, field, points) } }
}
