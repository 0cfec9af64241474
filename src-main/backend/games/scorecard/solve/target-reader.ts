import { closeSync, openSync, readSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Points, Probability } from '#shared/base/units.ts'
import {
  bonusAt,
  statesOf,
  tableLength,
  type CardStates,
} from '#shared/games/scorecard/solve/states.ts'
import { chancesType, readTargetLevel, type TargetLabel } from './target-file.ts'
import { levelFile } from './target-levels.ts'
import { labelOf, sweepOf, type TargetParams } from './target-plan.ts'

interface LevelIndex {
  readonly path: string
  /** Size and modification time of the file when it was validated. */
  readonly stamp: string
  /** By stateIndex; `offset` in bytes. */
  readonly first: Uint16Array
  readonly length: Uint16Array
  readonly offset: Float64Array
}

/** Probability of at least `need` more points from a state of one level. */
export type ChanceOf = (state: number, need: Points) => Probability

/** Reads single chances of a stored solve. Verifies a level before its first use. */
export class TargetReader {
  readonly #states: CardStates
  readonly #folder: string
  readonly #reward: Float64Array | null
  readonly #label: Omit<TargetLabel, 'level'>
  readonly #levels = new Map<number, LevelIndex>()

  constructor(states: CardStates, folder: string, params: TargetParams) {
    this.#states = states
    this.#folder = folder
    this.#reward = sweepOf(params).reward
    this.#label = labelOf(params)
  }

  /** Throws ResultFileError for an invalid file, or a file-system error. */
  async read<T>(level: number, use: (chanceOf: ChanceOf) => T): Promise<T> {
    if (level === this.#states.rules.boxes.length)
      return use((state, need) => this.#atTheEnd(state, need))
    const { path, first, length, offset } = await this.#level(level)
    const file = openSync(path, 'r')
    const bytes = new (chancesType(this.#label))(1)
    try {
      return use((state, need) => {
        const place = need - first[state]!
        if (place < 0) return 1
        if (place >= length[state]!) return 0
        const size = bytes.byteLength
        readSync(file, bytes, 0, size, offset[state]! + place * size)
        return bytes[0]!
      })
    } finally {
      closeSync(file)
    }
  }

  #atTheEnd(state: number, need: Points): Probability {
    const left = need - bonusAt(this.#states, state)
    if (left <= 0) return 1
    return this.#reward?.[left - 1] ?? 0
  }

  async #level(level: number): Promise<LevelIndex> {
    const path = levelFile(this.#folder, { ...this.#label, level })
    const { size, mtimeMs } = await stat(path)
    const stamp = `${size} ${mtimeMs}`
    const known = this.#levels.get(level)
    if (known?.stamp === stamp) return known
    const found = await this.#index(level, path, stamp)
    this.#levels.set(level, found)
    return found
  }

  async #index(level: number, path: string, stamp: string): Promise<LevelIndex> {
    const stored = await readTargetLevel(path, { ...this.#label, level })
    const size = tableLength(this.#states)
    const [first, length] = [new Uint16Array(size), new Uint16Array(size)]
    const offset = new Float64Array(size)
    const { BYTES_PER_ELEMENT } = chancesType(this.#label)
    let at = stored.chancesAt
    statesOf(this.#states, level).forEach((state, i) => {
      first[state] = stored.first[i]!
      length[state] = stored.length[i]!
      offset[state] = at
      at += stored.length[i]! * BYTES_PER_ELEMENT
    })
    return { path, stamp, first, length, offset }
  }
}
