import { bandLabels, bandsOf } from './band-labels.ts'
import { belowMask, boundaryLines, runsByTone, tonesOf, unreachableMask } from './cells.ts'
import { DOT, INKS, type Inks } from './colour-map.ts'
import { paletteOf } from './colour-scale.ts'
import { hexOf } from './colour.ts'
import type { GridDrawing, Imprint } from './drawing.ts'
import {
  contourLabels,
  LEVEL_DASH,
  levelLine,
  regionDash,
  regionLabels,
  type Label,
} from './labels.ts'
import { legendSvg } from './legend-svg.ts'
import { outlineOf, type Corner } from './outline.ts'
import { marginsOf, plotBox, ticksOf } from './plot-layout.ts'
import { pathOf, toPixels, wholeWindow, type PlotArea, type Window } from './plot.ts'
import { heading, SHEET_MARGIN, SHEET_WIDTH, svgSheet } from './svg-sheet.ts'
import { element, textAt } from './svg-text.ts'

/** Width of the background-coloured rim that keeps lines visible on any colour. */
const RIM = 2.5
/** Overlap of cells in pixels, so that printers leave no gaps. */
const SEAM = 0.25

function cellsSvg({ grid, scale }: GridDrawing, box: PlotArea, shown: Window): string {
  const columns = grid.columns.values.length
  const palette = paletteOf(scale, 'paper')
  const paths = [...runsByTone(tonesOf(grid, palette), columns)].map(([tone, runs]) => {
    const d = runs.map(({ column, row, length }) => `M${column} ${row}h${length}v1h-${length}z`)
    const colour = hexOf(palette.colours[tone]!)
    return element('path', { fill: colour, stroke: colour, d: d.join('') })
  })
  const across = box.width / shown.columns
  const up = box.height / shown.rows
  const corner = toPixels(box, shown, { x: -0.5, y: -0.5 })
  const transform = `matrix(${across} 0 0 ${-up} ${corner.x} ${corner.y})`
  // In cells, so it needs more digits than element() writes.
  const seam = (SEAM / Math.max(across, up)).toPrecision(2)
  return element(
    'g',
    { transform, 'shape-rendering': 'crispEdges', 'stroke-width': seam },
    paths.join(''),
  )
}

function stroke(d: string, width: number, inks: Inks, dash: readonly number[] = []): string {
  if (d === '') return ''
  const common = { d, fill: 'none', 'stroke-linejoin': 'round' }
  return (
    element('path', {
      ...common,
      stroke: inks.ground,
      'stroke-width': width + RIM,
      'stroke-opacity': 0.75,
    }) +
    element('path', {
      ...common,
      stroke: inks.ink,
      'stroke-width': width,
      'stroke-dasharray': dash.length > 0 ? dash.join(' ') : undefined,
    })
  )
}

function labelSvg({ x, y, text }: Label, inks: Inks, weight: number): string {
  return textAt(x, y + 4, text, {
    'text-anchor': 'middle',
    'font-weight': weight,
    fill: inks.ink,
    stroke: inks.ground,
    'stroke-width': 3.5,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  })
}

function linesSvg(drawing: GridDrawing, box: PlotArea, shown: Window, inks: Inks): string {
  const { grid, scale, contours, regions, boundary, hasLevel } = drawing
  const columns = grid.columns.values.length
  const inPixels = (line: readonly Corner[]) => line.map((at) => toPixels(box, shown, at))
  const path = (lines: readonly (readonly Corner[])[], closed = false): string =>
    pathOf(lines.map(inPixels), closed)
  const never = path(outlineOf(unreachableMask(grid), columns), true)
  const below = path(outlineOf(belowMask(grid, scale), columns), true)
  return [
    below && element('path', { d: below, fill: 'url(#below)', 'fill-rule': 'evenodd' }),
    never && element('path', { d: never, fill: 'url(#never)', 'fill-rule': 'evenodd' }),
    ...regions.map(({ mask, isHatched }) =>
      isHatched
        ? element('path', {
            d: path(outlineOf(mask, columns), true),
            fill: 'url(#goes)',
            'fill-rule': 'evenodd',
          })
        : '',
    ),
    ...contours.map(({ lines }) => stroke(path(lines), 1, inks)),
    ...regions.map(({ mask }, i) =>
      stroke(path(outlineOf(mask, columns), true), 2, inks, regionDash(i)),
    ),
    boundary ? stroke(path(boundaryLines(grid, boundary)), 3.5, inks) : '',
    hasLevel ? stroke(path([levelLine(grid)]), 1, inks, LEVEL_DASH) : '',
  ].join('')
}

function namesSvg(drawing: GridDrawing, box: PlotArea, shown: Window, inks: Inks): string {
  const { grid, scale, contours, regions, mark, isNamed, formats } = drawing
  const columns = grid.columns.values.length
  const at = mark && toPixels(box, shown, { x: mark.column, y: mark.row })
  const here = at
    ? element('circle', {
        cx: at.x,
        cy: at.y,
        r: 6,
        fill: inks.ink,
        stroke: inks.ground,
        'stroke-width': 2,
      })
    : ''
  const bands = isNamed ? bandLabels(bandsOf(grid, scale, 'paper'), columns, box, shown) : []
  return [
    here,
    ...bands.map(({ x, y, text, ink }) =>
      textAt(x, y + 5, text, {
        'text-anchor': 'middle',
        'font-size': 15,
        'font-weight': 650,
        fill: ink,
      }),
    ),
    ...contourLabels(contours, formats.contour, box, shown).map((one) => labelSvg(one, inks, 500)),
    ...regionLabels(regions, columns, box, shown).map((one) => labelSvg(one, inks, 640)),
  ].join('')
}

function axesSvg({ grid, formats }: GridDrawing, box: PlotArea, shown: Window, inks: Inks): string {
  const { x, y } = ticksOf(grid, formats, box, shown)
  const foot = box.top + box.height
  const quiet = { fill: inks.muted }
  return [
    element('rect', {
      x: box.left,
      y: box.top,
      width: box.width,
      height: box.height,
      fill: 'none',
      stroke: inks.muted,
    }),
    ...x.flatMap(({ at, text }) => [
      element('path', { d: `M${at} ${foot}v5`, stroke: inks.muted }),
      textAt(at, foot + 18, text, { ...quiet, 'text-anchor': 'middle' }),
    ]),
    ...y.flatMap(({ at, text }) => [
      element('path', { d: `M${box.left} ${at}h-5`, stroke: inks.muted }),
      textAt(box.left - 8, at + 4, text, { ...quiet, 'text-anchor': 'end' }),
    ]),
    textAt(box.left + box.width / 2, foot + 36, grid.columns.title, {
      ...quiet,
      'text-anchor': 'middle',
    }),
    textAt(box.left, box.top - 10, grid.rows.title, quiet),
  ].join('')
}

function hatching(id: string, angle: number, ink: string): string {
  const turned = `rotate(${angle})`
  return element(
    'pattern',
    { id, width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: turned },
    element('path', { d: 'M0 3.5H7', stroke: ink, 'stroke-width': 1.1 }),
  )
}

const patterns = (inks: Inks): string =>
  element(
    'defs',
    {},
    hatching('never', -45, inks.muted) +
      hatching('goes', 45, inks.ink) +
      element(
        'pattern',
        { id: 'below', width: DOT.step, height: DOT.step, patternUnits: 'userSpaceOnUse' },
        element('circle', { cx: DOT.step / 2, cy: DOT.step / 2, r: DOT.radius, fill: inks.ink }),
      ),
  )

export function plotSvg(drawing: GridDrawing, box: PlotArea, shown: Window): string {
  const inks = INKS.paper
  return patterns(inks) + cellsSvg(drawing, box, shown) + linesSvg(drawing, box, shown, inks)
}

/** Complete SVG file; `aspect` is width / height of the plot. */
export function gridSvg(drawing: GridDrawing, imprint: Imprint, aspect = 1): string {
  const inks = INKS.paper
  const { grid, formats } = drawing
  const head = heading(imprint, inks)
  const margins = marginsOf(grid, formats)
  const inner = plotBox(SHEET_WIDTH - 2 * SHEET_MARGIN, aspect, margins)
  const box: PlotArea = { ...inner, left: inner.left + SHEET_MARGIN, top: inner.top + head.bottom }
  const shown = wholeWindow(grid.columns.values.length, grid.rows.values.length)
  const foot = box.top + box.height + margins.bottom
  const legend = legendSvg(drawing, paletteOf(drawing.scale, 'paper'), inks, {
    x: box.left,
    y: foot + 14,
    width: box.width,
  })
  const parts = [
    patterns(inks),
    head.xml,
    cellsSvg(drawing, box, shown),
    linesSvg(drawing, box, shown, inks),
    namesSvg(drawing, box, shown, inks),
    axesSvg(drawing, box, shown, inks),
    legend.xml,
  ]
  return svgSheet(imprint, inks, parts.join(''), legend.bottom)
}
