import { DICE_COUNTS } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { formatDice, formatNumber } from '../../components/format.ts'
import type { Series } from '../../components/chart-series.ts'

type Rows = AnswerOf<BackendRequests, 'score.table'>['rows']

/** More dice, a fuller line: told apart in print and without colour. */
const DASHES: readonly (readonly number[])[] = [[1, 3], [2, 3], [4, 3], [7, 3], [12, 3], []]

/** One line per number of dice through the reachable turn totals of E(s, n). */
export function gainSeries(rows: Rows): Series[] {
  return DICE_COUNTS.map((dice) => ({
    label: formatDice(dice),
    mark: formatDice(dice),
    token: 'ink',
    dash: DASHES[dice - 1]!,
    data: rows.flatMap(({ turnScore, values }) => {
      const gain = values[dice - 1]
      return gain === null || gain === undefined ? [] : [{ x: turnScore, y: gain }]
    }),
  }))
}

/** What the chart shows, in a sentence: up to which totals each number of dice is rolled. */
export function chartFinding(rows: Rows, minimumBank: number): string {
  const limits = ([5, 4, 3, 2, 1] as const).map((dice) => {
    const last = rows.findLast(({ turnScore, values }) => {
      const gain = values[dice - 1]
      return gain != null && gain > 0 && turnScore >= minimumBank
    })
    return { dice, last: last?.turnScore ?? null }
  })
  const rolled = limits.filter(({ last }) => last !== null)
  const parts = rolled.map(({ dice, last }) => `${formatDice(dice)} up to ${formatNumber(last!)}`)
  if (parts.length === 0)
    return 'Once a turn total can be banked, bank it unless all six dice are to roll.'
  return `Roll ${parts.join(', ')}; bank above.`
}
