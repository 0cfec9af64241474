import * as v from 'valibot'
import { count, whole } from '../../../schemas/numbers.ts'
import { storedDieSchema } from '../input/own-dice-schema.ts'
import { farkleTexts } from '../texts/texts.ts'
import { ruleSetSchema } from './rules.ts'

/** Kinds of dice in a bag. */
const MAX_KINDS = 60

const tooManyKinds = (): string => farkleTexts.ownDice.bag.tooManyKinds(MAX_KINDS)

const diceSchema = v.pipe(
  v.array(v.object({ die: storedDieSchema, count })),
  v.maxLength(MAX_KINDS, tooManyKinds),
)

export const bestDiceRequests = {
  /**
   * The `sets` of dice of a bag that make most points of a turn, those above the goal worth nothing;
   * the dice of the rules themselves do not count. A job, which takes seconds for fifteen kinds of
   * dice and minutes for thirty, and goes on where it was stopped. With `against` these sets are
   * solved for wins, too, in a job for each, and stand in the order of their chances.
   */
  'farkle.bestDice': v.object({
    rules: ruleSetSchema,
    bag: diceSchema,
    sets: v.optional(whole(1, 100), 10),
    /** The opponent's dice; those that are missing to a full roll are ordinary. */
    against: v.optional(diceSchema),
  }),
  /**
   * What one more of each of these dice would add to the best set of a bag, and what one fewer of each
   * die in the bag would cost; dice that add or cost nothing are left out. A job, of half a minute for
   * fifteen kinds and forty dice.
   */
  'farkle.nextDice': v.object({
    rules: ruleSetSchema,
    bag: diceSchema,
    dice: v.pipe(v.array(storedDieSchema), v.maxLength(MAX_KINDS, tooManyKinds)),
  }),
} as const
