import { mount, type VueWrapper } from '@vue/test-utils'
import type { VerdictOf } from '#renderer/services/ask-drill.ts'
import { describe, expect, it } from 'vitest'
import { writtenDifference } from '#shared/texts/numbers.ts'
import type { WinOption } from '#renderer/games/farkle/analyse/option-rows.ts'
import { formatDifference, formatPercentDifference } from '#renderer/components/format.ts'
import { lastValue, shownLoss } from '#renderer/components/goal-format.ts'
import OptionTable from '#renderer/games/farkle/analyse/OptionTable.vue'
import OptionBars from '#renderer/games/farkle/drill/OptionBars.vue'
import { compareRows } from '#renderer/games/farkle/strategy/compared-sides.ts'
import { fairnessFinding } from '#renderer/games/farkle/winning/fairness-chart.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import ChoiceTable from '#renderer/games/scorecard/analyse/ChoiceTable.vue'
import { targetFinding, targetNumbers } from '#renderer/games/scorecard/strategy/target-chart.ts'
import { wayFinding } from '#renderer/games/scorecard/strategy/way-rows.ts'
import './harness.ts'

/** The numbers that a text shows, in its order. */
const numbersIn = (text: string): number[] =>
  [...text.replace(/(?<=\d)[,](?=\d{3})/g, '').matchAll(/[−-]?\d+(\.\d+)?/g)].map(([one]) =>
    Number(one.replace('−', '-')),
  )
const rounded = (value: number, places: number): number => Number(value.toFixed(places))

/** The first number of each cell of this kind, by row. */
const cellsOf = (table: Pick<VueWrapper, 'findAll'>, cells: string): number[][] =>
  table
    .findAll('tbody tr')
    .map((row) => row.findAll(cells).map((cell) => numbersIn(cell.text())[0]!))

describe('a difference that is shown beside its two numbers', () => {
  it('is the difference of the numbers as they are shown', () => {
    // The chances of 300 points in Yahtzee: 0.1760174 and 0.1432649.
    expect(formatPercentDifference(0.1760174, 0.1432649, 3)).toBe('3.276')
    expect(formatDifference(0.45, 0.4449, 2)).toBe('0.01')
    expect(writtenDifference(2.675, 1.005, 2)).toBe(
      rounded(Number((2.675).toFixed(2)) - Number((1.005).toFixed(2)), 2),
    )
    expect(Object.is(writtenDifference(1, 1.0001, 2), 0)).toBe(true)
  })

  it('holds for the target of a game, in the table and in the sentence', () => {
    const curve = {
      limit: 400,
      chances: Array.from({ length: 401 }, (_, i) => (i < 200 ? 1 : 0.1760174)),
      plain: Array.from({ length: 401 }, (_, i) => (i < 200 ? 1 : 0.1432649)),
    }
    for (const { cells } of targetNumbers(curve).rows) {
      const [own, plain, gain] = cells.slice(1).map(Number) as [number, number, number]
      expect(rounded(own - plain, 3)).toBe(gain)
    }
    const [, own, plain, gain] = numbersIn(targetFinding(curve))
    expect(rounded(own! - plain!, 2)).toBe(gain)
  })

  it('holds between ways to play', () => {
    const way = (strategy: string, mean: number) => ({ strategy, answer: { mean } }) as never
    const finding = wayFinding([
      way('optimal', 254.55),
      way('heuristic', 242.149),
      way('greedy', 1),
    ])
    expect(numbersIn(finding)[0]).toBe(rounded(Number((254.55).toFixed(1)) - 242.1, 1))
  })

  it('holds between two sides of a comparison', () => {
    const side = (mean: number, standardDeviation: number, farkleProbability: number) =>
      ({ title: String(mean), answer: { mean, standardDeviation, farkleProbability } }) as never
    const rows = compareRows(side(446.5994, 400.04, 0.20004), side(447.0005, 401.96, 0.19996))
    const [left, right, difference] = rows.map(({ cells }) => cells.slice(1))
    difference!.forEach((cell, i) => {
      const [a, b] = [numbersIn(String(left![i]))[0]!, numbersIn(String(right![i]))[0]!]
      expect(numbersIn(cell.replace('+', ''))[0]).toBeCloseTo(b - a, 9)
    })
  })

  it('holds between who moves first and who does not', () => {
    const fairness = { winProbability: 0.533424, edge: 0.066848 }
    const said = fairnessFinding({ ...fairness, komi: { points: 0, winProbability: 0 } } as never)
    const [edge, wins] = numbersIn(said)
    expect(edge).toBe(rounded(2 * wins! - 100, 1))
  })

  it('holds for the parts of a game, which add up to its result', () => {
    const parts = [254.5877, -10.2641]
    const last = lastValue('points', 231, parts)
    expect(rounded(254.6 - 10.3 + last, 1)).toBe(231)
    const wins = lastValue('wins', 1, [0.53342, 0.02006, -0.00004])
    expect(rounded(53.34 + 2.01 - 0 + wins * 100, 2)).toBe(100)
  })
})

describe('what an option loses', () => {
  const farkle = (winProbability: number, expectedPoints: number, rank: number): WinOption => ({
    setAside: [],
    points: 0,
    then: 'roll',
    diceLeft: rank,
    turnTotal: 350,
    winProbability,
    winLoss: 0.5 - winProbability,
    winRank: rank,
    expectedPoints,
    pointsLoss: 400 - expectedPoints,
    pointsRank: rank,
    farkleProbability: 0,
    winAfterFarkle: null,
    winOtherwise: null,
    pointsOtherwise: null,
    outcome: 'passes',
    reason: '',
  })

  it('stands between what both are worth in the analysis of Farkle', () => {
    const options = [farkle(0.48265, 399.94, 1), farkle(0.47254, 350.06, 2)]
    const table = mount(OptionTable, {
      props: { options, order: 'wins', names: [], blunder: null },
    })
    const [first, second] = cellsOf(table, 'td.number')
    expect(second![1]).toBeCloseTo(first![0]! - second![0]!, 9)
    expect(second![3]).toBeCloseTo(first![2]! - second![2]!, 9)
  })

  it('stands between what both are worth in a verdict of Farkle, and is what is told', () => {
    const option = (value: number, rank: number) =>
      ({
        value,
        loss: 0.48265 - value,
        rank,
        setAside: [],
        points: 0,
        then: 'roll',
        best: 'roll',
        turnTotal: 350,
        diceLeft: rank,
        words: '',
      }) as unknown as VerdictOf<'farkle'>['options'][number]
    const options = [option(0.48265, 1), option(0.47254, 2)]
    const props = { options, chosen: 1, goal: 'wins' as const, names: [], blunder: 0.05 }
    const table = mount(OptionBars, { props })
    const cells = cellsOf(table, 'td.numeric')
    expect(cells[1]![1]).toBeCloseTo(cells[0]![0]! - cells[1]![0]!, 9)
    expect(shownLoss('wins', 0.48265, 0.47254) * 100).toBeCloseTo(cells[1]![1]!, 9)
  })

  it('stands between what both are worth in the analyses of Yahtzee', () => {
    const rules = PUBLISHED_CARDS.yahtzee!
    const choice = (rank: number, expected: number, chance: number) => ({
      keep: [rank],
      box: null,
      rank,
      expected,
      loss: 254.585 - expected,
      points: null,
      further: null,
      ends: [],
      chance,
      expectedRank: rank,
    })
    const choices = [choice(1, 254.585, 0.1760174), choice(2, 254.114, 0.1432649)]
    const shown = (listed: readonly object[]): number[][] =>
      cellsOf(mount(ChoiceTable, { props: { choices: listed as never, rules } }), 'td.number')
    const means = shown(choices.map(({ chance: _, ...one }) => one))
    expect(means[1]![1]).toBeCloseTo(means[0]![0]! - means[1]![0]!, 9)
    const chances = shown(choices.map((one) => ({ ...one, loss: 0.0327525 })))
    expect(chances[1]![1]).toBeCloseTo(chances[0]![0]! - chances[1]![0]!, 9)
  })
})
