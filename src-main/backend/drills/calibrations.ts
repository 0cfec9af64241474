import * as v from 'valibot'
import { calibrate } from '#shared/study/gap-thresholds.ts'
import { thresholdsSchema } from '#shared/study/session-schemas.ts'

/** A fixed seed, so that everybody gets the same thresholds. */
const SEED = 'calibration'
const GAPS = 1000

/** Increase when a change of play, values or calibration changes thresholds. */
const VERSION = 2

export const calibrationSchema = v.object({ thresholds: thresholdsSchema })

type Calibration = Readonly<v.InferOutput<typeof calibrationSchema>>

/** `gapsOf` yields every few milliseconds and returns the gaps, see calibrate(). */
export function* calibrating(
  gapsOf: (seed: string, count: number) => Generator<void, number[]>,
): Generator<void, Calibration> {
  return { thresholds: calibrate(yield* gapsOf(SEED, GAPS)) }
}

/** Name under which the calibration of a game and goal is stored. */
export const calibrationNote = (name: string): string => `calibration ${VERSION} ${name}`
