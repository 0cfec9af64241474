import * as v from 'valibot'
import type { NamedRules } from '#shared/base/rules.ts'
import { MAX_ANSWER_MS, MAX_SCORE, MAX_TIME } from '#shared/base/bounds.ts'
import { thresholdsSchema } from '#shared/study/session-schemas.ts'
import { withPlainName } from '#shared/games/game-json.ts'
import { findGame } from '#shared/games/games.ts'
import type { AnySetup } from '#shared/study/drill.ts'
import { calibrate } from '#shared/study/gap-thresholds.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'

// A store that another program has changed may hold times of 1e18 milliseconds and losses of 1e308, and
// a disk may damage JSON. What cannot be is read as unknown (null) and counts in no sum.

/** What was kept as JSON; null for a text that is none any more. */
export function readJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const setupForm = v.looseObject({
  source: v.looseObject({ kind: v.string() }),
  filters: v.looseObject({}),
})

/** The setup of a session that was kept, whatever its game; null for what is none any more. */
export function readSetup(json: string): AnySetup | null {
  const kept = readJson(json)
  return v.is(setupForm, kept) ? (kept as object as AnySetup) : null
}

/** SQL: a field of a column of JSON, or NULL where the column holds none any more. */
export const jsonField = (column: string, path: string): string =>
  `CASE WHEN json_valid(${column}) THEN ${column} ->> '${path}' END`

/** Stands for an unknown number in a column that must hold one; it is outside the bounds of all. */
export const UNKNOWN = -1

/** SQL: a column's value, or NULL where it is out of bounds. */
const within = (column: string, max: number | string): string =>
  `CASE WHEN ${column} BETWEEN 0 AND ${max} THEN ${column} END`

/** SQL: the milliseconds of an answer or a review. */
export const KNOWN_TIME = within('milliseconds', MAX_ANSWER_MS)

/** SQL: whether the milliseconds are known. */
export const IS_TIME_KNOWN = `milliseconds BETWEEN 0 AND ${MAX_ANSWER_MS}`

/** SQL: a time of the epoch, or the nearest one that can be. */
export const nearestTime = (column: string): string => `min(max(${column}, 0), ${MAX_TIME})`

/** SQL: the loss of an answer; `max` is the largest there can be. */
export const knownLoss = (max: number): string => within('loss', max)

/** SQL: the score of a sprint or streak. */
export const knownScore = (column = 'score'): string => within(column, MAX_SCORE)

/** Thresholds that were kept; null for some that cannot be. */
export function readThresholds(json: string): GradeThresholds | null {
  const read = v.safeParse(thresholdsSchema, readJson(json))
  return read.success ? read.output : null
}

/** The thresholds that a session was begun with; those of a game without gaps for some that cannot be. */
export const sessionThresholds = (json: string): GradeThresholds =>
  readThresholds(json) ?? calibrate([])

/**
 * Rules of a game that were kept, with a name that can be seen; null for what is none. An earlier
 * version may have kept them: what it did not know yet is as in its games.
 */
export function readRules(game: string, json: string): NamedRules | null {
  const kept = withPlainName(readJson(json))
  const read = findGame(game)?.rules.readForm(kept)
  if (read?.ok) return read.value
  return typeof kept === 'object' && kept !== null && 'name' in kept ? (kept as NamedRules) : null
}

/** Something else that was kept as JSON; null for nothing, and for what cannot be. */
export function readKnown<T>(schema: v.GenericSchema<unknown, T>, json: string | null): T | null {
  const read = json === null ? null : v.safeParse(schema, readJson(json))
  return read?.success ? read.output : null
}
