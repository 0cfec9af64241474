import { describe, expect, it } from 'vitest'
import { FIRST_POSITION } from '#shared/games/farkle/analysis/position.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { cellIndex } from '#shared/pictures/grid.ts'
import { leadAtOwn } from '#shared/games/farkle/pictures/lead.ts'
import { bankDrawing, markOf } from '#renderer/games/farkle/maps/bank-drawing.ts'
import { leadDrawing, leadNumbers } from '#renderer/games/farkle/maps/lead-chart.ts'
import { winCellWords } from '#renderer/games/farkle/maps/map-speech.ts'
import { firstTurn } from '#renderer/games/farkle/strategy/turn-overview.ts'
import { BANKING, WINNING } from './map-answers.ts'

const at = (column: number, row: number) => ({ column, row })

describe('a roll-or-bank map', () => {
  const drawn = (colouring: 'bank' | 'cost') =>
    bankDrawing({
      answer: BANKING,
      dice: 3,
      colouring,
      counters: { ownFarkles: 0, opponentFarkles: 0 },
    })

  it('is coloured by the turn total to bank from, with go-for-it outlined', () => {
    const { grid, regions, title, describe: say } = drawn('bank')
    expect(title).toBe('Where to bank with 3 dice left')
    expect(grid.values[cellIndex(grid, at(0, 2))]).toBe(100)
    expect(regions.map((region) => region.title)).toEqual(['Go for it'])
    expect([...regions[0]!.mask]).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 1])
    expect(say(at(0, 0))).toBe(
      '0 against 0, 3 dice: bank from 100. A wrong choice costs 1.23 percentage points on average.',
    )
    expect(say(at(0, 2))).toContain('bank from 100, and roll again at some larger total.')
    expect(say(at(2, 2))).toContain('go for it, never bank short of the goal.')
    expect(say(at(2, 0))).toContain('there is nothing to decide')
    expect(say(at(1, 0))).toBe('50 against 0, 3 dice: no player can have such a score.')
  })

  it('is coloured by what the wrong choice costs', () => {
    const { grid } = drawn('cost')
    expect(grid.values[cellIndex(grid, at(0, 2))]).toBe(0.25)
    expect(grid.values[cellIndex(grid, at(2, 0))]).toBeNaN()
  })

  it('marks a position that lies on it', () => {
    expect(markOf(BANKING, { ...FIRST_POSITION, own: 100, opponent: 0 })).toEqual(at(2, 0))
    expect(markOf(BANKING, { ...FIRST_POSITION, opponent: 150 })).toBeNull()
    expect(markOf(BANKING, null)).toBeNull()
  })
})

describe('a map of chances', () => {
  it('says the chance of each cell', () => {
    expect(winCellWords(WINNING, at(2, 2))).toBe('100 against 100: the player to move wins 65.0%.')
    expect(winCellWords(WINNING, at(0, 1))).toContain('no player can have such a score')
  })

  it('has a line by lead, with the even line that is not read out', () => {
    const points = leadAtOwn(WINNING, 100)
    const { series, xMin, xMax } = leadDrawing(points)
    expect(series[0]).toMatchObject({ unread: true })
    expect(series[1]!.data).toEqual([
      { x: 0, y: 65 },
      { x: 100, y: 90 },
    ])
    expect([xMin, xMax]).toEqual([0, 500])
    expect(
      leadNumbers(points, 0).rows.map(({ cells, mark }) => [cells[1], cells[2], mark]),
    ).toEqual([
      ['100', '65.0000', undefined],
      ['0', '90.0000', 'analysed'],
    ])
    expect(leadNumbers(points).file.rows[1]).toEqual([100, 100, 0, 0.9])
  })
})

it('the first turn is after no farkle where the rules count them', () => {
  expect(firstTurn(PRESETS.farkle)).toBe('single')
  expect(firstTurn(PRESETS.zilch)).toBe('after-0')
})
