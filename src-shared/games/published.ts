import { PUBLISHED } from './farkle/rules/published.ts'
import type { RuleSource } from './farkle/rules/published/published-rules.ts'
import { hashOf, withGame, type GameRules } from './games.ts'

export type { RuleSource }

/** Rules that were published, with their game. */
export type PublishedGameRules = GameRules & RuleSource

/**
 * Every rule set of every game that was published, by the id of its preset, or by one that no preset
 * uses. The first screen does not need them, so they are no part of the games themselves.
 */
export const ALL_PUBLISHED: ReadonlyMap<string, PublishedGameRules> = new Map(
  Object.entries(PUBLISHED).map(([id, { rules, ...source }]) => [
    id,
    { ...withGame('farkle', rules), ...source },
  ]),
)

/** What rules of one's own begin with: those printed on the box that most tables have. */
export const HOUSEHOLD: GameRules = withGame('farkle', PUBLISHED.patch!.rules)

/** Where rules are written down that are played as published ones are; null if nowhere. */
export function sourceOf(rules: GameRules): RuleSource | null {
  const hash = hashOf(rules)
  return [...ALL_PUBLISHED.values()].find((one) => hashOf(one) === hash) ?? null
}
