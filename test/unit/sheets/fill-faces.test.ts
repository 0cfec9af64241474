import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillFaces, fitsFace, type MeasuredSheet, type Slice } from '#shared/sheets/fill-faces.ts'

/** A sheet of parts below each other, so high each. */
function sheet(
  heights: readonly number[],
  { keeps = [], tables = [], repeated = 0, heading = 10, own = false }: Partial<SheetOptions> = {},
): MeasuredSheet {
  let top = 0
  const parts = heights.map((height, i) => {
    const part = {
      top,
      bottom: top + height,
      keep: keeps.includes(i),
      repeated,
      table: tables[i] ?? null,
    }
    top += height
    return part
  })
  return { parts, heading, own }
}
interface SheetOptions {
  readonly keeps: readonly number[]
  /** The table of each part; null or nothing for none. */
  readonly tables: readonly (number | null)[]
  readonly repeated: number
  readonly heading: number
  readonly own: boolean
}

const page = { gap: 0, sides: 1 } as const
/** The parts on each face: `0:2-4` are those of the first sheet from the third to the fourth. */
const ends = (faces: Slice[][]): string[] =>
  faces.map((face) => face.map(({ sheet: at, from, to }) => `${at}:${from}-${to}`).join(' '))
/** The same of one sheet on faces of 100. */
const endsOf = (...made: Parameters<typeof sheet>): string[] =>
  ends(fillFaces([sheet(...made)], 100, page))

describe('a sheet', () => {
  it('that fits is on one face', () => {
    expect(endsOf([20, 30, 50])).toEqual(['0:0-3'])
  })

  it('that does not fit goes on between two parts, below a heading', () => {
    expect(endsOf([40, 40, 40, 40, 40])).toEqual(['0:0-2', '0:2-4', '0:4-5'])
    // With less of a heading a third part would have found room.
    expect(endsOf([40, 40, 30, 30, 30], { heading: 5 })).toEqual(['0:0-2', '0:2-5'])
  })

  it('has the head of its table again where it goes on', () => {
    expect(endsOf([50, 50, 40, 40], { repeated: 20 })).toEqual(['0:0-2', '0:2-3', '0:3-4'])
  })

  it('has a table on one face where a face holds it', () => {
    const tables = [null, null, 2, 2, 2]
    expect(endsOf([40, 20, 30, 30, 30], { tables })).toEqual(['0:0-2', '0:2-5'])
    // The heading above it would leave too little room.
    expect(endsOf([40, 20, 30, 30, 31], { tables })).toEqual(['0:0-3', '0:3-5'])
    const kept = { tables, keeps: [1] }
    expect(endsOf([40, 20, 30, 30, 30], kept)).toEqual(['0:0-1', '0:1-4', '0:4-5'])
  })

  it('leaves no heading alone at the end of a face', () => {
    expect(endsOf([40, 40, 20, 30], { keeps: [2] })).toEqual(['0:0-2', '0:2-4'])
    expect(endsOf([40, 30, 30, 30], { keeps: [1, 2] })).toEqual(['0:0-1', '0:1-4'])
  })

  it('of nothing but headings is divided all the same', () => {
    expect(endsOf([60, 60, 60], { keeps: [0, 1, 2] })).toEqual(['0:0-1', '0:1-2', '0:2-3'])
  })

  it('with a part higher than a face has it on a face of its own', () => {
    expect(endsOf([20, 300, 20])).toEqual(['0:0-1', '0:1-2', '0:2-3'])
  })

  it('without parts takes no room', () => {
    expect(fillFaces([sheet([]), sheet([10])], 100, page)).toHaveLength(1)
  })
})

describe('several sheets', () => {
  it('have faces of their own where they should', () => {
    const alone = { own: true }
    const sheets = [sheet([20], alone), sheet([20], alone)]
    expect(ends(fillFaces(sheets, 100, page))).toEqual(['0:0-1', '1:0-1'])
  })

  it('begin a card if they need more than one side of it', () => {
    const alone = { own: true }
    const sheets = [[20], [80, 80], [20], [20], [20]].map((parts) => sheet(parts, alone))
    const placed = ends(fillFaces(sheets, 100, { gap: 0, sides: 2 }))
    expect(placed).toEqual(['0:0-1', '', '1:0-1', '1:1-2', '2:0-1', '3:0-1', '4:0-1'])
  })

  it('stand on the first face that has room for them as a whole', () => {
    const sheets = [sheet([30]), sheet([70, 25]), sheet([10]), sheet([60, 60]), sheet([10])]
    const placed = ends(fillFaces(sheets, 100, { gap: 10, sides: 1 }))
    expect(placed).toEqual(['0:0-1 2:0-1 4:0-1', '1:0-2', '3:0-1', '3:1-2'])
  })

  it('stand below the end of one that goes on, and never between its faces', () => {
    const sheets = [sheet([60, 60]), sheet([20])]
    expect(ends(fillFaces(sheets, 100, { gap: 10, sides: 1 }))).toEqual(['0:0-1', '0:1-2 1:0-1'])
  })
})

describe('whatever is laid out', () => {
  const sheets = fc.array(
    fc.record({
      heights: fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 30 }),
      keeps: fc.array(fc.nat(29)),
      tables: fc.array(fc.constantFrom(null, 1, 2)).map((all) => all.toSorted()),
      repeated: fc.integer({ min: 0, max: 20 }),
      heading: fc.integer({ min: 0, max: 20 }),
    }),
    { minLength: 1, maxLength: 5 },
  )

  it('is there once, each sheet in order, and on no face higher than it', () => {
    fc.assert(
      fc.property(sheets, fc.boolean(), fc.integer({ min: 0, max: 30 }), (made, alone, gap) => {
        const room = 160
        const measured = made.map(({ heights, ...options }) =>
          sheet(heights, { ...options, own: alone }),
        )
        const faces = fillFaces(measured, room, { gap, sides: 1 })
        const parts = faces
          .flat()
          .toSorted((a, b) => a.sheet - b.sheet)
          .flatMap(({ sheet: number, from, to }) =>
            Array.from({ length: to - from }, (_, i) => `${number}.${from + i}`),
          )
        const wanted = measured.flatMap(({ parts: all }, number) =>
          all.map((_, i) => `${number}.${i}`),
        )
        expect(parts).toEqual(wanted)
        for (const face of faces) {
          const heights = face.map(({ sheet: number, from, to }) => {
            const { parts: all, heading } = measured[number]!
            const above = from === 0 ? 0 : heading + all[from]!.repeated
            return above + all[to - 1]!.bottom - all[from]!.top
          })
          const used = heights.reduce((sum, height) => sum + height, (face.length - 1) * gap)
          expect(used).toBeLessThanOrEqual(room + 0.05)
          if (alone) expect(face).toHaveLength(1)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('is on one face just when it fits', () => {
    const high = sheet([50, 51])
    expect(fitsFace(high, 100)).toBe(false)
    expect(fitsFace(high, 101)).toBe(true)
    expect(fillFaces([high], 101, page)).toHaveLength(1)
  })
})
