import {
  belowMask,
  boundaryLines,
  NO_TONE,
  tonesOf,
  unreachableMask,
} from '#shared/pictures/cells.ts'
import { DOT, INKS, type Ground } from '#shared/pictures/colour-map.ts'
import { paletteOf } from '#shared/pictures/colour-scale.ts'
import type { GridDrawing } from '#shared/pictures/drawing.ts'
import { regionDash } from '#shared/pictures/labels.ts'
import { outlineOf } from '#shared/pictures/outline.ts'
import { pathOf, toPixels, type PlotArea, type Window } from '#shared/pictures/plot.ts'

/** Width of the outline around each line, both sides together. */
const RIM = 2.5
const HATCH_STEP = 7
const OPAQUE = 255

interface Line {
  readonly path: Path2D
  readonly width: number
  readonly dash: readonly number[]
}

/** One pixel per cell, and lines, independent of the visible part. */
export interface ReadyGrid {
  readonly cells: HTMLCanvasElement
  /** Outline of the hatched cells; null if none. */
  readonly never: Path2D | null
  /** Outline of the dotted cells; null if none. */
  readonly below: Path2D | null
  /** Outlines of the regions that are hatched. */
  readonly hatched: readonly Path2D[]
  readonly lines: readonly Line[]
  readonly ground: Ground
}

function paintCells({ grid, scale }: GridDrawing, ground: Ground, onto: HTMLCanvasElement): void {
  const columns = grid.columns.values.length
  const rows = grid.rows.values.length
  if (onto.width !== columns) onto.width = columns
  if (onto.height !== rows) onto.height = rows
  const context = onto.getContext('2d')
  if (!context || columns === 0 || rows === 0) return
  const palette = paletteOf(scale, ground)
  const colours = palette.colours.map((rgb) => rgb.map(Math.round))
  const tones = tonesOf(grid, palette)
  const image = context.createImageData(columns, rows)
  for (let row = 0; row < rows; row++) {
    // Row 0 is at the bottom.
    let pixel = (rows - 1 - row) * columns * 4
    for (let column = 0; column < columns; column++, pixel += 4) {
      const tone = tones[row * columns + column]!
      if (tone === NO_TONE) continue
      const colour = colours[tone]!
      image.data[pixel] = colour[0]!
      image.data[pixel + 1] = colour[1]!
      image.data[pixel + 2] = colour[2]!
      image.data[pixel + 3] = OPAQUE
    }
  }
  context.putImageData(image, 0, 0)
}

/** Prepares a grid for painting; the canvas `cells` is reused. */
export function readyGrid(
  drawing: GridDrawing,
  ground: Ground,
  cells: HTMLCanvasElement,
): ReadyGrid {
  const { grid, contours, regions, boundary } = drawing
  const columns = grid.columns.values.length
  paintCells(drawing, ground, cells)
  const lines: Line[] = [
    ...contours.map((contour) => ({ path: new Path2D(pathOf(contour.lines)), width: 1, dash: [] })),
    ...regions.map(({ mask }, i) => ({
      path: new Path2D(pathOf(outlineOf(mask, columns), true)),
      width: 2,
      dash: regionDash(i),
    })),
  ]
  if (boundary) {
    lines.push({ path: new Path2D(pathOf(boundaryLines(grid, boundary))), width: 3.5, dash: [] })
  }
  const areaOf = (mask: Uint8Array): Path2D | null => {
    const edges = outlineOf(mask, columns)
    return edges.length > 0 ? new Path2D(pathOf(edges, true)) : null
  }
  const never = areaOf(unreachableMask(grid))
  const below = areaOf(belowMask(grid, drawing.scale))
  const hatched = regions.flatMap(({ mask, isHatched }) => (isHatched ? (areaOf(mask) ?? []) : []))
  return { cells, never, below, hatched, lines, ground }
}

function tiled(
  context: CanvasRenderingContext2D,
  side: number,
  draw: (brush: CanvasRenderingContext2D) => void,
) {
  const tile = document.createElement('canvas')
  tile.width = tile.height = side
  const brush = tile.getContext('2d')
  if (!brush) return null
  draw(brush)
  return context.createPattern(tile, 'repeat')
}

function dotting(context: CanvasRenderingContext2D, colour: string, density: number) {
  const side = Math.round(DOT.step * density)
  return tiled(context, side, (brush) => {
    brush.fillStyle = colour
    brush.beginPath()
    brush.arc(side / 2, side / 2, DOT.radius * density, 0, 2 * Math.PI)
    brush.fill()
  })
}

/** Strokes that rise to the right, or fall. */
function hatching(
  context: CanvasRenderingContext2D,
  colour: string,
  density: number,
  isRising = true,
) {
  const side = Math.round(HATCH_STEP * density)
  return tiled(context, side, (brush) => {
    brush.strokeStyle = colour
    brush.lineWidth = density
    brush.beginPath()
    for (const shift of [-side, 0, side]) {
      brush.moveTo(shift, isRising ? side : 0)
      brush.lineTo(shift + side, isRising ? 0 : side)
    }
    brush.stroke()
  })
}

/** The box is in CSS pixels; `density` is canvas pixels per CSS pixel. */
export function paintGrid(
  canvas: HTMLCanvasElement,
  { cells, never, below, hatched, lines, ground }: ReadyGrid,
  { width, height }: PlotArea,
  shown: Window,
  density: number,
): void {
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
  const context = canvas.getContext('2d')
  if (!context || canvas.width === 0 || canvas.height === 0 || cells.width === 0) return
  const box: PlotArea = { left: 0, top: 0, width: canvas.width, height: canvas.height }
  const corner = toPixels(box, shown, { x: -0.5, y: cells.height - 0.5 })
  const across = canvas.width / shown.columns
  const up = canvas.height / shown.rows
  context.imageSmoothingEnabled = false
  context.drawImage(cells, corner.x, corner.y, across * cells.width, up * cells.height)

  const origin = toPixels(box, shown, { x: 0, y: 0 })
  const matrix = new DOMMatrix([across, 0, 0, -up, origin.x, origin.y])
  const onCanvas = (path: Path2D): Path2D => {
    const placed = new Path2D()
    placed.addPath(path, matrix)
    return placed
  }
  const inks = INKS[ground]
  const goes = hatched.length > 0 ? hatching(context, inks.ink, density, false) : null
  for (const [area, pattern] of [
    [below, below && dotting(context, inks.ink, density)],
    [never, never && hatching(context, inks.muted, density)],
    ...hatched.map((area) => [area, goes] as const),
  ] as const) {
    if (!area || !pattern) continue
    context.fillStyle = pattern
    context.fill(onCanvas(area), 'evenodd')
  }
  context.lineJoin = 'round'
  for (const { path, width: wide, dash } of lines) {
    const placed = onCanvas(path)
    context.setLineDash([])
    context.globalAlpha = 0.75
    context.strokeStyle = inks.ground
    context.lineWidth = (wide + RIM) * density
    context.stroke(placed)
    context.setLineDash(dash.map((length) => length * density))
    context.globalAlpha = 1
    context.strokeStyle = inks.ink
    context.lineWidth = wide * density
    context.stroke(placed)
  }
}
