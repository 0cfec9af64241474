import * as v from 'valibot'
import type { Result } from '../base/result.ts'
import { texts } from '../texts/texts.ts'

/**
 * Something that is read by a function of ours, which says what is wrong with it field by field. `form`
 * is the schema that this function begins with, for whoever looks into the schema.
 */
export function readBy<T>(parse: (input: unknown) => Result<T>, form: v.GenericSchema) {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const parsed = parse(dataset.value)
      if (parsed.ok) return parsed.value
      for (const { field, message } of parsed.problems) {
        // A problem of the whole has the path of the rule set itself.
        if (field === '') addIssue({ message })
        else {
          const origin = { type: 'unknown', origin: 'value', input: dataset.value } as const
          addIssue({ message, path: [{ ...origin, key: field, value: null }] })
        }
      }
      return NEVER
    }),
    v.metadata({ form }),
  )
}

/** Schema made by readBy, which parses any input. */
export type ReadSchema<T> = ReturnType<typeof readBy<T>>

/** The content hash of a rule set. */
export const ruleHashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

const cardRule = (): string => texts.contract.cardRules

/** The rule set of the library that cards belong to, so that an edited one keeps what is still true. */
export const cardRulesIdSchema = v.pipe(
  v.string(cardRule),
  v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, cardRule),
)
