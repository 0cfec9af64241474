import { createHash } from 'node:crypto'
import { encodeResult, type ResultLabel } from '#main/backend/solve/result-codec.ts'

/** A result's file as it stands on the disk. */
export function resultBytes(label: ResultLabel, value: unknown): Buffer {
  const [start, ...rest] = [...encodeResult(label, value)]
  const hash = createHash('sha256')
  for (const slice of [start!, ...rest]) hash.update(slice)
  return Buffer.concat([start!, hash.digest(), ...rest])
}
