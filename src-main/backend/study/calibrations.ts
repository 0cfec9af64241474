import type { Goal } from '#shared/base/goal.ts'
import { ruleHash } from '#shared/farkle/rule-hash.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import { calibrate, gapsInPlay } from '#shared/study/calibration.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import type { StudyKit } from '#shared/study/study-kit.ts'
import { inSlices } from './in-slices.ts'
import { readNote, writeNote } from './notes.ts'
import type { StudyStore } from './study-store.ts'

/** The same decisions of play for everybody. */
const SEED = 'calibration'
const GAPS = 1000

/** To be raised with every change of play, values or calibration that moves thresholds. */
const VERSION = 1

/** In percent. */
const QUANTILES = Array.from({ length: 19 }, (_, i) => 5 * (i + 1))

/** What grades should mean in a game, found from its gaps in play. */
export interface Calibration {
  readonly thresholds: GradeThresholds
  /** Quantiles 5, 10, ... 95 % of the gaps; none in a game without. */
  readonly quantiles: readonly number[]
}

function calibrationOf(gaps: readonly number[]): Calibration {
  const ascending = gaps.toSorted((a, b) => a - b)
  const quantiles =
    gaps.length === 0
      ? []
      : QUANTILES.map((percent) => ascending[Math.floor((percent / 100) * (gaps.length - 1))]!)
  return { thresholds: calibrate(gaps), quantiles }
}

/** The calibrations of games and goals: they take a second, so they are kept in the store. */
export class Calibrations {
  readonly #store: StudyStore
  readonly #signal: AbortSignal
  /** Those that are being made. */
  readonly #making = new Map<string, Promise<Calibration>>()

  constructor(store: StudyStore, signal: AbortSignal) {
    this.#store = store
    this.#signal = signal
  }

  /** The calibration of a kit's game and goal, made once. Rejects with RequestError. */
  of(rules: RuleSet, goal: Goal, kit: StudyKit): Promise<Calibration> {
    const name = `calibration ${VERSION} ${ruleHash(rules)} ${goal}`
    const making = this.#making.get(name)
    if (making) return making
    const made = this.#find(name, kit).finally(() => this.#making.delete(name))
    this.#making.set(name, made)
    return made
  }

  async #find(name: string, kit: StudyKit): Promise<Calibration> {
    const known = this.#store.use((database) => readNote<Calibration>(database, name))
    if (known) return known
    const gaps = await inSlices(gapsInPlay(kit, SEED, GAPS), this.#signal)
    const calibration = calibrationOf(gaps)
    this.#store.use((database) => writeNote(database, name, calibration))
    return calibration
  }
}
