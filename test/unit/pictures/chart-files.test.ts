import { describe, expect, it } from 'vitest'
import type { LineDrawing, Series } from '#shared/pictures/chart.ts'
import { chartCsv } from '#shared/pictures/grid-csv.ts'
import { cornersOf } from '#shared/pictures/chart-lines.ts'
import { chartSvg } from '#shared/pictures/chart-svg.ts'

const imprint = {
  title: 'Results <of> a turn',
  finding: 'Half of them make 350 or less.',
  ruleSet: 'My & rules',
  date: '3 Mar 2026',
}

const line: Series = {
  label: 'Best play',
  token: 'ink',
  dash: [2, 3],
  data: [
    { x: 0, y: 0 },
    { x: 10, y: 5 },
    { x: 20, y: 10 },
  ],
}

const drawing: LineDrawing = {
  series: [
    line,
    { label: 'Now', token: 'ink', points: true, mark: 'here', data: [{ x: 10, y: 5 }] },
  ],
  bands: [{ from: 0, to: 5, token: 'roll-tint' }],
  xTitle: 'Points',
  yTitle: 'Turns, %',
  xMin: 0,
  xMax: 20,
  yMin: 0,
  yMax: 10,
  format: { x: (value) => `x${value}`, y: (value) => `y${value}` },
}

/** The corners of the first line, in pixels. */
function lineIn(svg: string): number[][] {
  const d = /<g clip-path[^>]*><path d="M([^"]+)"/.exec(svg)![1]!
  return d.split('L').map((corner) => corner.split(' ').map(Number))
}

describe('a chart as a file of SVG', () => {
  const svg = chartSvg(drawing, imprint)

  it('says what it is, of which rules and when', () => {
    expect(svg).toContain('Results &lt;of&gt; a turn')
    expect(svg).toContain('Half of them make 350 or less.')
    expect(svg).toContain('My &amp; rules · 3 Mar 2026 · Breakpoint')
    for (const text of ['Points', 'Turns, %', '>here<', '>Best play<', '>x20<', '>y10<']) {
      expect(svg).toContain(text)
    }
  })

  it('draws a line where its numbers are on the axes', () => {
    const [first, middle, last] = lineIn(svg) as [number[], number[], number[]]
    expect(middle[0]).toBeCloseTo((first[0]! + last[0]!) / 2, 1)
    expect(middle[1]).toBeCloseTo((first[1]! + last[1]!) / 2, 1)
    expect(last[1]).toBeLessThan(first[1]!)
    expect(svg).toContain('stroke-dasharray="2 3"')
  })

  it('has room for its numbers where the axes are not given, also if they are all alike', () => {
    const { xMin: _, xMax: __, yMin: ___, yMax: ____, ...free } = drawing
    expect(lineIn(chartSvg(free, imprint))).toEqual(lineIn(svg))
    const flat = {
      ...free,
      series: [
        {
          ...line,
          data: [
            { x: 1, y: 1 },
            { x: 2, y: 1 },
          ],
        },
      ],
    }
    expect(chartSvg(flat, imprint)).not.toMatch(/NaN|Infinity/)
    expect(chartSvg({ ...free, series: [] }, imprint)).not.toMatch(/NaN|Infinity/)
  })

  it('ends its axes on round numbers where they are not given, so that no line touches the edge', () => {
    const { yMin: _, yMax: __, ...free } = drawing
    const data = [
      { x: 0, y: 0.4 },
      { x: 20, y: 22.6 },
    ]
    const text = chartSvg({ ...free, bands: [], series: [{ ...line, data }] }, imprint)
    expect(text).toContain('>y0<')
    expect(text).toContain('>y25<')
  })

  it('makes stairs that hold a value until the next point, since the last, or around its own', () => {
    const stairs = (steps: 'until' | 'since' | 'around') =>
      cornersOf({ ...line, steps }).map(({ x, y }) => [x, y])
    expect(stairs('until').slice(0, 3)).toEqual([
      [0, 0],
      [10, 0],
      [10, 5],
    ])
    expect(stairs('since').slice(0, 3)).toEqual([
      [0, 0],
      [0, 5],
      [10, 5],
    ])
    expect(stairs('around').slice(0, 4)).toEqual([
      [0, 0],
      [5, 0],
      [5, 5],
      [10, 5],
    ])
    expect(cornersOf(line)).toEqual(line.data)
  })
})

it('a chart as a file of numbers begins with what they are and has them in full', () => {
  const numbers = {
    columns: ['Points', 'Chance'],
    rows: [
      [50, 1 / 3],
      [100, null],
    ],
  }
  expect(chartCsv(numbers, imprint).split('\r\n')).toEqual([
    'Results <of> a turn',
    'Half of them make 350 or less.',
    'Rule set: My & rules',
    '3 Mar 2026',
    '',
    'Points,Chance',
    '50,0.3333333333333333',
    '100,',
    '',
  ])
})
