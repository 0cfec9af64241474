import * as v from 'valibot'
import { keptDieSchema } from '../input/own-dice-schema.ts'

export const DICE_LIST = 'farkle-dice'

export const MAX_KEPT_DICE = 200

const name = v.pipe(v.string(), v.maxLength(100))

export const keptDiceRequests = {
  'farkle.keptDice': v.object({}),
  /** `name`: the die to replace, null for a new one. Fails if the new name is taken. */
  'farkle.keepDie': v.object({ die: keptDieSchema, name: v.nullable(name) }),
  'farkle.forgetDie': v.object({ name }),
} as const
