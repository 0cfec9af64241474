import { describe, expect, it } from 'vitest'
import {
  formatBytes,
  formatDice,
  formatNumber,
  formatPercent,
  formatSeconds,
  readDecimal,
} from '#renderer/components/format.ts'

const MINUS = '\u2212'

describe('a number', () => {
  it.each([
    { value: 0, text: '0' },
    { value: 999, text: '999' },
    { value: 1000, text: `1,000` },
    { value: 1_234_567, text: `1,234,567` },
    { value: -300, text: `${MINUS}300` },
    { value: 999.5, text: `1,000` },
  ])('has thin spaces and a true minus: $value', ({ value, text }) => {
    expect(formatNumber(value)).toBe(text)
  })

  it.each([
    { value: 0, decimals: 3, text: '0.000' },
    { value: 12_345.678_9, decimals: 2, text: `12,345.68` },
    { value: -0.25, decimals: 2, text: `${MINUS}0.25` },
  ])('has as many decimals as asked for: $value', ({ value, decimals, text }) => {
    expect(formatNumber(value, decimals)).toBe(text)
  })

  it.each([
    { value: -0, decimals: 0 },
    { value: -0.000_4, decimals: 3 },
  ])('is never minus zero: $value', ({ value, decimals }) => {
    expect(formatNumber(value, decimals)).toBe((0).toFixed(decimals))
  })

  it.each([
    { value: 3.14, text: '+3.1' },
    { value: -1234.5, text: `${MINUS}1,234.5` },
    { value: 0.04, text: '0.0' },
    { value: -0.04, text: '0.0' },
  ])('has a sign unless it rounds to zero, where that is asked: $value', ({ value, text }) => {
    expect(formatNumber(value, 1, 'exceptZero')).toBe(text)
  })

  it('is rounded as the exact number is, of which Intl sees the shortest decimals', () => {
    expect(formatNumber(1.005, 2)).toBe('1.00')
    expect(new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(1.005)).toBe('1.01')
  })
})

describe('a chance', () => {
  it.each([
    { chance: 0, decimals: undefined, text: '0.0' },
    { chance: 1, decimals: undefined, text: '100.0' },
    { chance: 0.231_48, decimals: 2, text: '23.15' },
    { chance: -0.018, decimals: undefined, text: `${MINUS}1.8` },
    { chance: 1 / 3, decimals: undefined, text: '33.3' },
  ])('is in percent, without the sign: $chance', ({ chance, decimals, text }) => {
    expect(formatPercent(chance, decimals)).toBe(text)
  })
})

describe('a length of time', () => {
  it.each([
    { seconds: 0, text: '1 s' },
    { seconds: 1.4, text: '1 s' },
    { seconds: 89, text: '89 s' },
    { seconds: 90, text: '2 min' },
    { seconds: 150, text: '3 min' },
    { seconds: 3600, text: '60 min' },
  ])('of $seconds seconds is $text', ({ seconds, text }) => {
    expect(formatSeconds(seconds)).toBe(text)
  })
})

describe('a size', () => {
  it.each([
    { bytes: 0, text: '0 bytes' },
    { bytes: 1, text: '1 byte' },
    { bytes: 999, text: '999 bytes' },
    { bytes: 1000, text: '1 kB' },
    { bytes: 999_499, text: '999 kB' },
    { bytes: 999_500, text: '1.0 MB' },
    { bytes: 12_345_678_901, text: `12,345.7 MB` },
  ])('of $bytes bytes is $text', ({ bytes, text }) => {
    expect(formatBytes(bytes)).toBe(text)
  })
})

describe('a number that is typed', () => {
  it.each([
    { text: '0', value: 0 },
    { text: '12.5', value: 12.5 },
    { text: '12,5', value: 12.5 },
    { text: '0,125', value: 0.125 },
    { text: ' 1 250 ', value: 1250 },
    { text: '1,250', value: 1250 },
    { text: '1,250.5', value: 1250.5 },
    { text: '1,25,0', value: null },
    { text: '-3', value: null },
    { text: 'many', value: null },
    { text: '', value: null },
    { text: '.', value: null },
    { text: '1e9', value: null },
  ])('"$text" is $value', ({ text, value }) => {
    expect(readDecimal(text)).toBe(value)
  })
})

it('one die is a die', () => {
  expect([1, 2, 6].map(formatDice)).toEqual(['1 die', '2 dice', '6 dice'])
})
