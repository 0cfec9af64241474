import type * as v from 'valibot'
import * as valibot from 'valibot'
import type { Random } from '#shared/dice/random.ts'
import { formOf, rangeOf, type SchemaPart } from './schema-numbers.ts'

/** Something that a schema, or a part of it, is a schema of. */
type Fields = Record<string, unknown>

/** Whether a schema lets a value pass. */
export const passes = (part: SchemaPart, value: unknown): boolean =>
  valibot.is(part as unknown as v.GenericSchema, value)

/** One of a list. */
export function drawn<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random.next() * list.length)]!
}

const passedBefore = new WeakMap<SchemaPart, WeakMap<object, boolean>>()

/** The same of a value that is kept: rules take a millisecond, and are tried again and again. */
function keptPasses(part: SchemaPart, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return passes(part, value)
  const known = passedBefore.get(part) ?? new WeakMap<object, boolean>()
  passedBefore.set(part, known)
  const result = known.get(value) ?? passes(part, value)
  known.set(value, result)
  return result
}

/** Values that have come up, by the names of their fields: what requests can be made of. */
export class SeenValues {
  readonly #seen = new Map<string, unknown[]>()
  readonly #most: number

  constructor(most = 40) {
    this.#most = most
  }

  /** Takes in a value and everything inside it. */
  add(value: unknown, name = ''): void {
    if (Array.isArray(value)) {
      for (const one of value.slice(0, this.#most)) this.add(one, name)
      return
    }
    const list = this.#seen.get(name) ?? []
    this.#seen.set(name, list)
    list.push(value)
    if (list.length > this.#most) list.shift()
    if (typeof value !== 'object' || value === null) return
    for (const [key, inside] of Object.entries(value)) this.add(inside, key)
  }

  /**
   * Values with this name that pass the schema; for objects, values with any name where none has
   * this one.
   */
  of(name: string, part: SchemaPart): unknown[] {
    const named = (this.#seen.get(name) ?? []).filter((value) => keptPasses(part, value))
    if (named.length > 0 || !/object|variant|union/.test(part.type)) return named
    return [...this.#seen.values()].flatMap((list) =>
      list.slice(-3).filter((value) => typeof value === 'object' && keptPasses(part, value)),
    )
  }
}

/** Texts of every form that a schema asks for; the right ones are found by trying. */
const TEXTS: readonly string[] = [
  'en',
  'a',
  'short',
  'short-yahtzee',
  'single',
  '2026-03-01',
  't0',
  'x123456kqhs.t63',
  'eA==',
  'study-20260101T000000000Z-5.sqlite',
  '01234567-89ab-4cde-8f01-23456789abcd',
  '450',
  '0'.repeat(32),
  'b0.d0.t0.r113335',
  '-'.repeat(3),
  'hold=50/100/400,divide=6',
]

/** A number well within its range. */
function inside({ min, max }: { readonly min: number; readonly max: number }): number {
  return Math.max(min, Math.min(max, 1))
}

const right = new Map<SchemaPart, readonly unknown[]>()

/** The rules that a schema lets pass, which takes long to find out. */
function rightRules(schema: SchemaPart, rules: readonly unknown[]): readonly unknown[] {
  const known = right.get(schema) ?? rules.filter((one) => passes(schema, one))
  right.set(schema, known)
  return known
}

/** Sources of made values. */
export interface MadeOf {
  readonly seen: SeenValues
  /** How often something seen is taken where there is something, if not mostly. */
  readonly seenShare?: number
  /** Inputs for schemas that a function of ours reads. */
  readonly rules: readonly unknown[]
}

/** A value that a schema may let pass, made of values that have come up where there are some. */
export function valueFor(schema: SchemaPart, random: Random, context: MadeOf, name = ''): unknown {
  const make = (part: SchemaPart, of: string): unknown => valueFor(part, random, context, of)
  if (formOf(schema) !== schema) return drawn(random, rightRules(schema, context.rules))
  const seen = name === '' ? [] : context.seen.of(name, schema)
  if (seen.length > 0 && random.next() < (context.seenShare ?? 0.8)) return drawn(random, seen)
  const { type, options, entries, item, items, wrapped, literal } = schema
  switch (type) {
    case 'optional':
      return random.next() < 0.3 ? undefined : make(wrapped!, name)
    case 'nullable':
      return random.next() < 0.3 ? null : make(wrapped!, name)
    case 'variant':
    case 'union':
      return make(drawn(random, options as readonly SchemaPart[]), name)
    case 'picklist':
      return drawn(random, options!)
    case 'literal':
      return literal
    case 'null':
      return null
    case 'boolean':
      return random.next() < 0.5
    case 'number':
      return inside(rangeOf(schema))
    case 'array': {
      const least = schema.pipe?.find((part) => /^(min_)?length$/.test(part.type))?.requirement
      return Array.from({ length: Number(least ?? 1) }, () => make(item!, name))
    }
    case 'tuple':
    case 'strict_tuple':
      return items!.map((part) => make(part, name))
    case 'record':
      return {}
    case 'object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(entries!).flatMap(([key, part]) => {
          const value = make(part, key)
          return value === undefined ? [] : [[key, value]]
        }),
      )
    default: {
      const texts = TEXTS.filter((one) => passes(schema, one))
      return texts.length > 0 ? drawn(random, texts) : 'x'
    }
  }
}

/** A number that stands in a value, where, and what its schema lets it be. */
export interface NumberIn {
  readonly path: readonly (string | number)[]
  readonly min: number
  readonly max: number
}

/** The option of a variant or a union that fits a value best. */
function optionOf({ options: all, key }: SchemaPart, value: unknown): SchemaPart | undefined {
  const options = all as readonly SchemaPart[]
  if (typeof key === 'string') {
    const told = (value as Fields | null | undefined)?.[key]
    return options.find(({ entries }) => passes(entries![key]!, told))
  }
  const fits = options.find((option) => passes(option, value))
  if (fits) return fits
  const isObject = typeof value === 'object' && value !== null
  return options.find((option) => (isObject ? option.entries : option.type === typeof value))
}

/** Every number in a value with its range. */
export function numbersOf(
  given: SchemaPart,
  value: unknown,
  path: NumberIn['path'] = [],
): NumberIn[] {
  const form = formOf(given)
  // After a transformation the last schema of a pipe tells the form.
  const schema = form.pipe?.slice(1).findLast(({ kind }) => kind === 'schema') ?? form
  const { type, wrapped, entries, item, items } = schema
  if (wrapped) return value === null || value === undefined ? [] : numbersOf(wrapped, value, path)
  if (type === 'number') {
    const { min, max } = rangeOf(schema)
    return typeof value === 'number' ? [{ path, min, max }] : []
  }
  if (type === 'variant' || type === 'union') {
    const option = optionOf(schema, value)
    return option ? numbersOf(option, value, path) : []
  }
  if (Array.isArray(value)) {
    return value.flatMap((one, i) => {
      const part = item ?? items?.[i]
      return part ? numbersOf(part, one, [...path, i]) : []
    })
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const part = entries?.[key]
    return part ? numbersOf(part, one, [...path, key]) : []
  })
}

/** Where a number stands in a schema, whichever entry of a list it is: numbersIn's paths, too. */
export function placeOf(path: NumberIn['path'] | string): string {
  if (typeof path === 'string') return path.replace(/\[\d+\]/g, '[]')
  return path.map((key) => (typeof key === 'number' ? '[]' : `.${key}`)).join('')
}

/** Numbers that are too much for some, or are none. */
const ODD = [0, -0, -1, 2 ** 31, 2 ** 53, 1e18, -1e18, 1e308, -1e308, 5e-324, NaN, Infinity]

/** Values tried in the place of a number: the edges of its range, and odd ones. */
export function edgesOf({ min, max }: Pick<NumberIn, 'min' | 'max'>): number[] {
  const edges = [min, max, min - 1, max + 1, min + 0.5, Math.floor((min + max) / 2), ...ODD]
  return edges.filter((edge, i) => edges.findIndex((other) => Object.is(edge, other)) === i)
}

/** A copy of a value with another number in one place. */
export function withNumber(value: unknown, [key, ...rest]: NumberIn['path'], to: number): unknown {
  if (key === undefined) return to
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Fields) }
  ) as Fields
  copy[key] = withNumber(copy[key], rest, to)
  return copy
}
