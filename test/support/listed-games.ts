import { PRESETS, type PresetId } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { fixture } from './fixture.ts'
import { parsedRules } from './parsed-rules.ts'

/** A game of the fixture: what is not said is the base's, or basic Farkle's. */
interface ListedGame {
  readonly name: string
  readonly base?: PresetId
  readonly dice?: number
  /** Points of the sets, or the name of a table of them. */
  readonly sets?: string | RuleSet['sets']
}

const { sets: TABLES, games: GAMES } = fixture('small-games') as {
  readonly sets: Readonly<Record<string, RuleSet['sets']>>
  readonly games: Readonly<Record<string, readonly ListedGame[]>>
}

/** A 1 and a 5 score alone, three of a kind the usual, on a grid of 100 points. */
export const COARSE = { sets: TABLES.coarse! }
/** Five dice on a grid of 200 points, so that there are few states; all faces but 1 score alike. */
export const FEW = { dice: 5, sets: TABLES.few! }
export const FIVE = { dice: 5, sets: PRESETS.farkle.sets.map((row) => row.slice(0, 5)) }

function rulesOf({ base, sets, ...rules }: ListedGame): RuleSet {
  const from = PRESETS[base ?? 'farkle']
  const usual = base ? from.sets : from.sets.map((row) => row.slice(0, rules.dice))
  const points = typeof sets === 'string' ? TABLES[sets] : sets
  return parsedRules({ ...(base && from), ...rules, sets: points ?? usual })
}

export type NamedGame = readonly [name: string, rules: RuleSet]

/** The games of one list of test/fixtures/small-games.json, each with its name. */
export function listedGames(list: string): readonly NamedGame[] {
  return GAMES[list]!.map((game) => [game.name, rulesOf(game)])
}
