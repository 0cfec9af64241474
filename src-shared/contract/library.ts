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
  /** Presets come with the app; they can be copied but not changed. */
  preset: v.boolean(),
  hash: ruleHashSchema,
}

/** A rule set of the library, of any game. */
export type LibraryEntry = v.InferOutput<ReturnType<typeof withRules<typeof entryFields>>>

/** A rule set of one game. */
export type EntryOf<G extends GameName> = Extract<LibraryEntry, { readonly game: G }>

/** A file among the user's rule sets that holds none, or cannot be read. */
const unreadable = v.object({ id: idSchema, file: v.string(), reason: v.string() })

export type UnreadableRules = v.InferOutput<typeof unreadable>

/** The user's rule sets and the presets. */
export function libraryRequestsOf(games: readonly Game[]) {
  // That the library's rules can be played it has checked when it read them; here their form is enough.
  const entry = withRuleForms(entryFields, games)
  return {
    'rules.list': {
      params: v.object({}),
      answer: v.object({ entries: v.array(entry), unreadable: v.array(unreadable) }),
    },
    /**
     * Saves under the id, or under a new one if there is none. A preset's id is refused, and that of a
     * file which cannot be read.
     */
    'rules.save': {
      params: withRules({ id: v.optional(v.nullable(idSchema), null) }, games),
      answer: entry,
    },
    /** Answers what was removed, so that it can be brought back. */
    'rules.remove': {
      params: v.object({ id: idSchema }),
      answer: entry,
    },
    /** Moves a file that cannot be read into a folder beside it; answers where it is. */
    'rules.putAside': {
      params: v.object({ id: idSchema }),
      answer: v.object({ file: v.string() }),
    },
  } as const
}
