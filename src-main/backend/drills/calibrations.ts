import * as v from 'valibot'
import { calibrate } from '#shared/study/gap-thresholds.ts'
import { thresholdsSchema } from '#shared/study/session-schemas.ts'

/** A fixed seed, so that everybody gets the same thresholds. */
const SEED = 'calibration'
const GAPS = 1000

/** Increase when a change of play, values or calibration changes thresholds. */
const VERSION = 2

const QUANTILES = Array.from({ length: 19 }, (_, i) => 5 * (i + 1))

export const calibrationSchema = v.object({
  thresholds: thresholdsSchema,
  /** The 5, 10, ... 95 % quantiles of the gaps; empty in a game without gaps. */
  quantiles: v.array(v.number()),
})

type Calibration = Readonly<v.InferOutput<typeof calibrationSchema>>

/** `gapsOf` yields every few milliseconds and returns the gaps, see calibrate(). */
export function* calibrating(
  gapsOf: (seed: string, count: number) => Generator<void, number[]>,
): Generator<void, Calibration> {
  const gaps = yield* gapsOf(SEED, GAPS)
  const ascending = gaps.toSorted((a, b) => a - b)
  const quantiles =
    gaps.length === 0
      ? []
      : QUANTILES.map((percent) => ascending[Math.floor((percent / 100) * (gaps.length - 1))]!)
  return { thresholds: calibrate(gaps), quantiles }
}

/** Name under which the calibration of a game and goal is stored. */
export const calibrationNote = (name: string): string => `calibration ${VERSION} ${name}`
