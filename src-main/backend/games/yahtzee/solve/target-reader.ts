import { closeSync, openSync, readSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Points, Probability } from '#shared/base/units.ts'
import {
  tableSize,
  TURNS,
  upperBonusOf,
  type YahtzeeGame,
} from '#shared/games/yahtzee/solve/game.ts'
import { readTargetLevel, type TargetLabel } from './target-file.ts'
import { levelFile, statesOf } from './target-levels.ts'

const CHANCE_BYTES = Float32Array.BYTES_PER_ELEMENT

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
  readonly #game: YahtzeeGame
  readonly #folder: string
  readonly #label: Omit<TargetLabel, 'level'>
  readonly #levels = new Map<number, LevelIndex>()

  constructor(game: YahtzeeGame, folder: string, label: Omit<TargetLabel, 'level'>) {
    this.#game = game
    this.#folder = folder
    this.#label = label
  }

  /** Throws ResultFileError for an invalid file, or a file-system error. */
  async read<T>(level: number, use: (chanceOf: ChanceOf) => T): Promise<T> {
    if (level === TURNS) return use((state, need) => this.#atTheEnd(state, need))
    const { path, first, length, offset } = await this.#level(level)
    const file = openSync(path, 'r')
    const bytes = new Float32Array(1)
    try {
      return use((state, need) => {
        const place = need - first[state]!
        if (place < 0) return 1
        if (place >= length[state]!) return 0
        readSync(file, bytes, 0, CHANCE_BYTES, offset[state]! + place * CHANCE_BYTES)
        return bytes[0]!
      })
    } finally {
      closeSync(file)
    }
  }

  #atTheEnd(state: number, need: Points): Probability {
    const { rules, upper, contexts } = this.#game
    const total = upper.totalOf[Math.floor(state / contexts)]!
    return need <= upperBonusOf(rules, total) ? 1 : 0
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
    const size = tableSize(this.#game)
    const [first, length] = [new Uint16Array(size), new Uint16Array(size)]
    const offset = new Float64Array(size)
    let at = stored.chancesAt
    statesOf(this.#game, level).forEach((state, i) => {
      first[state] = stored.first[i]!
      length[state] = stored.length[i]!
      offset[state] = at
      at += stored.length[i]! * CHANCE_BYTES
    })
    return { path, stamp, first, length, offset }
  }
}
