import { INKS } from './colour-map.ts'
import type { Imprint } from './drawing.ts'
import { heading, SHEET_MARGIN, SHEET_WIDTH, svgSheet } from './svg-sheet.ts'
import { element, textAt } from './svg-text.ts'

const NAMES = 210
const NUMBERS = 76
const LINE = 26
const THICK = 14
const GAP = 10

export function barSvg(drawing: BarDrawing, imprint: Imprint): string {
  const inks = INKS.paper
  const head = heading(imprint, inks)
  const left = SHEET_MARGIN + NAMES
  const width = SHEET_WIDTH - SHEET_MARGIN - NUMBERS - left
  const top = head.bottom + 46
  const parts = barParts(drawing)
  const rows = drawing.rows.flatMap(({ title, value, strong }, i) => {
    const y = top + i * LINE
    const weight = strong ? { 'font-weight': 640 } : {}
    const foot = y + THICK - 3
    return [
      textAt(left - GAP, foot, title, { fill: inks.ink, 'text-anchor': 'end', ...weight }),
      element('rect', {
        x: left,
        y,
        width: parts[i]! * width,
        height: THICK,
        rx: 2,
        fill: strong ? inks.ink : inks.muted,
      }),
      textAt(left + parts[i]! * width + GAP, foot, drawing.format(value), {
        fill: inks.ink,
        ...weight,
      }),
    ]
  })
  const title = textAt(left, head.bottom + 26, drawing.xTitle, { fill: inks.muted })
  const bottom = top + drawing.rows.length * LINE
  return svgSheet(imprint, inks, [head.xml, title, ...rows].join(''), bottom)
}

interface BarRow {
  readonly title: string
  readonly value: number
  readonly strong?: boolean
}

export interface BarDrawing {
  readonly rows: readonly BarRow[]
  readonly xTitle: string
  /** Value of a bar of full length; default: the largest value. */
  readonly most?: number
  readonly format: (value: number) => string
}

export function barParts({ rows, most }: BarDrawing): number[] {
  const whole = most ?? rows.reduce((top, { value }) => Math.max(top, value), 0)
  return rows.map(({ value }) => (whole > 0 ? Math.min(1, Math.max(0, value / whole)) : 0))
}
