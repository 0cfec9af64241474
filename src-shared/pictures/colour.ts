import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  parseHex,
  useMode,
  wcagContrast,
} from 'culori/fn'

/** sRGB, 0 to 255, not rounded. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** OKLCH (Björn Ottosson): lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

useMode(modeRgb)
useMode(modeOklch)
useMode(modeLrgb)
const toRgb = converter('rgb')
const toOklch = converter('oklch')

const parts = ([red, green, blue]: Rgb) =>
  ({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 }) as const

export function oklchOf(rgb: Rgb): Oklch {
  const { l, c, h = 0 } = toOklch(parts(rgb))
  return { lightness: l, chroma: c, hue: h }
}

/** Reduces chroma to the sRGB gamut. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Rgb {
  const colour = { mode: 'oklch', l: lightness, c: chroma, h: hue } as const
  const { r, g, b } = toRgb(clampChroma(colour, 'oklch'))
  const within = (part: number): number => 255 * Math.min(1, Math.max(0, part))
  return [within(r), within(g), within(b)]
}

export function hexOf(rgb: Rgb): string {
  return formatHex(parts(rgb))
}

/** NaN if the text is not "#rrggbb". */
export function rgbOfHex(hex: string): Rgb {
  const { r, g, b } = parseHex(hex) ?? { r: NaN, g: NaN, b: NaN }
  return [255 * r, 255 * g, 255 * b]
}

/** The ink that reads best on a colour. */
export function readable(rgb: Rgb, inks: readonly string[]): string {
  const contrast = (ink: string): number => wcagContrast(parts(rgb), ink)
  return inks.reduce((best, ink) => (contrast(ink) > contrast(best) ? ink : best))
}
