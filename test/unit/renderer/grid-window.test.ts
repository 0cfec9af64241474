import { describe, expect, it } from 'vitest'
import { wholeWindow } from '#shared/pictures/plot.ts'
import {
  cellAt,
  cellOfKey,
  mostZoom,
  moved,
  showing,
  zoomed,
  zoomOf,
} from '#renderer/components/picture/grid-window.ts'
import { keyDown } from './harness.ts'

const size = { columns: 200, rows: 100 }
const whole = wholeWindow(200, 100)

describe('the part of a grid that is shown', () => {
  it('comes closer about a place that stays where it is', () => {
    const about = { x: 50, y: 20 }
    const shown = zoomed(size, whole, 2, about)
    expect(shown).toMatchObject({ columns: 100, rows: 50 })
    expect((about.x - shown.x) / shown.columns).toBeCloseTo((about.x - whole.x) / 200, 12)
    expect((about.y - shown.y) / shown.rows).toBeCloseTo((about.y - whole.y) / 100, 12)
    expect(zoomOf(size, shown)).toBe(2)
  })

  it('is never less than a few cells or more than the grid', () => {
    const closest = zoomed(size, whole, 1000, { x: 0, y: 0 })
    expect(closest.rows).toBeCloseTo(8, 9)
    expect(zoomOf(size, closest)).toBeCloseTo(mostZoom(size), 9)
    expect(zoomed(size, closest, 0.0001, { x: 90, y: 3 })).toEqual(whole)
    expect(mostZoom({ columns: 5, rows: 4 })).toBe(1)
  })

  it('moves no further than the edges', () => {
    const shown = zoomed(size, whole, 4, { x: 100, y: 50 })
    expect(moved(size, shown, 5, -2)).toMatchObject({ x: shown.x + 5, y: shown.y - 2 })
    expect(moved(size, shown, 500, 500)).toMatchObject({ x: 149.5, y: 74.5 })
    expect(moved(size, shown, -500, -500)).toMatchObject({ x: -0.5, y: -0.5 })
    expect(moved(size, whole, 3, 3)).toEqual(whole)
  })

  it('follows a cell, but only when it leaves', () => {
    const shown = zoomed(size, whole, 4, { x: 100, y: 50 })
    expect(showing(size, shown, { column: 100, row: 50 })).toEqual(shown)
    const right = showing(size, shown, { column: 160, row: 50 })
    expect(right.x + right.columns).toBe(160.5)
    expect(right.y).toBe(shown.y)
    expect(showing(size, shown, { column: 0, row: 0 })).toMatchObject({ x: -0.5, y: -0.5 })
  })

  it('has a cell at every place within it', () => {
    expect(cellAt(size, { x: -0.49, y: 99.49 })).toEqual({ column: 0, row: 99 })
    expect(cellAt(size, { x: 3.4, y: 2.6 })).toEqual({ column: 3, row: 3 })
    expect(cellAt(size, { x: 200, y: 5 })).toBeNull()
    expect(cellAt(size, { x: 5, y: -0.6 })).toBeNull()
  })
})

describe('a key', () => {
  const from = { column: 50, row: 50 }
  it.each([
    ['ArrowRight', { column: 51, row: 50 }],
    ['ArrowLeft', { column: 49, row: 50 }],
    ['ArrowUp', { column: 50, row: 51 }],
    ['ArrowDown', { column: 50, row: 49 }],
    ['Shift+ArrowUp', { column: 50, row: 60 }],
    ['PageUp', { column: 50, row: 60 }],
    ['PageDown', { column: 50, row: 40 }],
    ['Home', { column: 0, row: 50 }],
    ['End', { column: 199, row: 50 }],
    ['Ctrl+Home', { column: 0, row: 0 }],
    ['Ctrl+End', { column: 199, row: 99 }],
  ])('%s leads on', (key, to) => {
    expect(cellOfKey(size, from, keyDown(key))).toEqual(to)
  })

  it('that means something else does not', () => {
    for (const key of ['a', 'Enter', 'Tab', 'Alt+ArrowLeft', 'Ctrl+ArrowRight', 'Escape']) {
      expect(cellOfKey(size, from, keyDown(key))).toBeUndefined()
    }
  })

  it('leads nowhere beyond the grid', () => {
    expect(cellOfKey(size, { column: 199, row: 99 }, keyDown('Shift+ArrowRight'))).toEqual({
      column: 199,
      row: 99,
    })
  })
})
