import type { Badge } from '#shared/games/farkle/rules/badges.ts'
import type { SideCombination } from '#shared/games/farkle/rules/patterns.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { UsageError } from '../../usage.ts'

/** A badge as the argument of a flag: a badge, or a combination that counts for one player alone. */
interface NamedBadge {
  readonly badge: Badge | null
  readonly combination: SideCombination | null
}

const NONE: NamedBadge = { badge: null, combination: null }

/** Combinations of one player alone, by the name of their badge. */
const FACES = { carpenter: [3, 5], executioner: [4, 5, 6], priest: [1, 3, 5] } as const

const isNamed = (name: string): name is keyof typeof FACES => name in FACES

export const BADGE_FORMS =
  'headstart:POINTS, warlord:1.5, doppelganger:USES, resurrection:USES,\ncarpenter:POINTS, executioner:POINTS, priest:POINTS or emperor.'

/** Throws UsageError. `rules` tell what three ones score. */
export function readBadge(flag: string, text: string | undefined, rules: RuleSet): NamedBadge {
  if (text === undefined) return NONE
  const [name = '', size = ''] = text.toLowerCase().split(':')
  const number = Number(size)
  const isWhole = /^\d{1,5}$/.test(size) && number > 0
  const asBadge = (badge: Badge): NamedBadge => ({ ...NONE, badge })
  const asScore = (combination: SideCombination): NamedBadge => ({ ...NONE, combination })
  if (name === 'emperor') {
    return asScore({ kind: 'set', face: 1, count: 3, points: 3 * rules.sets[0]![2]! })
  }
  if (name === 'warlord' && /^\d(\.\d{1,2})?$/.test(size) && number >= 1) {
    return asBadge({ kind: 'warlord', times: number, uses: 1 })
  }
  if (isWhole && isNamed(name))
    return asScore({ kind: 'faces', faces: FACES[name], points: number })
  if (isWhole && name === 'headstart') return asBadge({ kind: name, points: number })
  if (isWhole && number <= 5 && (name === 'doppelganger' || name === 'resurrection')) {
    return asBadge({ kind: name, uses: number })
  }
  throw new UsageError(`${flag} must be ${BADGE_FORMS.replace('\n', ' ')}`)
}

/** Rules in which the combinations of these badges count, each for one player alone. */
export function withCombinations(rules: RuleSet, own: NamedBadge, other: NamedBadge): RuleSet {
  const more = (list: readonly SideCombination[] = [], { combination }: NamedBadge) =>
    combination ? [...list, combination] : list
  return {
    ...rules,
    ownCombinations: more(rules.ownCombinations, own),
    opponentCombinations: more(rules.opponentCombinations, other),
  }
}
