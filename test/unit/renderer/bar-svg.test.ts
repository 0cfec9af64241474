import { describe, expect, it } from 'vitest'
import { barSvg, barParts, type BarDrawing } from '#shared/pictures/bars.ts'

const DRAWING: BarDrawing = {
  xTitle: 'Mean, points',
  format: (value) => value.toFixed(1),
  rows: [
    { title: 'Ones & twos', value: 5, strong: true },
    { title: 'Chance', value: 20 },
    { title: 'Nothing', value: 0 },
  ],
}
const IMPRINT = { title: 'Boxes', finding: 'Chance is best.', ruleSet: 'Yahtzee', date: 'today' }

describe('bars', () => {
  it('are as long as their part of the longest one', () => {
    expect(barParts(DRAWING)).toEqual([0.25, 1, 0])
  })

  it('are as long as their part of what could be, and no longer', () => {
    expect(barParts({ ...DRAWING, most: 10 })).toEqual([0.5, 1, 0])
  })

  it('have no length where all are 0', () => {
    expect(barParts({ ...DRAWING, rows: [{ title: 'Nothing', value: 0 }] })).toEqual([0])
  })

  it('stand in a file with names, numbers and lengths in one ratio', () => {
    const svg = barSvg(DRAWING, IMPRINT)
    const page = new DOMParser().parseFromString(svg, 'image/svg+xml')
    const texts = [...page.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(texts).toEqual(expect.arrayContaining(['Boxes', 'Mean, points', 'Ones & twos', '20.0']))
    const widths = [...page.querySelectorAll('rect[rx]')].map((bar) =>
      Number(bar.getAttribute('width')),
    )
    expect(widths).toHaveLength(3)
    expect(widths[0]! / widths[1]!).toBeCloseTo(0.25, 4)
    expect(widths[2]).toBe(0)
  })
})
