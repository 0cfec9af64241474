import type { ChartNumbers } from '#shared/pictures/chart.ts'
import { formatNumber, formatPercent } from './format.ts'
import type { NumberRow } from './number-row.ts'

/** Numbers of a figure: as a table on the page, and with all digits in a CSV file. */
export interface FigureNumbers {
  readonly columns: readonly string[]
  readonly rows: readonly NumberRow[]
  readonly file: ChartNumbers
}

export interface FigureColumn<T> {
  /** Heading on the page; null for a column of the file alone. */
  readonly title: string | null
  /** Heading in the file, if it differs; null for a column of the page alone. */
  readonly inFile?: string | null
  readonly value: (one: T) => string | number | null
  /** Text of a number on the page: whole by default. */
  readonly text?: (value: number, one: T) => string
  /** Text without a value. */
  readonly none?: string
}

export const digits =
  (decimals: number) =>
  (value: number): string =>
    formatNumber(value, decimals)

/** For a probability. */
export const percents =
  (decimals: number) =>
  (value: number): string =>
    formatPercent(value, decimals)

/** `markOf` labels a highlighted row. */
export function figureNumbers<T>(
  all: readonly T[],
  columns: readonly FigureColumn<T>[],
  markOf: (one: T) => string | undefined = () => undefined,
): FigureNumbers {
  const shown = columns.filter(({ title }) => title !== null)
  const filed = columns.filter(({ inFile }) => inFile !== null)
  return {
    columns: shown.map(({ title }) => title!),
    rows: all.map((one, place) => {
      const mark = markOf(one)
      return {
        key: shown[0]!.value(one) ?? place,
        cells: shown.map(({ value, text = digits(0), none = '–' }) => {
          const found = value(one)
          return typeof found === 'number' ? text(found, one) : (found ?? none)
        }),
        ...(mark === undefined ? {} : { mark }),
      }
    }),
    file: {
      columns: filed.map(({ title, inFile }) => inFile ?? title!),
      rows: all.map((one) => filed.map(({ value }) => value(one))),
    },
  }
}
