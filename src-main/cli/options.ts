import { parseArgs } from 'node:util'
import { problemText, type Result } from '#shared/base/result.ts'
import { UsageError } from './usage.ts'

export interface CliOption {
  /** Placeholder for its value in the help; null for a flag without a value. */
  readonly value: string | null
  readonly help: string
}

export type OptionTable = Readonly<Record<string, CliOption>>

export const FOLDER_OPTION = {
  'data-dir': {
    value: 'FOLDER',
    help: "Keep results and rule sets there instead of in the app's folder.",
  },
} as const

export const OUTPUT_OPTIONS = {
  json: { value: null, help: 'Print one JSON object instead of text.' },
  ...FOLDER_OPTION,
} as const

export type GivenOptions<T extends OptionTable> = {
  readonly [N in keyof T]?: T[N]['value'] extends string ? string : true
}

const named = (name: string, { value }: CliOption): string =>
  value === null ? `--${name}` : `--${name} ${value}`

/** The flags of a table in one phrase: "--rules RULES, --json and --help". */
function listed(options: OptionTable): string {
  const all = Object.entries(options).map(([name, option]) => named(name, option))
  return all.length === 1 ? all[0]! : `${all.slice(0, -1).join(', ')} and ${all.at(-1)!}`
}

/** A negative number is a value, even an invalid one; other text with a hyphen is the next flag. */
const isFlag = (text: string): boolean => /^-[^\d.]/.test(text)

/** Throws UsageError that names the wrong flag and the correct form. */
export function readOptions<T extends OptionTable>(
  command: string,
  options: T,
  args: readonly string[],
): GivenOptions<T> {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [
        name,
        { type: value === null ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  })
  const given: Record<string, string | true> = {}
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') {
      throw new UsageError(
        `"${token.value}" does not belong to a flag; ${command} takes ${listed(options)}.`,
      )
    }
    const { name, rawName, value } = token
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (!option || !rawName.startsWith('--')) {
      throw new UsageError(`${command} has no flag ${rawName}; it takes ${listed(options)}.`)
    }
    if (Object.hasOwn(given, name)) throw new UsageError(`${rawName} is given twice; give it once.`)
    if (option.value === null) {
      if (value !== undefined) {
        throw new UsageError(`${rawName} takes no value; leave out "=${value}".`)
      }
      given[name] = true
    } else {
      if (!value || (!token.inlineValue && isFlag(value))) {
        throw new UsageError(`${rawName} needs a value: ${named(name, option)}.`)
      }
      given[name] = value
    }
  }
  return given as GivenOptions<T>
}

export function optionHelp(options: OptionTable): string {
  const entries = Object.entries(options).map(
    ([name, option]) => [named(name, option), option.help] as const,
  )
  const width = Math.max(...entries.map(([name]) => name.length))
  const indent = ' '.repeat(width + 4)
  return entries
    .map(([name, help]) => `  ${name.padEnd(width)}  ${help.replaceAll('\n', `\n${indent}`)}`)
    .join('\n')
}

/** Throws UsageError naming the flag for a failed result. */
export function accepted<T>(flag: string, result: Result<T>): T {
  if (result.ok) return result.value
  throw new UsageError(`${flag}: ${problemText(result.problems)}`)
}

/** Parses an integer; NaN for any other text. */
export function wholeNumber(text: string): number {
  return /^-?\d+$/.test(text) ? Number(text) + 0 : NaN
}

/** Throws UsageError with `words`, the sentence about the bounds. */
export function wholeNumberBetween(
  flag: string,
  text: string,
  least: number,
  most: number,
  words: string,
): number {
  const number = wholeNumber(text)
  if (number >= least && number <= most) return number
  throw new UsageError(`${flag} ${text}: ${words}.`)
}
