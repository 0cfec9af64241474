import { reasonOf } from '#shared/base/reason-of.ts'
import type { Problem, Result } from '#shared/base/result.ts'
import { MAX_CHARACTERS, parseGameJson, parseGameText } from '#shared/games/game-json.ts'
import {
  ALL_PRESETS,
  GAMES,
  gameNamed,
  type GameName,
  type GameRules,
  type RulesOfGame,
} from '#shared/games/games.ts'
import { allPublished } from '#shared/games/published.ts'
import { isMissing } from '#main/backend/files/file-reason.ts'
import { NotSmallFile, readSmallFile } from '#main/backend/files/small-file.ts'
import type { Ask } from './session.ts'
import { UsageError } from './usage.ts'

const namesOf = (presets: Iterable<string>): string => [...presets].join(', ')

const helpWith = (presets: string, otherText: boolean): string =>
  otherText
    ? `The house rules: a preset (${presets}),
the name of a published rule set (docs/rule-sets.md),
the path of a JSON file, a query string or address of the
Farkle Strategy Generator in quotes, or the id of one of your
own rule sets.`
    : `The house rules: a preset (${presets}),
the path of a JSON file, or the id of one of your own
rule sets.`

const presetsOf = (game: GameName): string => namesOf(Object.keys(gameNamed(game).rules.presets))

/** Breaks a long list between names. */
const inLines = (list: string): string =>
  list.replace(/(.{1,58}), /g, (part) => (part.length < 40 ? part : `${part.trimEnd()}\n`))

export const rulesHelp = (game: GameName): string =>
  helpWith(inLines(presetsOf(game)), gameNamed(game).rules.parseText !== undefined)

/** For commands about every game: one line of presets per game. */
export const GAME_RULES_HELP = helpWith(
  GAMES.map(({ name }) => inLines(presetsOf(name))).join(',\n'),
  true,
)

const MAX_BYTES = MAX_CHARACTERS * 4

const REFUSALS: Readonly<Record<NotSmallFile['reason'], (flag: string, path: string) => string>> = {
  folder: (flag, path) => `${flag}: ${path} is a folder; name a JSON file in it.`,
  'no-file': (flag, path) => `${flag}: ${path} is not a file; name a JSON file.`,
  'too-large': (flag, path) =>
    `${flag}: ${path} is not a rule set: This text is far too long for a rule set.`,
}

const looksLikeAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) || /(^|[?&;])set[1-6]=/.test(text)

const looksLikePath = (text: string): boolean => /[\\/]|\.json$/i.test(text)

function accepted<Rules>(what: string, parsed: Result<Rules>): Rules {
  if (parsed.ok) return parsed.value
  const [first, ...more] = parsed.problems as [Problem, ...Problem[]]
  const rest = more.length === 0 ? '' : ` (and ${more.length} more)`
  throw new UsageError(`--rules: ${what} is not a rule set: ${first.message}${rest}`)
}

/** Content of a small text file; null if there is none. Throws UsageError naming the flag. */
export async function textOf(path: string, flag: string): Promise<string | null> {
  try {
    return await readSmallFile(path, MAX_BYTES)
  } catch (error) {
    if (error instanceof NotSmallFile) throw new UsageError(REFUSALS[error.reason](flag, path))
    if (isMissing(error)) return null
    throw new UsageError(`${flag}: ${path} could not be read (${reasonOf(error)}).`)
  }
}

async function readAny(text: string, ask: Ask, presets: string): Promise<GameRules> {
  const preset = ALL_PRESETS.get(text) ?? allPublished().get(text)
  if (preset) return preset
  if (looksLikeAddress(text)) return accepted('this address', parseGameText(text))
  if (!looksLikePath(text)) {
    const { entries, unreadable } = await ask('rules.list', {})
    const own = entries.find(({ id }) => id === text)
    if (own) return own
    const bad = unreadable.find(({ id }) => id === text)
    if (bad) throw new UsageError(`--rules: your rule set ${text} cannot be read (${bad.reason}).`)
  }
  const json = await textOf(text, '--rules')
  if (json !== null) return accepted(text, parseGameJson(json))
  throw new UsageError(
    looksLikePath(text)
      ? `--rules: there is no file ${text}.`
      : `--rules: "${text}" is neither a preset (${presets}) nor a file, an address of the Farkle Strategy Generator or the id of a rule set of yours.`,
  )
}

export function neededRules(command: string, rules: string | undefined): string {
  if (rules !== undefined) return rules
  throw new UsageError(
    `${command} needs --rules RULES, such as --rules zilch or --rules my-rules.json.`,
  )
}

/** Reads `--rules` of any game. Throws UsageError. */
export function readGameRules(text: string, ask: Ask): Promise<GameRules> {
  return readAny(text, ask, namesOf(ALL_PRESETS.keys()))
}

/** Reads `--rules` of one game. Throws UsageError. */
export async function readRulesOf<G extends GameName>(
  game: G,
  text: string,
  ask: Ask,
): Promise<RulesOfGame[G]> {
  const read = await readAny(text, ask, presetsOf(game))
  if (read.game === game) return read.rules as RulesOfGame[G]
  throw new UsageError(`--rules: "${text}" are rules of another game.`)
}
