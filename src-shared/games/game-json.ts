import { failed, type Result } from '../base/result.ts'
import { parseGeneratorQuery } from './farkle/rules/generator-query.ts'
import {
  formatProblem,
  makeRuleJson,
  MOST_CHARACTERS,
  parseRuleJson,
  RULES_FORMAT,
  RULES_VERSION,
} from './farkle/rules/rule-json.ts'
import type { RuleSet } from './farkle/rules/rule-set.ts'
import { texts } from '../texts/texts.ts'
import { GAME_NAMES, parseGameRules, type GameName, type GameRules } from './games.ts'

/** Rules of any game as the JSON text that parseGameText reads; those of Farkle name no game. */
export function makeGameJson({ game, rules }: GameRules): string {
  if (game === 'farkle') return makeRuleJson(rules)
  const file = { format: RULES_FORMAT, version: RULES_VERSION, game, rules }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** What a text names as its game, if it is JSON that names one. */
function gameNamed(text: string): { game: unknown; data: Record<string, unknown> } | null {
  if (text.length > MOST_CHARACTERS || !text.trimStart().startsWith('{')) return null
  try {
    const data = JSON.parse(text) as Record<string, unknown>
    return 'game' in data ? { game: data.game, data } : null
  } catch {
    return null
  }
}

const ofFarkle = (parsed: Result<RuleSet>): Result<GameRules> =>
  parsed.ok ? { ok: true, value: { game: 'farkle', rules: parsed.value } } : parsed

/** Reads rules of any game from JSON. Fails with a sentence for each thing that is wrong. */
export function parseGameJson(text: string): Result<GameRules> {
  const named = gameNamed(text)
  if (!named || named.game === 'farkle') return ofFarkle(parseRuleJson(text))
  const { game, data } = named
  if (!GAME_NAMES.includes(game as GameName)) {
    const message = texts.games.gameMustBe(GAME_NAMES.map((name) => `"${name}"`))
    return failed({ field: 'game', message })
  }
  const problem = formatProblem(data)
  return problem ? failed(problem) : parseGameRules(game as GameName, data.rules)
}

/**
 * Reads rules of any game from any text form they have: JSON of every game; of Farkle also the
 * query string or address of a generator. Fails as parseGameJson does.
 */
export function parseGameText(text: string): Result<GameRules> {
  const isJson = text.trimStart().startsWith('{')
  return isJson ? parseGameJson(text) : ofFarkle(parseGeneratorQuery(text))
}
