import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decodeResult,
  FORMAT_VERSION,
  ResultFileError,
  type ResultLabel,
} from '#main/backend/solve/result-codec.ts'
import { runs } from '#test/property/runs.ts'
import { resultBytes } from '#test/support/result-bytes.ts'

const LABEL: ResultLabel = { solver: 'score', solverVersion: 7, key: 'abc-farklePenalty-0.5' }

const SAMPLE = {
  grid: 50,
  limit: Infinity,
  gains: Float64Array.of(623.017489, -0, NaN, -Infinity),
  list: [{ reachable: Uint8Array.of(1, 0, 1) }, null, 'Würfel'],
}

/** Writes a file's checksum anew, as somebody who knows the format would. */
function forged(change: (file: Buffer) => Buffer | undefined): Buffer {
  const whole = resultBytes(LABEL, SAMPLE)
  const file = change(whole) ?? whole
  createHash('sha256')
    .update(file.subarray(0, 16))
    .update(file.subarray(48))
    .digest()
    .copy(file, 16)
  return file
}

function withHeader(text: string): Buffer {
  return forged((file) => {
    const header = Buffer.from(text.padEnd(Math.ceil(text.length / 8) * 8))
    file.writeUInt32LE(header.length, 8)
    return Buffer.concat([file.subarray(0, 48), header])
  })
}

const reserved = (name: string): boolean => name === '$array' || name === '$number'

const results = fc.letrec((tie) => ({
  leaf: fc.oneof(
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.float64Array(),
    fc.float32Array(),
    fc.uint16Array(),
    fc.uint8Array(),
  ),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc.array(tie('node')),
    fc.dictionary(
      fc.string({ unit: 'grapheme' }).filter((name) => !reserved(name)),
      tie('node'),
      { noNullPrototype: true },
    ),
  ),
})).node

test('what is written is read back, whatever it holds', () => {
  fc.assert(
    fc.property(results, (result) => {
      expect(decodeResult(LABEL, resultBytes(LABEL, result))).toStrictEqual(result)
    }),
    runs(500),
  )
})

test('the labels may be any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (key, solverVersion) => {
      const label = { solver: 'frontier', solverVersion, key }
      expect(decodeResult(label, resultBytes(label, [1]))).toEqual([1])
    }),
    runs(100),
  )
})

test('an array that is a part of a larger one is written by itself', () => {
  const large = Float64Array.of(1, 2, 3, 4)
  const read = decodeResult(LABEL, resultBytes(LABEL, { part: large.subarray(1, 3) }))
  expect(read).toStrictEqual({ part: Float64Array.of(2, 3) })
})

test('the same result is the same bytes', () => {
  expect(resultBytes(LABEL, SAMPLE).equals(resultBytes(LABEL, structuredClone(SAMPLE)))).toBe(true)
})

test('a file cut off anywhere is refused', () => {
  const file = resultBytes(LABEL, SAMPLE)
  for (let length = 0; length < file.length; length++) {
    expect(() => decodeResult(LABEL, file.subarray(0, length)), `${length} bytes`).toThrow(
      ResultFileError,
    )
  }
})

test('a file with anything behind its end is refused', () => {
  const file = resultBytes(LABEL, SAMPLE)
  for (const more of [1, 8, 4096]) {
    expect(() => decodeResult(LABEL, Buffer.concat([file, Buffer.alloc(more)]))).toThrow(
      'checksum does not match',
    )
  }
})

test('a file with any one bit flipped is refused', () => {
  const file = resultBytes(LABEL, SAMPLE)
  for (let bit = 0; bit < file.length * 8; bit++) {
    const flipped = Buffer.from(file)
    flipped[bit >> 3]! ^= 1 << (bit & 7)
    expect(() => decodeResult(LABEL, flipped), `bit ${bit}`).toThrow(ResultFileError)
  }
})

test('no bytes whatever are read as a result or throw anything else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ size: 'large' }), fc.boolean(), (bytes, likeOurs) => {
      const start = likeOurs ? resultBytes(LABEL, SAMPLE).subarray(0, 16) : []
      const file = Buffer.from([...start, ...bytes])
      expect(() => decodeResult(LABEL, file)).toThrow(ResultFileError)
    }),
    runs(300),
  )
})

test.each([
  [
    'is of another format version',
    forged((file) => void file.writeUInt32LE(FORMAT_VERSION - 1, 4)),
  ],
  [
    'is of a newer format version',
    forged((file) => void file.writeUInt32LE(FORMAT_VERSION + 1, 4)),
  ],
  ['names a header longer than itself', forged((file) => void file.writeUInt32LE(2 ** 32 - 1, 8))],
  ['ends after the checksum', forged((file) => file.subarray(0, 48))],
  ['has no JSON in its header', withHeader('Zilch')],
  ['has nothing in its header', withHeader('null')],
  ['has no label', withHeader('{}')],
  ['has no list of arrays', withHeader(`{"label":${JSON.stringify(LABEL)},"value":1}`)],
  [
    'has arrays of an unknown type',
    withHeader(
      `{"label":${JSON.stringify(LABEL)},"arrays":[{"type":"i3","length":1}],"value":{"$array":0}}`,
    ),
  ],
  [
    'lacks the arrays of its list',
    withHeader(
      `{"label":${JSON.stringify(LABEL)},"arrays":[{"type":"f64","length":9}],"value":{"$array":0}}`,
    ),
  ],
])('a file that %s is refused, even with a right checksum', (_, file) => {
  expect(() => decodeResult(LABEL, file)).toThrow(ResultFileError)
})

test.each([
  [{ ...LABEL, key: 'abd' }, 'it holds another result'],
  [{ ...LABEL, solver: 'frontier' }, 'it holds another result'],
  [{ ...LABEL, solverVersion: 8 }, 'it comes from solver version 7'],
])('a file is only read for what its label says: %o', (label, reason) => {
  expect(() => decodeResult(label, resultBytes(LABEL, SAMPLE))).toThrow(reason)
})
