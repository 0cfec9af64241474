import type { Chart, Plugin } from 'chart.js'
import { CHART_FONT, token } from './chart-colours.ts'
import type { ChartBand, Series } from '#shared/pictures/chart.ts'
import { cornersOf, shapedLines, shapePath, shapeSpots } from '#shared/pictures/chart-lines.ts'

/** Overhang in pixels, so that dots and strokes at the edge are not clipped. */
export const EDGE = 6

const WORD_INSET = 9

interface Annotations {
  readonly series: readonly Series[]
  readonly bands: readonly ChartBand[] | undefined
  readonly crosshair: number | null
}

function drawBands({ ctx, chartArea, scales }: Chart, bands: readonly ChartBand[] = []): void {
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

interface Written {
  readonly left: number
  readonly middle: number
  readonly width: number
}

const MARK_LINE = 15
const MARK_AWAY = 10

/** Moves a mark up, line by line, until it overlaps no other. */
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
  // An outline in the background colour keeps marks readable on top of lines.
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
      // A name goes above and left of its mark, or below and right if it would be cut off.
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

/** Chart.js plugin for bands, shapes, marks and crosshair; `now` is called at every draw. */
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
