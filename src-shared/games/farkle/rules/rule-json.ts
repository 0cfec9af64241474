import { texts } from '../../../texts/texts.ts'
import { visible } from '../../../base/plain-text.ts'
import { failed, type Problem, type Result } from '../../../base/result.ts'
import { parseRuleSet } from './parse-rules.ts'
import type { RuleSet } from './rule-set.ts'

/** What a file of rules begins with, of whatever game. */
export const RULES_FORMAT = 'breakpoint-rule-set'
export const RULES_VERSION = 1

/** Longer texts are not read at all. */
export const MOST_CHARACTERS = 100_000

/** A rule set as the JSON text that parseRuleJson reads, one line a face. */
export function makeRuleJson(rules: RuleSet): string {
  const { name, sets, ...rest } = rules
  const ordered = { name, sets, ...rest }
  const text = JSON.stringify(
    { format: RULES_FORMAT, version: RULES_VERSION, rules: ordered },
    null,
    2,
  )
  // A line break stands only between the parts of JSON, never inside a text such as the name.
  return `${text.replace(/\[\n\s*((?:\d+,?\s+)+)\]/g, (_, list: string) => `[${list.trim().split(/\s+/).join(' ')}]`)}\n`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Where a text stops being JSON, taken from what the engine says of it in English. */
function placeOf(error: unknown): string {
  const { json } = texts.farkle
  const said = error instanceof Error ? error.message : ''
  const [, line, column] = /line (\d+) column (\d+)/.exec(said) ?? []
  if (line && column) return json.at(line, column)
  const [, character] = /^Unexpected token '(.+?)',/u.exec(said) ?? []
  if (character) return json.unexpected(visible(character))
  return /^Unexpected end/.test(said) ? json.endsEarly : json.noReason
}

/**
 * Reads a rule set from JSON: what makeRuleJson wrote, or the bare rule set. A text that is not
 * JSON, of another format or of a newer version fails with a sentence.
 */
export function parseRuleJson(text: string): Result<RuleSet> {
  const { json } = texts.farkle
  if (text.length > MOST_CHARACTERS) return failed({ field: '', message: json.tooLong })
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return failed({ field: '', message: json.notJson(placeOf(error)) })
  }
  if (!isObject(data)) return failed({ field: '', message: json.notObject })
  if (!('format' in data)) return parseRuleSet(data)
  const problem = formatProblem(data)
  return problem ? failed(problem) : parseRuleSet(data.rules)
}

/** What is wrong with the format or the version that a file of rules names; null if nothing is. */
export function formatProblem({ format, version }: Record<string, unknown>): Problem | null {
  const { json } = texts.farkle
  if (format !== RULES_FORMAT) return { field: 'format', message: json.format(RULES_FORMAT) }
  if (version !== RULES_VERSION) {
    return { field: 'version', message: json.version(RULES_VERSION) }
  }
  return null
}
