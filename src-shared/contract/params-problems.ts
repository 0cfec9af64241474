import * as v from 'valibot'
import { failed, ok, type Problem, type Result } from '../base/result.ts'

/** What schemas expect, in words; literals stand for themselves. */
const KINDS: Readonly<Record<string, string>> = {
  Object: 'an object',
  Array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
}

/** What a schema expects: `("a" | "b" | number)` is '"a", "b" or a number'. */
function expectedWords(expected: string): string {
  const parts = expected.replaceAll(/[()]/g, '').split(' | ')
  const words = parts.map((part) => KINDS[part] ?? part)
  const last = words.pop()!
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`
}

/** The size that a list or a text must have. */
function sizeWords({ input }: v.BaseIssue<unknown>, size: string): string {
  return Array.isArray(input) ? `have ${size} entries` : `be ${size} characters long`
}

/** What a value must be, for schemas that do not say it themselves. Not a sentence: see problemOf. */
function rule(issue: v.BaseIssue<unknown>): string {
  const { type, expected, requirement } = issue
  switch (type) {
    case 'finite':
      return 'must be a finite number'
    case 'integer':
      return 'must be a whole number'
    case 'min_value':
      return `must be at least ${String(requirement)}`
    case 'max_value':
      return `must be at most ${String(requirement)}`
    case 'min_length':
      return `must ${sizeWords(issue, `at least ${String(requirement)}`)}`
    case 'max_length':
      return `must ${sizeWords(issue, `at most ${String(requirement)}`)}`
    case 'length':
      return `must ${sizeWords(issue, String(requirement))}`
    default:
      return issue.kind === 'schema' && expected !== null
        ? `must be ${expectedWords(expected)}`
        : 'is not written as it must be'
  }
}

/** What the schemas of parameters are made of, as far as they have it. */
interface Parts {
  readonly type: string
  readonly wrapped?: v.GenericSchema
  readonly item?: v.GenericSchema
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  /** Of a variant: its options, and the field that tells them apart. */
  readonly options?: readonly Parts[]
  readonly key?: string
}

/** The schema of a field of some input, as far as it is known; else undefined. */
function schemaAt(schema: Parts | undefined, input: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys
  if (key === undefined || !schema) return schema
  const { wrapped, item, entries, options, key: name } = schema
  if (wrapped) return schemaAt(wrapped, input, keys)
  const fields = input as Readonly<Record<string, unknown>>
  if (name !== undefined) {
    const option = options?.find((one) => v.is(one.entries![name]!, fields[name]))
    return schemaAt(option, input, keys)
  }
  return schemaAt(item ?? entries?.[key], fields[key], rest)
}

/** How a sentence on a missing field ends: with what it must be, where that is known. */
function missingEnd(schema: v.GenericSchema | undefined): string {
  const right = schema && v.safeParse(schema, undefined, { message: rule }).issues?.[0].message
  if (!right) return '.'
  if (isSentence(right)) return `. ${right}`
  return `; it ${right}${schema.type === 'nullable' ? ' or null' : ''}.`
}

/** Schemas say what is wrong in a sentence of their own; rule does not. */
const isSentence = (message: string): boolean => message.endsWith('.')

function problemOf(
  name: string,
  params: v.GenericSchema,
  input: unknown,
  { message, path, expected, received }: v.BaseIssue<unknown>,
): Problem {
  const keys = (path ?? []).map(({ key }) => String(key))
  const field = keys.join('.')
  const tell = (text: string): Problem => ({ field, message: text })
  if (isSentence(message)) return tell(message)
  if (field === '') return tell(`The parameters of ${name} ${message}.`)
  if (expected === 'never') return tell(`There is no field "${field}" in ${name}; take it out.`)
  if (received !== 'undefined') return tell(`The field "${field}" ${message}.`)
  const schema = schemaAt(params, input, keys) as v.GenericSchema | undefined
  return tell(`The field "${field}" is missing${missingEnd(schema)}`)
}

/**
 * Checks the parameters of a request of this name. What is wrong with them is told in a sentence for
 * each field: the schema's own one, or else one made from what the schema expects.
 */
export function checkParams(
  name: string,
  params: v.GenericSchema,
  input: unknown,
): Result<unknown> {
  const parsed = v.safeParse(params, input, { message: rule })
  if (parsed.success) return ok(parsed.output)
  const problems = parsed.issues.map((issue) => problemOf(name, params, input, issue))
  // A pipe may say the same of a value at each of its steps.
  return failed(...new Map(problems.map((one) => [`${one.field} ${one.message}`, one])).values())
}
