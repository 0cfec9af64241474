import { texts } from '../texts/texts.ts'
import type { Inks } from './colour-map.ts'
import { legendOf, type ColourScale, type Palette } from './colour-scale.ts'
import { hexOf } from './colour.ts'
import type { GridDrawing } from './drawing.ts'
import { CELL } from './grid.ts'
import { regionDash } from './labels.ts'
import { element, textAt } from './svg-text.ts'

const BAR = { width: 440, height: 14 }
const ENTRY_GAP = 24
const SIGN = 7

function scaleBar(scale: ColourScale, palette: Palette, inks: Inks, x: number, y: number): string {
  const { colours } = palette
  const width = BAR.width / colours.length
  const tones = colours.map((colour, i) =>
    // Small overlap against visible seams.
    element('rect', {
      x: x + i * width,
      y,
      width: i === colours.length - 1 ? width : width + 0.6,
      height: BAR.height,
      fill: hexOf(colour),
    }),
  )
  const texts = legendOf(scale, BAR.width).map(({ text, at }) =>
    textAt(x + at * BAR.width, y + BAR.height + 15, text, {
      'text-anchor': at === 0 ? 'start' : at === 1 ? 'end' : 'middle',
      fill: inks.muted,
    }),
  )
  const sides =
    scale.kind === 'two-sided'
      ? element('rect', { x, y, ...BAR, width: BAR.width / 2, fill: 'url(#below)' }) +
        textAt(x, y + BAR.height + 30, `← ${scale.sides[0]}`, { fill: inks.muted }) +
        textAt(x + BAR.width, y + BAR.height + 30, `${scale.sides[1]} →`, {
          'text-anchor': 'end',
          fill: inks.muted,
        })
      : ''
  return (
    textAt(x, y - 7, scale.title, { 'font-weight': 600, fill: inks.ink }) +
    tones.join('') +
    element('rect', { x, y, ...BAR, fill: 'none', stroke: inks.hairline }) +
    texts.join('') +
    sides
  )
}

interface Key {
  readonly text: string
  readonly sample: (x: number, y: number) => string
}

function keysOf({ grid, regions, boundary, mark, unreachable }: GridDrawing, inks: Inks): Key[] {
  const line = (width: number, dash: readonly number[]) => (x: number, y: number) =>
    element('path', {
      d: `M${x} ${y + 7}h22`,
      stroke: inks.ink,
      'stroke-width': width,
      'stroke-dasharray': dash.length > 0 ? dash.join(' ') : undefined,
    })
  const area = (pattern: string) => (x: number, y: number) =>
    element('rect', {
      x,
      y,
      width: 22,
      height: 14,
      fill: `url(#${pattern})`,
      stroke: inks.hairline,
    })
  const keys: Key[] = regions.map(({ title, isHatched }, i) => ({
    text: title,
    sample: isHatched ? area('goes') : line(2, regionDash(i)),
  }))
  if (boundary) keys.push({ text: boundary.title, sample: line(3.5, []) })
  if (grid.kinds.includes(CELL.unreachable)) {
    keys.push({ text: unreachable, sample: area('never') })
  }
  if (mark) {
    keys.push({
      text: texts.pictures.mark,
      sample: (x, y) => element('circle', { cx: x + 11, cy: y + 7, r: 5, fill: inks.ink }),
    })
  }
  return keys
}

/** Legend from a top left corner, at most `width` wide; `bottom` is its end in pixels. */
export function legendSvg(
  drawing: GridDrawing,
  palette: Palette,
  inks: Inks,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): { readonly xml: string; readonly bottom: number } {
  const parts = [scaleBar(drawing.scale, palette, inks, x, y + 14)]
  let at = { x, y: y + 74 }
  for (const { text, sample } of keysOf(drawing, inks)) {
    const wide = 30 + text.length * SIGN
    if (at.x > x && at.x + wide > x + width) at = { x, y: at.y + 22 }
    parts.push(sample(at.x, at.y), textAt(at.x + 30, at.y + 11, text, { fill: inks.ink }))
    at = { x: at.x + wide + ENTRY_GAP, y: at.y }
  }
  return { xml: parts.join(''), bottom: at.y + 22 }
}
