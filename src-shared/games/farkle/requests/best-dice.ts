import * as v from 'valibot'
import { count, whole } from '../../../schemas/numbers.ts'
import { storedDieSchema } from '../input/own-dice-schema.ts'
import { farkleTexts } from '../texts/texts.ts'
import { ruleSetSchema } from './rules.ts'

const MAX_HEADSTART = 100_000
const MAX_USES = 5
const MAX_TIMES = 10
/** Dice that a fortune badge throws again. */
const MAX_AGAIN = 3

const badgeSchema = v.variant('kind', [
  v.object({ kind: v.literal('headstart'), points: whole(0, MAX_HEADSTART) }),
  v.object({
    kind: v.literal('warlord'),
    times: v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(MAX_TIMES)),
    uses: whole(1, MAX_USES),
  }),
  v.object({ kind: v.picklist(['doppelganger', 'resurrection']), uses: whole(1, MAX_USES) }),
  v.object({ kind: v.literal('fortune'), dice: whole(1, MAX_AGAIN) }),
])

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
   * solved for wins, too, in a job that follows (`dice-wins`), and stand in the order of their
   * chances.
   */
  'farkle.bestDice': v.object({
    rules: ruleSetSchema,
    bag: diceSchema,
    sets: v.optional(whole(1, 100), 10),
    /** The opponent's dice; those that are missing to a full roll are ordinary. */
    against: v.optional(diceSchema),
    /** Badges of the player and the opponent, for the chances to win. Others are rules of a side. */
    badge: v.optional(v.nullable(badgeSchema), null),
    otherBadge: v.optional(v.nullable(badgeSchema), null),
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
