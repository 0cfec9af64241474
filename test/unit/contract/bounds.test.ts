import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { BACKEND_REQUESTS } from '#shared/contract/requests.ts'
import { shellRequests } from '#shared/contract/settings.ts'
import { GAMES } from '#shared/games/games.ts'
import { endSchema, headerSchema, recordsOf } from '#main/backend/packages/package-records.ts'
import { numbersIn } from '#test/support/schema-numbers.ts'

/** Everything that comes in, by a name to find it by. */
const SCHEMAS: readonly (readonly [string, v.GenericSchema])[] = [
  ...Object.entries<v.GenericSchema>({ ...BACKEND_REQUESTS, ...shellRequests }),
  ...Object.entries(recordsOf(GAMES)).map(([kind, schema]) => [`record ${kind}`, schema] as const),
  ['package header', headerSchema],
  ['package end', endSchema],
]

/** Sums of a million of these stay finite, and so do those of their squares. */
const LARGEST = Number.MAX_SAFE_INTEGER

/** Values that no schema which cannot be looked into may let pass, alone or in a list. */
const PROBES = [1e308, -1e308, 1e18, Infinity, NaN].flatMap((number) => [number, [number]])

describe('every number that crosses a boundary has bounds', () => {
  it.each(SCHEMAS)('in %s', (name, schema) => {
    const { numbers, opaque } = numbersIn(schema, name)
    const unbounded = numbers.filter(({ min, max }) => !(min >= -LARGEST && max <= LARGEST))
    expect(unbounded).toEqual([])
    for (const { path, schema: part } of opaque) {
      const passing = PROBES.filter((probe) => v.is(part as unknown as v.GenericSchema, probe))
      expect(passing, path).toEqual([])
    }
  })

  it('and the walk finds them: there are hundreds', () => {
    const all = SCHEMAS.flatMap(([name, schema]) => numbersIn(schema, name).numbers)
    expect(all.length).toBeGreaterThan(200)
    expect(all.some(({ path }) => path.endsWith('rules.sets[][]'))).toBe(true)
  })
})
