import { visible } from '../base/plain-text.ts'
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
import { grouped } from '../texts/numbers.ts'
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

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Rules as they were kept when names could hold anything, whatever they are: what is not seen of
 * their name has a mark in its place.
 */
export function withPlainName(rules: unknown): unknown {
  if (!isObject(rules) || typeof rules.name !== 'string') return rules
  return { ...rules, name: visible(rules.name.trim()) }
}

/** The same for a file of rules. */
export function withPlainNames(text: string): string {
  if (text.length > MOST_CHARACTERS) return text
  try {
    const data: unknown = JSON.parse(text)
    if (!isObject(data)) return text
    return JSON.stringify(
      'format' in data ? { ...data, rules: withPlainName(data.rules) } : withPlainName(data),
    )
  } catch {
    return text
  }
}

const ofFarkle = (parsed: Result<RuleSet>): Result<GameRules> =>
  parsed.ok ? { ok: true, value: { game: 'farkle', rules: parsed.value } } : parsed

/** More than these would say nothing more. */
const MOST_PROBLEMS = 30

/** A result with a few of its problems, and how many more there are. */
function withFewProblems<T>(result: Result<T>): Result<T> {
  if (result.ok || result.problems.length <= MOST_PROBLEMS) return result
  const more = grouped(result.problems.length - MOST_PROBLEMS)
  const rest = { field: '', message: texts.games.moreProblems(more) }
  return failed(...result.problems.slice(0, MOST_PROBLEMS), rest)
}

/**
 * Reads rules of any game from JSON. Fails with a sentence for each thing that is wrong, or for a few
 * dozen of them and how many there are besides.
 */
export function parseGameJson(text: string): Result<GameRules> {
  return withFewProblems(readGameJson(text))
}

function readGameJson(text: string): Result<GameRules> {
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
  return isJson ? parseGameJson(text) : withFewProblems(ofFarkle(parseGeneratorQuery(text)))
}
