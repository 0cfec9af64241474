import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import type { Points } from '#shared/base/units.ts'
import { levelOf, type TargetRows } from '#shared/games/scorecard/solve/target/target-rows.ts'
import { TARGET_SOLVER_VERSION } from '#shared/games/scorecard/solve/target/target-work.ts'
import { ResultFileError } from '../../../solve/result-codec.ts'
import { CHECKSUM_AT, padded, REST_AT, SLICE } from '../../../files/checksummed-file.ts'

/**
 * File format of one level; all rows together are too large for one result. Little-endian:
 *
 *     0   4 bytes   "BKTG"
 *     4   u32       version of this format
 *     8   u32       length of the header in bytes
 *    12   u32       zero
 *    16  32 bytes   SHA-256 of everything else
 *    48             header: JSON of TargetLabel and TargetSize, padded with spaces to a multiple of 8
 *                   u16 `first` of each state, u16 `length` of each, padded with zeros to a multiple of 8
 *                   f32 chances, or f64 with `doubles`, row after row
 *
 * States are in the order of the level's units and of their rows.
 */
export const TARGET_FORMAT = 1

const MAGIC = 'BKTG'
const MAX_HEADER = 1024

export interface TargetLabel {
  /** The rule set's hash. */
  readonly key: string
  readonly limit: Points
  readonly level: number
  /** The chances are f64; left out for f32. */
  readonly doubles?: true
}

interface TargetSize {
  readonly states: number
  readonly chances: number
}

/** Receives the chances in file order; `at` is the byte offset from the first chance. */
export type TakeChances = (bytes: Uint8Array, at: number) => void

export interface StoredRows {
  readonly first: Uint16Array
  readonly length: Uint16Array
  readonly chancesAt: number
}

/** Type of the stored chances. */
export const chancesType = ({
  doubles,
}: Pick<TargetLabel, 'doubles'>): Float64ArrayConstructor | Float32ArrayConstructor =>
  doubles ? Float64Array : Float32Array

/** Yields the slices for writeChecksummed, with the rows of these states, all of one level. */
export function* levelSlices(
  label: TargetLabel,
  rows: TargetRows,
  states: Int32Array,
): Generator<Uint8Array> {
  const first = Uint16Array.from(states, (state) => rows.first[state]!)
  const length = Uint16Array.from(states, (state) => rows.length[state]!)
  const size: TargetSize = {
    states: states.length,
    chances: length.reduce((sum, one) => sum + one, 0),
  }
  const json = Buffer.from(JSON.stringify({ ...label, version: TARGET_SOLVER_VERSION, ...size }))
  const start = Buffer.alloc(CHECKSUM_AT)
  start.write(MAGIC, 0, 'latin1')
  start.writeUInt32LE(TARGET_FORMAT, 4)
  start.writeUInt32LE(padded(json.length), 8)
  yield start
  yield json
  yield Buffer.alloc(padded(json.length) - json.length, ' ')
  yield bytesOf(first)
  yield bytesOf(length)
  yield Buffer.alloc(padded(4 * states.length) - 4 * states.length)
  const data = levelOf(rows, label.level)
  const type = chancesType(label)
  const piece = new type(SLICE / type.BYTES_PER_ELEMENT)
  let filled = 0
  for (const [i, state] of states.entries()) {
    if (filled + length[i]! > piece.length) {
      yield bytesOf(piece.subarray(0, filled))
      filled = 0
    }
    const at = rows.offset[state]!
    piece.set(data.subarray(at, at + length[i]!), filled)
    filled += length[i]!
  }
  yield bytesOf(piece.subarray(0, filled))
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

/** Throws ResultFileError for a damaged file, another format or version, or another label. */
export async function readTargetLevel(
  path: string,
  label: TargetLabel,
  take: TakeChances = () => {},
): Promise<StoredRows> {
  const file = await open(path)
  try {
    return await new LevelReader(file).read(label, take)
  } finally {
    await file.close()
  }
}

class LevelReader {
  readonly #file: FileHandle
  readonly #hash = createHash('sha256')
  #at = 0

  constructor(file: FileHandle) {
    this.#file = file
  }

  async #next(count: number): Promise<Buffer> {
    const bytes = Buffer.alloc(count)
    for (let done = 0; done < count;) {
      const { bytesRead } = await this.#file.read(bytes, done, count - done, this.#at + done)
      if (bytesRead === 0) throw new ResultFileError((reasons) => reasons.length)
      done += bytesRead
    }
    this.#at += count
    return bytes
  }

  async #hashed(count: number): Promise<Buffer> {
    const bytes = await this.#next(count)
    this.#hash.update(bytes)
    return bytes
  }

  async read(label: TargetLabel, take: TakeChances): Promise<StoredRows> {
    const start = await this.#hashed(CHECKSUM_AT)
    if (start.toString('latin1', 0, 4) !== MAGIC)
      throw new ResultFileError((reasons) => reasons.noResult)
    const format = start.readUInt32LE(4)
    if (format !== TARGET_FORMAT)
      throw new ResultFileError((reasons) => reasons.format(format, TARGET_FORMAT))
    const checksum = await this.#next(REST_AT - CHECKSUM_AT)
    const { states, chances } = await this.#header(label, start.readUInt32LE(8))
    const index = await this.#hashed(padded(4 * states))
    const chancesAt = this.#at
    for (let left = chances * chancesType(label).BYTES_PER_ELEMENT, at = 0; left > 0;) {
      const bytes = await this.#hashed(Math.min(left, SLICE))
      take(bytes, at)
      at += bytes.length
      left -= bytes.length
    }
    const { size } = await this.#file.stat()
    if (size !== this.#at) throw new ResultFileError((reasons) => reasons.length)
    if (!this.#hash.digest().equals(checksum))
      throw new ResultFileError((reasons) => reasons.damaged)
    const numbers = new Uint16Array(Uint8Array.from(index).buffer)
    return { first: numbers.slice(0, states), length: numbers.slice(states, 2 * states), chancesAt }
  }

  async #header(label: TargetLabel, length: number): Promise<TargetSize> {
    if (length > MAX_HEADER) throw new ResultFileError((reasons) => reasons.header)
    const header = readJson(await this.#hashed(length))
    const { version, states, chances } = header
    const names = ['key', 'limit', 'level', 'doubles'] as const
    if (names.some((name) => header[name] !== label[name])) {
      throw new ResultFileError((reasons) => reasons.other)
    }
    if (version !== TARGET_SOLVER_VERSION)
      throw new ResultFileError((reasons) => reasons.solver(version))
    const { size } = await this.#file.stat()
    const bytes = chances * chancesType(label).BYTES_PER_ELEMENT
    if (this.#at + padded(4 * states) + bytes !== size) {
      throw new ResultFileError((reasons) => reasons.length)
    }
    return { states, chances }
  }
}

function readJson(bytes: Buffer): TargetLabel & TargetSize & { version: number } {
  try {
    return JSON.parse(bytes.toString()) as TargetLabel & TargetSize & { version: number }
  } catch (error) {
    throw new ResultFileError((reasons) => reasons.header, { cause: error })
  }
}
