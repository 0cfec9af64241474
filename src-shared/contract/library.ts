import * as v from 'valibot'
import type { Game } from '../games/game.ts'
import type { GameName } from '../games/games.ts'
import { ruleHashSchema } from '../schemas/rules.ts'
import { texts } from '../texts/texts.ts'
import { withRuleForms, withRules } from './rule-schema.ts'

const idSchema = v.pipe(
  v.string(() => texts.contract.rulesId),
  v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, () => texts.contract.noRulesId),
)

const entryFields = {
  id: idSchema,
  preset: v.boolean(),
  hash: ruleHashSchema,
}

export type LibraryEntry = v.InferOutput<ReturnType<typeof withRules<typeof entryFields>>>

export type EntryOf<G extends GameName> = Extract<LibraryEntry, { readonly game: G }>

const unreadable = v.object({ id: idSchema, file: v.string(), reason: v.string() })

export type UnreadableRules = v.InferOutput<typeof unreadable>

export function libraryRequestsOf(games: readonly Game[]) {
  // The library checked its rules when it read them, so only their form is checked here.
  const entry = withRuleForms(entryFields, games)
  return {
    'rules.list': {
      params: v.object({}),
      answer: v.object({ entries: v.array(entry), unreadable: v.array(unreadable) }),
    },
    /** Saves under the id, or under a new one. Refuses ids of presets and of unreadable files. */
    'rules.save': {
      params: withRules({ id: v.optional(v.nullable(idSchema), null) }, games),
      answer: entry,
    },
    'rules.remove': {
      params: v.object({ id: idSchema }),
      answer: entry,
    },
    /** Moves an unreadable file to a folder beside it; returns the new path. */
    'rules.putAside': {
      params: v.object({ id: idSchema }),
      answer: v.object({ file: v.string() }),
    },
  } as const
}
