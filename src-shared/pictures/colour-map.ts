import { fromOklch, oklchOf, rgbOfHex, type Oklch, type Rgb } from './colour.ts'

/** Background of a picture. */
export type Ground = 'light' | 'dark' | 'paper'

/** The lines and areas of a picture beside its map of colours; the first ones are design tokens. */
export interface Inks {
  readonly ground: string
  readonly ink: string
  readonly muted: string
  readonly hairline: string
  readonly bank: string
  readonly roll: string
}

/** Light and dark are the tokens of the app, paper is for ink on white. */
export const INKS: Readonly<Record<Ground, Inks>> = {
  light: {
    ground: '#fafaf7',
    ink: '#1b1c1f',
    muted: '#5c6168',
    hairline: '#e2e3de',
    bank: '#1b6aae',
    roll: '#b2510c',
  },
  dark: {
    ground: '#141518',
    ink: '#ecedee',
    muted: '#a0a6ae',
    hairline: '#2d3036',
    bank: '#6fb5f2',
    roll: '#f09a4c',
  },
  paper: {
    ground: '#ffffff',
    ink: '#000000',
    muted: '#4a4e54',
    hairline: '#c9cac6',
    bank: '#1b6aae',
    roll: '#b2510c',
  },
}

/** Dots on what is below zero: how far apart they are and how large, in pixels. */
export const DOT = { step: 5, radius: 0.9 }

/** Lightness of a map where there is nothing and where there is most of it. */
const LIGHTNESS: Readonly<Record<Ground, readonly [least: number, most: number]>> = {
  light: [0.965, 0.36],
  dark: [0.255, 0.93],
  paper: [0.985, 0.36],
}
/** From leaf green to deep sea: neither the blue of banking nor the orange of rolling. */
const HUES = [128, 178] as const
const LEAST_CHROMA = 0.01
const MAX_CHROMA = 0.105

const between = (from: number, to: number, part: number): number => from + (to - from) * part

/**
 * The map of one direction: lightness runs evenly as it looks, from the ground at 0 to the strongest
 * at 1, so that equal steps look equal and a grey copy, or an eye that sees no red or no green, keeps
 * their order.
 */
export function mapColour(ground: Ground, part: number): Rgb {
  const [least, most] = LIGHTNESS[ground]
  return fromOklch({
    lightness: between(least, most, part),
    // Most colourful in the middle: neither end has room for much.
    chroma: between(LEAST_CHROMA, MAX_CHROMA, Math.sin(Math.PI * 0.75 * part)),
    hue: between(HUES[0], HUES[1], part),
  })
}

/** The neutral middle of the map of two sides, and how light both its ends are. */
const MIDDLE: Readonly<Record<Ground, readonly [middle: number, end: number]>> = {
  light: [0.965, 0.48],
  dark: [0.27, 0.8],
  paper: [0.985, 0.48],
}
/** Near the middle a side shows its hue before it shows much lightness. */
const HUE_FIRST = 0.7

const TOWARDS: Readonly<Record<Ground, readonly [bank: Oklch, roll: Oklch]>> = {
  light: sidesOf('light'),
  dark: sidesOf('dark'),
  paper: sidesOf('paper'),
}

function sidesOf(ground: Ground): readonly [Oklch, Oklch] {
  return [oklchOf(rgbOfHex(INKS[ground].bank)), oklchOf(rgbOfHex(INKS[ground].roll))]
}

/**
 * The map of two sides: the blue of banking at 0, neutral at 0.5, the orange of rolling at 1; both
 * ends are as light as each other, so that neither looks like more. Dots tell them apart without hues.
 */
export function twoSidedColour(ground: Ground, part: number): Rgb {
  const away = Math.abs(part - 0.5) * 2
  const { chroma, hue } = TOWARDS[ground][part < 0.5 ? 0 : 1]
  const [middle, end] = MIDDLE[ground]
  return fromOklch({
    lightness: between(middle, end, away),
    chroma: chroma * away ** HUE_FIRST,
    hue,
  })
}
