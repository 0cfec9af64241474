import type * as v from 'valibot'
import type { Random } from '#shared/dice/random.ts'
import { numbersIn, type SchemaPart } from '#test/support/schema-numbers.ts'
import { drawn, edgesOf, passes, placeOf, type NumberIn } from '#test/support/schema-values.ts'

/** A request or a kind of record, or what it is of one game where it tells games apart. */
export interface Form<Name extends string = string> {
  readonly owner: string
  readonly name: Name
  readonly schema: v.GenericSchema
  /** Whether a value of this name has this form. */
  readonly isOf: (value: unknown) => boolean
}

/** The forms of what has this schema: one, or one for each game. */
export function formsOf<Name extends string>(name: Name, schema: v.GenericSchema): Form<Name>[] {
  const { type, key, options }: SchemaPart = schema
  if (type !== 'variant' || key !== 'game') return [{ owner: name, name, schema, isOf: () => true }]
  return (options as readonly SchemaPart[]).map((option) => {
    const { game } = option.entries!
    return {
      owner: `${name} of ${String((game!.wrapped ?? game!).literal)}`,
      name,
      schema: option as unknown as v.GenericSchema,
      isOf: (value) => passes(game!, (value as { game?: unknown }).game),
    }
  })
}

/** A number of a schema: where it stands and what it may be. */
export interface Place {
  /** Forms that have it. */
  readonly owners: readonly string[]
  /** Within any of them. */
  readonly at: string
  readonly min: number
  readonly max: number
}

/** Rules are the same wherever they stand, so their numbers are those of one owner. */
const isOfRules = (at: string): boolean => at.startsWith('.rules.')

/** Every number of these forms; `sharesRules` counts those of rules once for all. */
export function placesIn(
  forms: readonly Form[],
  { sharesRules }: { readonly sharesRules: boolean },
): Place[] {
  const places = new Map<string, Place & { readonly owners: string[] }>()
  for (const { owner, schema } of forms) {
    for (const { path, min, max } of numbersIn(schema).numbers) {
      const at = placeOf(path)
      const name = sharesRules && isOfRules(at) ? '' : owner
      const id = `${name} ${at} ${min} ${max}`
      const place = places.get(id) ?? { owners: [], at, min, max }
      places.set(id, place)
      if (!place.owners.includes(owner)) place.owners.push(owner)
    }
  }
  return [...places.values()]
}

/** Whether a number that stands in a value is this one of its schema. */
export function isAt({ at, min, max }: Place, { path, ...range }: NumberIn): boolean {
  return placeOf(path) === at && range.min === min && range.max === max
}

export const isWithin = ({ min, max }: Pick<Place, 'min' | 'max'>, value: number): boolean =>
  value >= min && value <= max

/** An attempt with one value in the place of a number. */
export interface EdgeRun {
  readonly place: Place
  readonly edge: number
  /** How often the place has been tried before. */
  readonly round: number
}

/**
 * So many runs: every place in turn, each time with another one of its edges, until all were tried;
 * then any of them. Few runs have different edges of different places.
 */
export function plannedRuns(places: readonly Place[], random: Random, count: number): EdgeRun[] {
  return Array.from({ length: count }, (_, run) => {
    const round = Math.floor(run / places.length)
    const i = run % places.length
    const edges = edgesOf(places[i]!)
    if (round < edges.length) {
      return { place: places[i]!, edge: edges[(round + i * 7) % edges.length]!, round }
    }
    const place = drawn(random, places)
    return { place, edge: drawn(random, edgesOf(place)), round }
  })
}

/** So many runs try every edge of every one of these places. */
export function runsForAll(places: readonly Place[]): number {
  return places.length * Math.max(...places.map((place) => edgesOf(place).length))
}

/** How many edges all these places have. */
export function edgeCount(places: readonly Place[]): number {
  return places.reduce((sum, place) => sum + edgesOf(place).length, 0)
}

/** A number of its own in a text: zero has two signs. */
const edgeName = (edge: number): string => (Object.is(edge, -0) ? '-0' : String(edge))

/** Result of so many runs. */
export interface Tally {
  runs: number
  accepted: number
  readonly places: Set<Place>
  /** Places of which some edge was accepted, so that all around it was right. */
  readonly acceptedAt: Set<Place>
  /** Edges at a place. */
  readonly edges: Set<string>
}

export const newTally = (): Tally => ({
  runs: 0,
  accepted: 0,
  places: new Set(),
  acceptedAt: new Set(),
  edges: new Set(),
})

export function countRun(tally: Tally, { place, edge }: EdgeRun, isAccepted: boolean): void {
  tally.runs++
  tally.places.add(place)
  if (isAccepted) {
    tally.accepted++
    tally.acceptedAt.add(place)
  }
  tally.edges.add(`${place.owners[0]} ${place.at} ${place.min} ${place.max} ${edgeName(edge)}`)
}
