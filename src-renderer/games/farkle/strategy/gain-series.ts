import { ALL_DICE, diceCounts, type DiceCount } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Series } from '#shared/pictures/chart.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { digits, figureNumbers, type FigureNumbers } from '../../../components/figure-numbers.ts'
import { formatDice } from '../../../components/format.ts'

type Rows = AnswerOf<BackendRequests, 'farkle.scoreTable'>['rows']

type BreakpointRows = AnswerOf<BackendRequests, 'farkle.scoreBreakpoints'>['table']['rows']

/** More dice, longer dashes: distinguishable in print. */
const DASHES = [1, 2, 4, 7, 12, 18, 26].map((length) => [length, 3])

function countsOf(rows: Rows): DiceCount[] {
  return diceCounts(rows[0]?.values.length ?? ALL_DICE)
}

/** One line per number of dice: E(s, n) over the reachable turn totals. */
export function gainSeries(rows: Rows): Series[] {
  const counts = countsOf(rows)
  return counts.map((dice) => ({
    label: formatDice(dice),
    mark: formatDice(dice),
    token: 'ink',
    dash: dice === counts.length ? [] : DASHES[dice - 1]!,
    data: rows.flatMap(({ turnScore, values }) => {
      const gain = values[dice - 1]
      return gain === null || gain === undefined ? [] : [{ x: turnScore, y: gain }]
    }),
  }))
}

/** Value of rolling by the breakpoint table, as steps: one line per row, up to `end`. */
export function breakpointSeries(rows: BreakpointRows, end: number): Series[] {
  return rows.map(({ dice, breakpoints }) => {
    const stairs = breakpoints
      .map(({ value, from }) => ({ x: from, y: value }))
      .filter(({ x }) => x <= end)
      .sort((a, b) => a.x - b.x)
    const last = stairs.at(-1)
    return {
      label: farklePageTexts.strategy.chart.byBreakpoints(dice),
      token: 'control',
      width: 1,
      steps: 'until',
      unread: true,
      data: last && last.x < end ? [...stairs, { x: end, y: last.y }] : stairs,
    }
  })
}

/** None where the turn total is unreachable. */
export function gainNumbers(rows: Rows): FigureNumbers {
  const words = farklePageTexts.strategy.chart
  return figureNumbers(rows, [
    { title: words.turnTotal, inFile: words.xTitle, value: ({ turnScore }) => turnScore },
    ...countsOf(rows).map((dice) => ({
      title: formatDice(dice),
      inFile: words.adds(dice),
      text: digits(3),
      value: ({ values }: Rows[number]) => values[dice - 1] ?? null,
    })),
  ])
}
