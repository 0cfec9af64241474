import type { RuleSet } from '../rules/rule-set.ts'
import { hasOwnDice } from '../rules/own-dice.ts'
import { remembersMore } from '../rules/turn-rules.ts'
import { farkleTexts } from '../texts/texts.ts'

/** null if the rules have tables by turn total and dice left. */
export function noTables(rules: RuleSet): string | null {
  if (hasOwnDice(rules)) return farkleTexts.ownDice.noTables
  return remembersMore(rules) ? farkleTexts.turnRules.noTables : null
}
