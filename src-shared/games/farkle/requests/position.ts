import * as v from 'valibot'
import { MAX_DICE } from '../../../base/units.ts'
import { wholeNumber } from '../../../schemas/numbers.ts'
import { grouped } from '../../../texts/numbers.ts'
import type { Position } from '../analysis/position.ts'
import { MAX_BONUS_GROWS, MAX_ROLLS, MAX_ROUNDS, MAX_GOAL } from '../rules/fields.ts'
import { MAX_TURN_TOTAL } from '../rules/turn-rules.ts'
import { farkleTexts } from '../texts/texts.ts'
import {
  diceLeftSchema as dice,
  farklesSchema as farkles,
  scoreSchema as score,
  secondSchema,
} from './standing.ts'

const diceRule = (): string => farkleTexts.requests.dice
export const faceSchema = v.picklist([1, 2, 3, 4, 5, 6], diceRule)
const faces = v.pipe(
  v.array(faceSchema, diceRule),
  v.minLength(1, diceRule),
  v.maxLength(MAX_DICE, diceRule),
)

const kindsRule = (): string => farkleTexts.requests.kinds
const kinds = v.optional(
  v.pipe(
    v.array(wholeNumber(kindsRule, 0, MAX_DICE - 1), kindsRule),
    v.minLength(1, kindsRule),
    v.maxLength(MAX_DICE, kindsRule),
  ),
)

const rollsRule = (): string => farkleTexts.requests.rollsLeft(MAX_ROLLS)
const bonusesRule = (): string => farkleTexts.requests.bonuses(MAX_BONUS_GROWS)
const roundRule = (): string => farkleTexts.requests.round(MAX_ROUNDS)
const totalRule = (): string => farkleTexts.requests.leftTotal(grouped(MAX_TURN_TOTAL))
const leftTotal = wholeNumber(totalRule, 0, MAX_TURN_TOTAL)

const owedRule = (): string => farkleTexts.requests.owed(grouped(MAX_GOAL))

/** The handler checks the position against the rule set. */
export const positionSchema = v.object({
  own: score,
  opponent: score,
  /** Of a third player; `opponent` is then the next one. */
  third: v.optional(score),
  turnTotal: score,
  /** Dice left to roll, or a roll to set aside from. */
  dice: v.union(
    [v.object({ left: dice, kinds }), v.object({ rolled: faces, kinds })],
    () => farkleTexts.requests.positionDice,
  ),
  ownFarkles: farkles,
  opponentFarkles: farkles,
  second: secondSchema,
  /** With a roll limit: rolls that may still follow. */
  rollsLeft: v.optional(wholeNumber(rollsRule, 0, MAX_ROLLS)),
  /** With a growing bonus: steps by which the next hot dice bonus is larger. */
  bonuses: v.optional(wholeNumber(bonusesRule, 0, MAX_BONUS_GROWS)),
  /** With confirmation: points to confirm before the current dice. */
  owed: v.optional(wholeNumber(owedRule, 0, MAX_GOAL)),
  round: v.optional(wholeNumber(roundRule, 1, MAX_ROUNDS)),
  offer: v.optional(v.object({ dice, total: v.pipe(leftTotal, v.minValue(1, totalRule)) })),
  /** Under beatLastTurn: points of the opponent's last turn; 0 after a farkle. */
  toBeat: v.optional(leftTotal),
})

export function positionData({ dice, ...rest }: Position): PositionData {
  const kinds = dice.kinds && { kinds: [...dice.kinds] }
  const sent = 'left' in dice ? { left: dice.left } : { rolled: [...dice.rolled] }
  return { ...rest, dice: { ...sent, ...kinds } }
}

export type PositionData = v.InferOutput<typeof positionSchema>
