import type { RuleSet } from '../../rules/rule-set.ts'
import { PLAIN_RULE, type ThumbRule } from './thumb-rule.ts'

/** Rules of thumb are searched with at most so many numbers; what was found is kept by it. */
export const SEARCHED_NUMBERS = 12

/** The four numbers that are best for basic Farkle (docs/rules-of-thumb.md), with the goal of some rules. */
export function fourNumbers({ goal }: RuleSet): ThumbRule {
  const go = [Math.round((goal * 0.955) / 50) * 50]
  return {
    ...PLAIN_RULE,
    ...{ hold: { cube: 15, by: [null] }, divisor: [6], behind: [55], ahead: [55], shape: 'half' },
    ...{ goOwn: go, goOpponent: go },
  }
}
