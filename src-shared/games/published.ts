import { PUBLISHED, type PublishedRules } from './farkle/rules/published.ts'
import { withGame, type GameRules } from './games.ts'

/** Rules that were published, with their game. */
export type PublishedGameRules = GameRules & Pick<PublishedRules, 'source' | 'words'>

/**
 * Every rule set of every game that was published, by ids that no preset uses. The first screen does
 * not need them, so they are no part of the games themselves.
 */
export const ALL_PUBLISHED: ReadonlyMap<string, PublishedGameRules> = new Map(
  Object.entries(PUBLISHED).map(([id, { rules, source, words }]) => [
    id,
    { ...withGame('farkle', rules), source, words },
  ]),
)
