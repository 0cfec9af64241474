import { open } from 'node:fs/promises'
import type { Problem, Result } from '#shared/base/result.ts'
import { parseGeneratorQuery } from '#shared/games/farkle/rules/generator-query.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { MAX_CHARACTERS, parseGameJson } from '#shared/games/game-json.ts'
import { ALL_PRESETS, type GameRules } from '#shared/games/games.ts'
import type { Ask } from './session.ts'
import { reasonOf, UsageError } from './usage.ts'

const namesOf = (presets: Iterable<string>): string => [...presets].join(', ')

const helpWith = (presets: string): string => `The house rules: a preset (${presets}),
the path of a JSON file, a query string or address of the
Farkle Strategy Generator in quotes, or the id of one of your
own rule sets.`

/** What the value of `--rules` may be for a command about Farkle, for the help. */
export const RULES_HELP = helpWith(namesOf(Object.keys(PRESETS)))

/** The same for a command that serves every game. */
export const GAME_RULES_HELP = helpWith(
  namesOf(ALL_PRESETS.keys()).replace('yahtzee,', '\nyahtzee,'),
)

const MAX_BYTES = MAX_CHARACTERS * 4

const looksLikeAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) || /(^|[?&;])set[1-6]=/.test(text)

const looksLikePath = (text: string): boolean => /[\\/]|\.json$/i.test(text)

function accepted<Rules>(what: string, parsed: Result<Rules>): Rules {
  if (parsed.ok) return parsed.value
  const [first, ...more] = parsed.problems as [Problem, ...Problem[]]
  const rest = more.length === 0 ? '' : ` (and ${more.length} more)`
  throw new UsageError(`--rules: ${what} is no rule set: ${first.message}${rest}`)
}

/** The beginning of a file, one byte more than any rule set has. */
async function readBeginning(path: string): Promise<string> {
  const file = await open(path)
  try {
    const buffer = Buffer.alloc(MAX_BYTES + 1)
    let length = 0
    for (;;) {
      const { bytesRead } = await file.read(buffer, length, buffer.length - length)
      length += bytesRead
      if (bytesRead === 0 || length === buffer.length) break
    }
    return buffer.toString('utf8', 0, length).replace(/^\uFEFF/, '')
  } finally {
    await file.close()
  }
}

/** The text of a file; null if there is none of this name. */
async function textOf(path: string): Promise<string | null> {
  try {
    return await readBeginning(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    if (code === 'EISDIR') {
      throw new UsageError(`--rules: ${path} is a folder; name a JSON file in it.`)
    }
    throw new UsageError(`--rules: ${path} could not be read (${reasonOf(error)}).`)
  }
}

/** Reads the value of `--rules`; `presets` are those that the command's help names. */
async function readAny(text: string, ask: Ask, presets: string): Promise<GameRules> {
  const preset = ALL_PRESETS.get(text)
  if (preset) return preset
  if (looksLikeAddress(text)) {
    return { game: 'farkle', rules: accepted('this address', parseGeneratorQuery(text)) }
  }
  if (!looksLikePath(text)) {
    const { entries } = await ask('rules.list', {})
    const own = entries.find(({ id }) => id === text)
    if (own) return own
  }
  const json = await textOf(text)
  if (json !== null) return accepted(text, parseGameJson(json))
  throw new UsageError(
    looksLikePath(text)
      ? `--rules: there is no file ${text}.`
      : `--rules: "${text}" is neither a preset (${presets}) nor a file, an address of the Farkle Strategy Generator or the id of a rule set of yours.`,
  )
}

/** Reads the value of `--rules` of any game. Throws UsageError with what is wrong with it. */
export function readGameRules(text: string, ask: Ask): Promise<GameRules> {
  return readAny(text, ask, namesOf(ALL_PRESETS.keys()))
}

/** The same for a command about Farkle. */
export async function readRules(text: string, ask: Ask): Promise<RuleSet> {
  const { game, rules } = await readAny(text, ask, namesOf(Object.keys(PRESETS)))
  if (game === 'farkle') return rules
  throw new UsageError(`--rules: "${text}" are rules of another game.`)
}
