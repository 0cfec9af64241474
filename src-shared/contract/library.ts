import * as v from 'valibot'
import type { Game } from '../games/game.ts'
import type { GameName } from '../games/games.ts'
import { ruleHashSchema } from '../schemas/rules.ts'
import { texts } from '../texts/texts.ts'
import { withRules } from './rule-schema.ts'

const idSchema = v.pipe(
  v.string(() => texts.contract.rulesId),
  v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, () => texts.contract.noRulesId),
)

const entryFields = {
  id: idSchema,
  /** Presets come with the app; they can be copied but not changed. */
  preset: v.boolean(),
  hash: ruleHashSchema,
}

/** A rule set of the library, of any game. */
export type LibraryEntry = v.InferOutput<ReturnType<typeof withRules<typeof entryFields>>>

/** A rule set of one game. */
export type EntryOf<G extends GameName> = Extract<LibraryEntry, { readonly game: G }>

/** The user's rule sets and the presets. */
export function libraryRequestsOf(games: readonly Game[]) {
  const entry = withRules(entryFields, games)
  return {
    'rules.list': {
      params: v.object({}),
      answer: v.object({ entries: v.array(entry) }),
    },
    /** Saves under the id, or under a new one if there is none; a preset's id is refused. */
    'rules.save': {
      params: withRules({ id: v.optional(v.nullable(idSchema), null) }, games),
      answer: entry,
    },
    /** Answers what was removed, so that it can be brought back. */
    'rules.remove': {
      params: v.object({ id: idSchema }),
      answer: entry,
    },
  } as const
}
