import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { INKS, mapColour, twoSidedColour, type Ground } from '#shared/pictures/colour-map.ts'
import {
  legendOf,
  MAX_BANDS,
  paletteOf,
  type ColourScale,
  type StepScale,
} from '#shared/pictures/colour-scale.ts'
import { fromOklch, hexOf, oklchOf, rgbOfHex, type Rgb } from '#shared/pictures/colour.ts'
import { colourDistance, linearOf, oklabOf } from '#test/support/colour-spaces.ts'
import { EYES } from '#test/support/colour-vision.ts'

const GROUNDS: readonly Ground[] = ['light', 'dark', 'paper']
const PARTS = Array.from({ length: 101 }, (_, i) => i / 100)
const lightness = (rgb: Rgb): number => oklchOf(rgb).lightness
const format = (value: number): string => String(value)
const steps = (bands: number): StepScale => ({
  kind: 'steps',
  title: 'Bank from, points',
  edges: Array.from({ length: bands - 1 }, (_, i) => 300 + 50 * i),
  format,
})

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function contrast(one: Rgb, other: Rgb): number {
  const luminance = (rgb: Rgb): number => {
    const [r, g, b] = linearOf(rgb)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

describe('a colour', () => {
  it.each([
    // The published values of OKLab for the primaries.
    ['#ffffff', [1, 0, 0]],
    ['#ff0000', [0.62796, 0.22486, 0.12585]],
    ['#00ff00', [0.86644, -0.23389, 0.1795]],
    ['#0000ff', [0.45201, -0.03246, -0.31153]],
  ])('%s lies where OKLab has it', (hex, lab) => {
    oklabOf(rgbOfHex(hex)).forEach((c, i) => expect(c).toBeCloseTo(lab[i]!, 4))
  })

  it('comes back from OKLCH', () => {
    for (const hex of ['#1b6aae', '#f09a4c', '#808080', '#000000', '#ffffff', '#123456']) {
      expect(hexOf(fromOklch(oklchOf(rgbOfHex(hex))))).toBe(hex)
    }
  })

  it('that no screen can show loses chroma, not lightness or hue', () => {
    const shown = oklchOf(fromOklch({ lightness: 0.6, chroma: 0.4, hue: 150 }))
    expect(shown.lightness).toBeCloseTo(0.6, 2)
    expect(Math.abs(shown.hue - 150)).toBeLessThan(1)
    expect(shown.chroma).toBeGreaterThan(0.1)
    expect(shown.chroma).toBeLessThan(0.3)
  })
})

it('lines and grounds have the colours of the tokens', () => {
  const css = readFileSync(join(process.cwd(), 'src-renderer/app/styles/tokens.css'), 'utf8')
  const [light = '', dark = ''] = css.split("[data-theme='dark']")
  for (const [text, inks] of [
    [light, INKS.light],
    [dark, INKS.dark],
  ] as const) {
    for (const [name, colour] of Object.entries(inks)) {
      expect(text, name).toContain(`--${name}: ${colour};`)
    }
  }
})

describe.each(GROUNDS)('on %s', (ground) => {
  const inks = INKS[ground]

  it('the map of one direction has even lightness, all one way, for every kind of eye', () => {
    const levels = PARTS.map((part) => lightness(mapColour(ground, part)))
    const step = (levels.at(-1)! - levels[0]!) / 100
    for (let i = 1; i < levels.length; i++) {
      expect(levels[i]! - levels[i - 1]!).toBeCloseTo(step, 3)
    }
    expect(Math.abs(step)).toBeGreaterThan(0.005)
    for (const { eyes, see } of EYES) {
      const seen = PARTS.map((part) => lightness(see(mapColour(ground, part))))
      for (let i = 1; i < seen.length; i++) {
        expect((seen[i]! - seen[i - 1]!) * Math.sign(step), eyes).toBeGreaterThan(0)
      }
    }
  })

  it('its weak end is almost the ground, its strong end stands out', () => {
    const below = rgbOfHex(inks.ground)
    expect(colourDistance(mapColour(ground, 0), below)).toBeLessThan(0.12)
    expect(contrast(mapColour(ground, 1), below)).toBeGreaterThan(7)
  })

  it('its hue is neither that of banking nor that of rolling', () => {
    for (const part of PARTS.filter((one) => one >= 0.1)) {
      const { hue } = oklchOf(mapColour(ground, part))
      for (const token of [inks.bank, inks.roll]) {
        expect(Math.abs(hue - oklchOf(rgbOfHex(token)).hue)).toBeGreaterThan(50)
      }
    }
  })

  it('the two sides are blue and orange, as light as each other, with nothing at zero', () => {
    const middle = oklchOf(twoSidedColour(ground, 0.5))
    expect(middle.chroma).toBeLessThan(0.001)
    const [bank, roll] = [oklchOf(rgbOfHex(inks.bank)), oklchOf(rgbOfHex(inks.roll))]
    for (const away of [0.1, 0.25, 0.5]) {
      const below = oklchOf(twoSidedColour(ground, 0.5 - away))
      const above = oklchOf(twoSidedColour(ground, 0.5 + away))
      expect(below.lightness).toBeCloseTo(above.lightness, 2)
      expect(Math.abs(below.hue - bank.hue)).toBeLessThan(3)
      expect(Math.abs(above.hue - roll.hue)).toBeLessThan(3)
    }
  })

  it('the two sides are told apart by every kind of eye, near zero as well', () => {
    for (const { eyes, see } of EYES) {
      for (const away of [0.15, 0.3, 0.5]) {
        const [below, above] = [0.5 - away, 0.5 + away].map((part) =>
          see(twoSidedColour(ground, part)),
        )
        expect(colourDistance(below!, above!), `${eyes}, ${away}`).toBeGreaterThan(0.06)
      }
      const ends = [0, 1].map((part) => see(twoSidedColour(ground, part)))
      expect(colourDistance(ends[0]!, ends[1]!), eyes).toBeGreaterThan(0.15)
    }
  })

  it('neighbouring bands are told apart by every kind of eye, however many there are', () => {
    for (let bands = 2; bands <= MAX_BANDS; bands++) {
      const { colours } = paletteOf(steps(bands), ground)
      for (const { eyes, see } of EYES) {
        for (let i = 1; i < colours.length; i++) {
          const [one, other] = [see(colours[i - 1]!), see(colours[i]!)]
          expect(colourDistance(one, other), `${bands} bands, ${eyes}`).toBeGreaterThan(0.055)
          expect(contrast(one, other), `${bands} bands, ${eyes}`).toBeGreaterThan(1.12)
        }
      }
    }
  })

  it('a line or a name shows on every colour of every map, by itself or by its rim', () => {
    const marks = [inks.ink, inks.ground].map(rgbOfHex)
    for (const part of PARTS) {
      for (const colour of [mapColour(ground, part), twoSidedColour(ground, part)]) {
        expect(Math.max(...marks.map((mark) => contrast(mark, colour)))).toBeGreaterThan(3)
      }
    }
  })
})

describe('a scale', () => {
  const even: ColourScale = { kind: 'even', title: 'Chance, %', low: 0, high: 1, format }
  const twoSided: ColourScale = {
    kind: 'two-sided',
    title: 'Rolling adds, points',
    reach: 300,
    sides: ['Bank', 'Roll'],
    format,
  }

  it('gives a number the same colour whatever else is in the picture, and its end beyond it', () => {
    const { colours, indexOf } = paletteOf(even, 'light')
    expect(colours[indexOf(0)]).toEqual(mapColour('light', 0))
    expect(colours[indexOf(1)]).toEqual(mapColour('light', 1))
    expect(colours[indexOf(0.5)]).toEqual(mapColour('light', 0.5))
    expect([indexOf(-3), indexOf(7), indexOf(Infinity)]).toEqual([0, 254, 254])
  })

  it('of two sides has zero in its middle', () => {
    const { colours, indexOf } = paletteOf(twoSided, 'dark')
    expect(colours[indexOf(0)]).toEqual(twoSidedColour('dark', 0.5))
    expect(indexOf(-300)).toBe(0)
    expect(indexOf(300)).toBe(colours.length - 1)
    expect(indexOf(5) - indexOf(0)).toBe(indexOf(0) - indexOf(-5))
  })

  it('of bands changes its colour at its edges and nowhere else', () => {
    const { colours, indexOf } = paletteOf(steps(4), 'light')
    expect(colours).toHaveLength(4)
    expect([299, 300, 349.9, 350, 400, 9999].map(indexOf)).toEqual([0, 1, 1, 2, 3, 3])
  })

  it.each([
    [{ ...even, high: 0 }, /from a smaller to a larger number/],
    [{ ...twoSided, reach: NaN }, /from a smaller to a larger number/],
    [steps(MAX_BANDS + 1), /2 to 10 bands, not 11/],
    [{ ...steps(2), edges: [] }, /2 to 10 bands, not 1/],
  ])('that cannot be drawn is refused', (scale, words) => {
    expect(() => paletteOf(scale, 'light')).toThrow(words)
  })

  it('says its ends and its middle, or where its bands begin', () => {
    expect(legendOf(even, 300)).toEqual([
      { text: '0', at: 0 },
      { text: '0.5', at: 0.5 },
      { text: '1', at: 1 },
    ])
    expect(legendOf(twoSided, 300).map(({ text }) => text)).toEqual(['-300', '0', '300'])
    expect(legendOf(steps(4), 300)).toEqual([
      { text: '300', at: 0.25 },
      { text: '350', at: 0.5 },
      { text: '400', at: 0.75 },
    ])
    const named: StepScale = { ...steps(2), labels: ['always', 'never'] }
    expect(legendOf(named, 300)).toEqual([
      { text: 'always', at: 0.25 },
      { text: 'never', at: 0.75 },
    ])
  })

  it('leaves out what has no room in its legend', () => {
    expect(legendOf(steps(10), 400)).toHaveLength(9)
    const narrow = legendOf(steps(10), 150).map(({ text }) => text)
    expect(narrow).toEqual(['300', '400', '500', '600', '700'])
  })
})
