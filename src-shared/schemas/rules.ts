import * as v from 'valibot'
import type { Result } from '../base/result.ts'
import { RULES_ID } from '../base/rules.ts'
import { texts } from '../texts/texts.ts'

/** Reports problems by field. `form` is kept as metadata, for code that inspects schemas. */
export function readBy<T>(parse: (input: unknown) => Result<T>, form: v.GenericSchema) {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const parsed = parse(dataset.value)
      if (parsed.ok) return parsed.value
      for (const { field, message } of parsed.problems) {
        // A problem of the whole input keeps the path of the rules.
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

export type ReadSchema<T> = ReturnType<typeof readBy<T>>

export const ruleHashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

const cardRule = (): string => texts.contract.cardRules

/** Id in the library, not hash: cards survive edits of the rules. */
export const cardRulesIdSchema = v.pipe(v.string(cardRule), v.regex(RULES_ID, cardRule))
