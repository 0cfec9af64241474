import type { LineDrawing, Series } from './chart.ts'
import { cornersOf, shapedLines, shapePath, shapeSpots, type Spot } from './chart-lines.ts'
import { INKS, type Inks } from './colour-map.ts'
import type { Imprint } from './drawing.ts'
import { pathOf, type PlotArea } from './plot.ts'
import { heading, SHEET_MARGIN, SHEET_WIDTH, svgSheet } from './svg-sheet.ts'
import { element, textAt } from './svg-text.ts'
import { roundStep, roundTicks } from './ticks.ts'

const LEFT = 64
const RIGHT = 64
const HEIGHT = 460
const MAX_TICKS = { x: 10, y: 8 }
const LEGEND_LINE = 20
const SAMPLE = 34
const TINT = 0.12
const DOT = 5

interface Extent {
  readonly low: number
  readonly high: number
}

const inkOf = (inks: Inks, token: string): string =>
  Object.hasOwn(inks, token) ? inks[token as keyof Inks] : inks.muted

/** Range of an axis; a missing end is the next round number beyond the data. */
function extentOf(numbers: readonly number[], ticks: number, low?: number, high?: number): Extent {
  const least = low ?? numbers.reduce((a, b) => Math.min(a, b), Infinity)
  const most = high ?? numbers.reduce((a, b) => Math.max(a, b), -Infinity)
  if (!Number.isFinite(least) || !Number.isFinite(most)) return { low: 0, high: 1 }
  if (!(least < most)) return { low: least - 1, high: most + 1 }
  const step = roundStep((most - least) / ticks)
  return {
    low: low ?? Math.floor(least / step + 1e-9) * step,
    high: high ?? Math.ceil(most / step - 1e-9) * step,
  }
}

interface Scales {
  readonly box: PlotArea
  readonly x: Extent
  readonly y: Extent
}

function place({ box, x, y }: Scales, at: Spot): Spot {
  return {
    x: box.left + ((at.x - x.low) / (x.high - x.low)) * box.width,
    y: box.top + box.height - ((at.y - y.low) / (y.high - y.low)) * box.height,
  }
}

function bandsSvg({ bands = [] }: LineDrawing, scales: Scales, inks: Inks): string {
  const { box, y } = scales
  return bands
    .map(({ from, to, token, word }) => {
      const top = place(scales, { x: 0, y: Math.min(to, y.high) }).y
      const foot = place(scales, { x: 0, y: Math.max(from, y.low) }).y
      if (foot <= top) return ''
      const fill = inkOf(inks, token.replace(/-tint$/, ''))
      const right = word?.corner === 'topRight'
      return [
        element('rect', {
          x: box.left,
          y: top,
          width: box.width,
          height: foot - top,
          fill,
          'fill-opacity': TINT,
        }),
        word &&
          textAt(
            right ? box.left + box.width - 9 : box.left + 9,
            right ? top + 20 : foot - 9,
            word.text,
            { fill, 'font-weight': 600, 'text-anchor': right ? 'end' : 'start' },
          ),
      ].join('')
    })
    .join('')
}

function axesSvg(drawing: LineDrawing, scales: Scales, inks: Inks): string {
  const { box, x, y } = scales
  const { format, xTitle, yTitle } = drawing
  const foot = box.top + box.height
  const quiet = { fill: inks.muted }
  return [
    ...roundTicks(y.low, y.high, MAX_TICKS.y).flatMap((value) => {
      const at = place(scales, { x: 0, y: value }).y
      return [
        element('path', { d: `M${box.left} ${at}h${box.width}`, stroke: inks.hairline }),
        textAt(box.left - 8, at + 4, format.y(value), { ...quiet, 'text-anchor': 'end' }),
      ]
    }),
    ...roundTicks(x.low, x.high, MAX_TICKS.x).flatMap((value) => {
      const at = place(scales, { x: value, y: 0 }).x
      return [
        element('path', { d: `M${at} ${foot}v5`, stroke: inks.muted }),
        textAt(at, foot + 18, format.x(value), { ...quiet, 'text-anchor': 'middle' }),
      ]
    }),
    element('path', { d: `M${box.left} ${foot}h${box.width}`, stroke: inks.muted }),
    textAt(box.left + box.width / 2, foot + 36, xTitle, { ...quiet, 'text-anchor': 'middle' }),
    textAt(box.left, box.top - 10, yTitle, quiet),
  ].join('')
}

function lineSvg(series: Series, scales: Scales, inks: Inks): string {
  const spots = series.data.map((at) => place(scales, at))
  const stroke = inkOf(inks, series.token)
  const dots = series.points
    ? spots.map(({ x, y }) => element('circle', { cx: x, cy: y, r: DOT, fill: stroke }))
    : []
  const line = series.points
    ? ''
    : element('path', {
        d: pathOf([cornersOf(series).map((at) => place(scales, at))]),
        fill: 'none',
        stroke,
        'stroke-width': series.width ?? 1.75,
        'stroke-linejoin': 'round',
        'stroke-dasharray': series.dash?.length ? series.dash.join(' ') : undefined,
      })
  return [line, ...dots].join('')
}

function shapeSvg({ shape, token }: Series, at: Spot, inks: Inks): string {
  const look = { fill: inks.ground, stroke: inkOf(inks, token), 'stroke-width': 1.5 }
  return shape ? element('path', { d: shapePath(shape, at), ...look }) : ''
}

function shapesSvg({ series }: LineDrawing, scales: Scales, inks: Inks): string {
  const shaped = shapedLines(series)
  return shaped
    .flatMap((one, i) => {
      const corners = cornersOf(one).map((at) => place(scales, at))
      const spots = shapeSpots(corners, scales.box, { place: i, lines: shaped.length })
      return spots.map((spot) => shapeSvg(one, spot, inks))
    })
    .join('')
}

function marksSvg({ series }: LineDrawing, scales: Scales, inks: Inks): string {
  const { x, y } = scales
  return series
    .flatMap((one) => {
      if (one.mark === undefined) return []
      const inside = one.data.filter((at) => at.x <= x.high && at.y >= y.low && at.y <= y.high)
      return (one.points ? inside : inside.slice(-1)).map((at) => {
        const spot = place(scales, at)
        return textAt(spot.x + (one.points ? -10 : 6), spot.y + (one.points ? -6 : 4), one.mark!, {
          ...(one.points ? { 'text-anchor': 'end' } : {}),
          'font-weight': 550,
          fill: inks.ink,
          stroke: inks.ground,
          'stroke-width': 3.5,
          'stroke-linejoin': 'round',
          'paint-order': 'stroke',
        })
      })
    })
    .join('')
}

/** Lists the lines without a mark; `bottom` is its end in pixels. */
function legendSvg(
  { series }: LineDrawing,
  left: number,
  top: number,
  inks: Inks,
): { readonly xml: string; readonly bottom: number } {
  const named = series.filter(({ mark, unread }) => mark === undefined && !unread)
  const lines = named.map((one, i) => {
    const y = top + i * LEGEND_LINE
    const sample = element('path', {
      d: `M${left} ${y - 4}h${SAMPLE}`,
      stroke: inkOf(inks, one.token),
      'stroke-width': one.width ?? 1.75,
      'stroke-dasharray': one.dash?.length ? one.dash.join(' ') : undefined,
    })
    const shape = shapeSvg(one, { x: left + SAMPLE / 2, y: y - 4 }, inks)
    return sample + shape + textAt(left + SAMPLE + 10, y, one.label, { fill: inks.ink })
  })
  return { xml: lines.join(''), bottom: top + named.length * LEGEND_LINE }
}

export function chartSvg(drawing: LineDrawing, imprint: Imprint): string {
  const inks = INKS.paper
  const head = heading(imprint, inks)
  const points = drawing.series.flatMap(({ data }) => data)
  const width = SHEET_WIDTH - 2 * SHEET_MARGIN - LEFT - RIGHT
  const scales: Scales = {
    box: { left: SHEET_MARGIN + LEFT, top: head.bottom + 26, width, height: HEIGHT },
    x: extentOf(
      points.map(({ x }) => x),
      MAX_TICKS.x,
      drawing.xMin,
      drawing.xMax,
    ),
    y: extentOf(
      points.map(({ y }) => y),
      MAX_TICKS.y,
      drawing.yMin,
      drawing.yMax,
    ),
  }
  const { box } = scales
  const clip = element(
    'clipPath',
    { id: 'plot' },
    // Leaves room for whole dots at the edges, but not for lines that leave the plot below.
    element('rect', {
      x: box.left - DOT,
      y: box.top - DOT,
      width: box.width + 2 * DOT,
      height: box.height + DOT + 1,
    }),
  )
  const lines = drawing.series.map((one) => lineSvg(one, scales, inks)).join('')
  const foot = box.top + box.height
  const legend = legendSvg(drawing, box.left, foot + 66, inks)
  const parts = [
    element('defs', {}, clip),
    head.xml,
    bandsSvg(drawing, scales, inks),
    axesSvg(drawing, scales, inks),
    element('g', { 'clip-path': 'url(#plot)' }, lines + shapesSvg(drawing, scales, inks)),
    marksSvg(drawing, scales, inks),
    legend.xml,
  ]
  return svgSheet(imprint, inks, parts.join(''), legend.bottom)
}
