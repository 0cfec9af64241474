import type { Contour } from './drawing.ts'
import type { Region } from './grid.ts'
import { blockIn, roomiestPlace } from './name-place.ts'
import type { Corner } from './outline.ts'
import { toPixels, type Box, type Window } from './plot.ts'

/** Centre of a text, in pixels. */
export interface Label {
  readonly x: number
  readonly y: number
  readonly text: string
}

/** Minimum distance between labels, in pixels. */
const APART = { x: 46, y: 18 }
/** Minimum distance from the edge of the plot, in pixels. */
const INSET = 10
/** Approximate size of a character, in pixels. */
const SIGN = 7.4
const HIGH = 17

const inside = ({ left, top, width, height }: Box, { x, y }: Corner): boolean =>
  x >= left + INSET &&
  x <= left + width - INSET &&
  y >= top + INSET / 2 &&
  y <= top + height - INSET / 2

/** Maximum distance from the middle of the line, as a share of it, so that labels stay in a row. */
const AWAY = 1 / 8

const OTHERS = 2

/**
 * Near the middle of each contour; the middle and outer contours take precedence. Contours without
 * room get none.
 */
export function contourLabels(
  contours: readonly Contour[],
  format: (level: number) => string,
  box: Box,
  shown: Window,
): Label[] {
  const placed: Label[] = []
  // The middle and the outer contours take precedence.
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

/** Inside the region near its widest place; none if the outline would be covered. */
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

export const REGION_DASHES: readonly (readonly number[])[] = [[], [7, 4], [2, 3], [9, 3, 2, 3]]

export function regionDash(index: number): readonly number[] {
  return REGION_DASHES[index % REGION_DASHES.length]!
}
