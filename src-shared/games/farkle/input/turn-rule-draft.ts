import * as v from 'valibot'
import { numberOf } from '../../../texts/numbers.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { NO_CONFIRMATION, type TurnRules } from '../rules/turn-rules.ts'

/** Optional: earlier drafts lack these fields. */
export const turnRuleDraft = {
  maxRolls: v.optional(v.string()),
  lastDieRolls: v.optional(v.string()),
  noBankAtFifty: v.optional(v.boolean()),
  bonusGrows: v.optional(v.string()),
  confirmation: v.optional(
    v.object({
      sets: v.boolean(),
      combinations: v.boolean(),
      points: v.string(),
      sameRoll: v.boolean(),
    }),
  ),
}

type TurnRuleDraft = v.InferOutput<v.ObjectSchema<typeof turnRuleDraft, undefined>>

export const EMPTY_CONFIRMATION = { sets: false, combinations: false, points: '', sameRoll: false }

export function makeTurnRuleDraft(rules: RuleSet): TurnRuleDraft {
  const { maxRolls, lastDieRolls, confirmation, noBankAtFifty, bonusGrows } = rules
  return {
    maxRolls: maxRolls > 0 ? String(maxRolls) : '',
    lastDieRolls: lastDieRolls > 1 ? String(lastDieRolls) : '',
    noBankAtFifty,
    bonusGrows: bonusGrows > 0 ? String(bonusGrows) : '',
    confirmation: {
      ...confirmation,
      points: confirmation.points > 1 ? String(confirmation.points) : '',
    },
  }
}

const numberOr = (text: string | undefined, empty: number): unknown =>
  text?.trim() ? numberOf(text) : empty

/** Input for parseRuleSet; points and sameRoll need a confirmation. */
export function readTurnRuleDraft({
  maxRolls,
  lastDieRolls,
  noBankAtFifty = false,
  bonusGrows,
  confirmation = EMPTY_CONFIRMATION,
}: TurnRuleDraft): Record<keyof TurnRules, unknown> {
  const { sets, combinations, points, sameRoll } = confirmation
  return {
    maxRolls: numberOr(maxRolls, 0),
    lastDieRolls: numberOr(lastDieRolls, 1),
    noBankAtFifty,
    bonusGrows: numberOr(bonusGrows, 0),
    confirmation:
      sets || combinations
        ? { sets, combinations, points: numberOr(points, 1), sameRoll: sets && sameRoll }
        : NO_CONFIRMATION,
  }
}
