import assert from 'node:assert/strict'
import * as v from 'valibot'
import type { Random } from '#shared/dice/random.ts'
import {
  drawn,
  numbersOf,
  SeenValues,
  withNumber,
  type NumberIn,
} from '#test/support/schema-values.ts'
import {
  countRun,
  isAt,
  isWithin,
  newTally,
  placesIn,
  plannedRuns,
  type EdgeRun,
  type Form,
  type Place,
  type Tally,
} from './plan.ts'
import {
  paramsFor,
  Questions,
  replyTo,
  REQUEST_FORMS,
  type Asked,
  type Name,
  type Right,
} from './right-requests.ts'

/** Every number of every request. */
export const REQUEST_PLACES = placesIn(REQUEST_FORMS, { sharesRules: true })

interface Base {
  readonly params: unknown
  readonly number: NumberIn
}

/** So often parameters are drawn until they have a certain number and are right. */
const MAX_DRAWN = 1_000
/** So many of them are asked, until one is answered. */
const MAX_ASKED = 12

/** Rules with a number of their own have a name that no worker solves. */
function named(value: unknown, path: NumberIn['path']): unknown {
  const fields = value as Record<string, unknown>
  if (path[0] !== 'rules') return value
  return { ...fields, rules: { ...(fields.rules as object), name: 'Edges' } }
}

/** A number as a refusal names it: the lists of rules are counted from one. */
const fieldOf = (path: NumberIn['path']): string =>
  path
    .map((key, i) =>
      typeof key === 'number' && path.slice(0, i).includes('rules') ? key + 1 : key,
    )
    .join('.')

/** Asks requests with one number each at an edge of its bounds. */
class EdgeRequests {
  readonly tally: Tally = newTally()
  readonly #backend: Asked
  readonly #random: Random
  readonly #seen: SeenValues
  readonly #right: Right[]
  /** Requests and places for which right ones were looked for. */
  readonly #sought = new Set<string>()
  readonly #questions: Questions

  constructor(
    backend: Asked,
    random: Random,
    known: { readonly seen: SeenValues; readonly right: readonly Right[] },
  ) {
    this.#backend = backend
    this.#random = random
    this.#seen = known.seen
    this.#right = [...known.right]
    this.#questions = new Questions(backend)
  }

  async try(run: EdgeRun): Promise<void> {
    const { place, edge, round } = run
    const turn = REQUEST_PLACES.indexOf(place) + round
    const owner = place.owners[turn % place.owners.length]
    const form = REQUEST_FORMS.find((one) => one.owner === owner)!
    const { name } = form
    const base = await this.#base(form, place)
    const { path } = base.number
    const changed = named(withNumber(base.params, path, edge), path)
    const reply = await replyTo(this.#backend, name, changed)
    countRun(this.tally, run, reply.ok)
    const shown = `${name} ${path.join('.')} ${edge}`
    if (!isWithin(place, edge)) {
      assert(!reply.ok, `${shown} is taken`)
      const { code, details } = reply.error
      assert.equal(code, 'invalid-request', shown)
      const fields = details.map(({ field }) => field)
      // What fits no form of a union is told of the union.
      const isNamed = fields.some((field) => `${fieldOf(path)}.`.startsWith(`${field}.`))
      assert(isNamed, `${shown} is refused for ${fields.join(', ')}`)
    }
    if (reply.ok) this.#seen.add(reply.value)
  }

  /** Parameters that have this number and are mostly right but for what an edge makes of it. */
  async #base(form: Form<Name>, place: Place): Promise<Base> {
    const before = await this.#questions.before(form)
    if (before) return this.#drawn(form, place, before)
    const known = (): Base[] =>
      this.#right
        .filter(({ name, params }) => name === form.name && form.isOf(params))
        .flatMap(({ params }) => this.#baseOf(form, place, params) ?? [])
    const id = `${form.owner} ${place.at}`
    if (known().length === 0 && !this.#sought.has(id)) {
      this.#sought.add(id)
      await this.#seek(form, place)
    }
    const some = known()
    return some.length > 0 && this.#random.next() < 0.7
      ? drawn(this.#random, some)
      : this.#drawn(form, place, this.#seen)
  }

  #baseOf({ schema }: Form<Name>, place: Place, params: unknown): Base | undefined {
    const numbers = numbersOf(schema, params).filter((number) => isAt(place, number))
    return numbers.length > 0 ? { params, number: drawn(this.#random, numbers) } : undefined
  }

  /** Asks requests that have this number until one is answered. */
  async #seek(form: Form<Name>, place: Place): Promise<void> {
    const { name } = form
    for (let i = 0; i < MAX_ASKED; i++) {
      const { params } = this.#drawn(form, place, this.#seen)
      const reply = await replyTo(this.#backend, name, params)
      if (!reply.ok) continue
      this.#seen.add(reply.value)
      this.#right.push({ name, params })
      return
    }
  }

  /** Parameters that have this number; right ones, as far as can be told without asking. */
  #drawn(form: Form<Name>, place: Place, seen: SeenValues): Base {
    let wrong: Base | undefined
    for (let i = 0; i < MAX_DRAWN; i++) {
      // What was seen is mostly right, but may never have the number.
      const seenShare = i < MAX_DRAWN / 10 ? 0.8 : 0.4
      const params = paramsFor(form, this.#random, { seen, seenShare })
      const base = this.#baseOf(form, place, params)
      if (!base) continue
      if (v.is(form.schema, params)) return base
      wrong = base
    }
    assert(wrong, `no request ${form.owner} has ${place.at}`)
    return wrong
  }
}

/** So many requests with one number each at an edge. */
export async function askEdges(
  backend: Asked,
  random: Random,
  known: { readonly seen: SeenValues; readonly right: readonly Right[]; readonly count: number },
): Promise<Tally> {
  const requests = new EdgeRequests(backend, random, known)
  for (const run of plannedRuns(REQUEST_PLACES, random, known.count)) await requests.try(run)
  return requests.tally
}
