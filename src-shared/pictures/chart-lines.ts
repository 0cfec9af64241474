import type { LineShape, Series } from './chart.ts'
import type { PlotArea } from './plot.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Points of a line, with the corners of its steps. */
export function cornersOf({ data, steps }: Series): Spot[] {
  if (steps === undefined) return [...data]
  return data.flatMap((to, i) => {
    const from = data[i - 1]
    if (!from) return [to]
    if (steps === 'until') return [{ x: to.x, y: from.y }, to]
    if (steps === 'since') return [{ x: from.x, y: to.y }, to]
    const x = (from.x + to.x) / 2
    return [{ x, y: from.y }, { x, y: to.y }, to]
  })
}

/** Half the width of a marker, and the distance between markers, in pixels. */
const SIZE = 4.2
const APART = 120

/** Height at the bottom of a chart without markers, because lines run together there. Pixels. */
const FOOT = 20

export function shapePath(shape: LineShape, { x, y }: Spot): string {
  const r = SIZE
  const polygon = (corners: readonly (readonly [number, number])[]): string =>
    `M${corners.map(([dx, dy]) => `${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`).join('L')}Z`
  if (shape === 'circle') {
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  }
  const box = 0.9
  if (shape === 'square')
    return polygon([
      [-box, -box],
      [box, -box],
      [box, box],
      [-box, box],
    ])
  return polygon([
    [0, -1.15],
    [1.1, 0.8],
    [-1.1, 0.8],
  ])
}

export function shapedLines(series: readonly Series[]): readonly Series[] {
  const shaped = series.filter(({ shape }) => shape !== undefined)
  return shaped.length > 1 ? shaped : []
}

/** Evenly spaced markers, offset between lines, none at the bottom. Corners from left to right. */
export function shapeSpots(
  corners: readonly Spot[],
  { left, width, top, height }: PlotArea,
  { place, lines }: { place: number; lines: number },
): Spot[] {
  const count = Math.max(1, Math.round(width / APART))
  const step = width / count
  const first = left + (step * (place + 0.5)) / lines
  return Array.from({ length: count }, (_, i) => first + i * step)
    .flatMap((x) => spotAt(corners, x) ?? [])
    .filter(({ y }) => y <= top + height - FOOT)
}

function spotAt(corners: readonly Spot[], x: number): Spot | null {
  const next = corners.findIndex((corner) => corner.x >= x)
  const to = corners[next]
  if (!to) return null
  if (to.x === x) return to
  const from = corners[next - 1]
  if (!from) return null
  return { x, y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) }
}
