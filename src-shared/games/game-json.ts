import { visible } from '../base/plain-text.ts'
import { failed, type Problem, type Result } from '../base/result.ts'
import { grouped } from '../texts/numbers.ts'
import { texts } from '../texts/texts.ts'
import type { Game } from './game.ts'
import {
  findGame,
  GAMES,
  parseGameRules,
  withGame,
  type AnyGameRules,
  type GameRules,
} from './games.ts'

/** Format and version at the beginning of every rules file, whatever the game. */
const RULES_FORMAT = 'breakpoint-rule-set'
const RULES_VERSION = 1

/** Longer texts are not read at all. */
export const MAX_CHARACTERS = 100_000

/** Rules of any game as the JSON text that parseGameJson reads, a list of numbers on one line. */
export function makeGameJson({ game, rules }: AnyGameRules): string {
  const file = { format: RULES_FORMAT, version: RULES_VERSION, game, rules }
  const text = JSON.stringify(file, null, 2)
  // A line break stands only between the parts of JSON, never inside a text such as the name.
  return `${text.replace(/\[\n\s*((?:\d+,?\s+)+)\]/g, (_, list: string) => `[${list.trim().split(/\s+/).join(' ')}]`)}\n`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

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
  if (text.length > MAX_CHARACTERS) return text
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

/** More than these would say nothing more. */
const MAX_PROBLEMS = 30

/** A result with a few of its problems, and how many more there are. */
function withFewProblems<T>(result: Result<T>): Result<T> {
  if (result.ok || result.problems.length <= MAX_PROBLEMS) return result
  const more = grouped(result.problems.length - MAX_PROBLEMS)
  const rest = { field: '', message: texts.games.moreProblems(more) }
  return failed(...result.problems.slice(0, MAX_PROBLEMS), rest)
}

/** Where a text stops being JSON, taken from what the engine says of it in English. */
function placeOf(error: unknown): string {
  const { json } = texts.games
  const said = error instanceof Error ? error.message : ''
  const [, line, column] = /line (\d+) column (\d+)/.exec(said) ?? []
  if (line && column) return json.at(line, column)
  const [, character] = /^Unexpected token '(.+?)',/u.exec(said) ?? []
  if (character) return json.unexpected(visible(character))
  return /^Unexpected end/.test(said) ? json.endsEarly : json.noReason
}

/** Problem with the format or the version that a rules file names; null if there is none. */
function formatProblem({ format, version }: Record<string, unknown>): Problem | null {
  const { json } = texts.games
  if (format !== RULES_FORMAT) return { field: 'format', message: json.format(RULES_FORMAT) }
  if (version !== RULES_VERSION) {
    return { field: 'version', message: json.version(RULES_VERSION) }
  }
  return null
}

/**
 * Reads rules of any game from JSON: what makeGameJson wrote, or bare rules. What names no game is
 * read as rules of the first one. A text that is not JSON, of another format or of a newer version
 * fails with a sentence; wrong rules fail with one for each thing that is wrong, or for a few dozen of
 * them and how many there are besides.
 */
export function parseGameJson(text: string, games: readonly Game[] = GAMES): Result<GameRules> {
  return withFewProblems(readGameJson(text, games))
}

function readGameJson(text: string, games: readonly Game[]): Result<GameRules> {
  const { json, gameMustBe } = texts.games
  if (text.length > MAX_CHARACTERS) return failed({ field: '', message: json.tooLong })
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return failed({ field: '', message: json.notJson(placeOf(error)) })
  }
  if (!isObject(data)) return failed({ field: '', message: json.notObject })
  const isBare = !('format' in data) && !('game' in data)
  if (isBare) return parseGameRules(games[0]!, data)
  const game = 'game' in data ? findGame(data.game, games) : games[0]
  if (!game) {
    return failed({ field: 'game', message: gameMustBe(games.map(({ name }) => `"${name}"`)) })
  }
  const problem = formatProblem(data)
  return problem ? failed(problem) : parseGameRules(game, data.rules)
}

/**
 * Reads rules of any game from any text form they have: JSON of every game, and what single games
 * have besides, such as the query string or address of a generator. Fails as parseGameJson does.
 */
export function parseGameText(text: string, games: readonly Game[] = GAMES): Result<GameRules> {
  const reader = text.trimStart().startsWith('{')
    ? undefined
    : games.find(({ rules }) => 'parseText' in rules)
  const parsed = reader?.rules.parseText?.(text)
  if (!reader || !parsed) return parseGameJson(text, games)
  return withFewProblems(
    parsed.ok ? { ok: true, value: withGame(reader.name, parsed.value) } : parsed,
  )
}
