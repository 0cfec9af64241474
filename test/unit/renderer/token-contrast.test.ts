import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DICE_COLOURS } from '#shared/contract/settings.ts'
import { PERSON_COLOURS } from '#shared/study/people.ts'

const source = (path: string): string =>
  readFileSync(join(process.cwd(), 'src-renderer', path), 'utf8')
const base = source('app/styles/base.css')

/** First group of a pattern in a text; a text that lacks it is an error. */
function found(text: string, pattern: RegExp): string {
  const [, group] = pattern.exec(text) ?? []
  if (group === undefined) throw new Error(`${pattern} is not there any more.`)
  return group
}

type Theme = Readonly<Record<string, string>>

/** The custom properties of the rule with exactly this selector. */
function tokensOf(css: string, selector: string): Theme {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`There is no rule ${selector}.`)
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, k, v]) => [k, v]),
  )
}

const css = source('app/styles/tokens.css')
const light = tokensOf(css, ':root')
const dark = tokensOf(css, ":root[data-theme='dark']")
const THEMES = [
  { theme: 'light', tokens: light },
  { theme: 'dark', tokens: { ...light, ...dark } },
]

/** Red, green and blue from 0 to 1. */
function channels(tokens: Theme, name: string): number[] {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(tokens[name] ?? '')
  if (!hex) throw new Error(`--${name} is no colour with six digits: ${tokens[name]}`)
  return hex.slice(1).map((digits) => parseInt(digits, 16) / 255)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high! + 0.05) / (low! + 0.05)
}

const GROUNDS = ['ground', 'surface', 'raised']

/** `part` of one colour over another. */
function mixed(front: readonly number[], back: readonly number[], part: number): number[] {
  return front.map((c, i) => c * part + back[i]! * (1 - part))
}

/** The token of the ring around what has the keyboard. */
const RING = found(base, /:focus-visible \{\s*outline: 2px solid var\(--([\w-]+)\)/)

/** Every pair of these stands on some screen. */
function pairs(
  front: readonly string[],
  back: readonly string[],
): { front: string; back: string }[] {
  return front.flatMap((one) => back.map((other) => ({ front: one, back: other })))
}

it('the ratio is that of WCAG', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 10)
  expect(contrast([1, 1, 1], [1, 1, 1])).toBe(1)
  const grey = channels({ grey: '#767676' }, 'grey')
  expect(contrast(grey, [1, 1, 1])).toBeCloseTo(4.54, 2)
})

it('the dark theme sets every colour that the light one has', () => {
  const colours = Object.keys(light).filter((name) => /^(#|.*rgb\()/.test(light[name]!))
  expect(colours.length).toBeGreaterThan(10)
  expect(Object.keys(dark).sort()).toEqual(colours.sort())
})

/** Colours of dice that can be chosen; the first is that of the theme. */
const DICE = DICE_COLOURS.map((dice, i) => ({
  dice,
  own: i === 0 ? {} : tokensOf(css, `:root[data-dice='${dice}']`),
}))

describe.each(THEMES)('in the $theme theme', ({ tokens }) => {
  const ratio = (front: string, back: string): number =>
    contrast(channels(tokens, front), channels(tokens, back))

  it.each([
    ...pairs(['ink', 'muted', 'wrong', 'bank', 'roll'], GROUNDS),
    ...pairs(['ink', 'bank'], ['bank-tint']),
    ...pairs(['ink', 'roll'], ['roll-tint']),
    ...pairs(['ink', 'wrong'], ['wrong-tint']),
    // The main button turns ink and ground round.
    { front: 'ground', back: 'ink' },
  ])('$front can be read on $back', ({ front, back }) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(['control'], GROUNDS))('the edge of a $front can be seen on $back', (pair) => {
    expect(ratio(pair.front, pair.back)).toBeGreaterThanOrEqual(3)
  })

  it.each(pairs(['felt-ink', 'felt-muted', 'felt-hot'], ['felt', 'felt-tray']))(
    '$front can be read on $back',
    ({ front, back }) => expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5),
  )

  it.each(DICE)(
    'a die in $dice stands out from the cloth, and its pips from all of it',
    ({ own }) => {
      const die = { ...tokens, ...own }
      const of = (front: string, back: string): number =>
        contrast(channels(die, front), channels(die, back))
      for (const cloth of ['felt', 'felt-tray']) {
        expect(of('die-edge', cloth)).toBeGreaterThanOrEqual(3)
      }
      for (const body of ['die-light', 'die', 'die-low']) {
        expect(of('die-pip', body)).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  it.each(pairs([RING], GROUNDS))('the ring of the keyboard, $front, shows on $back', (pair) => {
    expect(ratio(pair.front, pair.back)).toBeGreaterThanOrEqual(3)
  })

  it('the main button can be read while it is hovered', () => {
    const percent = Number(
      found(base, /color-mix\(in srgb, var\(--ink\) (\d+)%, var\(--ground\)\)/),
    )
    const [ink, ground] = [channels(tokens, 'ink'), channels(tokens, 'ground')]
    expect(contrast(mixed(ink, ground, percent / 100), ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('roll and bank differ in hue: one is orange, one is blue, for every kind of eye', () => {
    for (const suffix of ['', '-tint']) {
      const [rollRed, , rollBlue] = channels(tokens, `roll${suffix}`)
      const [bankRed, , bankBlue] = channels(tokens, `bank${suffix}`)
      expect(rollRed!).toBeGreaterThan(rollBlue!)
      expect(bankBlue!).toBeGreaterThan(bankRed!)
    }
  })
})

it('a white letter can be read on the disc of any person', () => {
  const colours = [...css.matchAll(/\[data-person='\w+'\] \{\s*--person: (#\w+);/g)]
  expect(colours).toHaveLength(PERSON_COLOURS.length)
  for (const [, colour = ''] of colours) {
    expect(contrast(channels({ colour }, 'colour'), [1, 1, 1]), colour).toBeGreaterThanOrEqual(4.5)
  }
})
