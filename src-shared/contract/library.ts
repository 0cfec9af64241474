import * as v from 'valibot'
import type { Game } from '../games/game.ts'
import { RULES_ID, type RuleHash } from '../base/rules.ts'
import type { GameName, RulesOfGame } from '../games/games.ts'
import { texts } from '../texts/texts.ts'
import { withRules } from './rule-schema.ts'

const idSchema = v.pipe(
  v.string(() => texts.contract.rulesId),
  v.regex(RULES_ID, () => texts.contract.noRulesId),
)

export type EntryOf<G extends GameName> = {
  readonly [K in G]: {
    readonly game: K
    readonly rules: RulesOfGame[K]
    readonly id: string
    readonly preset: boolean
    readonly hash: RuleHash
  }
}[G]

export type LibraryEntry = EntryOf<GameName>

export function libraryRequestsOf(games: readonly Game[]) {
  return {
    'rules.list': v.object({}),
    /** Saves under the id, or under a new one. Refuses ids of presets and of unreadable files. */
    'rules.save': withRules({ id: v.optional(v.nullable(idSchema), null) }, games),
    'rules.remove': v.object({ id: idSchema }),
    /** Moves an unreadable file to a folder beside it; returns the new path. */
    'rules.putAside': v.object({ id: idSchema }),
  } as const
}
