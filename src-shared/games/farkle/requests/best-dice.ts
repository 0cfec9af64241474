import * as v from 'valibot'
import { count, whole } from '../../../schemas/numbers.ts'
import { storedDieSchema } from '../input/own-dice-schema.ts'
import { farkleTexts } from '../texts/texts.ts'
import { ruleSetSchema } from './rules.ts'

/** Kinds of dice in a bag. */
const MAX_KINDS = 60

export const bestDiceRequests = {
  /**
   * The `sets` of dice of a bag that make most points of a turn, those above the goal worth nothing;
   * the dice of the rules themselves do not count. A job, which takes seconds for fifteen kinds of
   * dice and minutes for thirty, and goes on where it was stopped.
   */
  'farkle.bestDice': v.object({
    rules: ruleSetSchema,
    bag: v.pipe(
      v.array(v.object({ die: storedDieSchema, count })),
      v.maxLength(MAX_KINDS, () => farkleTexts.ownDice.bag.tooManyKinds(MAX_KINDS)),
    ),
    sets: v.optional(whole(1, 100), 10),
  }),
} as const
