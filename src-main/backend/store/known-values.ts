import * as v from 'valibot'
import type { NamedRules } from '#shared/base/rules.ts'
import { MAX_ANSWER_MS, MAX_SCORE, MAX_TIME } from '#shared/base/bounds.ts'
import { thresholdsSchema } from '#shared/study/session-schemas.ts'
import { withPlainName } from '#shared/games/game-json.ts'
import { findGame } from '#shared/games/games.ts'
import type { AnySetup } from '#shared/study/drill.ts'
import { calibrate } from '#shared/study/gap-thresholds.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'

// Stored values may be impossible (other programs, faulty disks); they are read as null.

/** Parses stored JSON; null if malformed. */
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

export function readSetup(json: string): AnySetup | null {
  const stored = readJson(json)
  return v.is(setupForm, stored) ? (stored as object as AnySetup) : null
}

/** SQL: a field of a JSON column, or NULL if the column is malformed. */
export const jsonField = (column: string, path: string): string =>
  `CASE WHEN json_valid(${column}) THEN ${column} ->> '${path}' END`

/** Placeholder for an unknown number in a NOT NULL column; outside all bounds. */
export const UNKNOWN = -1

/** SQL: a column's value, or NULL if outside 0..max. */
const within = (column: string, max: number | string): string =>
  `CASE WHEN ${column} BETWEEN 0 AND ${max} THEN ${column} END`

export const KNOWN_TIME = within('milliseconds', MAX_ANSWER_MS)

export const IS_TIME_KNOWN = `milliseconds BETWEEN 0 AND ${MAX_ANSWER_MS}`

/** SQL: a time, clamped to 0..MAX_TIME. */
export const nearestTime = (column: string): string => `min(max(${column}, 0), ${MAX_TIME})`

export const knownLoss = (max: number): string => within('loss', max)

export const knownScore = (column = 'score'): string => within(column, MAX_SCORE)

export const readThresholds = (json: string): GradeThresholds | null =>
  readKnown(thresholdsSchema, json)

export const sessionThresholds = (json: string): GradeThresholds =>
  readThresholds(json) ?? calibrate([])

/** Rules of earlier versions get defaults; unparsable rules with a name are returned raw. */
export function readRules(game: string, json: string): NamedRules | null {
  const stored = withPlainName(readJson(json))
  const read = findGame(game)?.rules.readForm(stored)
  if (read?.ok) return read.value
  return typeof stored === 'object' && stored !== null && 'name' in stored
    ? (stored as NamedRules)
    : null
}

/** Parses stored JSON; null if absent or invalid. */
export function readKnown<T>(schema: v.GenericSchema<unknown, T>, json: string | null): T | null {
  const read = json === null ? null : v.safeParse(schema, readJson(json))
  return read?.success ? read.output : null
}
