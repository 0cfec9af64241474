import type { Chart, Plugin } from 'chart.js'
import { CHART_FONT, token } from './chart-colours.ts'
import type { Band, Series } from '#shared/pictures/chart.ts'
import { cornersOf, shapedLines, shapePath, shapeSpots } from '#shared/pictures/chart-lines.ts'

/** Dots and strokes at the edge of the chart are whole, in pixels. */
export const EDGE = 6

/** How far the word of a band stands from its edges, in pixels. */
const WORD_INSET = 9

/** Everything that is drawn besides the lines. */
interface Annotations {
  readonly series: readonly Series[]
  readonly bands: readonly Band[]
  /** Where the read-out is on the x axis. */
  readonly crosshair: number | null
}

function drawBands({ ctx, chartArea, scales }: Chart, bands: readonly Band[]): void {
  for (const band of bands) {
    const y = scales.y!
    const top = Math.max(chartArea.top, y.getPixelForValue(band.to))
    const bottom = Math.min(chartArea.bottom, y.getPixelForValue(band.from))
    ctx.fillStyle = token(band.token)
    if (bottom <= top) continue
    ctx.fillRect(chartArea.left, top, chartArea.width, bottom - top)
    if (!band.word) continue
    const right = band.word.corner === 'topRight'
    ctx.font = `600 13px ${CHART_FONT}`
    ctx.fillStyle = token(band.token.replace(/-tint$/, ''))
    ctx.textAlign = right ? 'right' : 'left'
    ctx.textBaseline = right ? 'top' : 'bottom'
    const x = right ? chartArea.right - WORD_INSET : chartArea.left + WORD_INSET
    ctx.fillText(band.word.text, x, right ? top + WORD_INSET : bottom - WORD_INSET)
  }
}

/** Where a mark is written, in pixels: from its left end, about its middle. */
interface Written {
  readonly left: number
  readonly middle: number
  readonly width: number
}

const MARK_LINE = 15
/** How far a name stands from the middle of its mark, in pixels. */
const MARK_AWAY = 10

/** A mark lifted, line by line, until it lies over none of those that are there. */
export function lifted(mark: Written, others: readonly Written[]): Written {
  const lies = others.some(
    ({ left, middle, width }) =>
      mark.left < left + width &&
      left < mark.left + mark.width &&
      Math.abs(mark.middle - middle) < MARK_LINE,
  )
  return lies ? lifted({ ...mark, middle: mark.middle - MARK_LINE }, others) : mark
}

function drawMarks({ ctx, chartArea, scales }: Chart, series: readonly Series[]): void {
  ctx.font = `550 12px ${CHART_FONT}`
  ctx.fillStyle = token('ink')
  // A rim in the colour of the ground keeps the marks legible where lines cross them.
  ctx.strokeStyle = token('ground')
  ctx.lineWidth = 4
  ctx.lineJoin = 'round'
  ctx.textBaseline = 'middle'
  const ends: Written[] = []
  for (const one of series) {
    if (one.mark === undefined) continue
    const inside = one.data.filter(
      ({ x, y }) => x <= scales.x!.max && y >= scales.y!.min && y <= scales.y!.max,
    )
    const marked = one.points ? inside : inside.slice(-1)
    for (const { x, y } of marked) {
      const at = scales.x!.getPixelForValue(x)
      const height = Math.min(scales.y!.getPixelForValue(y), chartArea.bottom - 8)
      const { width } = ctx.measureText(one.mark)
      // A name stands before and above its mark, or behind and below it where it would be cut off.
      const before = one.points === true && at - MARK_AWAY - width >= chartArea.left
      ctx.textAlign = before ? 'right' : 'left'
      const side = before ? -1 : 1
      const { left, middle } = one.points
        ? { left: at + side * MARK_AWAY, middle: height + side * 9 }
        : lifted({ left: at + 6, middle: height, width }, ends)
      if (!one.points) ends.push({ left, middle, width })
      ctx.strokeText(one.mark, left, middle)
      ctx.fillText(one.mark, left, middle)
    }
  }
}

/** Draws the shapes that stand on lines. */
function drawShapes({ ctx, chartArea, scales }: Chart, series: readonly Series[]): void {
  const { left, width, top, height } = chartArea
  const shaped = shapedLines(series)
  ctx.save()
  ctx.beginPath()
  ctx.rect(left, top - EDGE, width, height + 2 * EDGE)
  ctx.clip()
  ctx.lineWidth = 1.5
  ctx.fillStyle = token('ground')
  for (const [i, one] of shaped.entries()) {
    const corners = cornersOf(one).map(({ x, y }) => ({
      x: scales.x!.getPixelForValue(x),
      y: scales.y!.getPixelForValue(y),
    }))
    ctx.strokeStyle = token(one.token)
    for (const spot of shapeSpots(corners, chartArea, { place: i, lines: shaped.length })) {
      const path = new Path2D(shapePath(one.shape!, spot))
      ctx.fill(path)
      ctx.stroke(path)
    }
  }
  ctx.restore()
}

function drawCrosshair({ ctx, chartArea, scales }: Chart, x: number): void {
  const at = scales.x!.getPixelForValue(x)
  if (at < chartArea.left || at > chartArea.right) return
  ctx.save()
  ctx.strokeStyle = token('ink')
  ctx.lineWidth = 1
  ctx.beginPath()
  ctx.moveTo(at, chartArea.top)
  ctx.lineTo(at, chartArea.bottom)
  ctx.stroke()
  ctx.restore()
}

/**
 * Paints the bands behind the lines, and before them the shapes on them, each series'
 * mark where the eye ends up and the line of the read-out. `now` gives what is to be drawn whenever
 * the chart is drawn.
 */
export function annotations(now: () => Annotations): Plugin<'line'> {
  return {
    id: 'annotations',
    beforeDatasetsDraw(chart) {
      drawBands(chart, now().bands)
    },
    afterDatasetsDraw(chart) {
      const { series, crosshair } = now()
      drawShapes(chart, series)
      if (crosshair !== null) drawCrosshair(chart, crosshair)
      drawMarks(chart, series)
    },
  }
}
