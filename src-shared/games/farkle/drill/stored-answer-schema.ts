import * as v from 'valibot'
import { count, value } from '../../../schemas/numbers.ts'

const knownValue = v.nullable(value)

/** Options are dice (115, or 115k112 with kinds), 'b', 'r' or '', and value (null if unknown). */
const answerWith = (value: v.GenericSchema<unknown, number | null>) =>
  v.strictObject({
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
    /** Index into `options`. */
    choice: count,
    /** Whether the choice follows the drilled rule of thumb, if there is one. */
    followed: v.optional(v.boolean()),
  })

export const storedFarkleAnswerSchema = answerWith(knownValue)

/** Reads impossible values as unknown. */
export const lenientAnswerSchema = answerWith(v.fallback(knownValue, null))

export type StoredFarkleAnswer = v.InferOutput<typeof storedFarkleAnswerSchema>
export type StoredOption = StoredFarkleAnswer['options'][number]
