import * as v from 'valibot'
import { MAX_DICE } from '../../../base/units.ts'
import { wholeNumber } from '../../../schemas/numbers.ts'
import { grouped } from '../../../texts/numbers.ts'
import { MAX_GOAL } from '../input/rule-numbers.ts'
import { farkleTexts } from '../texts/texts.ts'

// The parts that say where a game stands. Whether they fit the rule set is checked by whoever uses
// them.

const diceRule = (): string => farkleTexts.requests.diceLeft
/** Dice left to roll. */
export const diceLeftSchema = wholeNumber(diceRule, 1, MAX_DICE)

const scoreRule = (): string =>
  farkleTexts.requests.score(grouped(-MAX_GOAL), grouped(2 * MAX_GOAL))
/** Points. */
export const scoreSchema = wholeNumber(scoreRule, -MAX_GOAL, 2 * MAX_GOAL)

const farklesRule = (): string => farkleTexts.requests.farkles
/** Farkles in a row, where the rules count them. */
export const farklesSchema = v.optional(wholeNumber(farklesRule, 0, 5), 0)

/** Under equal turns: whether the player to move is the one who moved second. */
export const secondSchema = v.optional(v.boolean(() => farkleTexts.requests.second))

/** The turn total to bank from, in points, of who takes all that a roll scores. */
export function bankFromSchema(most: number) {
  const rule = (): string => farkleTexts.requests.bankFrom(grouped(most))
  return wholeNumber(rule, 1, most)
}
