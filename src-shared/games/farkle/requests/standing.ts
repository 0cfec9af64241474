import * as v from 'valibot'
import { MAX_DICE } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { MAX_GOAL } from '../input/rule-numbers.ts'
import { farkleTexts } from '../texts/texts.ts'

// The parts that say where a game stands. Whether they fit the rule set is checked by whoever uses
// them.

const diceRule = (): string => farkleTexts.requests.diceLeft
/** Dice left to roll. */
export const diceLeftSchema = v.pipe(
  v.number(diceRule),
  v.integer(diceRule),
  v.minValue(1, diceRule),
  v.maxValue(MAX_DICE, diceRule),
)

const scoreRule = (): string =>
  farkleTexts.requests.score(grouped(-MAX_GOAL), grouped(2 * MAX_GOAL))
/** Points. */
export const scoreSchema = v.pipe(
  v.number(scoreRule),
  v.integer(scoreRule),
  v.minValue(-MAX_GOAL, scoreRule),
  v.maxValue(2 * MAX_GOAL, scoreRule),
)

const farklesRule = (): string => farkleTexts.requests.farkles
/** Farkles in a row, where the rules count them. */
export const farklesSchema = v.optional(
  v.pipe(
    v.number(farklesRule),
    v.integer(farklesRule),
    v.minValue(0, farklesRule),
    v.maxValue(5, farklesRule),
  ),
  0,
)

/** Under equal turns: whether the player to move is the one who moved second. */
export const secondSchema = v.optional(v.boolean(() => farkleTexts.requests.second))

/** The turn total to bank from, in points, of who takes all that a roll scores. */
export function bankFromSchema(most: number) {
  const rule = (): string => farkleTexts.requests.bankFrom(grouped(most))
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(1, rule), v.maxValue(most, rule))
}
