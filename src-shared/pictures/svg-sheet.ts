import type { Inks } from './colour-map.ts'
import type { Imprint } from './drawing.ts'
import { element, escapeXml, textAt, wrapped } from './svg-text.ts'

/** Width of every saved picture, in pixels. */
export const SHEET_WIDTH = 960
export const SHEET_MARGIN = 28

const FONT = "'Inter Variable', Inter, system-ui, sans-serif"
const SIGNS_IN_A_LINE = 124
const LINE = 19

interface Heading {
  readonly xml: string
  readonly bottom: number
}

export function heading({ title, finding }: Imprint, inks: Inks): Heading {
  const lines = wrapped(finding, SIGNS_IN_A_LINE)
  const texts = lines.map((line, i) =>
    textAt(SHEET_MARGIN, 66 + i * LINE, line, { 'font-size': 14, fill: inks.ink }),
  )
  return {
    xml:
      textAt(SHEET_MARGIN, 38, title, { 'font-size': 20, 'font-weight': 640, fill: inks.ink }) +
      texts.join(''),
    bottom: 54 + lines.length * LINE,
  }
}

export function svgSheet(imprint: Imprint, inks: Inks, inner: string, bottom: number): string {
  const height = Math.ceil(bottom) + 44
  const foot = `${imprint.ruleSet} · ${imprint.date} · Breakpoint`
  const body =
    element('title', {}, escapeXml(imprint.title)) +
    element('desc', {}, escapeXml(imprint.finding)) +
    element('rect', { width: SHEET_WIDTH, height, fill: inks.ground }) +
    inner +
    textAt(SHEET_MARGIN, height - 20, foot, { 'font-size': 12, fill: inks.muted })
  const root = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${SHEET_WIDTH} ${height}`,
      width: SHEET_WIDTH,
      height,
      'font-family': FONT,
      'font-size': 12,
    },
    body,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}
