import type { PositionAction } from '../analysis/actions.ts'
import { grouped } from '../../../texts/numbers.ts'
import { turnWalk } from '../analysis/turn-walk.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { mayBankWith } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'

/** Why banking is forbidden after an action, apart from minimums; null if it is allowed. */
export function bankRefusal(
  rules: RuleSet,
  { node, turnTotal, diceLeft }: Pick<PositionAction, 'node' | 'turnTotal' | 'diceLeft'>,
): string | null {
  const { illegal } = farkleTexts.study
  const { mayBank, partAt } = turnWalk(rules)
  if (mayBank(node)) return null
  const { owed = 0 } = partAt(node)
  if (owed > 0) return illegal.toConfirm(grouped(owed))
  if (diceLeft > 0 && !mayBankWith(rules, diceLeft)) return illegal.hotDice
  return illegal.endsInFifty(grouped(turnTotal))
}
