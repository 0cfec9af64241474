import { describe, expect, it } from 'vitest'
import { mount } from '@vue/test-utils'
import TinyNumber from '#renderer/components/TinyNumber.vue'
import {
  formatAbout,
  formatText,
  formatTimeLeft,
  formatTiny,
  readNumber,
} from '#renderer/components/format.ts'

const THIN = '\u202f'
const MINUS = '\u2212'

describe('a tiny number', () => {
  it.each([
    { value: 0, digits: '0', power: '' },
    { value: 3.14e-13, digits: `3.1${THIN}×${THIN}10`, power: `${MINUS}13` },
    { value: 9.96e-13, digits: `1.0${THIN}×${THIN}10`, power: `${MINUS}12` },
    { value: 1, digits: `1.0${THIN}×${THIN}10`, power: '0' },
    { value: 25, digits: `2.5${THIN}×${THIN}10`, power: '1' },
  ])('$value is $digits to the power of $power', ({ value, digits, power }) => {
    expect(formatTiny(value)).toEqual({ digits, power })
  })

  it('has its power raised, and nothing raised where there is none', () => {
    const tiny = mount(TinyNumber, { props: { value: 2e-9 } })
    expect(tiny.get('sup').text()).toBe(`${MINUS}9`)
    const plain = mount(TinyNumber, { props: { value: 0 } })
    expect(plain.find('sup').exists()).toBe(false)
  })
})

it('what takes less than a second takes a moment', () => {
  expect([0, 0.4, 1, 40, 150].map(formatAbout)).toEqual([
    'a moment',
    'a moment',
    'about 1 s',
    'about 40 s',
    'about 3 min',
  ])
})

it('a guess is not told to the second', () => {
  expect([9.4, 23.4, 38, 88].map(formatAbout)).toEqual([
    'about 9 s',
    'about 25 s',
    'about 40 s',
    'about 2 min',
  ])
})

it.each([
  [0, 'a few seconds left'],
  [9.9, 'a few seconds left'],
  [12, 'less than half a minute left'],
  [45, 'less than a minute left'],
  [72, 'about a minute left'],
  [90, 'about 2 minutes left'],
  [1000, 'about 17 minutes left'],
  [9000, 'about 3 hours left'],
])('of %s seconds there are %s', (seconds, words) => {
  expect(formatTimeLeft(seconds)).toBe(words)
})

describe('a number as it is typed', () => {
  it.each([
    { text: '350', value: 350 },
    { text: ' 7,500 ', value: 7500 },
    { text: `7,500`, value: 7500 },
    { text: '-500', value: -500 },
    { text: `${MINUS}500`, value: -500 },
    { text: '0', value: 0 },
    { text: '', value: null },
    { text: '-', value: null },
    { text: '3.5', value: null },
    { text: '1e3', value: null },
    { text: 'many', value: null },
    { text: '123456789', value: null },
  ])('"$text" is $value', ({ text, value }) => {
    expect(readNumber(text)).toBe(value)
  })

  it('is never minus zero', () => {
    expect(Object.is(readNumber('-0'), 0)).toBe(true)
  })
})

describe('a sentence of the backend', () => {
  it('has its signs as the rest of the screen', () => {
    expect(formatText('sets 100,200,1000 or 2,500, not -500.')).toBe(
      `sets 100,200,1000 or 2,500, not ${MINUS}500.`,
    )
  })

  it('keeps a number and its percent sign together', () => {
    expect(formatText('You then win 46.3 %.')).toBe('You then win 46.3\u00a0%.')
  })

  it('is left alone otherwise', () => {
    for (const text of ['Roll 1, 2, 3.', 'a well-known rule', '0,1 and 1,23']) {
      expect(formatText(text)).toBe(text)
    }
  })
})
