import {
  COMBINATION_BADGES,
  emperorsSet,
  NO_BADGE,
  type Badge,
  type PlayerBadge,
} from '#shared/games/farkle/rules/badges.ts'
import type { SideCombination } from '#shared/games/farkle/rules/patterns.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { UsageError } from '../../usage.ts'

const isCombination = (name: string): name is keyof typeof COMBINATION_BADGES =>
  name in COMBINATION_BADGES

export const BADGE_FORMS =
  'headstart:POINTS, warlord:1.5, doppelganger:USES, resurrection:USES,\nfortune:DICE, carpenter:POINTS, executioner:POINTS, priest:POINTS or emperor.'

/** Throws UsageError. `rules` tell what three ones score. */
export function readBadge(flag: string, text: string | undefined, rules: RuleSet): PlayerBadge {
  if (text === undefined) return NO_BADGE
  const [name = '', size = ''] = text.toLowerCase().split(':')
  const number = Number(size)
  const isWhole = /^\d{1,5}$/.test(size) && number > 0
  const asBadge = (badge: Badge): PlayerBadge => ({ ...NO_BADGE, badge })
  const asScore = (combination: SideCombination): PlayerBadge => ({ ...NO_BADGE, combination })
  if (name === 'emperor') return asScore(emperorsSet(rules))
  if (name === 'warlord' && /^\d(\.\d{1,2})?$/.test(size) && number >= 1) {
    return asBadge({ kind: 'warlord', times: number, uses: 1 })
  }
  if (isWhole && isCombination(name)) {
    return asScore({ kind: 'faces', faces: COMBINATION_BADGES[name], points: number })
  }
  if (isWhole && name === 'headstart') return asBadge({ kind: name, points: number })
  if (isWhole && number <= 3 && name === 'fortune') return asBadge({ kind: name, dice: number })
  if (isWhole && number <= 5 && (name === 'doppelganger' || name === 'resurrection')) {
    return asBadge({ kind: name, uses: number })
  }
  throw new UsageError(`${flag} must be ${BADGE_FORMS.replace('\n', ' ')}`)
}
