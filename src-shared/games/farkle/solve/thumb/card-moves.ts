import type { DiceCount, Points } from '../../../../base/units.ts'
import { endKinds, type NumberGame, type NumberKind } from './thumb-moves.ts'
import { withColumns, type ScoreColumns, type ThumbRule } from './thumb-rule.ts'

const LEAD_PART = 0.01

/** Steps of half a divisor, since the value of dice need not be a plain fraction. */
const DIVISOR_STEP = 0.5

/** Cuts that are easy to say, ascending: tenths and quarters of the need, round leads. */
export function sayableCuts(
  by: ScoreColumns['by'],
  { goal, grid }: Pick<NumberGame, 'goal' | 'grid'>,
): number[] {
  if (by === 'need') {
    const hundredths = Array.from({ length: 701 }, (_, i) => i - 300)
    return hundredths.filter((of) => of % 10 === 0 || of % 25 === 0).map((of) => of / 100)
  }
  const step = Math.max(1, Math.round((goal * LEAD_PART) / grid)) * grid
  const most = Math.floor(goal / step)
  return Array.from({ length: 2 * most + 1 }, (_, i) => (i - most) * step)
}

const least = (points: Points): Points => Math.max(0, points)

function mapped(
  columns: ScoreColumns,
  of: (points: Points, column: number, dice: number) => Points,
): ScoreColumns {
  const holds = columns.holds.map((list, c) => list.map((points, i) => least(of(points, c, i))))
  return { ...columns, holds }
}

/** Kinds of numbers of a card: cuts, columns, rows, bank numbers, divisor, and endKinds. */
export function cardKinds(
  by: ScoreColumns['by'],
  columnCount: number,
  allDice: DiceCount,
): (game: NumberGame) => readonly NumberKind[] {
  return (game) => {
    const { grid } = game
    const cuts = sayableCuts(by, game)
    const anything = { least: -Infinity, begins: [] }
    const places = Array.from({ length: columnCount }, (_, c) => c)
    const columnsOf = ({ columns }: ThumbRule): ScoreColumns => columns!
    const together = (is: (column: number, dice: number) => boolean): NumberKind => ({
      ...{ ...anything, step: grid, of: () => [0] },
      with: (rule, [by]) =>
        withColumns(
          rule,
          mapped(columnsOf(rule), (points, c, i) => (is(c, i) ? points + by! : points)),
        ),
    })
    return [
      {
        // A cut moves by index within the sayable cuts.
        ...{ step: 1, least: 0, most: cuts.length - 1, begins: [] },
        of: (rule) => columnsOf(rule).cuts.map((cut) => cuts.indexOf(cut)),
        with: (rule, list) => {
          const moved = list.map((place) => cuts[place!]!).toSorted((a, b) => a - b)
          // Two equal cuts would leave an empty column between them.
          if (new Set(moved).size < moved.length) return rule
          return withColumns(rule, { ...columnsOf(rule), cuts: moved })
        },
      },
      ...places.map((column) => together((c) => c === column)),
      ...Array.from({ length: allDice - 1 }, (_, dice) => together((_c, i) => i === dice)),
      ...places.map((column): NumberKind => ({
        ...{ step: grid, least: 0, begins: [] },
        of: (rule) => columnsOf(rule).holds[column] ?? [],
        with: (rule, list) =>
          withColumns(
            rule,
            mapped(columnsOf(rule), (points, c, i) => (c === column ? list[i]! : points)),
          ),
      })),
      {
        ...{ step: DIVISOR_STEP, least: 1.5, begins: [] },
        of: ({ divisor }) => divisor.slice(0, 1),
        with: (rule, [divisor]) => ({ ...rule, divisor: [divisor!] }),
      },
      ...endKinds(game),
    ]
  }
}
