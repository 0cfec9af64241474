import type { Result } from '../base/result.ts'
import { parseRuleSet as parseFarkle } from './farkle/rules/parse-rules.ts'
import { PRESETS as FARKLE } from './farkle/rules/presets.ts'
import { ruleHash as farkleHash, type RuleHash } from './farkle/rules/rule-hash.ts'
import type { RuleSet as FarkleRules } from './farkle/rules/rule-set.ts'
import { ruleHash as yahtzeeHash } from './yahtzee/rules/rule-hash.ts'
import { parseRuleSet as parseYahtzee } from './yahtzee/rules/rule-set-schema.ts'
import { PRESETS as YAHTZEE, type RuleSet as YahtzeeRules } from './yahtzee/rules/rule-set.ts'

/** The rules of each game that the app knows. */
export interface RulesOfGame {
  farkle: FarkleRules
  yahtzee: YahtzeeRules
}

/** Farkle stands for all its house rules and Zilch. */
export type GameName = keyof RulesOfGame

/** What a game has to offer, so that its rule sets can be kept, read and told apart. */
interface Game<Rules> {
  /** Reads rules from anything. */
  readonly parse: (input: unknown) => Result<Rules>
  /** Tells games apart by how they are played, not by name; no two games share one. */
  readonly hash: (rules: Rules) => RuleHash
  /** What comes with the app, by ids that no other game uses. */
  readonly presets: Readonly<Record<string, Rules>>
}

/** Every game; a new one is a folder beside theirs and a line here. */
export const GAMES: { readonly [G in GameName]: Game<RulesOfGame[G]> } = {
  farkle: { parse: parseFarkle, hash: farkleHash, presets: FARKLE },
  yahtzee: {
    parse: parseYahtzee,
    hash: yahtzeeHash,
    presets: {
      yahtzee: YAHTZEE.forced,
      'yahtzee-free': YAHTZEE.free,
      'yahtzee-plain': YAHTZEE.none,
    },
  },
}

export const GAME_NAMES = Object.keys(GAMES) as GameName[]

/** Rules with the name of the game that they are rules of. */
export type GameRules = {
  [G in GameName]: { readonly game: G; readonly rules: RulesOfGame[G] }
}[GameName]

/** The content hash of rules of any game. */
export function hashOf({ game, rules }: GameRules): RuleHash {
  return game === 'farkle' ? GAMES.farkle.hash(rules) : GAMES.yahtzee.hash(rules)
}

/** Reads rules of a game from anything, with the name of the game. */
export function parseGameRules(game: GameName, input: unknown): Result<GameRules> {
  const parsed: Result<RulesOfGame[GameName]> = GAMES[game].parse(input)
  return parsed.ok ? { ok: true, value: { game, rules: parsed.value } as GameRules } : parsed
}

/** Every preset of every game, by its id. */
export const ALL_PRESETS: ReadonlyMap<string, GameRules> = new Map(
  GAME_NAMES.flatMap((game) => {
    const presets: Readonly<Record<string, GameRules['rules']>> = GAMES[game].presets
    return Object.entries(presets).map(([id, rules]): [string, GameRules] => [
      id,
      { game, rules } as GameRules,
    ])
  }),
)
