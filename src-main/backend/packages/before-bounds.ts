import { MAX_ANSWER_MS } from '#shared/base/bounds.ts'
import { withPlainName } from '#shared/games/game-json.ts'
import { MAX_AMOUNT } from '#shared/games/farkle/drill/setup.ts'

/** The first version of packages in which every number has bounds. */
const BOUNDED_SINCE = 3

type Fields = Record<string, unknown>

const isAbove = (value: unknown, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) > most

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

/**
 * Changes a record of a package of before, unchecked as it is, where it is right but beyond bounds
 * that there were none of then: an answer over a weekend has no known time, a filter up to ten
 * million has no end, and what is not seen of a name has a mark in its place.
 */
export function fitBounds(record: Fields, version: number): void {
  if (version >= BOUNDED_SINCE) return
  if (isAbove(record.milliseconds, MAX_ANSWER_MS)) record.milliseconds = null
  for (const field of ['rules', 'content']) {
    if (field in record) record[field] = withPlainName(record[field])
  }
  const { turnTotal, gap } = fieldsOf(fieldsOf(record.setup).filters)
  for (const band of [turnTotal, gap].map(fieldsOf)) {
    if (isAbove(band.to, MAX_AMOUNT)) band.to = null
  }
}
