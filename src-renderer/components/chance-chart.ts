import type { Distribution } from '#shared/base/units.ts'
import type { Bins } from '#shared/pictures/bins.ts'
import type { LineDrawing, Series } from '#shared/pictures/chart.ts'
import { binStairs } from '#shared/pictures/distribution-rows.ts'
import {
  digits,
  figureNumbers,
  percents,
  type FigureColumn,
  type FigureNumbers,
} from './figure-numbers.ts'
import { formatNumber } from './format.ts'

/** A distribution, with the look of its line. */
export interface ChanceLine extends Omit<Series, 'data'> {
  readonly distribution: Distribution
}

type Axes = Omit<LineDrawing, 'series' | 'format'> & Pick<LineDrawing['format'], 'place'>

/** Series in percent. */
export function chanceDrawing({ place, ...axes }: Axes, series: readonly Series[]): LineDrawing {
  return {
    xMin: 0,
    yMin: 0,
    ...axes,
    series,
    format: {
      x: digits(0),
      // Whole percents on the axis if possible; more digits for values and small shares.
      y: (value) => formatNumber(value, Number.isInteger(value) ? 0 : 1),
      value: (value) => formatNumber(value, value > 0 && value < 1 ? 2 : 1),
      ...(place && { place }),
    },
  }
}

/** A stair for each bin, from bin `from` on. */
export function binDrawing(
  lines: readonly ChanceLine[],
  bins: Bins,
  from: number,
  axes: Omit<Axes, 'xMax'>,
): LineDrawing {
  return chanceDrawing(
    { xMax: bins.count * bins.step, ...axes },
    lines.map(({ distribution, ...line }) => ({
      ...line,
      steps: 'until' as const,
      data: binStairs(distribution, bins, from),
    })),
  )
}

type Titles = Pick<FigureColumn<never>, 'title' | 'inFile'>

/** Rows of a value and, for each line, its probability and that summed up. */
export function chanceNumbers(
  rows: readonly (readonly number[])[],
  first: Titles & Pick<FigureColumn<readonly number[]>, 'text'>,
  lines: readonly { readonly each: Titles; readonly summed: Titles }[],
): FigureNumbers {
  return figureNumbers(rows, [
    { ...first, value: ([value]) => value! },
    ...lines
      .flatMap(({ each, summed }) => [each, summed])
      .map((titles, i) => ({
        ...titles,
        text: percents(4),
        value: (row: readonly number[]) => row[i + 1]!,
      })),
  ])
}
