import { mapColour, twoSidedColour, type Ground } from './colour-map.ts'
import type { Rgb } from './colour.ts'

interface Common {
  /** Name of the numbers, with their unit, in the legend. */
  readonly title: string
  /** A number as the legend prints it. */
  readonly format: (value: number) => string
}

/** More is stronger: at `low` almost the ground, strongest at `high`. */
export interface EvenScale extends Common {
  readonly kind: 'even'
  readonly low: number
  readonly high: number
}

/** The blue of banking below zero, the orange of rolling above it, strongest at `reach` both ways. */
export interface TwoSidedScale extends Common {
  readonly kind: 'two-sided'
  readonly reach: number
  /** Meanings of the two sides, such as "Bank" and "Roll". */
  readonly sides: readonly [below: string, above: string]
}

/** Bands of one colour each, for numbers that people read off. */
export interface StepScale extends Common {
  readonly kind: 'steps'
  /** Ascending: the first band is below `edges[0]`, the last one from the last edge on. */
  readonly edges: readonly number[]
  /** The bands in words, one more than edges; their bounds unless given. */
  readonly labels?: readonly string[]
}

/** Which colour a number has. Beyond the ends it is that of the end; NaN has none. */
export type ColourScale = EvenScale | TwoSidedScale | StepScale

/** More bands than these cannot be told apart. */
export const MAX_BANDS = 10

/** The colours of a scale in order. */
export interface Palette {
  readonly colours: readonly Rgb[]
  /** The place in `colours` of a value, which is a number or infinite. */
  readonly indexOf: (value: number) => number
}

/** Odd, so that zero in the middle of two sides has a colour of its own. */
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

/** The band of a value, counted from 0. */
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

/** The colours of a scale on a ground. Throws a RangeError for one without extent or with too many bands. */
export function paletteOf(scale: ColourScale, ground: Ground): Palette {
  if (scale.kind === 'steps') return banded(scale, ground)
  return scale.kind === 'even'
    ? evenly(scale.low, scale.high, (part) => mapColour(ground, part))
    : evenly(-scale.reach, scale.reach, (part) => twoSidedColour(ground, part))
}

/** A text of a legend and where it stands between the ends of the colours, 0 to 1. */
export interface LegendText {
  readonly text: string
  readonly at: number
}

/** About how wide a sign of a legend is, and the room between two of its texts, in pixels. */
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
  return [low, (low + high) / 2, high].map((value, i) => ({
    text: scale.format(value),
    at: i / 2,
  }))
}

/**
 * Texts under the colours of a scale: its ends and its middle, or where each band begins, or the
 * words of the bands. Of bands, only every second text, or third and so on, is kept where all of
 * them do not fit a legend of this width, in pixels.
 */
export function legendOf(scale: ColourScale, width: number): LegendText[] {
  const texts = allTexts(scale)
  if (scale.kind !== 'steps') return texts
  const longest = Math.max(...texts.map(({ text }) => text.length)) * SIGN + GAP
  const every = Math.max(1, Math.ceil((longest * (scale.edges.length + 1)) / width))
  return texts.filter((_, i) => i % every === 0)
}
