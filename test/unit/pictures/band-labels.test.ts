import { wcagContrast } from 'culori/fn'
import { describe, expect, it } from 'vitest'
import { bandLabels, bandsOf } from '#shared/pictures/band-labels.ts'
import type { Ground } from '#shared/pictures/colour-map.ts'
import { bandOf, paletteOf, type StepScale } from '#shared/pictures/colour-scale.ts'
import { hexOf } from '#shared/pictures/colour.ts'
import { CELL } from '#shared/pictures/grid.ts'
import { toCells, wholeWindow } from '#shared/pictures/plot.ts'
import { makeGrid } from '#test/support/small-grid.ts'

const SIDE = 60
const box = { left: 0, top: 0, width: 520, height: 520 }
const scale: StepScale = {
  kind: 'steps',
  title: 'Lead',
  edges: [-40, -20, 0, 20, 40],
  format: (value) => String(value),
}

describe('numbers in the bands of a picture', () => {
  const grid = makeGrid(SIDE, SIDE)
  const bands = bandsOf(grid, scale, 'light')

  it('say the least and the greatest number of their colour', () => {
    expect(bands.map(({ text }) => text)).toEqual([
      '-59–-41',
      '-40–-21',
      '-20–-1',
      '0–19',
      '20–39',
      '40–59',
    ])
    const even = makeGrid(SIDE, SIDE)
    const flat = { ...even, values: Array.from(even.values, () => 7) }
    expect(bandsOf(flat, scale, 'light').map(({ text }) => text)).toEqual(['7'])
  })

  it.each([
    ['whole', wholeWindow(SIDE, SIDE)],
    ['closer', { x: 10.5, y: 12.5, columns: 20, rows: 20 }],
  ])('stand within their own colour, %s', (_, shown) => {
    const labels = bandLabels(bands, SIDE, box, shown)
    expect(labels.length).toBeGreaterThanOrEqual(2)
    for (const { x, y, text } of labels) {
      const half = (text.length * 8.8) / 2
      for (const at of [x - half, x, x + half]) {
        const cell = toCells(box, shown, { x: at, y })
        const value = Math.round(cell.x) - Math.round(cell.y)
        expect(bands.findIndex((band) => band.text === text)).toBe(bandOf(scale, value))
      }
    }
  })

  it('are left out where there is no room, and for cells that play never reaches', () => {
    const small = { ...box, width: 40, height: 40 }
    expect(bandLabels(bands, SIDE, small, wholeWindow(SIDE, SIDE))).toEqual([])
    const never = { ...grid, kinds: grid.kinds.map(() => CELL.unreachable) }
    expect(bandsOf(never, scale, 'light')).toEqual([])
  })

  it.each<Ground>(['light', 'dark', 'paper'])('can be read on every colour, %s', (ground) => {
    const { colours } = paletteOf(scale, ground)
    bandsOf(grid, scale, ground).forEach(({ ink }, band) => {
      expect(wcagContrast(hexOf(colours[band]!), ink)).toBeGreaterThanOrEqual(4.5)
    })
  })
})
