import { PUBLISHED } from './farkle/rules/published.ts'
import type { RuleSource } from './farkle/rules/published/published-rules.ts'
import { hashOf, withGame, type GameRules } from './games.ts'

export type { RuleSource }

export type PublishedGameRules = GameRules & RuleSource

/** By preset id, or an id no preset uses. Outside Game: the first screen does not need them. */
export const ALL_PUBLISHED: ReadonlyMap<string, PublishedGameRules> = new Map(
  Object.entries(PUBLISHED).map(([id, { rules, ...source }]) => [
    id,
    { ...withGame('farkle', rules), ...source },
  ]),
)

/** Starting point for new rules: the rules printed on the box of the most common edition. */
export const HOUSEHOLD: GameRules = withGame('farkle', PUBLISHED.patch!.rules)

/** The publication of these rules, compared by hash; null if there is none. */
export function sourceOf(rules: GameRules): RuleSource | null {
  const hash = hashOf(rules)
  return [...ALL_PUBLISHED.values()].find((one) => hashOf(one) === hash) ?? null
}
