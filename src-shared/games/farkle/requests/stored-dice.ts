import * as v from 'valibot'
import { storedDieSchema } from '../input/own-dice-schema.ts'

export const DICE_LIST = 'farkle-dice'

export const MAX_STORED_DICE = 200

const name = v.pipe(v.string(), v.maxLength(100))

export const storedDiceRequests = {
  'farkle.storedDice': v.object({}),
  /** `name`: the die to replace, null for a new one. Fails if the new name is taken. */
  'farkle.saveDie': v.object({ die: storedDieSchema, name: v.nullable(name) }),
  'farkle.forgetDie': v.object({ name }),
} as const
