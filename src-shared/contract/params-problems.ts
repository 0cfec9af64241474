import * as v from 'valibot'
import { eitherOf } from '../texts/phrases.ts'
import { texts } from '../texts/texts.ts'
import { excerpt } from '../base/plain-text.ts'
import { grouped } from '../texts/numbers.ts'
import { failed, ok, type Problem, type Result } from '../base/result.ts'

/** Maximum length of a quoted field name, which may be arbitrary input. */
const MAX_QUOTED = 60
const MAX_PROBLEMS = 60

/** `("a" | "b" | number)` becomes '"a", "b" or a number'; `undefined` is omitted. */
function expectedWords(expected: string): string {
  const kinds: Readonly<Record<string, string>> = texts.contract.kinds
  const parts = expected
    .replaceAll(/[()]/g, '')
    .split(' | ')
    .filter((part) => part !== 'undefined')
  return eitherOf(parts.map((part) => kinds[part] ?? part))
}

/** Message for any schema without one of its own: "must be a whole number", without a full stop. */
export function schemaRule(issue: v.BaseIssue<unknown>): string {
  const { must, isMissing } = texts.contract
  const { type, expected, input } = issue
  if (type.endsWith('object') && expected?.startsWith('"')) return isMissing
  const requirement = String(issue.requirement)
  const isList = Array.isArray(input)
  switch (type) {
    case 'finite':
      return must.finite
    case 'integer':
      return must.whole
    case 'min_value':
      return must.least(requirement)
    case 'max_value':
      return must.most(requirement)
    case 'min_length':
      return (isList ? must.leastEntries : must.leastCharacters)(requirement)
    case 'max_length':
      return (isList ? must.mostEntries : must.mostCharacters)(requirement)
    case 'length':
      return (isList ? must.entries : must.characters)(requirement)
    default:
      return issue.kind === 'schema' && expected !== null
        ? must.be(expectedWords(expected))
        : must.beWrittenRight
  }
}

interface Parts {
  readonly type: string
  readonly wrapped?: v.GenericSchema
  readonly item?: v.GenericSchema
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly options?: readonly Parts[]
  readonly key?: string
}

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

function missingWords(field: string, schema: v.GenericSchema | undefined): string {
  const { missing, missingMust, missingMustOrNull } = texts.contract
  const right =
    schema && v.safeParse(schema, undefined, { message: schemaRule }).issues?.[0].message
  if (!right) return missing(field)
  if (isSentence(right)) return `${missing(field)} ${right}`
  return (schema.type === 'nullable' ? missingMustOrNull : missingMust)(field, right)
}

/** Messages of schemas end with a full stop; those of schemaRule do not. */
const isSentence = (message: string): boolean => message.endsWith('.')

function problemOf(
  name: string,
  params: v.GenericSchema,
  input: unknown,
  { message, path, expected, received }: v.BaseIssue<unknown>,
): Problem {
  const words = texts.contract
  const keys = (path ?? []).map(({ key }) => String(key))
  const field = excerpt(keys.join('.'), MAX_QUOTED)
  const tell = (text: string): Problem => ({ field, message: text })
  if (isSentence(message)) return tell(message)
  if (field === '') return tell(words.parameters(name, message))
  if (expected === 'never') return tell(words.unknownField(field, name))
  if (received !== 'undefined') return tell(words.field(field, message))
  return tell(missingWords(field, schemaAt(params, input, keys) as v.GenericSchema | undefined))
}

/** One sentence per field: the schema's own message, or one made from the expected type. */
export function checkParams(
  name: string,
  params: v.GenericSchema,
  input: unknown,
): Result<unknown> {
  const parsed = v.safeParse(params, input, { message: schemaRule })
  if (parsed.success) return ok(parsed.output)
  const problems = parsed.issues.map((issue) => problemOf(name, params, input, issue))
  // Several steps of a pipe may report the same problem.
  const different = new Map(problems.map((one) => [`${one.field} ${one.message}`, one]))
  const few = [...different.values()].slice(0, MAX_PROBLEMS)
  const more = different.size - few.length
  if (more > 0) few.push({ field: '', message: texts.games.moreProblems(grouped(more)) })
  return failed(...few)
}
