import * as v from 'valibot'
import { keptDieSchema } from '../input/own-dice-schema.ts'

export const DICE_LIST = 'farkle-dice'

export const MAX_KEPT_DICE = 200

const name = v.pipe(v.string(), v.maxLength(100))
const answer = v.object({ dice: v.pipe(v.array(keptDieSchema), v.maxLength(MAX_KEPT_DICE)) })

export const keptDiceRequests = {
  'dice.kept': { params: v.object({}), answer },
  /** `name`: the die to replace, null for a new one. Fails if the new name is taken. */
  'dice.keep': {
    params: v.object({ die: keptDieSchema, name: v.nullable(name) }),
    answer,
  },
  'dice.forget': { params: v.object({ name }), answer },
} as const
