import * as v from 'valibot'
import { fieldName } from '../analysis/rule-words.ts'
import { hasLeftovers, NO_LEFTOVERS, STEALS } from '../rules/leftover-rules.ts'
import { hasOpponentDice, hasOwnDice } from '../rules/own-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { isPlainTurn, PLAIN_TURN } from '../rules/turn-rules.ts'
import { farkleTexts } from '../texts/texts.ts'

const yesOrNo = v.boolean(() => farkleTexts.game.must.yesOrNo)

export const leftoverForm = {
  buildOnBank: v.optional(yesOrNo, NO_LEFTOVERS.buildOnBank),
  steal: v.optional(
    v.picklist(STEALS, () => farkleTexts.leftovers.must.steal),
    NO_LEFTOVERS.steal,
  ),
  farkleScores: v.optional(yesOrNo, NO_LEFTOVERS.farkleScores),
  beatLastTurn: v.optional(yesOrNo, NO_LEFTOVERS.beatLastTurn),
}

/** null if no rule conflicts with leftovers. */
function clashOf(rules: RuleSet): string | null {
  if (rules.farklePenalty) return 'farklePenalty.points'
  if (rules.overshoot !== 'reaches') return 'overshoot'
  if (rules.losingDice.length > 0) return 'losingDice'
  if (rules.firstRollPenalty > 0) return 'firstRollPenalty'
  if (rules.farkleTakes) return 'farkleTakes'
  if (hasOwnDice(rules)) return 'ownDice'
  if (hasOpponentDice(rules)) return 'opponentDice'
  if (!isPlainTurn(rules)) {
    const names = Object.keys(PLAIN_TURN) as (keyof typeof PLAIN_TURN)[]
    return names.find((name) => JSON.stringify(rules[name]) !== JSON.stringify(PLAIN_TURN[name]))!
  }
  if (rules.beatLastTurn && rules.buildOnBank) return 'buildOnBank'
  if (rules.beatLastTurn && rules.steal !== 'nothing') return 'steal'
  if (rules.beatLastTurn && rules.farkleScores) return 'farkleScores'
  if (rules.steal === 'nothing') return null
  if (rules.farkleScores) return 'farkleScores'
  // Stolen hot dice that must be rolled could pass to and fro without a bank.
  return rules.mustRollHotDice ? 'mustRollHotDice' : null
}

function fieldOf({ beatLastTurn, steal, buildOnBank }: RuleSet): string {
  if (beatLastTurn) return 'beatLastTurn'
  if (steal !== 'nothing') return 'steal'
  return buildOnBank ? 'buildOnBank' : 'farkleScores'
}

export function leftoverContradictions(
  rules: RuleSet,
  complain: (field: string, rule: string) => void,
): void {
  if (!hasLeftovers(rules)) return
  const field = fieldOf(rules)
  if (rules.end !== 'immediate') complain(field, farkleTexts.game.must.onlyAtOnce)
  const clash = clashOf(rules)
  if (clash) complain(field, farkleTexts.leftovers.must.notBeside(fieldName(clash)))
}
