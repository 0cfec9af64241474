import type * as v from 'valibot'

/** The parts that schemas of valibot are made of, as far as a walk needs them. */
export interface SchemaPart {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata'
  readonly type: string
  readonly requirement?: unknown
  readonly pipe?: readonly SchemaPart[]
  readonly wrapped?: SchemaPart
  readonly item?: SchemaPart
  readonly items?: readonly SchemaPart[]
  readonly entries?: Readonly<Record<string, SchemaPart>>
  readonly rest?: SchemaPart
  readonly options?: readonly (SchemaPart | string | number)[]
  readonly key?: SchemaPart | string
  readonly value?: SchemaPart
  readonly literal?: unknown
  /** See readBy. */
  readonly metadata?: { readonly form?: SchemaPart }
}

/** The schema that says more of one which a function reads; the schema itself for all others. */
export function formOf(schema: SchemaPart): SchemaPart {
  const named = schema.pipe?.find(({ kind }) => kind === 'metadata')
  return named?.metadata?.form ?? schema
}

/** A number in a schema, with its range as its actions have it. */
export interface NumberPlace {
  readonly path: string
  /** -Infinity and Infinity where there is no bound. */
  readonly min: number
  readonly max: number
  readonly whole: boolean
}

/** Something of which it cannot be seen whether a number may stand in it, or how large. */
export interface OpaquePlace {
  readonly path: string
  readonly schema: SchemaPart
}

/** Types of schemas that hold no number. */
const WITHOUT_NUMBERS: ReadonlySet<string> = new Set([
  'string',
  'boolean',
  'literal',
  'picklist',
  'null',
  'undefined',
  'never',
])

/** The actions of a pipe, those of the pipes inside it too. */
const actionsOf = (pipe: readonly SchemaPart[]): SchemaPart[] =>
  pipe.flatMap((part, i) => (i === 0 && part.pipe ? actionsOf(part.pipe) : [part]))

/** The range that a schema leaves to a number. */
export function rangeOf(schema: SchemaPart): Omit<NumberPlace, 'path'> {
  let [min, max, whole] = [-Infinity, Infinity, false]
  for (const { type, requirement } of actionsOf(schema.pipe ?? [])) {
    if (type === 'min_value' || type === 'gt_value') min = Math.max(min, requirement as number)
    if (type === 'max_value' || type === 'lt_value') max = Math.min(max, requirement as number)
    if (type === 'integer' || type === 'safe_integer') whole = true
    if (type === 'safe_integer') {
      min = Math.max(min, Number.MIN_SAFE_INTEGER)
      max = Math.min(max, Number.MAX_SAFE_INTEGER)
    }
  }
  return { min, max, whole }
}

/** The schemas right inside another one, each with its place. */
function partsOf(schema: SchemaPart): (readonly [string, SchemaPart])[] {
  const { wrapped, item, items, entries, rest, options, key, value, pipe } = schema
  const parts: (readonly [string, SchemaPart])[] = []
  const add = (name: string, part: SchemaPart | undefined): void => {
    if (part) parts.push([name, part])
  }
  add('', wrapped)
  add('[]', item)
  items?.forEach((part, i) => add(`[${i}]`, part))
  for (const [name, part] of Object.entries(entries ?? {})) add(`.${name}`, part)
  add('[]', rest)
  if (schema.type !== 'picklist') {
    options?.forEach((part) => add('', part as SchemaPart))
  }
  if (typeof key === 'object') add('{}', key)
  add('{}', value)
  for (const part of pipe?.slice(1) ?? []) if (part.kind === 'schema') add('', part)
  return parts
}

/**
 * Every number in a schema, and everything that cannot be looked into, such as what a function of
 * ours checks.
 */
export function numbersIn(
  schema: v.GenericSchema,
  path = '',
): { numbers: NumberPlace[]; opaque: OpaquePlace[] } {
  const numbers: NumberPlace[] = []
  const opaque: OpaquePlace[] = []
  const walk = (given: SchemaPart, at: string): void => {
    const part = formOf(given)
    const inside = partsOf(part)
    if (part.type === 'number') numbers.push({ path: at, ...rangeOf(part) })
    else if (inside.length === 0 && !WITHOUT_NUMBERS.has(part.type) && !isObject(part)) {
      opaque.push({ path: at, schema: part })
    }
    for (const [name, one] of inside) walk(one, at + name)
  }
  walk(schema, path)
  return { numbers, opaque }
}

/** An object may have no entries. */
const isObject = ({ type }: SchemaPart): boolean => /object$/.test(type)
