import { PUBLISHED } from './farkle/rules/published.ts'
import type { RuleSource } from './farkle/rules/published/published-rules.ts'
import { gameNamed, hashOf, withGame, type GameRules } from './games.ts'

export type { RuleSource }

export type PublishedGameRules = GameRules & RuleSource

/**
 * By preset id, or an id no preset uses; with the names of the language in use. Outside Game: the
 * first screen does not need them.
 */
export function allPublished(): ReadonlyMap<string, PublishedGameRules> {
  const names = gameNamed('farkle').words.presetNames()
  return new Map(
    Object.entries(PUBLISHED).map(([id, { rules, ...source }]) => {
      const named = { ...rules, name: names[id] ?? rules.name }
      return [id, { ...withGame('farkle', named), ...source }]
    }),
  )
}

/** Starting point for new rules: the rules printed on the box of the most common edition. */
export const HOUSEHOLD: GameRules = withGame('farkle', PUBLISHED.patch!.rules)

/** The publication of these rules, compared by hash; null if there is none. */
export function sourceOf(rules: GameRules): RuleSource | null {
  const hash = hashOf(rules)
  return [...allPublished().values()].find((one) => hashOf(one) === hash) ?? null
}
