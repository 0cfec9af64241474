import * as v from 'valibot'
import { whole } from '../../../schemas/numbers.ts'
import { storedDieSchema } from '../input/own-dice-schema.ts'

export const DICE_LIST = 'farkle-dice'

export const MAX_STORED_DICE = 200

export const BAG_LIST = 'farkle-bag'

/** Kinds of dice in a bag, and dice of a kind. */
export const MAX_BAG = 60
const MAX_OF_A_KIND = 99

export const bagDieSchema = v.intersect([
  storedDieSchema,
  v.object({ count: whole(1, MAX_OF_A_KIND) }),
])

const name = v.pipe(v.string(), v.maxLength(100))

export const storedDiceRequests = {
  'farkle.storedDice': v.object({}),
  /** `name`: the die to replace, null for a new one. Fails if the new name is taken. */
  'farkle.saveDie': v.object({ die: storedDieSchema, name: v.nullable(name) }),
  'farkle.forgetDie': v.object({ name }),
  /** The dice that the player has in a game. */
  'farkle.bag': v.object({}),
  'farkle.saveBag': v.object({ bag: v.pipe(v.array(bagDieSchema), v.maxLength(MAX_BAG)) }),
} as const
