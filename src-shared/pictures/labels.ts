import type { Contour } from './drawing.ts'
import type { Region } from './grid.ts'
import { blockIn, roomiestPlace } from './name-place.ts'
import type { Corner } from './outline.ts'
import { toPixels, type Box, type Window } from './plot.ts'

/** A text in a plot, in pixels, about its middle. */
export interface Label {
  readonly x: number
  readonly y: number
  readonly text: string
}

/** Labels nearer to each other than this would be hard to read, in pixels. */
const APART = { x: 46, y: 18 }
/** How far a label's middle stays from the edge of the plot, in pixels. */
const INSET = 10
/** About how wide a sign of a name is, and how high a name, in pixels. */
const SIGN = 7.4
const HIGH = 17

const inside = ({ left, top, width, height }: Box, { x, y }: Corner): boolean =>
  x >= left + INSET &&
  x <= left + width - INSET &&
  y >= top + INSET / 2 &&
  y <= top + height - INSET / 2

/** How far from the middle of its line a label may go, as a part of the line: no row of them bends off. */
const AWAY = 1 / 8

/** How much more room the others need than the middle one and those at both ends. */
const OTHERS = 2

/**
 * A label for each contour that has room for it, on its longest line near the middle, in the order of
 * the contours.
 */
export function contourLabels(
  contours: readonly Contour[],
  format: (level: number) => string,
  box: Box,
  shown: Window,
): Label[] {
  const placed: Label[] = []
  // Where there is little room, the middle and the ends have it.
  const first = new Set([contours[(contours.length - 1) >> 1], contours[0], contours.at(-1)])
  for (const contour of new Set([...first, ...contours])) {
    if (!contour) continue
    const { level, lines } = contour
    const room = first.has(contour) ? 1 : OTHERS
    const longest = lines.reduce<readonly Corner[]>((a, b) => (b.length > a.length ? b : a), [])
    const seen = longest.map((at) => toPixels(box, shown, at)).filter((at) => inside(box, at))
    const middle = (seen.length - 1) / 2
    const free = seen
      .map((at, i) => ({ at, away: Math.abs(i - middle) }))
      .filter(({ away }) => away <= Math.max(1, seen.length * AWAY))
      .sort((a, b) => a.away - b.away)
      .find(({ at }) =>
        placed.every(
          ({ x, y }) =>
            Math.abs(x - at.x) >= room * APART.x || Math.abs(y - at.y) >= room * APART.y,
        ),
      )
    if (free) placed.push({ ...free.at, text: format(level) })
  }
  const order = contours.map(({ level }) => format(level))
  return placed.sort((a, b) => order.indexOf(a.text) - order.indexOf(b.text))
}

/**
 * The names of regions, each on cells of its own alone, as near as can be to where they have most
 * room; none where it would cover its outline, or is out of sight.
 */
export function regionLabels(
  regions: readonly Region[],
  columns: number,
  box: Box,
  shown: Window,
): Label[] {
  return regions.flatMap(({ title, mask }) => {
    const place = roomiestPlace(mask, columns)
    if (!place) return []
    const size = {
      columns: Math.ceil(((title.length * SIGN + 4) / box.width) * shown.columns),
      rows: Math.ceil((HIGH / box.height) * shown.rows),
    }
    const block = blockIn(mask, columns, shown, size, place)
    return block ? [{ ...toPixels(box, shown, block), text: title }] : []
  })
}

/** Dashes that tell regions apart in the order they are drawn; the first one is a whole line. */
export const REGION_DASHES: readonly (readonly number[])[] = [[], [7, 4], [2, 3], [9, 3, 2, 3]]

/** The dashes of a region by its place in the list. */
export function regionDash(index: number): readonly number[] {
  return REGION_DASHES[index % REGION_DASHES.length]!
}
