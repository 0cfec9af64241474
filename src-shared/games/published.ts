import type { NamedRules } from '../base/rules.ts'
import { PUBLISHED } from './farkle/rules/published.ts'
import type { RuleSource } from './farkle/rules/published/published-rules.ts'
import { gameNamed, hashOf, withGame, type GameName, type GameRules } from './games.ts'
import { CARD_SOURCES, type CardSource } from './scorecard/rules/card-sources.ts'
import { PUBLISHED_CARDS } from './scorecard/rules/presets.ts'

export interface SourceOfGame {
  readonly farkle: RuleSource
  readonly scorecard: CardSource
}

export type PublishedGameRules = {
  [G in GameName]: Extract<GameRules, { readonly game: G }> & SourceOfGame[G]
}[GameName]

function named<Rules extends NamedRules>(game: GameName, id: string, rules: Rules): Rules {
  return { ...rules, name: gameNamed(game).words.presetNames()[id] ?? rules.name }
}

/**
 * By preset id, or an id no preset uses; with the names of the language in use. Outside Game: the
 * first screen does not need them.
 */
export function allPublished(): ReadonlyMap<string, PublishedGameRules> {
  const [farkle, scorecard] = ['farkle', 'scorecard'] as const
  return new Map<string, PublishedGameRules>([
    ...Object.entries(PUBLISHED).map(
      ([id, { rules, ...source }]) =>
        [id, { game: farkle, rules: named(farkle, id, rules), ...source }] as const,
    ),
    ...Object.entries(CARD_SOURCES).map(
      ([id, source]) =>
        [
          id,
          { game: scorecard, rules: named(scorecard, id, PUBLISHED_CARDS[id]!), ...source },
        ] as const,
    ),
  ])
}

/** Starting point for new rules: the rules printed on the box of the most common edition. */
export const HOUSEHOLD: GameRules = withGame('farkle', PUBLISHED.patch!.rules)

/** The publication of these rules, compared by hash, preferably of their name; null if there is none. */
export function sourceOf(rules: GameRules): PublishedGameRules | null {
  const hash = hashOf(rules)
  const same = [...allPublished().values()].filter((one) => hashOf(one) === hash)
  return same.find((one) => one.rules.name === rules.rules.name) ?? same[0] ?? null
}
