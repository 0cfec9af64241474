import * as v from 'valibot'
import { MAX_DICE } from '../../../base/units.ts'
import { wholeNumber } from '../../../schemas/numbers.ts'
import { grouped } from '../../../texts/numbers.ts'
import { MAX_GOAL } from '../rules/fields.ts'
import { farkleTexts } from '../texts/texts.ts'

// The handler checks these fields against the rule set.

const diceRule = (): string => farkleTexts.requests.diceLeft
export const diceLeftSchema = wholeNumber(diceRule, 1, MAX_DICE)

const scoreRule = (): string =>
  farkleTexts.requests.score(grouped(-MAX_GOAL), grouped(2 * MAX_GOAL))
export const scoreSchema = wholeNumber(scoreRule, -MAX_GOAL, 2 * MAX_GOAL)

const farklesRule = (): string => farkleTexts.requests.farkles
export const farklesSchema = v.optional(wholeNumber(farklesRule, 0, 5), 0)

/** Under equal turns: whether the mover has the second seat. */
export const secondSchema = v.optional(v.boolean(() => farkleTexts.requests.second))

/** State at the start of a turn besides the scores. */
export const startEntries = {
  ownFarkles: farklesSchema,
  opponentFarkles: farklesSchema,
  second: secondSchema,
}

export const playersSchema = v.optional(
  v.picklist([2, 3], () => farkleTexts.requests.players),
  2,
)

export function bankFromSchema(most: number) {
  const rule = (): string => farkleTexts.requests.bankFrom(grouped(most))
  return wholeNumber(rule, 1, most)
}
