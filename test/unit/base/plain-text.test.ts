import { describe, expect, test } from 'vitest'
import { excerpt, isPlain, visible, visibleLines } from '#shared/base/plain-text.ts'

describe('a text whose every character is seen', () => {
  test.each([
    'Zilch',
    "Grandma's rules",
    'Größe & Übermut!',
    '日本語',
    'שלום',
    '🎲',
    '👨‍👩‍👧 family',
    '❤️',
    '1️⃣',
  ])('is plain: %s', (text) => {
    expect(isPlain(text)).toBe(true)
    expect(visible(text)).toBe(text)
  })
})

describe('what is not seen for what it is', () => {
  test.each([
    ['an escape', 'a\u001b[31mb', 'a�[31mb'],
    ['a line break', 'a\nb', 'a�b'],
    ['a line separator', 'a\u2028b', 'a�b'],
    ['a null', 'a\0b', 'a�b'],
    ['a control of eight bits', 'a\u009b2Jb', 'a�2Jb'],
    ['a change of direction', 'a\u202eb', 'a�b'],
    ['an isolate', 'a\u2066b\u2069', 'a�b�'],
    ['a direction mark', 'a\u200fb', 'a�b'],
    ['a space without width', 'a\u200bb', 'a�b'],
    ['a joiner outside an emoji', 'a\u200db', 'a�b'],
    ['a byte order mark', '\ufeffab', '�ab'],
    ['a tag', 'a\u{e0041}b', 'a�b'],
    ['half of a pair', 'a\ud83db', 'a�b'],
  ])('%s has a mark in its place', (_, text, shown) => {
    expect(isPlain(text)).toBe(false)
    expect(visible(text)).toBe(shown)
    expect(isPlain(visible(text))).toBe(true)
  })

  test('lines of a longer text stay lines', () => {
    expect(visibleLines('one\ntwo\u202e\r\n\rthree\n')).toBe('one\ntwo�\r\n�three\n')
  })

  test('a quotation is short and on one line', () => {
    expect(excerpt('a\n\nb', 10)).toBe('a b')
    expect(excerpt('\u001b[2J', 10)).toBe('�[2J')
    expect(excerpt('x'.repeat(100_000), 5)).toBe('xxxxx...')
    expect(isPlain(excerpt('ab🎲🎲', 3))).toBe(true)
  })
})
