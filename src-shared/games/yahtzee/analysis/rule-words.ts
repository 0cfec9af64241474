import type { Points } from '../../../base/units.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import type { RuleSet } from '../rules/rule-set.ts'

export function ruleSentences(rules: RuleSet, points: (value: Points) => string): string[] {
  const words = yahtzeeTexts.rules
  const { jokers, yahtzeeBonus, upperBonus, upperThreshold, rerolls } = rules
  const bonus = yahtzeeBonus > 0 ? words.bonus(points(yahtzeeBonus)) : words.noBonus
  return [
    words.boxes,
    words.rerolls(rerolls),
    upperBonus > 0 ? words.upper(points(upperBonus), points(upperThreshold)) : words.noUpper,
    words.jokersNote[jokers],
    ...(jokers === 'none' ? [] : [bonus]),
  ]
}
