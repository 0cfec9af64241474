import * as v from 'valibot'
import { ruleHashSchema, ruleSetSchema } from './rule-schema.ts'

const idSchema = v.pipe(
  v.string('The rule set must be named by its id.'),
  v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'This is no id of a rule set.'),
)

const entry = v.object({
  id: idSchema,
  /** Presets come with the app; they can be copied but not changed. */
  preset: v.boolean(),
  hash: ruleHashSchema,
  rules: ruleSetSchema,
})

/** A rule set of the library. */
export type RuleEntry = v.InferOutput<typeof entry>

/** The user's rule sets and the presets. */
export const libraryRequests = {
  'rules.list': {
    params: v.object({}),
    answer: v.object({ entries: v.array(entry) }),
  },
  /** Saves under the id, or under a new one if there is none; a preset's id is refused. */
  'rules.save': {
    params: v.object({ id: v.optional(v.nullable(idSchema), null), rules: ruleSetSchema }),
    answer: entry,
  },
  /** Answers what was removed, so that it can be brought back. */
  'rules.remove': {
    params: v.object({ id: idSchema }),
    answer: entry,
  },
} as const
