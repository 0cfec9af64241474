import * as v from 'valibot'
import { grouped } from '../../../texts/numbers.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import {
  isConfirmed,
  MAX_BONUS_GROWS,
  MAX_LAST_DIE_ROLLS,
  MAX_ROLLS,
  NO_CONFIRMATION,
  PLAIN_TURN,
} from '../rules/turn-rules.ts'
import { farkleTexts } from '../texts/texts.ts'
import { MAX_POINTS, wholeNumber } from './rule-numbers.ts'

const yesOrNo = v.boolean(() => farkleTexts.game.must.yesOrNo)

const confirmationSchema = v.pipe(
  v.strictObject(
    {
      sets: v.optional(yesOrNo, false),
      combinations: v.optional(yesOrNo, false),
      points: v.optional(wholeNumber(1, MAX_POINTS), 1),
      sameRoll: v.optional(yesOrNo, false),
    },
    () => farkleTexts.turnRules.must.confirmation,
  ),
  // Without a confirmation, its other fields mean nothing.
  v.transform((confirmation) => (isConfirmed(confirmation) ? confirmation : NO_CONFIRMATION)),
)

export const turnRuleForm = {
  maxRolls: v.optional(wholeNumber(0, MAX_ROLLS), PLAIN_TURN.maxRolls),
  lastDieRolls: v.optional(wholeNumber(1, MAX_LAST_DIE_ROLLS), PLAIN_TURN.lastDieRolls),
  confirmation: v.optional(confirmationSchema, () => ({})),
  noBankAtFifty: v.optional(yesOrNo, PLAIN_TURN.noBankAtFifty),
  bonusGrows: v.optional(wholeNumber(0, MAX_BONUS_GROWS), PLAIN_TURN.bonusGrows),
}

export function turnRuleContradictions(
  rules: RuleSet,
  complain: (field: string, rule: string) => void,
): void {
  const { must } = farkleTexts.turnRules
  const { confirmation } = rules
  if (confirmation.sameRoll && !confirmation.sets) {
    complain('confirmation.sameRoll', must.confirmSets)
  }
  if (rules.bonusGrows > 0 && rules.hotDiceBonus === 0) {
    complain('hotDiceBonus', must.bonusThatGrows)
  }
  if (confirmation.points > rules.goal) {
    complain('confirmation.points', farkleTexts.game.must.notExceedGoal(grouped(rules.goal)))
  }
}
