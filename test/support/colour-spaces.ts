import { converter, differenceEuclidean } from 'culori'
import type { Rgb } from '#shared/pictures/colour.ts'

type Triple = readonly [number, number, number]

const toLinear = converter('lrgb')
const toRgb = converter('rgb')
const toOklab = converter('oklab')
const difference = differenceEuclidean('oklab')

const parts = ([red, green, blue]: Rgb) =>
  ({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 }) as const

/** Light as it adds up, each from 0 to 1. */
export function linearOf(rgb: Rgb): Triple {
  const { r, g, b } = toLinear(parts(rgb))
  return [r, g, b]
}

/** The colour of light as it adds up; what no screen can show is cut off. */
export function rgbOf([red, green, blue]: Triple): Rgb {
  const within = (c: number): number => Math.min(1, Math.max(0, c))
  const { r, g, b } = toRgb({ mode: 'lrgb', r: within(red), g: within(green), b: within(blue) })
  return [255 * r, 255 * g, 255 * b]
}

/** Lightness and the two axes of colour in OKLab. */
export function oklabOf(rgb: Rgb): Triple {
  const { l, a, b } = toOklab(parts(rgb))
  return [l, a, b]
}

/** How far apart two colours look, as the distance in OKLab: 0.02 is just seen side by side. */
export function colourDistance(one: Rgb, other: Rgb): number {
  return difference(parts(one), parts(other))
}
