import { ALL_DICE, diceCounts, type DiceCount } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { ChartNumbers, Series } from '#shared/pictures/chart.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatDice, formatNumber } from '../../../components/format.ts'
import type { NumberRow } from '../../../components/number-row.ts'

type Rows = AnswerOf<BackendRequests, 'score.table'>['rows']

type BreakpointRows = AnswerOf<BackendRequests, 'score.breakpoints'>['table']['rows']

/** More dice, longer dashes: distinguishable in print. */
const DASHES: readonly (readonly number[])[] = [
  ...[
    [1, 3],
    [2, 3],
    [4, 3],
    [7, 3],
    [12, 3],
    [18, 3],
    [26, 3],
  ],
]

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

/** Null where the turn total is unreachable. */
export function gainNumbers(rows: Rows): ChartNumbers {
  return {
    columns: [
      farklePageTexts.strategy.chart.xTitle,
      ...countsOf(rows).map((dice) => farklePageTexts.strategy.chart.adds(dice)),
    ],
    rows: rows.map(({ turnScore, values }) => [turnScore, ...values]),
  }
}

export function gainRows(rows: Rows): NumberRow[] {
  return rows.map(({ turnScore, values }) => ({
    key: turnScore,
    cells: [
      formatNumber(turnScore),
      ...values.map((value) => (value === null ? '–' : formatNumber(value, 3))),
    ],
  }))
}
