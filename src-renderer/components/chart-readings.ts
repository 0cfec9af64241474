import type { ChartFormat, Series } from '#shared/pictures/chart.ts'

interface Reading {
  readonly x: number
  readonly values: readonly { readonly series: number; readonly point: number }[]
}

/** Index of the point of a series that is valid at x; -1 if none. */
function pointAt({ data, steps }: Series, x: number): number {
  const exact = data.findIndex((point) => point.x === x)
  if (exact >= 0 || steps === undefined || steps === 'around') return exact
  return steps === 'until'
    ? data.findLastIndex((point) => point.x <= x)
    : data.findIndex((point) => point.x >= x)
}

/** A reading for every x at which some line has a point, from left to right. */
export function readingsOf(series: readonly Series[]): Reading[] {
  const read = series.map((one, i) => ({ one, i })).filter(({ one }) => !one.unread)
  const places = new Set(read.flatMap(({ one }) => one.data.map(({ x }) => x)))
  return [...places]
    .sort((a, b) => a - b)
    .map((x) => ({
      x,
      values: read
        .map(({ one, i }) => ({ series: i, point: pointAt(one, x) }))
        .filter(({ point }) => point >= 0),
    }))
}

/** A reading as text: "Turn total, points: 350. 3 dice: 12; 2 dice: −40". */
export function readingWords(
  { x, values }: Reading,
  series: readonly Series[],
  xTitle: string,
  { x: formatX, y, place = formatX, value = y }: ChartFormat,
): string {
  const said = values.map(({ series: i, point }) => {
    const one = series[i]!
    return `${one.label}: ${value(one.data[point]!.y)}`
  })
  return `${xTitle}: ${place(x)}. ${said.join('; ')}`
}
