import { createHash } from 'node:crypto'
import { WordedError } from '#shared/base/worded-error.ts'
import { texts } from '#shared/texts/texts.ts'
import { CHECKSUM_AT, padded, REST_AT, slicesOf } from '../files/checksummed-file.ts'

/**
 * The file format of solver results. Little-endian throughout:
 *
 *     0   4 bytes   "BKPT"
 *     4   u32       version of this format
 *     8   u32       length of the header in bytes
 *    12   u32       zero
 *    16  32 bytes   SHA-256 of everything else
 *    48             header: JSON { label, arrays, value }, padded with spaces to a multiple of 8
 *                   arrays, one after the other, each padded with zeros to a multiple of 8
 *
 * `value` is the result with each typed array replaced by {"$array": index} and each number that
 * JSON cannot hold by {"$number": text}; `arrays` lists type and length of each.
 */
export const FORMAT_VERSION = 1

const MAGIC = 'BKPT'

const ARRAY_TYPES = {
  f64: Float64Array,
  f32: Float32Array,
  u16: Uint16Array,
  u8: Uint8Array,
} as const
type ArrayType = keyof typeof ARRAY_TYPES
type StoredArray = InstanceType<(typeof ARRAY_TYPES)[ArrayType]>

export interface ResultLabel {
  readonly solver: string
  readonly solverVersion: number
  /** Rules hash, and the variant if there is one. */
  readonly key: string
}

export class ResultFileError extends WordedError {
  constructor(
    reason: (reasons: typeof texts.backend.results.reasons) => string,
    options?: ErrorOptions,
  ) {
    super(() => reason(texts.backend.results.reasons), options)
  }
}

const checksum = (file: Buffer): Buffer =>
  createHash('sha256').update(file.subarray(0, CHECKSUM_AT)).update(file.subarray(REST_AT)).digest()

/** Infinity, NaN and -0 are lost in JSON. */
const isNoJson = (value: number): boolean => !Number.isFinite(value) || Object.is(value, -0)

const TYPE_NAMES = Object.keys(ARRAY_TYPES) as ArrayType[]

function typeOf(part: unknown): ArrayType | undefined {
  return ArrayBuffer.isView(part)
    ? TYPE_NAMES.find((type) => part instanceof ARRAY_TYPES[type])
    : undefined
}

/** Yields the slices for writeChecksummed. A result is plain data with arrays of ARRAY_TYPES. */
export function* encodeResult(label: ResultLabel, value: unknown): Generator<Buffer> {
  const arrays: StoredArray[] = []
  const json = JSON.stringify(value, (_, part: unknown) => {
    if (typeOf(part)) return { $array: arrays.push(part as StoredArray) - 1 }
    if (typeof part === 'number' && isNoJson(part)) {
      return { $number: Object.is(part, -0) ? '-0' : String(part) }
    }
    return part
  })
  const list = arrays.map((array) => ({ type: typeOf(array), length: array.length }))
  const header = Buffer.from(
    `{"label":${JSON.stringify(label)},"arrays":${JSON.stringify(list)},"value":${json}}`,
  )
  const start = Buffer.alloc(CHECKSUM_AT)
  start.write(MAGIC, 0, 'latin1')
  start.writeUInt32LE(FORMAT_VERSION, 4)
  start.writeUInt32LE(padded(header.length), 8)
  yield start
  yield header
  yield Buffer.alloc(padded(header.length) - header.length, ' ')
  for (const array of arrays) {
    yield* slicesOf(array)
    yield Buffer.alloc(padded(array.byteLength) - array.byteLength)
  }
}

interface Header {
  readonly label: ResultLabel
  readonly arrays: readonly { type: ArrayType; length: number }[]
  readonly value: unknown
}

function readArrays(file: Buffer, start: number, list: Header['arrays']): StoredArray[] {
  let at = start
  const arrays = list.map(({ type, length }) => {
    const ArrayOf = ARRAY_TYPES[type]
    const bytes = length * ArrayOf.BYTES_PER_ELEMENT
    const copy = new Uint8Array(file.subarray(at, at + bytes))
    at += padded(bytes)
    return new ArrayOf(copy.buffer, 0, length)
  })
  if (at !== file.length) throw new ResultFileError((reasons) => reasons.length)
  return arrays
}

function restore(part: unknown, arrays: readonly StoredArray[]): unknown {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((item) => restore(item, arrays))
  if ('$array' in part) return arrays[part.$array as number]
  if ('$number' in part) return Number(part.$number)
  return Object.fromEntries(
    Object.entries(part).map(([name, item]) => [name, restore(item, arrays)]),
  )
}

/** Throws ResultFileError if the file is damaged, outdated or another result than `label`. */
export function decodeResult(label: ResultLabel, file: Buffer): unknown {
  if (file.length < REST_AT || file.toString('latin1', 0, 4) !== MAGIC) {
    throw new ResultFileError((reasons) => reasons.noResult)
  }
  const version = file.readUInt32LE(4)
  if (version !== FORMAT_VERSION) {
    throw new ResultFileError((reasons) => reasons.format(version, FORMAT_VERSION))
  }
  if (!checksum(file).equals(file.subarray(CHECKSUM_AT, REST_AT))) {
    throw new ResultFileError((reasons) => reasons.damaged)
  }
  try {
    return readWhole(label, file)
  } catch (error) {
    if (error instanceof ResultFileError) throw error
    throw new ResultFileError((reasons) => reasons.header, { cause: error })
  }
}

function readWhole(label: ResultLabel, file: Buffer): unknown {
  const start = REST_AT + file.readUInt32LE(8)
  const header = JSON.parse(file.toString('utf8', REST_AT, start)) as Header
  const { solver, solverVersion, key } = header.label
  if (solver !== label.solver || key !== label.key) {
    throw new ResultFileError((reasons) => reasons.other)
  }
  if (solverVersion !== label.solverVersion) {
    throw new ResultFileError((reasons) => reasons.solver(solverVersion))
  }
  return restore(header.value, readArrays(file, start, header.arrays))
}
