import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { farkleMastery } from '#shared/games/farkle/drill/mastery.ts'
import { scorecardMastery } from '#shared/games/scorecard/drill/mastery.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { masteryOf, masteryWhere } from '#shared/study/mastery.ts'
import type { NeedsList } from '#shared/study/needs.ts'

describe('the interval of answers', () => {
  test('is where the share is 1.2816 standard deviations from what was right', () => {
    for (const [count, right] of [
      [10, 3],
      [25, 24],
      [4, 4],
    ] as const) {
      const { low, high } = masteryOf(count, right)
      const share = right / count
      for (const end of [low, high]) {
        const deviation = Math.sqrt((end * (1 - end)) / count)
        if (end < 1) expect(Math.abs(share - end) / deviation).toBeCloseTo(1.2816, 6)
      }
      expect(low).toBeLessThan(share)
      expect(high).toBeGreaterThanOrEqual(share)
    }
  })

  test.each([
    [0, 0, 'unasked'],
    [1, 1, 'unsure'],
    [3, 3, 'unsure'],
    [19, 19, 'unsure'],
    [20, 18, 'known'],
    [20, 14, 'unsure'],
    [20, 8, 'weak'],
    [19, 0, 'unsure'],
  ] as const)('of %i answers, %i of them right, says %s', (count, right, state) => {
    expect(masteryOf(count, right).state).toBe(state)
  })

  test('adds up the cells that belong together', () => {
    const needs: NeedsList = [
      ['a.1', 5, 2],
      ['a.2', 3, 0],
      ['b.1', 9, 9],
    ]
    expect(masteryWhere(needs, (cell) => cell.startsWith('a'))).toMatchObject({
      count: 8,
      right: 6,
    })
  })
})

describe('the map of a game', () => {
  test('of Farkle has dice by turn totals, each with the drill on just that', () => {
    const needs: NeedsList = [
      ['both.3.250.any', 6, 1],
      ['roll-or-bank.3.250.any', 4, 0],
      ['set-aside.6.0.any', 2, 2],
    ]
    const { rows, columns } = farkleMastery(PRESETS.farkle, needs)
    expect([rows.length, columns.length]).toEqual([6, 6])
    const asked = rows.flatMap(({ squares }) => squares).filter(({ count }) => count > 0)
    expect(asked.map(({ count, right }) => [count, right])).toEqual([
      [2, 0],
      [10, 9],
    ])
    expect(asked[1]!.drill.filters).toMatchObject({ dice: [3], turnTotal: { from: 250, to: 500 } })
  })

  test('of Yahtzee has parts of the game by what is decided', () => {
    const needs: NeedsList = [
      ['boxes.late.upper-bonus', 4, 1],
      ['keeps.early', 3, 0],
    ]
    const { rows, columns } = scorecardMastery(PUBLISHED_CARDS.yahtzee!, needs)
    expect(columns).toHaveLength(4)
    expect(scorecardMastery(PUBLISHED_CARDS.kniffel!, needs).columns).toHaveLength(3)
    expect(scorecardMastery(PUBLISHED_CARDS.crag!, needs).columns).toHaveLength(2)
    expect(rows.map(({ squares }) => squares.map(({ count }) => count))).toEqual([
      [3, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 4, 4, 0],
    ])
    expect(rows[2]!.squares[2]!.drill).toMatchObject({
      kind: null,
      filters: { stages: ['late'], upperBonus: true },
    })
  })
})
