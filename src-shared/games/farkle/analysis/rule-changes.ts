import { capital } from '../../../texts/capital.ts'
import { diceCounts } from '../../../base/units.ts'
import { FACES } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { fieldName, setName } from './rule-words.ts'

/** If more sets differ, they are reported as one change. */
const SETS_NAMED = 3

function changedSets(rules: RuleSet, base: RuleSet): string[] {
  const counts = diceCounts(Math.max(rules.dice, base.dice))
  return FACES.flatMap((face) =>
    counts
      .filter(
        (count) =>
          (rules.sets[face - 1]![count - 1] ?? 0) !== (base.sets[face - 1]![count - 1] ?? 0),
      )
      .map((count) => capital(setName(face, count))),
  )
}

/** Without its own minimum the first bank follows minimumBank, which is reported already. */
const firstAsAny = ({ minimumBank, minimumFirstBank }: RuleSet): boolean =>
  minimumFirstBank === minimumBank

export function changedRules(rules: RuleSet, base: RuleSet): string[] {
  return (Object.keys({ ...rules, ...base }) as (keyof RuleSet)[]).flatMap((field) => {
    if (field === 'name' || JSON.stringify(rules[field]) === JSON.stringify(base[field])) return []
    if (field === 'minimumFirstBank' && firstAsAny(rules) && firstAsAny(base)) return []
    if (field === 'farklePenalty') return [fieldName('farklePenalty.points')]
    if (field !== 'sets') return [fieldName(field)]
    const sets = changedSets(rules, base)
    return sets.length > SETS_NAMED ? [fieldName('sets')] : sets
  })
}
