import { open } from 'node:fs/promises'
import type { Problem, Result } from '#shared/base/result.ts'
import { parseGeneratorQuery } from '#shared/farkle/generator-query.ts'
import { isPresetId, PRESETS } from '#shared/farkle/presets.ts'
import { MOST_CHARACTERS, parseRuleJson } from '#shared/farkle/rule-json.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import type { Ask } from './session.ts'
import { reasonOf, UsageError } from './usage.ts'

/** What the value of `--rules` may be, for the help. */
export const RULES_HELP = `The house rules: a preset (${Object.keys(PRESETS).join(', ')}),
the path of a JSON file, a query string or address of the
Farkle Strategy Generator in quotes, or the id of one of your
own rule sets.`

const MOST_BYTES = MOST_CHARACTERS * 4

const looksLikeAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) || /(^|[?&;])set[1-6]=/.test(text)

const looksLikePath = (text: string): boolean => /[\\/]|\.json$/i.test(text)

function accepted(what: string, parsed: Result<RuleSet>): RuleSet {
  if (parsed.ok) return parsed.value
  const [first, ...more] = parsed.problems as [Problem, ...Problem[]]
  const rest = more.length === 0 ? '' : ` (and ${more.length} more)`
  throw new UsageError(`--rules: ${what} is no rule set: ${first.message}${rest}`)
}

/** The beginning of a file, one byte more than any rule set has. */
async function readBeginning(path: string): Promise<string> {
  const file = await open(path)
  try {
    const buffer = Buffer.alloc(MOST_BYTES + 1)
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

/** Reads the value of `--rules`. Throws UsageError with what is wrong with it. */
export async function readRules(text: string, ask: Ask): Promise<RuleSet> {
  if (isPresetId(text)) return PRESETS[text]
  if (looksLikeAddress(text)) return accepted('this address', parseGeneratorQuery(text))
  if (!looksLikePath(text)) {
    const { entries } = await ask('rules.list', {})
    const own = entries.find(({ id }) => id === text)
    if (own?.game === 'farkle') return own.rules
    if (own) throw new UsageError(`--rules: "${text}" are rules of another game.`)
  }
  const json = await textOf(text)
  if (json !== null) return accepted(text, parseRuleJson(json))
  throw new UsageError(
    looksLikePath(text)
      ? `--rules: there is no file ${text}.`
      : `--rules: "${text}" is neither a preset (${Object.keys(PRESETS).join(', ')}) nor a file, an address of the Farkle Strategy Generator or the id of a rule set of yours.`,
  )
}
