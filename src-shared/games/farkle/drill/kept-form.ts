import * as v from 'valibot'
import { count, value } from '../../../schemas/numbers.ts'

const knownValue = v.nullable(value)

/**
 * Fields that only Farkle keeps of an answer. An option is dice set aside, then (b, r or nothing), value;
 * a value is null where it is not known. Kinds of dice that are not alike follow a k, as in a position's
 * code: 115k112.
 */
const answerWith = (value: v.GenericSchema<unknown, number | null>) =>
  v.strictObject({
    /** All of the question's, best first. */
    options: v.pipe(
      v.array(
        v.strictTuple([
          v.pipe(v.string(), v.regex(/^[1-6]{0,8}(k[1-8]{1,8})?$/)),
          v.picklist(['b', 'r', '']),
          value,
        ]),
      ),
      v.minLength(1),
      v.maxLength(200),
    ),
    /** Place of the choice among them. */
    choice: count,
    /** Whether it is what the rule of thumb does that the drill is about, where it is about one. */
    followed: v.optional(v.boolean()),
  })

export const keptAnswerSchema = answerWith(knownValue)

/** The same, where a value that cannot be is read as unknown. */
export const storedAnswerSchema = answerWith(v.fallback(knownValue, null))
export type KeptOption = KeptAnswer['options'][number]

export interface KeptAnswer {
  readonly options: readonly (readonly [dice: string, then: 'b' | 'r' | '', value: number | null])[]
  readonly choice: number
  readonly followed?: boolean | undefined
}
