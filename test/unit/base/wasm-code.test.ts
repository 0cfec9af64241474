import { expect, test } from 'vitest'
import { signed, unsigned } from '#shared/base/wasm-code.ts'

// Examples of the LEB128 encoding in DWARF 4, section 7.6, figures 22 and 23.

test.each([
  [2, [2]],
  [127, [127]],
  [128, [0x80, 1]],
  [129, [0x81, 1]],
  [130, [0x82, 1]],
  [12857, [0x80 + 57, 100]],
])('%i without a sign', (value, bytes) => {
  expect(unsigned(value)).toEqual(bytes)
})

test.each([
  [2, [2]],
  [-2, [0x7e]],
  [127, [0x80 + 127, 0]],
  [-127, [0x80 + 1, 0x7f]],
  [128, [0x80, 1]],
  [-128, [0x80, 0x7f]],
  [129, [0x81, 1]],
  [-129, [0xff, 0x7e]],
])('%i with a sign', (value, bytes) => {
  expect(signed(value)).toEqual(bytes)
})
