import { describe, expect, it } from 'vitest'
import { differenceGrid, evenGrid, onSharedAxes, summaryOf } from '#shared/pictures/difference.ts'
import { CELL } from '#shared/pictures/grid.ts'
import { evenLead, leadAtOwn } from '#shared/games/farkle/pictures/lead.ts'
import { bankGrid, winGrid } from '#shared/games/farkle/pictures/map-grids.ts'
import { BANK, WIN } from './sample-maps.ts'

describe('win probability by lead', () => {
  it('at an own score goes through all scores that the opponent can have', () => {
    expect(leadAtOwn(WIN, 100)).toEqual([
      { lead: -50, own: 100, opponent: 150, winProbability: 0.45 },
      { lead: 0, own: 100, opponent: 100, winProbability: 0.56 },
      { lead: 100, own: 100, opponent: 0, winProbability: 0.7 },
    ])
    expect(leadAtOwn(WIN, 50)).toEqual([])
  })

  it('is even between two points', () => {
    expect(evenLead(leadAtOwn(WIN, 100))).toBeCloseTo(-50 + (50 * 0.05) / 0.11, 10)
    expect(evenLead(leadAtOwn(WIN, 150))).toBeNull()
    expect(evenLead([])).toBeNull()
  })
})

describe('a difference of two grids', () => {
  const first = bankGrid(BANK)
  const second = bankGrid({
    ...BANK,
    bankFrom: BANK.bankFrom.map((total, cell) => (cell === 0 ? 250 : cell === 2 ? null : total)),
  })
  const difference = differenceGrid(first, second)

  it('tells each change, and what is decided in only one of them', () => {
    expect(difference.grid.values[0]).toBe(150)
    expect(difference.grid.values[8]).toBe(0)
    expect(difference.grid.values[2]).toBeNaN()
    expect(difference.grid.kinds[2]).toBe(CELL.none)
    expect([...difference.changed.mask].flatMap((is, i) => (is ? [i] : []))).toEqual([0, 2])
    expect(summaryOf(difference)).toEqual({
      cells: 9,
      changed: 2,
      up: 1,
      down: 0,
      other: 1,
      most: { column: 0, row: 0, by: 150 },
    })
    expect(summaryOf(differenceGrid(second, first)).most!.by).toBe(-150)
    expect(summaryOf(differenceGrid(first, first))).toMatchObject({ changed: 0, most: null })
  })

  it('may leave out what is little', () => {
    expect(summaryOf(differenceGrid(first, second, 150))).toMatchObject({ up: 0, other: 1 })
  })

  it('is taken against one value in all cells, too', () => {
    const { grid, changed } = differenceGrid(evenGrid(first, 100), first)
    expect(grid.values[8]).toBe(50)
    expect(grid.kinds[4]).toBe(CELL.unreachable)
    // Where one never banks, that is another play than banking from 100.
    expect(changed.mask[3]).toBe(1)
  })

  it('is over the axes that both have', () => {
    const longer = winGrid({
      scores: [0, 100, 200],
      canHave: [1, 1, 1],
      winProbability: [0.5, 0.6, 0.7, 0.4, 0.5, 0.6, 0.3, 0.4, 0.5],
    })
    const [a, b] = onSharedAxes(winGrid(WIN), longer)
    expect(a.columns.values).toEqual([0, 100])
    expect(Array.from(a.values)).toEqual([0.55, 0.7, 0.4, 0.56])
    expect(Array.from(b.values)).toEqual([0.5, 0.6, 0.4, 0.5])
    expect([...b.kinds]).toEqual([0, 0, 0, 0])
    expect(summaryOf(differenceGrid(a, b))).toMatchObject({ cells: 4, up: 0, down: 3 })
    expect(() => differenceGrid(winGrid(WIN), longer)).toThrow(/equal axes/)
    expect(onSharedAxes(first, second)).toEqual([first, second])
  })
})
