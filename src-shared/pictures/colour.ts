/** Red, green and blue of sRGB, 0 to 255, not rounded. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Lightness 0 to 1, chroma from 0 on, and hue in degrees, as they look: Björn Ottosson's OKLCH. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

type Triple = readonly [number, number, number]

const toLinear = (c: number): number => {
  const part = c / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const fromLinear = (c: number): number =>
  255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)

/** Light as it adds up, each from 0 to 1. */
export function linearOf([red, green, blue]: Rgb): Triple {
  return [toLinear(red), toLinear(green), toLinear(blue)]
}

/** The colour of light as it adds up; what no screen can show is cut off. */
export function rgbOf(linear: Triple): Rgb {
  const within = (c: number): number => fromLinear(Math.min(1, Math.max(0, c)))
  return [within(linear[0]), within(linear[1]), within(linear[2])]
}

/** The matrices of https://bottosson.github.io/posts/oklab/ (2021-01-25). */
export function oklabOf(rgb: Rgb): Triple {
  const [r, g, b] = linearOf(rgb)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function linearOfOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** The lightness, chroma and hue of a colour. */
export function oklchOf(rgb: Rgb): Oklch {
  const [lightness, a, b] = oklabOf(rgb)
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return { lightness, chroma: Math.hypot(a, b), hue: hue < 0 ? hue + 360 : hue }
}

const ON_SCREEN = 1e-4
const HALVINGS = 16

/** The colour with this lightness and hue, with less chroma where no screen can show as much. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180
  const at = (c: number): Triple =>
    linearOfOklab([lightness, c * Math.cos(angle), c * Math.sin(angle)])
  const shows = (linear: Triple): boolean =>
    linear.every((c) => c >= -ON_SCREEN && c <= 1 + ON_SCREEN)
  if (shows(at(chroma))) return rgbOf(at(chroma))
  let low = 0
  let high = chroma
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (shows(at(middle))) low = middle
    else high = middle
  }
  return rgbOf(at(low))
}

/** How far apart two colours look, as the distance in OKLab: 0.02 is just seen side by side. */
export function colourDistance(one: Rgb, other: Rgb): number {
  const [a, b] = [oklabOf(one), oklabOf(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** "#rrggbb". */
export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`
}

/** The colour of "#rrggbb". */
export function rgbOfHex(hex: string): Rgb {
  const [r = NaN, g = NaN, b = NaN] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
  return [r, g, b]
}
