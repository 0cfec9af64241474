import { describe, expect, it } from 'vitest'
import { CELL, cellIndex } from '#shared/pictures/grid.ts'
import {
  bankGrid,
  costGrid,
  winGrid,
  goForItRegion,
  goForItScores,
} from '#shared/games/farkle/pictures/map-grids.ts'
import { BANK, WIN } from './sample-maps.ts'

const { value, unreachable, none } = CELL
const CORNER = [value, unreachable, value, value]
const HATCHED = [unreachable, unreachable, unreachable, unreachable]

describe('the grid of win probabilities', () => {
  const grid = winGrid(WIN)

  it('has own scores as columns and those of the opponent as rows', () => {
    expect(grid.columns).toEqual({ title: 'Own score, points', values: WIN.scores })
    expect(grid.rows).toEqual({ title: 'Opponent’s score, points', values: WIN.scores })
    expect(grid.values[cellIndex(grid, { column: 3, row: 0 })]).toBe(0.8)
    expect(grid.values[cellIndex(grid, { column: 0, row: 3 })]).toBe(0.2)
  })

  it('hatches what nobody can have', () => {
    expect([...grid.kinds]).toEqual([...CORNER, ...HATCHED, ...CORNER, ...CORNER])
  })
})

describe('the grids of decisions', () => {
  it('leave out where one never banks', () => {
    const { values, kinds } = bankGrid(BANK)
    expect(Array.from(values).slice(0, 4)).toEqual([100, 100, 50, NaN])
    expect([...kinds]).toEqual([
      value,
      unreachable,
      value,
      none,
      ...HATCHED,
      value,
      unreachable,
      value,
      none,
      none,
      unreachable,
      none,
      none,
    ])
  })

  it('tell the cost of a wrong choice', () => {
    const each = costGrid(BANK)
    expect(Array.from(each.values).slice(8, 12)).toEqual([0.05, 0, 0.1, NaN])
    expect(each.kinds[11]).toBe(none)
  })
})

describe('the go-for-it region', () => {
  it('is where one never banks, of what can come up', () => {
    expect([...goForItRegion(BANK).mask]).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1])
  })

  it('has arms that begin at a score of each side', () => {
    expect(goForItScores(BANK)).toEqual({ own: 150, opponent: 150 })
    const bankFrom = BANK.bankFrom.map((total, cell) => (cell === 15 ? 50 : total))
    expect(goForItScores({ ...BANK, bankFrom })).toEqual({ own: null, opponent: null })
    const all = BANK.bankFrom.map(() => null)
    expect(goForItScores({ ...BANK, bankFrom: all })).toEqual({ own: 0, opponent: 0 })
  })
})
