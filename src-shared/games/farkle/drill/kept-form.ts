import * as v from 'valibot'
import { count, value } from '../../../schemas/numbers.ts'

/**
 * Dice set aside, then (b, r or nothing), value; a value is null where it is not known. Kinds of dice that
 * are not alike follow a k, as in a position's code: 115k112.
 */
const option = v.strictTuple([
  v.pipe(v.string(), v.regex(/^[1-6]{0,8}(k[1-8]{1,8})?$/)),
  v.picklist(['b', 'r', '']),
  v.nullable(value),
])
export type KeptOption = Readonly<v.InferOutput<typeof option>>

/** Fields that only Farkle keeps of an answer. */
export const keptAnswerSchema = v.strictObject({
  /** All of the question's, best first. */
  options: v.pipe(v.array(option), v.minLength(1), v.maxLength(200)),
  /** Place of the choice among them. */
  choice: count,
  /** Whether it is what the rule of thumb does that the drill is about, where it is about one. */
  followed: v.optional(v.boolean()),
})

export interface KeptAnswer {
  readonly options: readonly KeptOption[]
  readonly choice: number
  readonly followed?: boolean | undefined
}
