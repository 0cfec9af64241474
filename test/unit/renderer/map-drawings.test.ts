import { describe, expect, it } from 'vitest'
import { FIRST_POSITION } from '#shared/games/farkle/analysis/position.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { cellIndex } from '#shared/pictures/grid.ts'
import { leadAtOwn } from '#shared/games/farkle/pictures/lead.ts'
import { bankDrawing, markOf } from '#renderer/games/farkle/maps/bank-drawing.ts'
import { compared, differenceCellWords } from '#renderer/games/farkle/maps/difference-drawing.ts'
import { leadDrawing, leadNumbers } from '#renderer/games/farkle/maps/lead-chart.ts'
import { winCellWords } from '#renderer/games/farkle/maps/map-speech.ts'
import { pointsLimit } from '#renderer/games/farkle/maps/points-limit.ts'
import { turnAfter } from '#renderer/games/farkle/strategy/turn-overview.ts'
import { BANKING, FREQUENCY, WINNING } from './map-answers.ts'

const at = (column: number, row: number) => ({ column, row })

describe('a roll-or-bank map', () => {
  const drawn = (colouring: 'bank' | 'cost' | 'often') =>
    bankDrawing({
      answer: BANKING,
      dice: 3,
      colouring,
      frequency: FREQUENCY,
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

  it('is coloured by that times how often it comes up, in games of a million', () => {
    const { grid, scale, describe: say } = drawn('often')
    expect(grid.values[cellIndex(grid, at(0, 2))]).toBeCloseTo(0.25 * 0.2 * 0.25, 12)
    expect(scale.format(0.0000123)).toBe('12.3')
    expect(scale.kind === 'steps' && scale.edges.map(scale.format).join(' ')).toBe(
      '1 2 5 10 20 50 100',
    )
    expect(say(at(0, 2))).toBe(
      '0 against 100, 3 dice: 50,000 decisions in a million games, and 12,500.0 games lost by choosing wrong.',
    )
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

describe('a comparison', () => {
  const mine = { name: 'the play to win', limits: BANKING }
  const even = { name: 'the play for points', limits: { everywhere: 50 } }

  it('with one limit everywhere says what changes to the map', () => {
    const both = compared(even, mine, 3)
    expect(both.difference.grid.values[0]).toBe(50)
    expect([...both.difference.changed.mask]).toEqual([1, 0, 1, 0, 0, 0, 1, 0, 1])
    expect(both.finding).toContain(
      '4 of 4 cells change: 2 banked later, 2 where only one of the two goes for it',
    )
    const names = [even.name, mine.name] as const
    expect(differenceCellWords(both, names, at(0, 0))).toBe(
      '0 against 0: the play for points, bank from 50; the play to win, bank from 100.',
    )
    expect(differenceCellWords(both, names, at(2, 0))).toContain('the play to win, go for it.')
    expect(differenceCellWords(both, names, at(1, 0))).toContain('no player can have')
  })

  it('of two maps is made over the scores that both have', () => {
    const short = { ...BANKING, scores: [0, 50], canHave: [1, 0], bankFrom: [50, 50, 50, 50] }
    const both = compared(mine, { name: 'Short', limits: short }, 3)
    expect(both.first.columns.values).toEqual([0, 50])
    expect(both.difference.grid.values[0]).toBe(-50)
  })
})

describe('the limit of the play for most points', () => {
  const row = (turnScore: number, gain: number | null) => ({
    turnScore,
    values: [gain, null, null, null, null, null],
  })
  const rows = [row(0, 90), row(50, -1), row(100, null), row(150, 20), row(200, 0), row(250, -5)]

  it('is the least total that is reached, may be banked and is not worth rolling', () => {
    expect(pointsLimit(rows, PRESETS.farkle, 1)).toBe(50)
    expect(pointsLimit(rows, { ...PRESETS.farkle, minimumBank: 100 }, 1)).toBe(200)
    expect(pointsLimit(rows, PRESETS.farkle, 2)).toBeNull()
  })

  it('is none with hot dice that must be rolled', () => {
    const all = rows.map(({ turnScore, values }) => ({ turnScore, values: values.toReversed() }))
    expect(pointsLimit(all, PRESETS.farkle, 6)).toBe(50)
    expect(pointsLimit(all, { ...PRESETS.farkle, mustRollHotDice: true }, 6)).toBeNull()
  })

  it('is that of the turn that is played', () => {
    expect(turnAfter(PRESETS.farkle)).toBe('single')
    expect(turnAfter(PRESETS.zilch, 2)).toBe('after-2')
  })
})
