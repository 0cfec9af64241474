import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openingFor, type WindowPlace } from '#main/electron/window-place.ts'

const FIRST = { x: 0, y: 0, width: 1920, height: 1040 }
const SECOND = { x: 1920, y: -200, width: 1280, height: 984 }

function place(change: Partial<WindowPlace> = {}): WindowPlace {
  const usual = { x: 100, y: 80, width: 1000, height: 700 }
  return { ...usual, maximized: false, fullScreen: false, ...change }
}
const boundsOf = (kept: WindowPlace | null, displays = [FIRST, SECOND]): unknown =>
  openingFor(kept, displays).bounds

describe('a window opens', () => {
  it('in the middle of the first display the first time', () => {
    expect(openingFor(null, [FIRST])).toEqual({
      bounds: { width: 1180, height: 800 },
      maximized: false,
      fullScreen: false,
    })
  })

  it('no larger than the first display the first time', () => {
    const small = { x: 0, y: 0, width: 1024, height: 728 }
    expect(boundsOf(null, [small])).toEqual({ width: 1024, height: 728 })
  })

  it('where it was, on any display', () => {
    for (const at of [
      { x: 100, y: 80 },
      { x: 2000, y: -150 },
      // As far to the side as a user may have put it.
      { x: -800, y: 500 },
    ]) {
      expect(boundsOf(place(at))).toEqual({ ...at, width: 1000, height: 700 })
    }
  })

  it.each([
    ['its display is gone', { x: 2000, y: 0 }],
    ['its top is above the display', { y: -100 }],
    ['its top is below the display', { y: 1030 }],
    ['too little of it shows', { x: 1850 }],
  ])('in the middle, as large as it was, when %s', (_why, at) => {
    expect(boundsOf(place(at), [FIRST])).toEqual({ width: 1000, height: 700 })
  })

  it('cut to a display that is smaller than it, and moved onto it', () => {
    const kept = place({ x: 300, y: 10, width: 3000, height: 700 })
    expect(boundsOf(kept, [FIRST])).toEqual({ x: 0, y: 10, width: 1920, height: 700 })
  })

  it('no smaller than it can be used', () => {
    expect(boundsOf(place({ width: 0, height: -5 }), [FIRST])).toEqual({ width: 760, height: 560 })
  })

  it.each([{ maximized: true }, { fullScreen: true }])('as it was: %o', (mode) => {
    expect(openingFor(place(mode), [FIRST])).toMatchObject(mode)
    expect(openingFor(place({ ...mode, x: 9000 }), [FIRST])).toMatchObject(mode)
  })

  it('within reach whatever was kept', () => {
    const any = fc.integer({ min: -100_000, max: 100_000 })
    const anyPlace = fc.record({ x: any, y: any, width: any, height: any })
    fc.assert(
      fc.property(anyPlace, (bounds) => {
        const { x, y, width, height } = openingFor(place(bounds), [FIRST, SECOND]).bounds
        expect([width >= 760, height >= 560]).toEqual([true, true])
        expect([width <= 1920, height <= 1040]).toEqual([true, true])
        if (x === undefined || y === undefined) return
        const reached = [FIRST, SECOND].some(
          (area) =>
            Math.min(x + width, area.x + area.width) - Math.max(x, area.x) >= 120 &&
            y + 32 >= area.y + 16 &&
            y <= area.y + area.height - 16,
        )
        expect(reached).toBe(true)
      }),
    )
  })
})
