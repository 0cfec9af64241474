import type { Rectangle } from 'electron'
import * as v from 'valibot'
import { whole } from '#shared/schemas/numbers.ts'

/** Density-independent. */
const pixels = whole(-100_000, 100_000)

/** Bounds of the window when it is neither maximized nor in full screen. */
export const windowPlaceSchema = v.object({
  x: pixels,
  y: pixels,
  width: pixels,
  height: pixels,
  maximized: v.boolean(),
  fullScreen: v.boolean(),
})
export type WindowPlace = v.InferOutput<typeof windowPlaceSchema>

/** Without x and y the window is centred on the first display. */
export interface WindowOpening {
  readonly bounds: Omit<Rectangle, 'x' | 'y'> & Partial<Rectangle>
  readonly maximized: boolean
  readonly fullScreen: boolean
}

const USUAL = { width: 1180, height: 800 }
export const SMALLEST = { width: 760, height: 560 }

/** A window is moved by its title bar; at least REACHED of it must be visible. */
const STRIP_HEIGHT = 32
const REACHED = { width: 120, height: 16 }

function overlap(one: Rectangle, other: Rectangle): { width: number; height: number } {
  const along = (a: number, aSize: number, b: number, bSize: number): number =>
    Math.max(0, Math.min(a + aSize, b + bSize) - Math.max(a, b))
  return {
    width: along(one.x, one.width, other.x, other.width),
    height: along(one.y, one.height, other.y, other.height),
  }
}

/** Work area that shows most of the title bar; null if none shows enough of it. */
function reachedOn(place: WindowPlace, workAreas: readonly Rectangle[]): Rectangle | null {
  const strip = { ...place, height: STRIP_HEIGHT }
  let best: { area: Rectangle; shows: number } | null = null
  for (const area of workAreas) {
    const { width, height } = overlap(strip, area)
    if (width < REACHED.width || height < REACHED.height) continue
    if (best === null || width * height > best.shows) best = { area, shows: width * height }
  }
  return best?.area ?? null
}

function sizeOn(
  { width, height }: typeof USUAL,
  area: Rectangle | undefined,
): WindowOpening['bounds'] & { x?: never; y?: never } {
  const fit = (wanted: number, smallest: number, most = Infinity): number =>
    Math.max(smallest, Math.min(wanted, most))
  return {
    width: fit(width, SMALLEST.width, area?.width),
    height: fit(height, SMALLEST.height, area?.height),
  }
}

/**
 * `workAreas`: the first display's first. A window out of reach goes there; a window larger than
 * its display is shrunk and moved onto it.
 */
export function openingFor(
  place: WindowPlace | null,
  workAreas: readonly Rectangle[],
): WindowOpening {
  const [first] = workAreas
  if (!place) return { bounds: sizeOn(USUAL, first), maximized: false, fullScreen: false }
  const { maximized, fullScreen } = place
  const area = reachedOn(place, workAreas)
  if (!area) return { bounds: sizeOn(place, first), maximized, fullScreen }
  const { width, height } = sizeOn(place, area)
  const within = (wanted: number, cut: boolean, from: number, free: number): number =>
    cut ? Math.max(from, Math.min(wanted, from + free)) : wanted
  return {
    bounds: {
      x: within(place.x, width < place.width, area.x, area.width - width),
      y: within(place.y, height < place.height, area.y, area.height - height),
      width,
      height,
    },
    maximized,
    fullScreen,
  }
}
