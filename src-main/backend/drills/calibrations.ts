import * as v from 'valibot'
import { calibrate } from '#shared/study/gap-thresholds.ts'
import { thresholdsSchema } from '#shared/study/session-schemas.ts'
import { inSlices } from '../solve/in-slices.ts'
import { readNote, writeNote } from '../store/notes.ts'
import type { StudyStore } from '../store/study-store.ts'

/** A fixed seed, so that everybody gets the same thresholds. */
const SEED = 'calibration'
const GAPS = 1000

/** Increase when a change of play, values or calibration changes thresholds. */
const VERSION = 2

const QUANTILES = Array.from({ length: 19 }, (_, i) => 5 * (i + 1))

const calibrationSchema = v.object({
  thresholds: thresholdsSchema,
  /** The 5, 10, ... 95 % quantiles of the gaps; empty in a game without gaps. */
  quantiles: v.array(v.number()),
})

export type Calibration = Readonly<v.InferOutput<typeof calibrationSchema>>

function calibrationOf(gaps: readonly number[]): Calibration {
  const ascending = gaps.toSorted((a, b) => a - b)
  const quantiles =
    gaps.length === 0
      ? []
      : QUANTILES.map((percent) => ascending[Math.floor((percent / 100) * (gaps.length - 1))]!)
  return { thresholds: calibrate(gaps), quantiles }
}

/** Yields every few milliseconds; returns the gaps, see calibrate(). */
export type GapWork = Generator<void, number[]>

/** Calibrations per game and goal. One takes about a second, so they are stored. */
export class Calibrations {
  readonly #store: StudyStore
  readonly #signal: AbortSignal
  readonly #making = new Map<string, Promise<Calibration>>()

  constructor(store: StudyStore, signal: AbortSignal) {
    this.#store = store
    this.#signal = signal
  }

  /** Rejects with RequestError. */
  of(name: string, gapsOf: (seed: string, count: number) => GapWork): Promise<Calibration> {
    const note = `calibration ${VERSION} ${name}`
    const making = this.#making.get(note)
    if (making) return making
    const made = this.#find(note, gapsOf).finally(() => this.#making.delete(note))
    this.#making.set(note, made)
    return made
  }

  async #find(
    note: string,
    gapsOf: (seed: string, count: number) => GapWork,
  ): Promise<Calibration> {
    const known = this.#store.use((database) => readNote(database, note, calibrationSchema))
    if (known) return known
    const gaps = await inSlices(gapsOf(SEED, GAPS), this.#signal)
    const calibration = calibrationOf(gaps)
    this.#store.use((database) => writeNote(database, note, calibration))
    return calibration
  }
}
