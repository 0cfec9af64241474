import * as v from 'valibot'
import { MAX_DICE } from '../../../base/units.ts'
import { wholeNumber } from '../../../schemas/numbers.ts'
import { grouped } from '../../../texts/numbers.ts'
import type { Position } from '../analysis/position.ts'
import { MAX_GOAL } from '../input/rule-numbers.ts'
import { MAX_ROUNDS } from '../rules/rule-set.ts'
import { MAX_BONUS_GROWS, MAX_ROLLS, MAX_TURN_TOTAL } from '../rules/turn-rules.ts'
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

/** The kind of each die, where they are not alike. */
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

/** Where a game stands, in points. Whether it fits the rule set is checked by whoever uses it. */
export const positionSchema = v.object({
  /** Banked by the player to move. */
  own: score,
  opponent: score,
  turnTotal: score,
  /** Dice to roll next, or the dice just rolled, from which some are to be set aside. */
  dice: v.union(
    [v.object({ left: dice, kinds }), v.object({ rolled: faces, kinds })],
    () => farkleTexts.requests.positionDice,
  ),
  ownFarkles: farkles,
  opponentFarkles: farkles,
  second: secondSchema,
  /** Under a limit of rolls, those that may follow what is on the table. */
  rollsLeft: v.optional(wholeNumber(rollsRule, 0, MAX_ROLLS)),
  /** Under a bonus that grows, by how many bonuses the next one is larger. */
  bonuses: v.optional(wholeNumber(bonusesRule, 0, MAX_BONUS_GROWS)),
  /** Under a confirmation, points that the turn had to make before these dice. */
  owed: v.optional(wholeNumber(owedRule, 0, MAX_GOAL)),
  /** In a game of rounds, the round of this turn. */
  round: v.optional(wholeNumber(roundRule, 1, MAX_ROUNDS)),
  /** Dice and a total that may be taken up before the first roll. */
  offer: v.optional(v.object({ dice, total: v.pipe(leftTotal, v.minValue(1, totalRule)) })),
  /** Where a turn must beat the other's last one, what that made; 0 after a farkle. */
  toBeat: v.optional(leftTotal),
})

/** A position as it is sent. */
export function positionData({ dice, ...rest }: Position): PositionData {
  const kinds = dice.kinds && { kinds: [...dice.kinds] }
  const sent = 'left' in dice ? { left: dice.left } : { rolled: [...dice.rolled] }
  return { ...rest, dice: { ...sent, ...kinds } }
}

/** Where a game stands, as it crosses the contract. */
export type PositionData = v.InferOutput<typeof positionSchema>
