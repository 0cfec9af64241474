import * as v from 'valibot'
import { keptDieSchema } from '../input/own-dice-schema.ts'

/** Name under which the store keeps them. */
export const DICE_LIST = 'farkle-dice'

/** The most dice that are kept. */
export const MAX_KEPT_DICE = 200

/** Names a kept die. */
const name = v.pipe(v.string(), v.maxLength(100))
const answer = v.object({ dice: v.pipe(v.array(keptDieSchema), v.maxLength(MAX_KEPT_DICE)) })

/** Dice that the user has named, to be chosen in any rule set. */
export const keptDiceRequests = {
  /** All of them, by name. */
  'dice.kept': { params: v.object({}), answer },
  /** Keeps a die, in place of the kept one of a name; null for a new one. A name that is taken is refused. */
  'dice.keep': {
    params: v.object({ die: keptDieSchema, name: v.nullable(name) }),
    answer,
  },
  'dice.forget': { params: v.object({ name }), answer },
} as const
