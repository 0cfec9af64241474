import { visible } from '../base/plain-text.ts'
import { failed, refused, type Problem, type Result } from '../base/result.ts'
import { grouped } from '../texts/numbers.ts'
import { texts } from '../texts/texts.ts'
import type { Game } from './game.ts'
import {
  findGame,
  GAMES,
  parseGameRules,
  resultWithGame,
  type AnyGameRules,
  type GameRules,
} from './games.ts'

const RULES_FORMAT = 'breakpoint-rule-set'
const RULES_VERSION = 1

export const MAX_CHARACTERS = 100_000

/** Rules as JSON text for parseGameJson, with each list of numbers on one line. */
export function makeGameJson({ game, rules }: AnyGameRules): string {
  const file = { format: RULES_FORMAT, version: RULES_VERSION, game, rules }
  const text = JSON.stringify(file, null, 2)
  // The pattern cannot match inside a string: JSON strings contain no raw line breaks.
  return `${text.replace(/\[\n\s*((?:\d+,?\s+)+)\]/g, (_, list: string) => `[${list.trim().split(/\s+/).join(' ')}]`)}\n`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** For data of versions that allowed invisible characters in names; marks these characters. */
export function withPlainName(rules: unknown): unknown {
  if (!isObject(rules) || typeof rules.name !== 'string') return rules
  return { ...rules, name: visible(rules.name.trim()) }
}

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

const MAX_PROBLEMS = 30

function withFewProblems<T>(result: Result<T>): Result<T> {
  if (result.ok || result.problems.length <= MAX_PROBLEMS) return result
  const more = grouped(result.problems.length - MAX_PROBLEMS)
  const rest = { field: '', message: texts.games.moreProblems(more) }
  return failed(...result.problems.slice(0, MAX_PROBLEMS), rest)
}

function placeOf(error: unknown): string {
  const { json } = texts.games
  const said = error instanceof Error ? error.message : ''
  const [, line, column] = /line (\d+) column (\d+)/.exec(said) ?? []
  if (line && column) return json.at(line, column)
  const [, character] = /^Unexpected token '(.+?)',/u.exec(said) ?? []
  if (character) return json.unexpected(visible(character))
  return /^Unexpected end/.test(said) ? json.endsEarly : json.noReason
}

function formatProblem({ format, version }: Record<string, unknown>): Problem | null {
  const { json } = texts.games
  if (format !== RULES_FORMAT) return { field: 'format', message: json.format(RULES_FORMAT) }
  if (version !== RULES_VERSION) {
    return { field: 'version', message: json.version(RULES_VERSION) }
  }
  return null
}

/**
 * Reads the output of makeGameJson, or bare rules, by default of the first game. Fails with at most
 * MAX_PROBLEMS problems.
 */
export function parseGameJson(text: string, games: readonly Game[] = GAMES): Result<GameRules> {
  return withFewProblems(readGameJson(text, games))
}

function readGameJson(text: string, games: readonly Game[]): Result<GameRules> {
  const { json, gameMustBe } = texts.games
  if (text.length > MAX_CHARACTERS) return refused(json.tooLong)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return refused(json.notJson(placeOf(error)))
  }
  if (!isObject(data)) return refused(json.notObject)
  if (!('format' in data) && !('game' in data)) return parseGameRules(games[0]!, data)
  const game = 'game' in data ? findGame(data.game, games) : games[0]
  if (!game) {
    return failed({ field: 'game', message: gameMustBe(games.map(({ name }) => `"${name}"`)) })
  }
  const problem = formatProblem(data)
  return problem ? failed(problem) : parseGameRules(game, data.rules)
}

/** Reads JSON or a game's own form, such as a generator's query string. Fails as parseGameJson. */
export function parseGameText(text: string, games: readonly Game[] = GAMES): Result<GameRules> {
  const reader = text.trimStart().startsWith('{')
    ? undefined
    : games.find(({ rules }) => 'parseText' in rules)
  const parsed = reader?.rules.parseText?.(text)
  if (!reader || !parsed) return parseGameJson(text, games)
  return withFewProblems(resultWithGame(reader.name, parsed))
}
