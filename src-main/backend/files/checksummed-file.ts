import { createHash } from 'node:crypto'
import { makeWhole } from './whole-file.ts'

// Layout of a checksummed file: 16 bytes that identify the format, the SHA-256 of all other bytes,
// then the content.

export const CHECKSUM_AT = 16
export const REST_AT = 48

/** Bytes hashed or copied without a pause for other requests. */
export const SLICE = 1 << 20

const ALIGNMENT = 8

/** Length of a part with its padding. */
export const padded = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT

/** Yields copies of an array's bytes: the array itself may lie in shared memory. */
export function* slicesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Generator<Buffer> {
  for (let at = 0; at < byteLength; at += SLICE) {
    const length = Math.min(SLICE, byteLength - at)
    yield Buffer.from(new Uint8Array(buffer, byteOffset + at, length))
  }
}

/** Atomic. The first slice must be the 16 bytes before the checksum. */
export async function writeChecksummed(path: string, slices: Iterable<Uint8Array>): Promise<void> {
  await makeWhole(path, async (file) => {
    const hash = createHash('sha256')
    let isFirst = true
    for (const slice of slices) {
      hash.update(slice)
      await file.writeFile(slice)
      if (isFirst) await file.writeFile(Buffer.alloc(REST_AT - CHECKSUM_AT))
      isFirst = false
    }
    const checksum = hash.digest()
    for (let at = 0; at < checksum.length;) {
      const left = checksum.length - at
      at += (await file.write(checksum, at, left, CHECKSUM_AT + at)).bytesWritten
    }
  })
}
