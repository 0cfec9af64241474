import { describe, expect, it } from 'vitest'
import type { Face } from '#shared/dice/multiset.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import type { Strategy } from '#shared/games/scorecard/analysis/strategy-names.ts'
import { boxDrawing, boxFinding, boxNumbers } from '#renderer/games/scorecard/strategy/box-chart.ts'
import {
  matchingRolls,
  openingFinding,
  readFaces,
  shareOf,
  sortedRolls,
  type FirstRoll,
} from '#renderer/games/scorecard/strategy/roll-list.ts'
import {
  atLeastRows,
  scoreDrawing,
  scoreFinding,
  scoreNumbers,
} from '#renderer/games/scorecard/strategy/score-chart.ts'
import { wayDrawing, wayFinding, wayNumbers } from '#renderer/games/scorecard/strategy/way-rows.ts'
import type { Statistics, Way } from '#renderer/games/scorecard/strategy/ways.ts'

const RULES = PRESETS.forced

/** A game that ends with each of these scores equally often. */
function even(
  strategy: Strategy,
  first: number,
  count: number,
  more: Partial<Statistics> = {},
): Way {
  const mean = first + (count - 1) / 2
  return {
    strategy,
    answer: {
      mean,
      standardDeviation: Math.sqrt((count ** 2 - 1) / 12),
      first,
      chances: Array.from({ length: count }, () => 1 / count),
      percentiles: [{ percent: 50, score: Math.floor(mean) }],
      upperBonusProbability: 0.5,
      upperBonusMean: 17.5,
      boxes: Array.from({ length: 13 }, (_, box) => ({
        box,
        mean: 10,
        standardDeviation: 1,
        zero: box / 20,
      })),
      alike: { rolled: 0.4, bonuses: 0.1, bonusMean: 10 },
      ...more,
    },
  }
}

const best = even('optimal', 151, 200)
const greedy = even('greedy', 101, 200)

describe('the final scores', () => {
  it('are drawn in percent, in bins of ten points that name what they hold', () => {
    const { series, format, xMin, xMax } = scoreDrawing('each', [best])
    expect(xMin).toBe(150)
    // The rarest of the high ones are left to the table.
    expect(xMax).toBe(350)
    expect(series[0]!.data[0]).toEqual({ x: 150, y: expect.closeTo(4.5) })
    expect(series[0]!.data[1]).toEqual({ x: 160, y: expect.closeTo(5) })
    expect(series[0]!.data.at(-1)).toEqual({ x: 350, y: expect.closeTo(0.5) })
    expect(format.place!(160)).toBe('160 to 169')
  })

  it('begin where the lower of two begins, told apart by dashes', () => {
    const { series, xMin } = scoreDrawing('each', [best, greedy])
    expect(xMin).toBe(100)
    expect(series.map(({ label }) => label)).toEqual(['Optimal', 'Greedy'])
    expect(series.map(({ dash }) => dash?.length)).toEqual([0, 2])
  })

  it('fall from all games to next to none where they are summed', () => {
    const { data } = scoreDrawing('atLeast', [best]).series[0]!
    expect(data[0]).toEqual({ x: 150, y: expect.closeTo(100) })
    expect(data.find(({ x }) => x === 250)!.y).toBeCloseTo(50.5)
    expect(data.at(-1)).toEqual({ x: 350, y: expect.closeTo(0.5) })
    expect(data.every(({ y }, i) => i === 0 || y <= data[i - 1]!.y)).toBe(true)
  })

  it('are in full in a file: every score of either, its chance and that of as much', () => {
    const { rows } = scoreNumbers([best, greedy]).file
    expect(rows).toHaveLength(250)
    expect(rows[0]).toEqual([101, 0, expect.closeTo(1), 0.005, expect.closeTo(1)])
    expect(rows.at(-1)).toEqual([350, 0.005, 0.005, 0, 0])
  })

  it('are a bin a row on screen, with the chance of at least its first score', () => {
    const row = scoreNumbers([best]).rows.find(({ cells }) => cells[0] === '300 to 309')!
    expect(row.cells).toEqual(['300 to 309', '5.00', '25.50'])
  })

  it('answer how often so many points are reached, also as one game in so many', () => {
    expect(atLeastRows([best, greedy], 300).map(({ cells }) => cells)).toEqual([
      ['Optimal', '25.5000', '3.9'],
      ['Greedy', '0.5000', '200'],
    ])
    expect(atLeastRows([best], 351)[0]!.cells).toEqual(['Optimal', '0.0000', 'never'])
  })

  it('are told in a sentence, of one by itself or of a second beside it', () => {
    expect(scoreFinding([best], 300)).toBe(
      'Optimal: 250.5 points on average; half of all games end between 200 and 300, and 25.5% reach 300.',
    )
    expect(scoreFinding([best, greedy], 300)).toBe(
      'Greedy makes 50.0 points fewer on average than Optimal, and reaches 300 in 0.5% of games instead of 25.5%.',
    )
  })
})

describe('the boxes', () => {
  it('come with the bonuses that the rules have, which add up to the mean', () => {
    const rows = boxDrawing(RULES, 'mean', best.answer).rows
    expect(rows).toHaveLength(15)
    expect(rows.slice(-2)).toEqual([
      { title: 'Upper bonus', value: 17.5 },
      { title: 'Yahtzee bonuses', value: 10 },
    ])
    const plain = even('optimal', 151, 200, { alike: { rolled: 0.4, bonuses: 0, bonusMean: 0 } })
    expect(boxNumbers(RULES, plain.answer).rows.map(({ cells }) => cells[0])).not.toContain(
      'Yahtzee bonuses',
    )
  })

  it('are drawn without the bonuses where chances of zero are shown', () => {
    const { rows } = boxDrawing(RULES, 'zero', best.answer)
    expect(rows).toHaveLength(13)
    expect(rows.at(-1)!.value).toBeCloseTo(60)
  })

  it('are tables on screen and in full in a file', () => {
    expect(boxNumbers(RULES, best.answer).rows[1]!.cells).toEqual(['Twos', '10.0', '5.0'])
    expect(boxNumbers(RULES, best.answer).rows[13]!.cells).toEqual(['Upper bonus', '17.5', '50.0'])
    expect(boxNumbers(RULES, best.answer).file.rows[1]).toEqual(['Twos', 10, 0.05])
  })

  it('say which of them end with zero most often', () => {
    expect(boxFinding(RULES, best.answer)).toBe(
      'Yahtzee ends with zero in 60.0% of games and Chance in 55.0%; any other box in at most 50.0%.',
    )
  })
})

describe('the ways to play', () => {
  const ways = [best, greedy, even('equal-only', 51, 200)]

  it('stand side by side', () => {
    const { columns, rows } = wayNumbers(ways, 300)
    expect(columns).toHaveLength(4)
    expect(rows[0]!.cells).toEqual(['Optimal', '250.5', '50.0', '25.5'])
  })

  it('are drawn by what is looked at, the best play strong', () => {
    const drawn = wayDrawing('high', ways, 300)
    expect(drawn.rows.map(({ value }) => value)).toEqual([
      expect.closeTo(25.5),
      expect.closeTo(0.5),
      0,
    ])
    expect(drawn.rows.map(({ strong }) => strong)).toEqual([true, false, false])
  })

  it('say by how much the best one is ahead of the next and of the last', () => {
    expect(wayFinding(ways)).toBe(
      'Optimal is 50.0 points a game ahead of Greedy and 100.0 ahead of Equal dice only.',
    )
  })
})

function roll(dice: string, chance: number, keep: string, loss: number): FirstRoll {
  const faces = (text: string): Face[] => [...text].map((digit) => Number(digit) as Face)
  return {
    dice: faces(dice),
    chance,
    keep: faces(keep),
    box: null,
    expected: 250,
    next: { keep: [], box: null, loss },
  }
}

describe('the first rolls', () => {
  const rolls = [
    roll('11235', 0.3, '11', 2),
    roll('55124', 0.1, '55', 3),
    roll('12345', 0.2, '12345', 9),
    roll('22551', 0.4, '22', 1),
  ]
  const found = (dice: string, pattern: Parameters<typeof matchingRolls>[1]['pattern'] = 'any') =>
    matchingRolls(rolls, { dice: readFaces(dice, 5)!, pattern }).map((one) => one.dice.join(''))

  it('are found by dice, each as often as it is typed', () => {
    expect(found('5')).toEqual(['11235', '55124', '12345', '22551'])
    expect(found('5 5')).toEqual(['55124', '22551'])
    expect(found('552')).toEqual(['55124', '22551'])
    expect(found('66')).toEqual([])
    expect(found('', 'pair')).toEqual(['11235', '55124'])
    expect(found('55', 'twoPairs')).toEqual(['22551'])
  })

  it('are not looked for by what are no dice', () => {
    expect(readFaces('17', 5)).toBeNull()
    expect(readFaces('x', 5)).toBeNull()
    expect(readFaces('123456', 5)).toBeNull()
    expect(readFaces('6, 5-4', 5)).toEqual([6, 5, 4])
    expect(readFaces('123456', 6)).toHaveLength(6)
  })

  it('are sorted by how often, by what the second best costs, or by their dice', () => {
    const order = (by: Parameters<typeof sortedRolls>[1]): string[] =>
      sortedRolls(rolls, by).map((one) => one.dice.join(''))
    expect(order('often')).toEqual(['22551', '11235', '12345', '55124'])
    expect(order('cost')).toEqual(['12345', '55124', '11235', '22551'])
    expect(order('dice')).toEqual(['11235', '12345', '22551', '55124'])
    expect(shareOf(rolls.slice(0, 2))).toBeCloseTo(0.4)
  })

  it('say how often it is best to keep what one has most of', () => {
    expect(openingFinding(rolls)).toBe(
      'In 40.0% of first rolls it is best to keep the largest group of equal dice, of two pairs the higher one. The others are a single die or the lower pair (40.0%), finished rolls, all dice kept (20.0%).',
    )
  })
})
