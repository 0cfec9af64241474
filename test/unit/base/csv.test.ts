import { expect, test } from 'vitest'
import { csvField } from '#shared/base/csv.ts'

test('no text is taken for a formula', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1']) {
    expect(csvField(text).replace(/^"/, '')).toMatch(/^'/)
  }
  expect([csvField(-1.5), csvField(null), csvField('a=b'), csvField('a,b')]).toEqual([
    '-1.5',
    '',
    'a=b',
    '"a,b"',
  ])
})
