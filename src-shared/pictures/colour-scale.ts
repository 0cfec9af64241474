import { mapColour, twoSidedColour, type Ground } from './colour-map.ts'
import type { Rgb } from './colour.ts'

interface Common {
  /** Quantity with its unit. */
  readonly title: string
  readonly format: (value: number) => string
}

/** Sequential scale from `low` (background) to `high` (strongest). */
interface EvenScale extends Common {
  readonly kind: 'even'
  readonly low: number
  readonly high: number
}

/** Banking below zero, rolling above; strongest at -reach and +reach. */
export interface TwoSidedScale extends Common {
  readonly kind: 'two-sided'
  readonly reach: number
  readonly sides: readonly [below: string, above: string]
}

export interface StepScale extends Common {
  readonly kind: 'steps'
  /** Ascending: the first band is below `edges[0]`, the last starts at the last edge. */
  readonly edges: readonly number[]
  /** One per band (edges + 1); default: the bounds. */
  readonly labels?: readonly string[]
}

/** Values beyond the ends get the colour of the end; NaN has none. */
export type ColourScale = EvenScale | TwoSidedScale | StepScale

/** More bands cannot be told apart. */
export const MAX_BANDS = 10

export interface Palette {
  readonly colours: readonly Rgb[]
  /** Index in `colours` of a value, which may be infinite. */
  readonly indexOf: (value: number) => number
}

/** Odd, so that zero on a two-sided scale has its own colour. */
const TONES = 255

function evenly(low: number, high: number, colour: (part: number) => Rgb): Palette {
  if (!(high > low)) throw new RangeError('A scale must reach from a smaller to a larger number.')
  const last = TONES - 1
  return {
    colours: Array.from({ length: TONES }, (_, tone) => colour(tone / last)),
    indexOf: (value) =>
      Math.min(last, Math.max(0, Math.round(((value - low) / (high - low)) * last))),
  }
}

export function bandOf({ edges }: StepScale, value: number): number {
  let band = 0
  while (band < edges.length && value >= edges[band]!) band++
  return band
}

function banded(scale: StepScale, ground: Ground): Palette {
  const bands = scale.edges.length + 1
  if (bands < 2 || bands > MAX_BANDS) {
    throw new RangeError(`A scale has 2 to ${MAX_BANDS} bands, not ${bands}.`)
  }
  return {
    colours: Array.from({ length: bands }, (_, band) => mapColour(ground, band / (bands - 1))),
    indexOf: (value) => bandOf(scale, value),
  }
}

export function paletteOf(scale: ColourScale, ground: Ground): Palette {
  if (scale.kind === 'steps') return banded(scale, ground)
  return scale.kind === 'even'
    ? evenly(scale.low, scale.high, (part) => mapColour(ground, part))
    : evenly(-scale.reach, scale.reach, (part) => twoSidedColour(ground, part))
}

interface LegendText {
  readonly text: string
  readonly at: number
}

const SIGN = 6.2
const GAP = 6

function allTexts(scale: ColourScale): LegendText[] {
  if (scale.kind === 'steps') {
    const { edges, labels, format } = scale
    const bands = edges.length + 1
    return labels
      ? labels.map((text, band) => ({ text, at: (band + 0.5) / bands }))
      : edges.map((edge, i) => ({ text: format(edge), at: (i + 1) / bands }))
  }
  const [low, high] = scale.kind === 'even' ? [scale.low, scale.high] : [-scale.reach, scale.reach]
  return [low, (low + high) / 2, high].map((value, i) => ({ text: scale.format(value), at: i / 2 }))
}

/** Ends and middle, or edges or names of the bands, thinned to every n-th to fit `width` pixels. */
export function legendOf(scale: ColourScale, width: number): LegendText[] {
  const texts = allTexts(scale)
  if (scale.kind !== 'steps') return texts
  const longest = Math.max(...texts.map(({ text }) => text.length)) * SIGN + GAP
  const every = Math.max(1, Math.ceil((longest * (scale.edges.length + 1)) / width))
  return texts.filter((_, i) => i % every === 0)
}
