import { describe, expect, it } from 'vitest'
import {
  LAYOUT_IDS,
  LAYOUTS,
  pageGeometry,
  PAPERS,
  typeSizes,
  type Area,
} from '#shared/sheets/layouts.ts'

/** Points; smaller type is not readable on paper. */
const SMALLEST_TYPE = 7

const all = LAYOUT_IDS.flatMap((id) =>
  LAYOUTS[id].papers.map(({ paper }) => ({ id, paper, layout: LAYOUTS[id] })),
)

const right = ({ x, width }: Area): number => x + width
const below = ({ y, height }: Area): number => y + height
const apart = (one: Area, other: Area): boolean =>
  right(one) <= other.x + 1e-9 ||
  right(other) <= one.x + 1e-9 ||
  below(one) <= other.y + 1e-9 ||
  below(other) <= one.y + 1e-9

describe.each(all)('$id on $paper', ({ layout, paper }) => {
  const page = pageGeometry(layout, paper)

  it('has its faces on the paper, and none on another', () => {
    expect(page).toMatchObject({ width: PAPERS[paper].width, height: PAPERS[paper].height })
    expect(page.faces).toHaveLength(layout.columns * layout.rows)
    page.faces.forEach((face, i) => {
      expect(face.x).toBeGreaterThanOrEqual(-1e-9)
      expect(face.y).toBeGreaterThanOrEqual(-1e-9)
      expect(right(face)).toBeLessThanOrEqual(page.width + 1e-9)
      expect(below(face)).toBeLessThanOrEqual(page.height + 1e-9)
      for (const other of page.faces.slice(i + 1)) expect(apart(face, other)).toBe(true)
    })
  })

  it('has its marks between faces or at their edges', () => {
    for (const mark of [...page.cuts, ...page.folds]) {
      expect(mark.width === 0 || mark.height === 0).toBe(true)
      for (const { x, y, width, height } of page.faces) {
        const inner = { x: x + 0.1, y: y + 0.1, width: width - 0.2, height: height - 0.2 }
        expect(apart(mark, inner)).toBe(true)
      }
    }
  })

  it('has room and type that can be read', () => {
    const sizes = typeSizes(layout, paper)
    expect(sizes.every((size) => size >= SMALLEST_TYPE)).toBe(true)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(page.room.width).toBeGreaterThan(70)
    expect(page.room.height).toBeGreaterThan(40)
  })
})

describe('a pocket card', () => {
  it('is as large as a card, with its two sides beside each other', () => {
    const { faces, folds, cuts } = pageGeometry(LAYOUTS.pocket, 'a4')
    expect(faces[0]).toMatchObject({ width: 85, height: 54 })
    expect(faces[1]!.x).toBeCloseTo(right(faces[0]!))
    expect(faces[1]!.y).toBe(faces[0]!.y)
    expect(folds).toHaveLength(4)
    expect(folds[0]).toMatchObject({ x: right(faces[0]!), y: faces[0]!.y, width: 0, height: 54 })
    expect(cuts).toHaveLength(16)
  })

  it('has marks only where a side is used', () => {
    expect(pageGeometry(LAYOUTS.pocket, 'a4', 3).folds).toHaveLength(2)
    expect(pageGeometry(LAYOUTS.pocket, 'a4', 4).folds).toHaveLength(2)
    expect(pageGeometry(LAYOUTS.pocket, 'a4', 1).cuts).toHaveLength(4)
  })
})
