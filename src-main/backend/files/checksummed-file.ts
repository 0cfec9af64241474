import { createHash } from 'node:crypto'
import { makeWhole } from './whole-file.ts'

// Files that prove themselves whole: 16 bytes that say what they are, the SHA-256 of everything else,
// then the rest.

export const CHECKSUM_AT = 16
export const REST_AT = 48

/** The most bytes that are hashed or copied without a pause for whoever else waits. */
export const SLICE = 1 << 20

/** The bytes of an array, in slices; copies, so that the array may lie in shared memory. */
export function* slicesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Generator<Buffer> {
  for (let at = 0; at < byteLength; at += SLICE) {
    const length = Math.min(SLICE, byteLength - at)
    yield Buffer.from(new Uint8Array(buffer, byteOffset + at, length))
  }
}

/** Writes such a file, whole or not at all. The first slice is the 16 bytes before the checksum. */
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
