import type { Contour } from './drawing.ts'
import type { Grid, Region } from './grid.ts'
import type { Corner } from './outline.ts'
import { toPixels, type PlotArea, type Window } from './plot.ts'

/** Centre of the block inside mask and window that is nearest to `near`, in cells; null if none. */
export function blockIn(
  mask: ArrayLike<number>,
  columns: number,
  { x, y, columns: wide, rows: high }: Window,
  size: { readonly columns: number; readonly rows: number },
  near: Corner,
): Corner | null {
  const [left, foot] = [Math.max(0, Math.ceil(x + 0.5)), Math.max(0, Math.ceil(y + 0.5))]
  const right = Math.min(columns - 1, Math.floor(x + wide - 0.5))
  const top = Math.min(mask.length / columns - 1, Math.floor(y + high - 0.5))
  const below = new Uint16Array(columns)
  let best: Corner | null = null
  let least = Infinity
  for (let row = foot; row <= top; row++) {
    let run = 0
    for (let column = left; column <= right; column++) {
      below[column] = mask[row * columns + column] ? below[column]! + 1 : 0
      run = below[column]! >= size.rows ? run + 1 : 0
      if (run < size.columns) continue
      const at = { x: column - (size.columns - 1) / 2, y: row - (size.rows - 1) / 2 }
      const away = Math.hypot(at.x - near.x, at.y - near.y)
      if (away >= least) continue
      best = at
      least = away
    }
  }
  return best
}

/** Centre of the largest square of cells in a mask, in cells; null if the mask is empty. */
export function roomiestPlace(mask: ArrayLike<number>, columns: number): Corner | null {
  const side = new Uint16Array(mask.length)
  let best = -1
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue
    const edge = i < columns || i % columns === 0
    side[i] = edge ? 1 : 1 + Math.min(side[i - 1]!, side[i - columns]!, side[i - columns - 1]!)
    if (best < 0 || side[i]! > side[best]!) best = i
  }
  if (best < 0) return null
  const half = (side[best]! - 1) / 2
  return { x: (best % columns) - half, y: Math.floor(best / columns) - half }
}

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

const inside = ({ left, top, width, height }: PlotArea, { x, y }: Corner): boolean =>
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
  box: PlotArea,
  shown: Window,
): Label[] {
  const placed: Label[] = []
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
  box: PlotArea,
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

const REGION_DASHES: readonly (readonly number[])[] = [[], [7, 4], [2, 3], [9, 3, 2, 3]]

export function regionDash(index: number): readonly number[] {
  return REGION_DASHES[index % REGION_DASHES.length]!
}

export const LEVEL_DASH = [3, 4]

/** Where column and row have the same number, in a grid whose axes are alike. */
export function levelLine({ columns }: Grid): Corner[] {
  const last = columns.values.length - 1
  return [
    { x: 0, y: 0 },
    { x: last, y: last },
  ]
}
