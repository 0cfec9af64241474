import assert from 'node:assert/strict'
import type { Random } from '#shared/dice/random.ts'
import { GAMES, gameNamed, hashOf, type AnyGameRules } from '#shared/games/games.ts'
import { recordsOf as recordSchemasOf } from '#main/backend/packages/package-records.ts'
import { drawn, numbersOf, withNumber, type NumberIn } from '#test/support/schema-values.ts'
import { fetched, handedIn, packageOf, recordsOf, withFormer } from '../packages/packages.ts'
import {
  countRun,
  formsOf,
  isAt,
  isWithin,
  newTally,
  placesIn,
  plannedRuns,
  type EdgeRun,
  type Place,
  type Tally,
} from './plan.ts'
import { SENTENCE_IN_ANY, type Asked } from './right-requests.ts'

type Line = Record<string, unknown>

/** Every kind of record, as it is of each game. */
const RECORD_FORMS = Object.entries(recordSchemasOf(GAMES)).flatMap(([kind, schema]) =>
  formsOf(kind, schema),
)

/** Dice of one face are kept with the sets, and boxes are no longer called categories. */
const NEVER_KEPT = /\.combinations\[\]\.count$|\.category$/

/** Every number of every record. */
export const RECORD_PLACES = placesIn(RECORD_FORMS, { sharesRules: false }).filter(
  ({ at }) => !NEVER_KEPT.test(at),
)

const HEX = /\b[0-9a-f]{32}\b/g

/** A record with all that it names, and with what these name, in their order. */
function withNamed(record: Line, records: readonly Line[]): Line[] {
  const wanted = new Set([record])
  for (const one of wanted) {
    const names = new Set(JSON.stringify(one).match(HEX))
    for (const other of records) {
      const isNamed = [other.hash, other.uid].some((name) => names.has(String(name)))
      if (isNamed && records.indexOf(other) < records.indexOf(one)) wanted.add(other)
    }
  }
  return records.filter((one) => wanted.has(one))
}

/** Records whose sessions and reviews are others than those of before, so that they are new. */
function renewed(records: readonly Line[], random: Random): Line[] {
  let text = JSON.stringify(records)
  for (const { uid } of records) {
    if (typeof uid !== 'string') continue
    const other = Array.from({ length: 32 }, () => Math.floor(random.next() * 16).toString(16))
    text = text.replaceAll(uid, other.join(''))
  }
  return JSON.parse(text) as Line[]
}

/** Played rules are called by what they are; others are those of another game. Wrong ones are none. */
function rehashed(record: Line): Line {
  if (record.kind !== 'game') return record
  const played = record as unknown as AnyGameRules
  const isRight = gameNamed(played.game).rules.readForm(played.rules).ok
  return isRight ? { ...record, hash: hashOf(played) } : record
}

/** JSON has no NaN; what it makes of a number is what a package can hold. */
const inJson = (edge: number): unknown => JSON.parse(JSON.stringify(edge)) as unknown

/** The last part of a path that has a name, as a complaint has it. */
const fieldOf = (path: NumberIn['path']): string =>
  String(path.findLast((key) => typeof key === 'string'))

/** No luck is a choice, and nothing unknown or a third player in a drill, but packages may say so. */
function withChosenLuck(records: readonly Line[]): Line[] {
  const session = records.find(
    ({ kind, game, end }) =>
      kind === 'session' && game === 'farkle' && (end as { review: unknown } | null)?.review,
  )
  if (!session) return [...records]
  const end = session.end as { review: { line: { label: { kind: string } }[] } }
  const moment = {
    label: end.review.line.find(({ label }) => label.kind === 'chose')!.label,
    gain: 0,
  }
  const line = end.review.line.map((one) => ({ ...one, others: [0.25, 0.25] }))
  const review = { ...end.review, line, luckiest: moment, unluckiest: moment, unknown: 0 }
  return records.map((one) => (one === session ? { ...one, end: { ...end, review } } : one))
}

/** No scorecard was played to win, but packages may say so. */
function withWins(records: readonly Line[]): Line[] {
  const both = { you: 0, other: 0 }
  const wins = {
    start: 0.5,
    result: 1,
    skill: both,
    luck: both,
    estimate: 0.1,
    line: [{ kind: 'scored', who: 'you', turn: 1, value: 1, box: 0, points: 0 }],
  }
  return records.map((record) => {
    const end = record.end as { review: object | null } | null | undefined
    if (record.kind !== 'session' || record.game !== 'scorecard' || !end?.review) return record
    return { ...record, end: { ...end, review: { ...end.review, wins } } }
  })
}

/** No game has decisions enough for an interval, but packages may say so. */
function withIntervals(records: readonly Line[]): Line[] {
  return records.map((record) => {
    const figures = record.figures as { error: { mean: number } } | null | undefined
    if (record.kind !== 'record' || !figures) return record
    const error = { ...figures.error, low: 0, high: figures.error.mean }
    return { ...record, figures: { ...figures, error } }
  })
}

/** Nothing was answered days ago, but packages may say so. */
function withDaysUnseen(records: readonly Line[]): Line[] {
  return records.map((record) => {
    const setup = record.setup as { source: { kind: string } } | undefined
    if (record.kind !== 'session' || setup?.source.kind !== 'failed') return record
    return { ...record, setup: { ...setup, source: { kind: 'unseen', days: 14 } } }
  })
}

/** Every number of the records, by its place. */
function numbersByPlace(
  records: readonly Line[],
): Map<Place, { record: Line; number: NumberIn }[]> {
  const found = new Map(
    RECORD_PLACES.map((place) => [place, [] as { record: Line; number: NumberIn }[]]),
  )
  for (const record of records) {
    const form = RECORD_FORMS.find(({ name, isOf }) => name === record.kind && isOf(record))!
    const places = RECORD_PLACES.filter(({ owners }) => owners.includes(form.owner))
    for (const number of numbersOf(form.schema, record)) {
      const place = places.find((one) => isAt(one, number))
      if (place) found.get(place)!.push({ record, number })
    }
  }
  return found
}

/** Hands in a package and takes it in if it is right; what it is refused for otherwise. */
async function takeIn(backend: Asked, content: Buffer, shown: string): Promise<string | null> {
  const id = await handedIn(backend, content)
  const preview = await backend.dispatch('data.preview', { id })
  if (preview.ok) {
    const done = await backend.dispatch('data.import', { id })
    assert(done.ok, `${shown}: ${done.ok ? '' : done.error.message}`)
    return null
  }
  const { code, message } = preview.error
  assert.equal(code, 'invalid-request', message)
  assert.match(message, SENTENCE_IN_ANY)
  await backend.ask('data.discard', { id })
  return message
}

/** So many packages with one number each at an edge; those that are right are taken in. */
export async function importEdges(backend: Asked, random: Random, count: number): Promise<Tally> {
  const { content } = await fetched(backend, 'data.export')
  const left = withFormer(recordsOf(content))
  const records = withDaysUnseen(withIntervals(withWins(withChosenLuck(left))))
  const numbers = numbersByPlace(records)
  const tally = newTally()
  const tryRun = async (run: EdgeRun): Promise<void> => {
    const { place, edge } = run
    const some = numbers.get(place)!
    assert(some.length > 0, `no record ${place.owners.join()} has ${place.at}`)
    const { record, number } = drawn(random, some)
    const changed = rehashed(withNumber(record, number.path, edge) as Line)
    const lines = withNamed(record, records).map((one) => (one === record ? changed : one))
    const shown = `${String(record.kind)} ${number.path.join('.')} ${edge}`
    const refused = await takeIn(backend, packageOf(renewed(lines, random)), shown)
    countRun(tally, run, refused === null)
    if (!isWithin(place, edge) && inJson(edge) !== null) {
      assert(refused !== null, `${shown} is taken`)
      assert(refused.includes(fieldOf(number.path)), `${shown} is refused: ${refused}`)
    }
  }
  for (const run of plannedRuns(RECORD_PLACES, random, count)) await tryRun(run)
  return tally
}
