import type * as v from 'valibot'
import { pick, type Random } from '#shared/dice/random.ts'
import { formOf, type SchemaPart } from './schema-numbers.ts'
import { numbersOf, withNumber } from './schema-values.ts'

/** Rules with one field at a bound, or at a random value between. */
export interface BoundRules {
  readonly what: string
  readonly rules: unknown
}

type Fields = Readonly<Record<string, unknown>>

/** The values of a field that is a choice: those that its schema lists. */
function choicesOf(given: SchemaPart): unknown[] {
  const schema = formOf(given)
  if (schema.wrapped) return choicesOf(schema.wrapped)
  if (schema.type === 'boolean') return [false, true]
  return schema.type === 'picklist' ? [...schema.options!] : []
}

const edges = (min: number, max: number, random: Random): number[] => [
  ...new Set([min, max, min + Math.floor(random.next() * (max - min + 1))]),
]

/** Every number and every choice of these rules at its bounds, one at a time. */
export function rulesAtBounds(form: v.GenericSchema, base: Fields, random: Random): BoundRules[] {
  const schema = formOf(form)
  const numbers = numbersOf(schema, base).flatMap(({ path, min, max }) =>
    edges(min, max, random).map((value) => ({
      what: `${path.join('.')} = ${value}`,
      rules: withNumber(base, path, value),
    })),
  )
  const { entries } = schema.pipe?.findLast((part) => part.entries) ?? schema
  const choices = Object.entries(entries!).flatMap(([field, part]) =>
    choicesOf(part).map((value) => ({
      what: `${field} = ${String(value)}`,
      rules: { ...base, [field]: value },
    })),
  )
  return [...numbers, ...choices]
}

/** Rules with several fields at bounds at once. */
export function rulesAtSomeBounds(
  form: v.GenericSchema,
  base: Fields,
  random: Random,
  count: number,
): BoundRules[] {
  return Array.from({ length: count }, () => {
    let made: BoundRules = { what: '', rules: base }
    for (let i = 0; i < 3; i++) {
      const { what, rules } = pick(random, rulesAtBounds(form, made.rules as Fields, random))
      made = { what: `${made.what} ${what}`.trim(), rules }
    }
    return made
  })
}
