import { grouped } from '#shared/texts/numbers.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { playSentences } from '#shared/games/farkle/rules/rule-words.ts'

/** A chance in percent, four decimals. */
export const percent = (chance: number): string => `${(chance * 100).toFixed(4)} %`

/** A game's name and how it is played, without what scores. */
export function gameInWords(rules: RuleSet): string {
  return [rules.name, ...playSentences(rules, grouped)].join('\n')
}
