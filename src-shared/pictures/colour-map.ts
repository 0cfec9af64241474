import { fromOklch, oklchOf, rgbOfHex, type Oklch, type Rgb } from './colour.ts'

export type Ground = 'light' | 'dark' | 'paper'

export interface Inks {
  readonly ground: string
  readonly ink: string
  readonly muted: string
  readonly hairline: string
  readonly bank: string
  readonly roll: string
}

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

/** Pixels. */
export const DOT = { step: 5, radius: 0.9 }

/** Lightness at the start and the end of the colour map. */
const LIGHTNESS: Readonly<Record<Ground, readonly [least: number, most: number]>> = {
  light: [0.965, 0.36],
  dark: [0.255, 0.93],
  paper: [0.985, 0.36],
}
/** Degrees, from green to teal, clear of the blue of banking and the orange of rolling. */
const HUES = [128, 178] as const
const LEAST_CHROMA = 0.01
const MAX_CHROMA = 0.105

const between = (from: number, to: number, part: number): number => from + (to - from) * part

/**
 * Lightness changes evenly in perception, from the background (0) to the strongest colour (1), so
 * equal steps look equal, also in greyscale and to colour-blind readers.
 */
export function mapColour(ground: Ground, part: number): Rgb {
  const [least, most] = LIGHTNESS[ground]
  return fromOklch({
    lightness: between(least, most, part),
    // Strongest in the middle, because very light and very dark colours have little chroma.
    chroma: between(LEAST_CHROMA, MAX_CHROMA, Math.sin(Math.PI * 0.75 * part)),
    hue: between(HUES[0], HUES[1], part),
  })
}

/** Lightness in the middle and at both ends of the diverging colour map. */
const MIDDLE: Readonly<Record<Ground, readonly [middle: number, end: number]>> = {
  light: [0.965, 0.48],
  dark: [0.27, 0.8],
  paper: [0.985, 0.48],
}
/** Exponent below 1: near the middle, hue appears before lightness changes much. */
const HUE_FIRST = 0.7

const TOWARDS: Readonly<Record<Ground, readonly [bank: Oklch, roll: Oklch]>> = {
  light: sidesOf('light'),
  dark: sidesOf('dark'),
  paper: sidesOf('paper'),
}

function sidesOf(ground: Ground): readonly [Oklch, Oklch] {
  return [oklchOf(rgbOfHex(INKS[ground].bank)), oklchOf(rgbOfHex(INKS[ground].roll))]
}

/** Blue of banking (0), neutral (0.5), orange of rolling (1). Both ends are equally light. */
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
